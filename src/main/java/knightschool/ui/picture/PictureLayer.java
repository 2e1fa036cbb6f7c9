package knightschool.ui.picture;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import knightschool.board.Board;

/**
 * The picture that lies over a scene, if there is one. One that is left with corrections is put aside with all that a
 * person did to it, until they come back to it or give it up; any other is gone.
 */
final class PictureLayer {
    private final Node scene;
    private final StackPane place;
    private final ReadOnlyBooleanWrapper aside = new ReadOnlyBooleanWrapper(this, "aside");
    private Optional<PictureCorrectionView> pane = Optional.empty();

    PictureLayer(Node scene) {
        this.scene = scene;
        this.place = new StackPane(scene);
    }

    /** The scene, and over it the picture. */
    Node node() {
        return place;
    }

    /** Whether a picture with corrections is put aside. */
    ReadOnlyBooleanProperty asideProperty() {
        return aside.getReadOnlyProperty();
    }

    /** The picture that is on screen. */
    Optional<PictureCorrectionView> onScreen() {
        return pane.filter(_ -> !aside.get());
    }

    /** The board that was corrected last and is not taken, of the picture on screen or aside. */
    Optional<Board> corrected() {
        return pane.flatMap(PictureCorrectionView::lastCorrected).map(CorrectedBoard::board);
    }

    /** What is known of the picture on screen or aside. */
    Optional<PictureReadingState> state() {
        return pane.map(PictureCorrectionView::state);
    }

    /** Shows a picture in place of the one before, which is given up. */
    void show(PictureCorrectionView next) {
        giveUp();
        pane = Optional.of(next);
        cover(next);
    }

    private void cover(PictureCorrectionView over) {
        aside.set(false);
        scene.setVisible(false);
        place.getChildren().add(over.node());
    }

    /** Shows the scene alone; tells whether the picture is put aside. */
    boolean leave() {
        if (corrected().isEmpty()) {
            giveUp();
            return false;
        }
        onScreen().ifPresent(this::putAside);
        return true;
    }

    private void putAside(PictureCorrectionView over) {
        over.rest();
        uncover(over);
        aside.set(true);
    }

    private void uncover(PictureCorrectionView over) {
        place.getChildren().remove(over.node());
        scene.setVisible(true);
    }

    /** Shows the picture again that was put aside. */
    void comeBack() {
        pane.filter(_ -> aside.get()).ifPresent(this::cover);
    }

    /** Shows the scene alone; the picture is given up with all that was done to it, and its work is stopped. */
    void giveUp() {
        pane.ifPresent(over -> {
            uncover(over);
            over.close();
        });
        pane = Optional.empty();
        aside.set(false);
    }

    /** Whether nothing is being looked for in the picture on screen. */
    boolean isSettled() {
        return onScreen().map(PictureCorrectionView::isSettled).orElse(true);
    }
}

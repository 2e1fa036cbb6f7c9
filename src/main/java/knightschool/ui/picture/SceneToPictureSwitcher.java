package knightschool.ui.picture;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import knightschool.board.Board;

/**
 * Shows either a scene or the open picture that covers it. A picture that is left with corrections is put aside with
 * everything done to it, until the user returns to it or discards it; any other is closed.
 */
final class SceneToPictureSwitcher {
    private final Node scene;
    private final StackPane place;
    private final ReadOnlyBooleanWrapper aside = new ReadOnlyBooleanWrapper(this, "aside");
    private Optional<PictureCorrectionView> pane = Optional.empty();

    SceneToPictureSwitcher(Node scene) {
        this.scene = scene;
        this.place = new StackPane(scene);
    }

    /** Returns the scene with the picture over it. */
    Node node() {
        return place;
    }

    /** Whether a picture with corrections has been put aside. */
    ReadOnlyBooleanProperty asideProperty() {
        return aside.getReadOnlyProperty();
    }

    /** Returns the picture on screen. */
    Optional<PictureCorrectionView> onScreen() {
        return pane.filter(_ -> !aside.get());
    }

    /** Returns the last corrected board that has not been taken, of the picture on screen or put aside. */
    Optional<Board> corrected() {
        return pane.flatMap(PictureCorrectionView::lastCorrected).map(CorrectedBoard::board);
    }

    /** Returns the state of the picture on screen or put aside. */
    Optional<PictureCorrectionState> state() {
        return pane.map(PictureCorrectionView::state);
    }

    /** Shows a picture in place of the previous one, which is discarded. */
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

    /**
     * Shows the scene alone.
     *
     * @return whether a picture has been put aside
     */
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

    /** Shows the picture that was put aside. */
    void comeBack() {
        pane.filter(_ -> aside.get()).ifPresent(this::cover);
    }

    /** Shows the scene alone, and discards the picture with everything done to it; its work is stopped. */
    void giveUp() {
        pane.ifPresent(over -> {
            uncover(over);
            over.close();
        });
        pane = Optional.empty();
        aside.set(false);
    }

    /** Returns whether no search is in progress in the picture on screen. */
    boolean isSettled() {
        return onScreen().map(PictureCorrectionView::isSettled).orElse(true);
    }
}

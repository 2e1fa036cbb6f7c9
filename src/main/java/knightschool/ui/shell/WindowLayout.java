package knightschool.ui.shell;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import knightschool.ui.control.Visibility;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;

/**
 * Where the parts of a window lie and how large each is: the bar above the scene, the legend beside it, and what covers
 * them. Used on the JavaFX thread only.
 */
final class WindowLayout {
    private final Region bar;
    private final StackPane place = new StackPane();
    private final StackPane presented = new StackPane();
    private final SceneViewport scenePlace = new SceneViewport(place, this::lost);
    private final ScaledRegion above;
    private final ScaledRegion beside;
    private final ScaledRegion cover;
    private final StackPane root;

    /**
     * @param messages lie over the scene, as do cards
     * @param asking whether a card asks a person something
     */
    WindowLayout(Region bar, Region legend, Node messages, Node cards, ObservableBooleanValue asking) {
        this.bar = bar;
        place.setId(SceneHost.PLACE);
        StackPane.setAlignment(messages, Pos.BOTTOM_CENTER);
        above = new ScaledRegion(bar);
        StackPane over = new StackPane(messages, cards);
        over.setPickOnBounds(false);
        // As large as the window and no larger, whatever stands in it: a message keeps its place once it is gone.
        over.setMinSize(0, 0);
        cover = new ScaledRegion(over);
        cover.setPickOnBounds(false);
        beside = new ScaledRegion(legend);
        beside.managedProperty().bind(legend.managedProperty());
        // What is not laid out any more keeps its place, and would take the mouse there.
        beside.visibleProperty().bind(legend.visibleProperty());
        root = new StackPane(new BorderPane(scenePlace.node(), above, beside, null, null), presented, cover);
        presented.setMouseTransparent(true);
        // What is said while a person is asked something belongs to the question: why something is not saved.
        messages.viewOrderProperty().bind(Bindings.when(asking).then(-1).otherwise(0));
    }

    Parent root() {
        return root;
    }

    /** Where the scene is put. */
    StackPane place() {
        return place;
    }

    /** @param action is done when the window gets another width */
    void onWidthChanged(Runnable action) {
        above.widthProperty().addListener((_, _, _) -> action.run());
    }

    /** Puts a scene there; one that has no tab and shares none stands in the frame of a slide. */
    void put(SceneDescriptor<?> type, LiveScene<?> scene) {
        place.getChildren().setAll(type.fillsWindow() ? scene.node() : ResponsiveSceneFrame.of(scene));
        scenePlace.shows(type, scene);
    }

    /** What is presented lies alone in the window, or nothing is presented. */
    void present(Optional<Node> over) {
        Visibility.set(above, over.isEmpty());
        root.pseudoClassStateChanged(PseudoClasses.PRESENTED, over.isPresent());
        presented.getChildren().setAll(over.stream().toList());
    }

    boolean isPresenting() {
        return !presented.getChildren().isEmpty();
    }

    /** Words are as large as is wanted wherever there is a way to them; the bar is never cut. */
    void magnify(double factor) {
        scenePlace.magnify(factor);
        cover.magnify(factor);
        beside.magnify(factor);
    }

    /** The bar, which is as large as there is room. */
    void magnifyBar(double factor) {
        above.magnify(
                factor <= 1 ? factor : Math.clamp(root.getLayoutBounds().getWidth() / MainWindow.MIN_WIDTH, 1, factor));
    }

    /** Whether a legend fits in. Before a class the bar is not laid out, and keeps the width of the window before. */
    boolean hasLegendRoom(double least, double factor) {
        return LegendPlacement.fits(
                scenePlace.node().getParent().getLayoutBounds().getWidth(), least, factor);
    }

    /** How much higher the bar is than in the usual size. */
    private double lost() {
        return above == null || !above.isVisible() ? 0 : above.getHeight() - bar.getHeight();
    }
}

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
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;

/**
 * Arranges the parts of a window and their magnification: the bar above the scene, the legend beside it, and the layers
 * over them. Used on the JavaFX thread only.
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
     * @param messages the messages, over the scene
     * @param cards the cards, over the scene and the messages
     * @param asking whether a question is waiting for an answer
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

    /** The parent of the scene. */
    StackPane place() {
        return place;
    }

    /**
     * Adds a listener to the width of the window.
     *
     * @param action run when the width has changed
     */
    void onWidthChanged(Runnable action) {
        above.widthProperty().addListener((_, _, _) -> action.run());
    }

    /** Shows a scene. One without a tab, of its own or shared, is put into the frame of a slide. */
    void put(SceneDescriptor<?> type, SetupDrivenScene<?> scene) {
        place.getChildren().setAll(type.fillsWindow() ? scene.node() : ResponsiveSceneFrame.of(scene));
        scenePlace.shows(scene);
    }

    /** Shows a layer over the window and hides the bar, or ends that if empty. */
    void present(Optional<Node> over) {
        NodeVisibility.set(above, over.isEmpty());
        root.pseudoClassStateChanged(PseudoClasses.PRESENTED, over.isPresent());
        presented.getChildren().setAll(over.stream().toList());
    }

    boolean isPresenting() {
        return !presented.getChildren().isEmpty();
    }

    /** Magnifies everything but the bar. */
    void magnify(double factor) {
        scenePlace.magnify(factor);
        cover.magnify(factor);
        beside.magnify(factor);
    }

    /** Magnifies the bar as far as its width allows, since it cannot scroll. */
    void magnifyBar(double factor) {
        above.magnify(
                factor <= 1 ? factor : Math.clamp(root.getLayoutBounds().getWidth() / MainWindow.MIN_WIDTH, 1, factor));
    }

    /**
     * Whether there is room for a legend. The bar is not used to measure it, since it keeps its old width during a
     * presentation.
     */
    boolean hasLegendRoom(double least, double factor) {
        return LegendPlacement.fits(
                scenePlace.node().getParent().getLayoutBounds().getWidth(), least, factor);
    }

    /** The additional height of the magnified bar, in pixels. */
    private double lost() {
        return above == null || !above.isVisible() ? 0 : above.getHeight() - bar.getHeight();
    }
}

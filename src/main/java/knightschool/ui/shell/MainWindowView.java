package knightschool.ui.shell;

import java.util.Optional;
import java.util.function.DoubleSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.event.EventDispatcher;
import javafx.geometry.Dimension2D;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ShrinkableBoardScene;
import knightschool.ui.scroll.FocusInSightKeeper;
import knightschool.ui.scroll.ScrollPositionSetter;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;
import knightschool.ui.theme.UncachedScrollSkin;

/**
 * The view of the window: the bar above the scene, the legend beside it, and the layers with messages, cards and the
 * presentation over them, each with its magnification. Used on the JavaFX thread only.
 */
final class MainWindowView {
    private final Region bar;
    private final StackPane place = NodeStyle.named(new StackPane(), SceneHost.PLACE);
    private final StackPane presented = new StackPane();
    private final SceneViewport scenePlace = new SceneViewport(place, this::lost);
    private final ScaledRegion above;
    private final ScaledRegion legendRegion;
    private final ScaledRegion cover;
    private final StackPane root;

    /**
     * @param messages the messages, over the scene
     * @param cards the cards, over the scene and the messages
     * @param raised whether the messages are over the cards
     */
    MainWindowView(Region bar, Region legend, Node messages, Node cards, ObservableBooleanValue raised) {
        this.bar = bar;
        StackPane.setAlignment(messages, Pos.BOTTOM_CENTER);
        above = new ScaledRegion(bar);
        cards.addEventHandler(ScrollEvent.ANY, event -> {
            // Beside a card below the scene, the wheel reaches what does not fit above the card.
            if (event.getTarget() == cards && scenePlace.isAbove()) {
                event.consume();
                scenePlace.scroll(event);
            }
        });
        StackPane over = new StackPane(messages, cards);
        over.setPickOnBounds(false);
        // As large as the window and never larger: otherwise a removed message would still enlarge this layer.
        over.setMinSize(0, 0);
        cover = new ScaledRegion(over);
        cover.setPickOnBounds(false);
        legendRegion = new ScaledRegion(legend);
        legendRegion.managedProperty().bind(legend.managedProperty());
        // A node that is no longer laid out keeps its bounds, and would still receive mouse events there.
        legendRegion.visibleProperty().bind(legend.visibleProperty());
        root = new StackPane(new BorderPane(scenePlace.node(), above, legendRegion, null, null), presented, cover);
        presented.setMouseTransparent(true);
        messages.viewOrderProperty().bind(Bindings.when(raised).then(-1).otherwise(0));
    }

    Parent root() {
        return root;
    }

    /** The parent of the scene. */
    StackPane place() {
        return place;
    }

    /**
     * Adds a listener to the size of the window.
     *
     * @param action run when the size has changed
     */
    void onSizeChanged(Runnable action) {
        root.heightProperty().addListener((_, _, _) -> action.run());
        above.widthProperty().addListener((_, _, _) -> action.run());
    }

    /** Shows a scene. One without a tab, of its own or shared, is put into the frame of a slide. */
    void put(SceneDescriptor<?> type, SetupDrivenScene<?> scene) {
        Node node = type.fillsWindow() ? scene.node() : ResponsiveSceneFrame.of(scene);
        if (place.getWidth() > 0) {
            // A frame that learned its size in its first layout would style the scene twice.
            node.resize(place.getWidth(), place.getHeight());
        }
        place.getChildren().setAll(node);
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
        legendRegion.magnify(factor);
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
        return LegendPlacer.fits(scenePlace.node().getParent().getLayoutBounds().getWidth(), least, factor);
    }

    /** Keeps the focus in sight after a layout, as each frame does. */
    void laidOut() {
        scenePlace.focus.laidOut();
    }

    /** Makes room for a card below the scene, in pixels; what does not fit above it is scrolled. */
    void makeRoomBelow(double height) {
        scenePlace.makeRoomBelow(height);
    }

    /** The additional height of the magnified bar, in pixels. */
    private double lost() {
        return above == null || !above.isVisible() ? 0 : above.getHeight() - bar.getHeight();
    }

    /**
     * The area of the scene on screen. Its text has the size that the user has chosen, whatever the size of the window:
     * if the space is too small, the area scrolls rather than that the scene makes its text smaller.
     */
    private static final class SceneViewport {
        /** The width that every scene fits into, in pixels. */
        private static final double LEAST_WIDTH = MainWindow.MIN_WIDTH;

        /**
         * The height that every scene fits into, in pixels: what the largest words leave it of a window that is 720
         * pixels high.
         */
        private static final double LEAST_HEIGHT = 550;

        /** The height of a scene in the smallest window with words of the usual size, in pixels. */
        private static final double USUAL_HEIGHT = MainWindow.MIN_HEIGHT - 48;

        /** The width from which scenes use larger text, in pixels. */
        private static final double LARGE_WIDTH = 1732;

        private static final double LARGE_HEIGHT = 932;

        /** The width that the bar takes from a scene that is scrolled, in pixels. */
        private static final double SCROLL_BAR = 8;

        private final ScaledRegion scene;
        private final ScrollPane scroll;
        private final DoubleSupplier lost;
        private double factor = 1;
        private final FocusInSightKeeper focus;
        private Optional<ShrinkableBoardScene> shrinkable = Optional.empty();
        private boolean isPressed;

        /** The height left to a card below the scene, in pixels of the window. */
        private double below;

        /**
         * @param place the parent of the scene
         * @param lost the height that magnified text outside the scene has taken, in pixels
         */
        SceneViewport(Region place, DoubleSupplier lost) {
            this.lost = lost;
            scene = new ScaledRegion(place, () -> Optional.of(leastRoom()));
            scroll = NodeStyle.of(new ScrollPane(scene), "scene-place");
            // The skin is set here so that the scene belongs to the window before style sheets are applied.
            scroll.setSkin(new UncachedScrollSkin(scroll));
            scroll.setFitToWidth(true);
            scroll.setFitToHeight(true);
            scroll.setFocusTraversable(false);
            EventDispatcher scrolling = scroll.getEventDispatcher();
            // The scroll pane handles the wheel only; keys and mouse buttons are left to the scene and the window.
            scroll.setEventDispatcher((event, tail) ->
                    event instanceof ScrollEvent ? scrolling.dispatchEvent(event, tail) : tail.dispatchEvent(event));
            scroll.layoutBoundsProperty().addListener(_ -> keepRoom());
            // While a mouse button is pressed, its node must not move away below the pointer.
            scene.addEventFilter(MouseEvent.ANY, event -> isPressed = isAnyButtonDown(event));
            scroll.sceneProperty().flatMap(Scene::focusOwnerProperty).addListener((_, before, focused) -> {
                // A scene that has just been shown stands at its top, wherever it has its first focus.
                boolean wasInside = NodeContainment.isInside(before, scene);
                if (!isPressed && wasInside && NodeContainment.isInside(focused, scene)) {
                    scrollTo(focused);
                }
            });
            focus = new FocusInSightKeeper(scroll, () -> isPressed);
            keepRoom();
        }

        Region node() {
            return scroll;
        }

        /** Sets the magnification of the scene's text, controls and drawings. */
        void magnify(double by) {
            factor = by;
            scene.magnify(by);
            keepRoom();
        }

        /** Adapts the area to another scene and scrolls to its upper left corner. */
        void shows(SetupDrivenScene<?> live) {
            shrinkable = live.offer(ShrinkableBoardScene.class);
            scroll.setHvalue(0);
            scroll.setVvalue(0);
            keepRoom();
        }

        /** Whether the scene is above a card. */
        boolean isAbove() {
            return below > 0;
        }

        /** Leaves room for a card below the scene, in pixels of the window; 0 for none. */
        void makeRoomBelow(double height) {
            if (height != below) {
                below = height;
                BorderPane.setMargin(scroll, new Insets(0, 0, height, 0));
                keepRoom();
            }
        }

        /** Scrolls by an event that another node has received. */
        void scroll(ScrollEvent event) {
            scene.fireEvent(event.copyFor(scene, scene));
        }

        private static boolean isAnyButtonDown(MouseEvent event) {
            return event.isPrimaryButtonDown() || event.isSecondaryButtonDown() || event.isMiddleButtonDown();
        }

        /**
         * Scrolls vertically, as little as possible, to a node that a command has given the focus. JavaFX itself does
         * so only where Tab has. A node higher than the area, such as the whole scene, changes nothing.
         */
        private void scrollTo(Node node) {
            if (ScrollPositionSetter.inContent(scroll, node).getHeight()
                    <= scroll.getViewportBounds().getHeight()) {
                ScrollPositionSetter.reveal(scroll, node);
            }
        }

        private void keepRoom() {
            scene.see(scroll.getWidth());
            scene.requestLayout();
        }

        /** Returns the height below which the scene is scrolled in a width, both in pixels of the window. */
        private double lowest(double width) {
            return shrinkable.map(scene -> scene.leastHeight(width / factor)).orElse(0.0) * factor;
        }

        /** The least space in which the scene is laid out, even if the window has less, in pixels of the window. */
        private Dimension2D leastRoom() {
            double width = scroll.getWidth();
            double whole = lowest(width);
            double lowest = whole > scroll.getHeight() ? Math.max(whole, lowest(width - SCROLL_BAR)) : whole;
            // Lower, a scene whose boards shrink would leave out parts that the card below explains.
            double heightBefore = isAbove() && shrinkable.isPresent() ? scroll.getHeight() + below : 0;
            lowest = Math.max(lowest, heightBefore);
            if (factor <= 1 && !isAbove()) {
                return new Dimension2D(0, lowest);
            }
            double height = scroll.getHeight() + lost.getAsDouble() + below;
            boolean large = width >= LARGE_WIDTH && height >= LARGE_HEIGHT;
            double leastWidth = Math.min(width, large ? LARGE_WIDTH : LEAST_WIDTH);
            double leastHeight = Math.min(height, large ? LARGE_HEIGHT : LEAST_HEIGHT);
            // A scene that computes its own least size gets no more height than a scene has in the smallest window with
            // text of the usual size.
            double most = Math.min(height, large ? LARGE_HEIGHT : USUAL_HEIGHT);
            Dimension2D own = shrinkable
                    .flatMap(scene -> scene.leastRoom(width / factor))
                    .map(least ->
                            new Dimension2D(Math.min(leastWidth, least.getWidth()), Math.min(most, least.getHeight())))
                    .orElse(new Dimension2D(leastWidth, leastHeight));
            return new Dimension2D(own.getWidth() * factor, Math.max(lowest, own.getHeight() * factor));
        }
    }
}

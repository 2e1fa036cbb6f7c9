package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.DoublePredicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendPane;
import knightschool.ui.legend.LegendPlacement;
import knightschool.ui.message.FreeSpace;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.SetupDrivenScene;

/**
 * Places the legend: to the right of the scene if the window has room for both, otherwise in a card over the scene,
 * where it covers nothing. If there is no such place, the card is below the scene, which makes room for it. If the
 * window or the size of its text changes so that there is no longer room beside the scene, an open legend moves to the
 * card, and back once there is room.
 */
final class LegendPlacer implements AutoCloseable {
    /** The width of the legend with the space between the scene and the edge of the window, in pixels. */
    private static final double TAKES = LegendPane.WIDTH + 10;

    /** The space between a scene and the card below it, in pixels. */
    private static final double GAP = 8;

    private final BooleanProperty open;
    private final SceneRoom room;
    private final CardOverlay overlay;
    private final Consumer<String> messages;
    private final Consumer<String> withdrawn;
    private final ReadOnlyBooleanWrapper offered = new ReadOnlyBooleanWrapper(this, "offered");
    private final LegendPane legendPane;
    private final LegendPane over;
    private final StackPane place;
    private Optional<LegendScene> scene = Optional.empty();
    private Node node = new Region();

    /** The obstacles while the card is over the scene. */
    private Optional<LegendObstacles.Watch> obstacles = Optional.empty();

    /** Whether it was said that the legend has no room, which is said once. */
    private boolean saidWhy;

    /** Whether that was said of the scene on screen. */
    private boolean saidHere;

    private Subscription changes = Subscription.EMPTY;

    /**
     * The size of the layer for which the scene makes room below it; empty if it does not. It does so until the card is
     * closed or the window is larger, since with less room it may leave other places free: the two must not follow each
     * other.
     */
    private Optional<Dimension2D> sizeBelow = Optional.empty();

    /** Whether the place of the card is to be computed after the next layout. */
    private boolean isMoved;

    /**
     * The room of the scene in the window.
     *
     * @param isWideEnough whether there is room for the legend beside a scene of a least width, in pixels
     * @param footMaker makes room at the bottom of the window for the card, in pixels of the window
     */
    record SceneRoom(DoublePredicate isWideEnough, DoubleConsumer footMaker) {}

    /**
     * @param open whether the user wants the legend beside the scene
     * @param room asks for room for the legend
     * @param overlay shows the card
     * @param messages says why the legend is not shown
     * @param withdrawn takes that back, once the legend is shown or another scene: a window has no room before it is
     *     laid out
     */
    LegendPlacer(
            BooleanProperty open,
            SceneRoom room,
            CardOverlay overlay,
            Consumer<String> messages,
            Consumer<String> withdrawn) {
        this.open = open;
        this.room = room;
        this.overlay = overlay;
        this.messages = messages;
        this.withdrawn = withdrawn;
        legendPane = new LegendPane("legend", this::signs, GlobalCommands.LEGEND_KEY);
        over = new LegendPane("legend-card", this::signs, GlobalCommands.LEGEND_KEY);
        over.setMaxHeight(Region.USE_PREF_SIZE);
        // More signs need another place, where the card covers nothing in its new height.
        ((Region) over.getContent()).heightProperty().addListener(_ -> alignInLayoutAndAfter());
        over.parentProperty().subscribe(_ -> watch());
        Runnable keepClear = this::keepClear;
        over.sceneProperty().subscribe((before, now) -> {
            Optional.ofNullable(before).ifPresent(window -> window.removePostLayoutPulseListener(keepClear));
            Optional.ofNullable(now)
                    .ifPresentOrElse(window -> window.addPostLayoutPulseListener(keepClear), this::takeBackRoom);
        });
        place = new StackPane(legendPane);
        place.getStyleClass().add("legend-place");
        legendPane.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane.setAlignment(legendPane, Pos.TOP_LEFT);
        // Not as the insets change: another theme sets them, and the type of the words, back before it sets its own.
        place.heightProperty().subscribe(this::giveRoom);
        open.addListener(_ -> put());
    }

    /** Whether a width has room for a scene of a least width and the legend beside it, both magnified by a factor. */
    static boolean fits(double width, double least, double factor) {
        return width >= (least + TAKES) * factor;
    }

    private boolean hasRoom() {
        return room.isWideEnough()
                .test(scene.map(LegendScene::leastWidthBesideLegend).orElse(LegendScene.LEAST_WIDTH));
    }

    private List<LegendEntry> signs() {
        return scene.map(LegendScene::signs).orElse(List.of());
    }

    Region node() {
        return place;
    }

    /** Whether the scene on screen has a legend. */
    ReadOnlyBooleanProperty offeredProperty() {
        return offered.getReadOnlyProperty();
    }

    /** Called when another scene comes on screen. */
    void shows(SetupDrivenScene<?> liveScene) {
        changes.unsubscribe();
        if (saidHere) {
            withdraw();
        }
        node = liveScene.node();
        watch();
        scene = liveScene.offer(LegendScene.class);
        offered.set(scene.isPresent());
        changes = scene.map(signed -> signed.hasSigns().subscribe(this::offer)).orElse(Subscription.EMPTY);
        put();
        legendPane.begin();
        if (isWithoutRoom() && !saidWhy) {
            saidWhy = true;
            saidHere = true;
            messages.accept(ShellWords.legendWithoutRoom(GlobalCommands.LEGEND_KEY));
        }
    }

    /** Whether the legend is wanted, but has no room beside the scene. */
    private boolean isWithoutRoom() {
        return open.get() && offered.get() && !hasRoom();
    }

    private boolean isOver() {
        return over.getScene() != null;
    }

    private boolean isBeside() {
        return place.getChildren().contains(legendPane);
    }

    private void offer(boolean has) {
        offered.set(has);
        put();
    }

    /**
     * Shows the legend beside the scene if it is open and there is room. An open legend without room is shown in a card
     * over the scene, and a card goes beside the scene once there is room.
     */
    void arrange() {
        boolean wasBeside = isBeside();
        if (isOver() && hasRoom()) {
            toggleOver();
            open.set(true);
        }
        put();
        if (wasBeside && isWithoutRoom() && !overlay.isShown()) {
            toggleOver();
        }
        alignInLayoutAndAfter();
    }

    private void put() {
        boolean visible = open.get() && offered.get() && hasRoom();
        NodeVisibility.set(place, visible);
        if (visible != isBeside()) {
            place.getChildren().setAll(visible ? List.of(legendPane) : List.of());
        }
        if (visible && saidHere) {
            withdraw();
            saidWhy = false;
        }
    }

    private void giveRoom() {
        double height = place.getHeight()
                - place.getInsets().getTop()
                - place.getInsets().getBottom();
        if (height > 0) {
            legendPane.setRoom(height);
        }
    }

    private void withdraw() {
        saidHere = false;
        withdrawn.accept(ShellWords.legendWithoutRoom(GlobalCommands.LEGEND_KEY));
    }

    /** Opens or closes the legend. */
    void toggle() {
        if (hasRoom()) {
            open.set(!open.get());
        } else {
            over.ask();
            boolean closes = isOver();
            toggleOver();
            alignNowAndAfterLayout();
            if (closes) {
                open.set(false);
            }
        }
    }

    /** Lets Esc close the legend wherever it is. */
    void closeBy(EscapeLayers layers) {
        layers.add(EscapeLayers.Layer.LEGEND, () -> isOver() || isBeside(), this::toggle);
    }

    /** Shows the card, or closes it if it is shown. */
    private void toggleOver() {
        withdraw();
        over.ask();
        overlay.toggle(new CardOverlay.Card(over, Pos.TOP_RIGHT, Optional.empty()));
    }

    /** Moves the card to its place. If the scene is laid out again, its new positions are known only after that. */
    private void alignNowAndAfterLayout() {
        align(true);
        isMoved = true;
    }

    /** Does the same during a layout, in which a scene that is told to make room would not be laid out. */
    private void alignInLayoutAndAfter() {
        align(false);
        isMoved = true;
    }

    /** Keeps the card where it covers nothing as the scene changes. Called after every layout. */
    private void keepClear() {
        if (!offered.get()) {
            overlay.hide();
        } else if (over.getParent() instanceof StackPane layer && (isMoved || isLarger(layer) || isCovering())) {
            isMoved = false;
            align(true);
        }
    }

    /** Whether a layer is larger than when the scene made room, so that another place may be free. */
    private boolean isLarger(StackPane layer) {
        return sizeBelow
                .filter(size -> layer.getWidth() > size.getWidth() || layer.getHeight() > size.getHeight())
                .isPresent();
    }

    private boolean isCovering() {
        Bounds at = over.getBoundsInParent();
        return sizeBelow.isEmpty()
                && obstacles
                        .flatMap(LegendObstacles.Watch::changed)
                        .filter(all -> all.stream()
                                .anyMatch(one -> FreeSpace.intersection(one, at).isPresent()))
                        .isPresent();
    }

    /** Watches the scene on screen while the card is over it. */
    private void watch() {
        obstacles.ifPresent(LegendObstacles.Watch::end);
        obstacles = Optional.ofNullable(over.getParent())
                .filter(layer -> layer.getScene() != null)
                .map(layer -> new LegendObstacles.Watch(layer, node));
    }

    private void takeBackRoom() {
        sizeBelow = Optional.empty();
        room.footMaker().accept(0);
    }

    /** @param mayMakeRoom whether the scene can be told to make room now */
    private void align(boolean mayMakeRoom) {
        if (over.getParent() instanceof StackPane layer) {
            boolean isAnew = mayMakeRoom && isLarger(layer);
            if (isAnew) {
                takeBackRoom();
                layer.getScene().getRoot().layout();
            }
            Insets margin = layer.getInsets();
            LegendPlacement placement = placement(layer, margin);
            Bounds at = placement.at();
            over.setShape(placement.shape());
            over.setMaxHeight(placement.isStrip() ? at.getHeight() : Region.USE_PREF_SIZE);
            StackPane.setAlignment(over, Pos.TOP_LEFT);
            StackPane.setMargin(
                    over, new Insets(at.getMinY() - margin.getTop(), 0, 0, at.getMinX() - margin.getLeft()));
            if (mayMakeRoom && placement.isStrip()) {
                sizeBelow = Optional.of(new Dimension2D(layer.getWidth(), layer.getHeight()));
                room.footMaker().accept(heightBelow(layer, at.getMinY() - GAP));
            }
            if (isAnew) {
                // Otherwise the scene would be seen once in the room that it has no longer.
                layer.getScene().getRoot().layout();
            }
        }
    }

    private LegendPlacement placement(StackPane layer, Insets margin) {
        Bounds free = new BoundingBox(
                margin.getLeft(),
                margin.getTop(),
                layer.getWidth() - margin.getLeft() - margin.getRight(),
                layer.getHeight() - margin.getTop() - margin.getBottom());
        int rows = over.visibleEntries().size();
        return sizeBelow.isPresent()
                ? LegendPlacement.strip(free, rows, this::height)
                : LegendPlacement.of(free, LegendObstacles.of(layer, node), rows, this::height);
    }

    private double height(LegendPlacement.Shape shape) {
        over.setShape(shape);
        over.applyCss();
        return over.prefHeight(shape.columns() * shape.columnWidth());
    }

    /** The height below a place in a layer, in pixels of the window. */
    private static double heightBelow(Node layer, double y) {
        Bounds all = layer.getLayoutBounds();
        return layer.localToScene(0, all.getMaxY()).getY()
                - layer.localToScene(0, y).getY();
    }

    @Override
    public void close() {
        changes.unsubscribe();
        legendPane.close();
        over.close();
    }
}

package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendPane;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.SetupDrivenScene;

/**
 * Places the legend: to the right of the scene if the window has room for both, otherwise in a card over the scene,
 * where it covers the least. If the window or the size of its text changes so that there is no longer room beside the
 * scene, an open legend moves to the card.
 */
final class LegendPlacer implements AutoCloseable {
    /** The width of the legend with the space between the scene and the edge of the window, in pixels. */
    private static final double TAKES = LegendPane.WIDTH + 24;

    private final BooleanProperty open;
    private final DoublePredicate room;
    private final CardOverlay overlay;
    private final Consumer<String> messages;
    private final Consumer<String> withdrawn;
    private final ReadOnlyBooleanWrapper offered = new ReadOnlyBooleanWrapper(this, "offered");
    private final LegendPane beside;
    private final LegendPane over;
    private final StackPane place;
    private Optional<LegendScene> scene = Optional.empty();
    private Node node = new Region();

    /** Whether it was said that the legend has no room, which is said once. */
    private boolean saidWhy;

    /** Whether that was said of the scene on screen. */
    private boolean saidHere;

    private Subscription changes = Subscription.EMPTY;

    /**
     * @param open whether the user wants the legend beside the scene
     * @param room whether there is room for the legend beside a scene of a least width, in pixels
     * @param overlay shows the card
     * @param messages says why the legend is not shown
     * @param withdrawn takes that back, once the legend is shown or another scene: a window has no room before it is
     *     laid out
     */
    LegendPlacer(
            BooleanProperty open,
            DoublePredicate room,
            CardOverlay overlay,
            Consumer<String> messages,
            Consumer<String> withdrawn) {
        this.open = open;
        this.room = room;
        this.overlay = overlay;
        this.messages = messages;
        this.withdrawn = withdrawn;
        beside = new LegendPane("legend", this::signs, GlobalCommands.LEGEND_KEY);
        over = new LegendPane("legend-card", this::signs, GlobalCommands.LEGEND_KEY);
        over.setMaxHeight(Region.USE_PREF_SIZE);
        // More signs need another place, where the card covers nothing in its new height.
        ((Region) over.getContent()).heightProperty().addListener(_ -> alignNowAndAfterLayout());
        place = new StackPane(beside);
        place.getStyleClass().add("legend-place");
        beside.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane.setAlignment(beside, Pos.TOP_LEFT);
        open.addListener(_ -> put());
    }

    /** Whether a width has room for a scene of a least width and the legend beside it, both magnified by a factor. */
    static boolean fits(double width, double least, double factor) {
        return width >= (least + TAKES) * factor;
    }

    private boolean hasRoom() {
        return room.test(scene.map(LegendScene::leastWidthBesideLegend).orElse(LegendScene.LEAST_WIDTH));
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
        scene = liveScene.offer(LegendScene.class);
        offered.set(scene.isPresent());
        changes = scene.map(signed -> signed.hasSigns().subscribe(this::offer)).orElse(Subscription.EMPTY);
        put();
        beside.ask();
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

    private boolean isBeside() {
        return place.getChildren().contains(beside);
    }

    private void offer(boolean has) {
        offered.set(has);
        put();
    }

    /**
     * Shows the legend beside the scene if it is open and there is room. An open legend without room is shown in a card
     * over the scene.
     */
    void arrange() {
        boolean wasBeside = isBeside();
        put();
        if (wasBeside && isWithoutRoom() && !overlay.isShown()) {
            showOver();
        } else {
            alignNowAndAfterLayout();
        }
    }

    private void put() {
        boolean visible = open.get() && offered.get() && hasRoom();
        NodeVisibility.set(place, visible);
        if (visible != isBeside()) {
            place.getChildren().setAll(visible ? List.of(beside) : List.of());
        }
        if (visible && saidHere) {
            withdraw();
            saidWhy = false;
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
            boolean closes = over.getScene() != null;
            showOver();
            if (closes) {
                open.set(false);
            }
        }
    }

    private void showOver() {
        withdraw();
        over.ask();
        overlay.toggle(new CardOverlay.Card(over, Pos.TOP_RIGHT, over, true));
        alignNowAndAfterLayout();
    }

    /** Moves the card to its place. If the scene is laid out again, its new positions are known only after that. */
    private void alignNowAndAfterLayout() {
        Scene window = over.getScene();
        if (window != null) {
            align();
            window.addPostLayoutPulseListener(new Runnable() {
                @Override
                public void run() {
                    window.removePostLayoutPulseListener(this);
                    align();
                }
            });
        }
    }

    private void align() {
        if (over.getParent() instanceof StackPane layer) {
            Insets margin = layer.getInsets();
            double room = layer.getHeight() - margin.getTop() - margin.getBottom();
            LegendOverlapMinimizer places = new LegendOverlapMinimizer(layer, margin, node);
            Bounds at = null;
            int columns = 1;
            int most = Math.clamp(over.visibleEntries().size(), 1, LegendPane.MOST_COLUMNS);
            double widest = layer.getWidth() - margin.getLeft() - margin.getRight();
            for (int count = 1; count <= most && (count == 1 || count * LegendPane.WIDTH <= widest); count++) {
                over.setColumns(count);
                over.applyCss();
                double width = count * LegendPane.WIDTH;
                Bounds place = places.best(width, Math.min(room, over.prefHeight(width)));
                if (at == null || places.covered(place) < places.covered(at)) {
                    at = place;
                    columns = count;
                }
            }
            over.setColumns(columns);
            StackPane.setAlignment(over, Pos.TOP_LEFT);
            StackPane.setMargin(
                    over, new Insets(at.getMinY() - margin.getTop(), 0, 0, at.getMinX() - margin.getLeft()));
        }
    }

    @Override
    public void close() {
        changes.unsubscribe();
        beside.close();
        over.close();
    }
}

package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Pos;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendPane;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.SetupDrivenScene;

/**
 * Places the legend: to the right of the scene, until it is closed, if the window has room for both, otherwise in a
 * card over the scene.
 */
final class LegendPlacement implements AutoCloseable {
    /** The width of the legend with the space between the scene and the edge of the window, in pixels. */
    private static final double TAKES = LegendPane.WIDTH + 24;

    private final BooleanProperty open;
    private final DoublePredicate room;
    private final Consumer<CardOverlay.Card> cards;
    private final ReadOnlyBooleanWrapper offered = new ReadOnlyBooleanWrapper(this, "offered");
    private final LegendPane beside;
    private final LegendPane over;
    private final StackPane place;
    private Optional<LegendScene> scene = Optional.empty();
    private Subscription changes = Subscription.EMPTY;

    /**
     * @param open whether the user wants the legend beside the scene
     * @param room whether there is room for the legend beside a scene of a least width, in pixels
     * @param cards shows a card, or closes it if it is open
     */
    LegendPlacement(BooleanProperty open, DoublePredicate room, Consumer<CardOverlay.Card> cards) {
        this.open = open;
        this.room = room;
        this.cards = cards;
        beside = new LegendPane("legend", this::signs, GlobalCommands.LEGEND_KEY);
        over = new LegendPane("legend-card", this::signs, GlobalCommands.LEGEND_KEY);
        over.setMaxHeight(Region.USE_PREF_SIZE);
        place = new StackPane(beside);
        place.getStyleClass().add("legend-place");
        beside.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane.setAlignment(beside, Pos.TOP_LEFT);
        open.addListener(_ -> arrange());
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
        scene = liveScene.offer(LegendScene.class);
        offered.set(scene.isPresent());
        changes = scene.map(signed -> signed.hasSigns().subscribe(this::offer)).orElse(Subscription.EMPTY);
        arrange();
        beside.ask();
    }

    private void offer(boolean has) {
        offered.set(has);
        arrange();
    }

    /** Shows the legend beside the scene or removes it, depending on the room that there is now. */
    void arrange() {
        boolean shown = open.get() && offered.get() && hasRoom();
        NodeVisibility.set(place, shown);
        if (shown != place.getChildren().contains(beside)) {
            place.getChildren().setAll(shown ? List.of(beside) : List.of());
        }
    }

    /** Opens or closes the legend. */
    void toggle() {
        if (hasRoom()) {
            open.set(!open.get());
        } else {
            over.ask();
            boolean below = scene.filter(LegendScene::isReadAtTopRight).isPresent();
            cards.accept(new CardOverlay.Card(over, below ? Pos.BOTTOM_RIGHT : Pos.TOP_RIGHT, over, true));
        }
    }

    @Override
    public void close() {
        changes.unsubscribe();
        beside.close();
        over.close();
    }
}

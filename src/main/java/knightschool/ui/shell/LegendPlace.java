package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Pos;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import knightschool.ui.control.Visibility;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendPane;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.LiveScene;

/**
 * Where the legend stands: at the right of the scene where both have room, and stays there until it is closed; else
 * over the scene as a card.
 */
final class LegendPlace implements AutoCloseable {
    /** What a scene keeps beside a legend, in pixels. */
    private static final double LEAST_SCENE = 998;

    /** What the legend takes: its own width, and as much as lies between the scene and the edge of the window. */
    private static final double TAKES = LegendPane.WIDTH + 24;

    private final BooleanProperty open;
    private final BooleanSupplier room;
    private final Consumer<Overlay.Card> cards;
    private final ReadOnlyBooleanWrapper offered = new ReadOnlyBooleanWrapper(this, "offered");
    private final LegendPane beside;
    private final LegendPane over;
    private final StackPane place;
    private Optional<LegendScene> scene = Optional.empty();

    /**
     * @param open whether a person wants it beside the scene
     * @param room whether it has room there
     * @param cards shows a card, or takes it away
     */
    LegendPlace(BooleanProperty open, BooleanSupplier room, Consumer<Overlay.Card> cards) {
        this.open = open;
        this.room = room;
        this.cards = cards;
        beside = new LegendPane("legend", this::signs, WindowCommands.LEGEND_KEY);
        over = new LegendPane("legend-card", this::signs, WindowCommands.LEGEND_KEY);
        over.setMaxHeight(Region.USE_PREF_SIZE);
        place = new StackPane(beside);
        place.getStyleClass().add("legend-place");
        beside.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane.setAlignment(beside, Pos.TOP_LEFT);
        open.addListener(_ -> arrange());
    }

    /** Whether a scene and the legend have room beside each other in a width, each pixel of which counts so much. */
    static boolean fits(double width, double factor) {
        return width >= (LEAST_SCENE + TAKES) * factor;
    }

    private List<LegendEntry> signs() {
        return scene.map(LegendScene::signs).orElse(List.of());
    }

    Region node() {
        return place;
    }

    /** Whether the scene on screen has signs. */
    ReadOnlyBooleanProperty offeredProperty() {
        return offered.getReadOnlyProperty();
    }

    /** Another scene is on screen. */
    void shows(LiveScene<?> shown) {
        scene = shown.offer(LegendScene.class);
        offered.set(scene.isPresent());
        arrange();
        beside.ask();
    }

    /** Puts it where there is room now. */
    void arrange() {
        boolean shown = open.get() && scene.isPresent() && room.getAsBoolean();
        Visibility.set(place, shown);
        if (shown != place.getChildren().contains(beside)) {
            place.getChildren().setAll(shown ? List.of(beside) : List.of());
        }
    }

    /** Shows it, or no more. */
    void toggle() {
        if (room.getAsBoolean()) {
            open.set(!open.get());
        } else {
            over.ask();
            cards.accept(new Overlay.Card(over, Pos.TOP_RIGHT, over));
        }
    }

    @Override
    public void close() {
        beside.close();
        over.close();
    }
}

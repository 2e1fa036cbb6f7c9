package knightschool.ui.play;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.work.PulseTimer;

/** The legend of the board beside a slide's text: that of a window, with names alone. */
final class SlideBoardLegend extends VBox implements AutoCloseable {
    private final Supplier<List<LegendEntry>> signs;
    private final Label title = LabelFactory.of(PlayWords.LEGEND, "play-title");
    private final PulseTimer pulse;
    private List<LegendEntry> entries = List.of();

    SlideBoardLegend(Supplier<List<LegendEntry>> signs) {
        this.signs = signs;
        getStyleClass().add("board-legend");
        setId("play-legend");
        pulse = PulseTimer.inFramesOfOthers(this, _ -> show());
    }

    /** Updates the signs. */
    void show() {
        List<LegendEntry> now = signs.get();
        if (!now.equals(entries)) {
            entries = now;
            getChildren().setAll(now.stream().map(SlideBoardLegend::row).toList());
            if (!now.isEmpty()) {
                getChildren().addFirst(title);
            }
            applyCss();
        }
    }

    private static Node row(LegendEntry sign) {
        Label row = new Label(sign.name(), new SketchView(sign.sign()));
        row.getStyleClass().add("text-14");
        row.setMinWidth(USE_PREF_SIZE);
        return row;
    }

    @Override
    public void close() {
        pulse.close();
    }
}

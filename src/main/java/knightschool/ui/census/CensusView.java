package knightschool.ui.census;

import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.ui.command.Command;
import knightschool.ui.work.PulseTimer;

/**
 * The view of the census: the question above, board and table in the middle, buttons below. It calls its model once per
 * pulse.
 */
final class CensusView {
    private static final double SIDE = 336;
    private static final double GAP = 40;

    private final CensusHeatMapPane board;
    private final BorderPane root = new BorderPane();
    private final PulseTimer pulse;

    /** @param unseenEnd run when the census has ended while another scene was shown */
    CensusView(CensusViewModel model, Command run, Node foot, IntConsumer listener, Runnable unseenEnd) {
        board = new CensusHeatMapPane(model, Optional.of(listener));
        QuestionBar question = new QuestionBar(model);
        question.setPadding(new Insets(0, 0, 0, 32));
        CensusTableView table = new CensusTableView(model, listener);
        VBox side = new VBox(8, new CensusStatisticsPane(model, run), table);
        VBox.setVgrow(table, Priority.ALWAYS);
        side.setMinWidth(SIDE);
        side.setPrefWidth(SIDE);
        HBox middle = new HBox(GAP, board, side);
        // The board is as wide as it is high; the table has the rest of the page.
        HBox.setHgrow(side, Priority.ALWAYS);
        VBox all = new VBox(14, question, middle);
        VBox.setVgrow(middle, Priority.ALWAYS);
        all.setPadding(new Insets(12, 24, 12, 16));
        root.setCenter(all);
        root.setBottom(foot);
        pulse = new PulseTimer(root, _ -> model.tick(), model::isIdle).onEndWhileDetached(model::isIdle, unseenEnd);
    }

    Node node() {
        return root;
    }

    void focus() {
        board.focus();
    }

    void close() {
        pulse.close();
    }
}

package knightschool.ui.census;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.shape.SVGPath;
import knightschool.ui.shell.FootRow;

/** The row at the foot: the file, the way to the comparison, and the button that runs the census. */
final class CensusFoot {
    private static final String TRIANGLE = "M0 0 L11 6 L0 12 Z";
    private static final String BOX = "M0 0 H10 V10 H0 Z";

    private final CensusViewModel model;
    private final Button run;
    private final SVGPath sign = new SVGPath();
    private final Node node;

    CensusFoot(CensusViewModel model, CensusFiles files, Runnable compare) {
        this.model = model;
        Button open =
                FootRow.button("census-open", "Open CSV…", "Take over the rows of a table (Ctrl + O)", files::open);
        Button save = FootRow.button("census-save", "Save as CSV…", "Save the table (Ctrl + S)", files::save);
        Button there = FootRow.button(
                "compare-there",
                "Compare on this start",
                "Watch the algorithms side by side from the square pointed at (Ctrl + Enter, or Enter on it)",
                compare);
        run = FootRow.button("census-run", "", "", this::toggle);
        run.setGraphic(sign);
        run.getStyleClass().add("filled");
        run.setPrefWidth(120);
        sign.getStyleClass().add("play-sign");
        node = FootRow.of("census-foot", open, save, FootRow.spring(), there, run);
        there.disableProperty().bind(model.pointedProperty().lessThan(0));
        model.runningProperty().addListener(_ -> show());
        model.rows().subscribe(this::show);
        model.questionProperty().addListener(_ -> show());
        show();
    }

    Node node() {
        return node;
    }

    /** Runs, goes on, or cancels. */
    void toggle() {
        if (model.runningProperty().get()) {
            model.cancel();
        } else {
            model.run();
        }
    }

    private void show() {
        boolean running = model.runningProperty().get();
        boolean begun = !model.rows().isEmpty();
        sign.setContent(running ? BOX : TRIANGLE);
        run.setDisable(!running && model.isComplete());
        run.setText(running ? "Cancel" : model.isComplete() ? "Complete" : begun ? "Resume" : "Run");
        run.getTooltip()
                .setText(
                        running
                                ? "Stop counting; what is done stays (Esc)"
                                : model.isComplete()
                                        ? "Every start is counted; another limit or algorithm begins anew"
                                        : begun ? "Count the starts that are missing (R)" : "Count every start (R)");
    }
}

package knightschool.ui.census;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.shape.SVGPath;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.FixedWidthButton;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.Spacer;
import knightschool.ui.shell.SceneFooter;

/** The row at the bottom: the file, the comparison on a start, and the button that runs the census. */
final class CensusFooter {
    private static final String TRIANGLE = "M0 0 L11 6 L0 12 Z";
    private static final String BOX = "M0 0 H10 V10 H0 Z";

    private final CensusViewModel model;
    private final List<Command> commands;
    private final Button run = NodeStyle.named(new FixedWidthButton(CensusWords.RUN_BUTTON), "census-go-on");
    private final SVGPath sign = NodeStyle.of(new SVGPath(), "play-sign");
    private final Node node;

    CensusFooter(CensusViewModel model, List<Command> commands) {
        this.model = model;
        this.commands = List.copyOf(commands);
        run.setTooltip(new Tooltip());
        run.setGraphic(sign);
        run.getStyleClass().addAll("tall", "filled");
        run.setOnAction(_ -> command(model.runningProperty().get() ? CensusCommands.STOP : CensusCommands.RUN)
                .run());
        node = SceneFooter.of(
                "census-foot",
                button(CensusCommands.OPEN, CensusWords.OPEN_FILE),
                button(CensusCommands.SAVE, CensusWords.SAVE_FILE),
                Spacer.across(),
                button(CensusCommands.COMPARE, CensusWords.COMPARE),
                run);
        model.runningProperty().addListener(_ -> show());
        model.rows().subscribe(this::show);
        model.questionProperty().addListener(_ -> show());
        show();
    }

    private Command command(String id) {
        return Command.named(commands, id);
    }

    private Button button(String id, String words) {
        return CommandButtonFactory.of(command(id), words);
    }

    Node node() {
        return node;
    }

    private void show() {
        boolean running = model.runningProperty().get();
        boolean complete = !running && model.isComplete();
        sign.setContent(running ? BOX : TRIANGLE);
        run.setDisable(complete);
        run.setText(CensusWords.run(model));
        run.getTooltip()
                .setText(
                        complete
                                ? CensusWords.COMPLETE_HELP
                                : command(running ? CensusCommands.STOP : CensusCommands.RUN)
                                        .tooltip());
    }
}

package knightschool.ui.compare;

import java.util.List;
import javafx.scene.input.KeyEvent;
import knightschool.ui.board.DigitKeyParser;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.PredictionModel;
import knightschool.ui.compare.prediction.PredictionView;

/**
 * Shows below the panes the questions that a school class answers about the next steps of the searches, and connects
 * them with their commands and with the number keys that answer.
 */
final class PredictionController {
    private final PredictionModel model;
    private final PredictionView view;
    private final List<Command> commands;

    /**
     * @param player the commands of the comparison, with those that ask and answer
     * @param exports copies and saves the answers
     * @param unasked why nothing is exported while no class is asked
     * @param home returns the keyboard focus to the scene
     */
    PredictionController(
            PredictionModel model, CompareCommands player, TableExporter exports, String unasked, Runnable home) {
        this.model = model;
        this.view = new PredictionView(model, player, exports.messages(), home);
        PredictionRecordCommands answers =
                new PredictionRecordCommands(model, exports, view.teamsShownProperty(), unasked);
        view.addTools(answers.buttons(home));
        this.commands = answers.all();
    }

    PredictionView view() {
        return view;
    }

    /** The commands on the answers. */
    List<Command> commands() {
        return commands;
    }

    /** Runs an action after each change of what is asked, and so of what must not be seen. */
    void onChanged(Runnable action) {
        model.shownProperty().addListener(_ -> action.run());
        model.rounds().roundProperty().addListener(_ -> action.run());
        model.dueProperty().addListener(_ -> action.run());
    }

    /** Whether a question is open, which a number answers. */
    boolean isAskingByNumber() {
        return model.rounds().isAsking();
    }

    /** Answers the open question by a number key. */
    void handleChoiceKey(KeyEvent key) {
        int number = DigitKeyParser.of(key.getCode());
        if (number > 0 && model.rounds().answer(number)) {
            key.consume();
        }
    }
}

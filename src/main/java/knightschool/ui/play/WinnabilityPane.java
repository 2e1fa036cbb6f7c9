package knightschool.ui.play;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeVisibility;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The question whether the game can still be won, with the answer once it is requested, and the reason for it. */
final class WinnabilityPane extends VBox {
    private static final double SIGN_RADIUS = 14;

    private final PlayModel model;
    private final WinnabilityModel answers;
    private final Label question = LabelFactory.of("", "play-title");
    private final SketchView sign = new SketchView();
    private final Label title = LabelFactory.of("", "text-28", "strong");
    private final HBox heading = new HBox(12, sign, title);
    private final Text evidence = new Text();
    private final Button ask;
    private final Button completion;
    private final Button winnable;

    WinnabilityPane(PlayModel model, WinnabilityModel answers, PlayCommands commands) {
        this.model = model;
        this.answers = answers;
        getStyleClass().add("verdict-pane");
        question.setWrapText(true);
        question.setId("play-question");
        title.setId("play-verdict");
        title.setWrapText(true);
        heading.setAlignment(Pos.CENTER_LEFT);
        evidence.getStyleClass().add("play-evidence");
        TextFlow flow = new TextFlow(evidence);
        flow.setId("play-evidence");
        ask = button(commands, PlayCommands.ASK, PlayWords.ASK);
        completion = button(commands, PlayCommands.COMPLETION, PlayWords.COMPLETION);
        completion.setGraphic(new FontIcon(Feather.EYE));
        winnable = button(commands, PlayCommands.WINNABLE, "");
        winnable.getStyleClass().add("filled");
        getChildren().setAll(question, heading, flow, buttons());
        // Heard after the answers have heard the same: what they said of another game is gone by then.
        model.gameProperty().addListener((_, _, _) -> show());
        model.setupProperty().addListener((_, _, _) -> show());
        answers.answerProperty().addListener(_ -> show());
        answers.completionShownProperty().addListener(_ -> show());
        show();
    }

    private static Button button(PlayCommands commands, String id, String words) {
        Button button = CommandButtonFactory.of(commands.named(id), words);
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }

    private Node buttons() {
        HBox row = new HBox(8, ask, completion, winnable);
        row.getStyleClass().add("verdict-buttons");
        return row;
    }

    private void show() {
        GameVerdictWords words = GameVerdictWords.of(
                model.game(), model.now().answer(), answers.answerProperty().get());
        question.setText(words.question());
        boolean begins = !model.game().isBegun();
        question.getStyleClass().setAll("label", begins ? "play-lead" : "play-title");
        title.setText(words.title());
        evidence.setText(words.evidence());
        sign.setSketch(words.sign().sketch(SIGN_RADIUS));
        NodeVisibility.set(heading, !words.title().isEmpty());
        ask.setVisible(answers.canAskProperty().get() && !model.game().isOver());
        completion.setVisible(answers.completionKnownProperty().get());
        completion.setText(answers.completionShownProperty().get() ? PlayWords.HIDE_COMPLETION : PlayWords.COMPLETION);
        winnable.setVisible(answers.knownLostProperty().get());
        answers.answerProperty().get().lastWinnable().ifPresent(open -> winnable.setText(PlayWords.backTo(open)));
    }
}

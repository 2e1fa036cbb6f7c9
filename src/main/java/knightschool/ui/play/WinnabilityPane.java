package knightschool.ui.play;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.drawing.Sketch;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.work.FailureView;
import knightschool.ui.work.WorkFailure;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The question whether the game can still be won, with the answer once it is requested, and the reason for it. */
final class WinnabilityPane extends VBox {
    private static final double SIGN_RADIUS = 14;

    private final PlayModel model;
    private final WinnabilityModel answers;
    private final Label question = NodeStyle.named(LabelFactory.of("", "play-title"), "play-question");
    private final SketchView sign = new SketchView();
    private final Label title = NodeStyle.named(LabelFactory.of("", "text-28", "strong"), "play-verdict");
    private final HBox heading = new HBox(12, sign, title);
    private final Text evidence = NodeStyle.of(new Text(), "play-evidence");
    /** Why there is no answer; null if nothing failed. */
    private final ObjectProperty<WorkFailure> failure = new SimpleObjectProperty<>(this, "failure");

    private final Button ask;
    private final Button completion;
    private final Button winnable;

    WinnabilityPane(PlayModel model, WinnabilityModel answers, PlayCommands commands) {
        this.model = model;
        this.answers = answers;
        getStyleClass().add("verdict-pane");
        question.setWrapText(true);
        title.setWrapText(true);
        heading.setAlignment(Pos.CENTER_LEFT);
        TextFlow flow = NodeStyle.named(new TextFlow(evidence), "play-evidence");
        ask = button(commands, PlayCommands.ASK, PlayWords.ASK);
        completion = button(commands, PlayCommands.COMPLETION, PlayWords.COMPLETION);
        completion.setGraphic(new FontIcon(Feather.EYE));
        winnable = NodeStyle.of(button(commands, PlayCommands.WINNABLE, ""), "filled");
        FailureView failed = new FailureView(
                failure,
                () -> failure.get().retry(),
                commands.named(PlayCommands.ASK).tooltip());
        getChildren().setAll(question, heading, flow, failed, buttons());
        // Heard after the answers have heard the same: what they said of another game is gone by then.
        model.gameProperty().addListener((_, _, _) -> show());
        model.setupProperty().addListener((_, _, _) -> show());
        answers.answerProperty().addListener(_ -> show());
        answers.demonstration().shownProperty().addListener(_ -> show());
        show();
    }

    private static Button button(PlayCommands commands, String id, String words) {
        Button button = CommandButtonFactory.of(commands.named(id), words);
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }

    private Node buttons() {
        return NodeStyle.of(new HBox(8, ask, completion, winnable), "verdict-buttons");
    }

    private void show() {
        WinnabilityWords words = WinnabilityWords.of(
                model.game(), model.now().answer(), answers.answerProperty().get());
        question.setText(words.question());
        boolean begins = !model.game().isBegun();
        question.getStyleClass().setAll("label", begins ? "play-lead" : "play-title");
        title.setText(words.title());
        evidence.setText(words.evidence());
        sign.setSketch(words.sign().map(mark -> mark.sketch(SIGN_RADIUS)).orElse(Sketch.EMPTY));
        Optional<WorkFailure> failed = model.game().isBegun() && !model.game().isFinished()
                ? answers.answerProperty().get().failure()
                : Optional.empty();
        failure.set(failed.orElse(null));
        NodeVisibility.set(heading, !words.title().isEmpty());
        ask.setVisible(answers.canAskProperty().get() && !model.game().isOver() && failed.isEmpty());
        completion.setVisible(answers.completionKnownProperty().get());
        completion.setText(
                answers.demonstration().shownProperty().get() ? PlayWords.HIDE_COMPLETION : PlayWords.COMPLETION);
        winnable.setVisible(answers.knownLostProperty().get());
        answers.answerProperty().get().lastWinnable().ifPresent(open -> winnable.setText(PlayWords.backTo(open)));
    }
}

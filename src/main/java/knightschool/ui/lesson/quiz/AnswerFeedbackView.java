package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.lesson.Quiz;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.hint.HintSequence;
import knightschool.ui.hint.HintSequence.GivenHints;
import knightschool.ui.hint.HintWords;
import knightschool.ui.scroll.ScrollPositionSetter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The feedback to an answer. Its height is that of the longest possible text from the start, so that nothing moves. */
final class AnswerFeedbackView {
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");

    private final StackPane space = NodeStyle.of(new StackPane(), "reply-space");

    AnswerFeedbackView(QuizModel model, QuizTextResolver prose) {
        space.setAlignment(Pos.TOP_LEFT);
        longest(model).forEach(words -> space.getChildren().add(row(QuizModel.State.RIGHT, prose.words(words), true)));
        for (Node measured : space.getChildren()) {
            measured.setVisible(false);
        }
        space.getChildren().add(feedbackNode(model, prose));
    }

    Node node() {
        return space;
    }

    private static List<String> longest(QuizModel model) {
        Quiz quiz = model.quiz();
        List<String> all = new ArrayList<>(quiz.help().hints());
        all.addAll(quiz.help().wrong().values());
        all.add(QuizWords.longestSolution(quiz, model.choices()));
        if (quiz.isBet()) {
            all.add(QuizWords.longestBet(quiz, model.choices()));
        }
        if (isAnsweredByTheEngine(quiz)) {
            boolean isNumber = quiz.isBet() && quiz.kind() == Quiz.Kind.NUMBER;
            all.add(isNumber ? QuizWords.NO_NUMBER_REPLY : QuizWords.USUAL_REPLY);
        }
        return all;
    }

    private static boolean isAnsweredByTheEngine(Quiz quiz) {
        return switch (quiz.kind()) {
            case CHOICE, FALSE_LINE, CHOICES, WHO_FIRST -> false;
            case BOARD -> !quiz.isTried();
            default -> true;
        };
    }

    /** Returns the room of feedback in words, with that of the link to the hints. */
    static Node measure(ObservableValue<String> words) {
        HBox row = row(QuizModel.State.RIGHT, words, true);
        VBox text = (VBox) row.getChildren().getLast();
        HBox line = (HBox) text.getChildren().getFirst();
        line.getChildren().add(HintLink.button());
        return row;
    }

    private static HBox row(QuizModel.State state, ObservableValue<String> words, boolean isMeasure) {
        FontIcon icon = new FontIcon(icon(state));
        Label head = new Label(QuizWords.head(state, Quiz.Purpose.QUESTION));
        Label reply = new Label();
        reply.textProperty().bind(words);
        reply.setWrapText(true);
        if (!isMeasure) {
            head.getStyleClass().add("reply-head");
            reply.getStyleClass().add("reply-words");
        } else {
            head.getStyleClass().add("reply-head-measure");
            reply.getStyleClass().add("reply-words-measure");
        }
        HBox line = NodeStyle.of(new HBox(head), "reply-line");
        VBox text = new VBox(line, reply);
        HBox.setHgrow(text, Priority.ALWAYS);
        return NodeStyle.of(new HBox(icon, text), isMeasure ? "reply-measure" : "reply");
    }

    private static Node feedbackNode(QuizModel model, QuizTextResolver prose) {
        HBox row = row(QuizModel.State.OPEN, prose.words(model.replyProperty()), false);
        FontIcon icon = (FontIcon) row.getChildren().getFirst();
        VBox text = (VBox) row.getChildren().getLast();
        HBox line = (HBox) text.getChildren().getFirst();
        Label head = (Label) line.getChildren().getFirst();
        line.getChildren().add(new HintLink(model).node());
        Label words = (Label) text.getChildren().getLast();
        NodeVisibility.follow(words, model.replyProperty().isNotEmpty());
        show(model, row, icon, head);
        model.hints().sequence().givenHintsProperty().addListener(_ -> show(model, row, icon, head));
        model.stateProperty().addListener(_ -> {
            show(model, row, icon, head);
            if (row.isVisible()) {
                ScrollPositionSetter.revealInAll(row);
            }
        });
        return row;
    }

    private static void show(QuizModel model, HBox row, FontIcon icon, Label head) {
        QuizModel.State state = model.stateProperty().get();
        row.setVisible(state != QuizModel.State.OPEN);
        row.pseudoClassStateChanged(RIGHT, state == QuizModel.State.RIGHT);
        icon.setIconCode(icon(state));
        HintSequence hints = model.hints().sequence();
        head.setText(
                state == QuizModel.State.HINT
                        ? HintWords.name(hints.givenHints().displayed(), hints.size())
                        : QuizWords.head(state, model.quiz().purpose()));
    }

    private static Feather icon(QuizModel.State state) {
        return switch (state) {
            case RIGHT -> Feather.CHECK_CIRCLE;
            case WRONG -> Feather.X_CIRCLE;
            case COMPARED -> Feather.FLAG;
            case HINT -> Feather.HELP_CIRCLE;
            case REVEALED -> Feather.EYE;
            default -> Feather.ALERT_CIRCLE;
        };
    }

    /** A link that shows the given hints again, one after the other, after feedback has replaced them. */
    private static final class HintLink {
        private final QuizModel model;
        private final Button link = button();

        HintLink(QuizModel model) {
            this.model = model;
            link.setMinWidth(Region.USE_PREF_SIZE);
            link.setTooltip(new Tooltip(QuizWords.HINTS_AGAIN_TIP));
            link.setOnAction(_ -> readOn());
            link.managedProperty().bind(link.visibleProperty());
            model.stateProperty().addListener(_ -> show());
            model.hints().sequence().givenHintsProperty().addListener(_ -> show());
            show();
        }

        static Button button() {
            return NodeStyle.of(new Button(QuizWords.HINTS_AGAIN), "bare", "hint-link");
        }

        Node node() {
            return link;
        }

        private void readOn() {
            GivenHints givenHints = model.hints().sequence().givenHints();
            model.hints().give(givenHints.displayed() % givenHints.count() + 1);
        }

        /** Updates the link, which is hidden beside the only hint. */
        private void show() {
            int hintCount = model.hints().sequence().givenHints().count();
            boolean isRead = model.stateProperty().get() == QuizModel.State.HINT && hintCount < 2;
            link.setVisible(model.isAsking() && hintCount > 0 && !isRead);
        }
    }
}

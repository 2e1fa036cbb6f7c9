package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.lesson.Quiz;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A quiz on a slide: the question, a way to answer it, and what is said to the answer. */
final class QuizView {
    private final QuizModel model;
    private final Optional<Supplier<List<String>>> picked;
    private final Optional<GameQuiz> game;
    private final VBox box = new VBox();
    private final HBox reply = new HBox();

    /**
     * @param picked the squares clicked in the scene beside it, if that can be
     * @param game the game beside it, if it is answered by one
     */
    QuizView(QuizModel model, Optional<Supplier<List<String>>> picked, Optional<GameQuiz> game) {
        this.model = model;
        this.game = game;
        this.picked = picked.filter(_ -> takesSquares(model.quiz()));
        box.getStyleClass().addAll("callout", "quiz");
        box.getChildren().addAll(label(), ask());
        switch (model.quiz().kind()) {
            case CHOICE, CHOICES -> answers();
            default -> field();
        }
        fillReply();
        box.getChildren().add(reply);
    }

    Node node() {
        return box;
    }

    static boolean takesSquares(Quiz quiz) {
        return !quiz.kind().hasAnswers() && !quiz.kind().isPlayed() && quiz.kind() != Quiz.Kind.NUMBER;
    }

    private static Node label() {
        Label label = new Label(QuizWords.QUIZ);
        label.getStyleClass().add("callout-label");
        return label;
    }

    private Node ask() {
        Label ask = new Label(model.quiz().ask());
        ask.getStyleClass().add("ask");
        ask.setWrapText(true);
        return ask;
    }

    private void answers() {
        FlowPane flow = new FlowPane();
        flow.getStyleClass().add("answers");
        flow.setMinWidth(0);
        box.getChildren().add(flow);
        for (String answer : model.quiz().answers()) {
            ToggleButton button = new ToggleButton(answer);
            button.getStyleClass().add("answer");
            button.setWrapText(true);
            button.setTooltip(new Tooltip(QuizWords.CHOOSE_TIP));
            button.setOnAction(_ -> {
                model.choose(answer);
                button.setSelected(model.chosen().contains(answer));
                if (model.quiz().kind() == Quiz.Kind.CHOICE) {
                    model.check();
                }
            });
            model.chosen().addListener((ListChangeListener<String>)
                    _ -> button.setSelected(model.chosen().contains(answer)));
            button.maxWidthProperty().bind(flow.widthProperty());
            flow.getChildren().add(button);
        }
        if (model.quiz().kind() == Quiz.Kind.CHOICES) {
            box.getChildren().add(checkButton());
        }
    }

    private void field() {
        HBox row = new HBox();
        row.getStyleClass().add("answer-row");
        if (picked.isEmpty() && !model.quiz().kind().isPlayed()) {
            TextField field = new TextField();
            field.setPromptText(takesSquares(model.quiz()) ? QuizWords.SQUARES : QuizWords.NUMBER);
            field.setPrefColumnCount(takesSquares(model.quiz()) ? 14 : 6);
            field.textProperty().bindBidirectional(model.writtenProperty());
            field.setOnAction(_ -> check());
            row.getChildren().add(field);
        }
        row.getChildren().add(checkButton());
        game.ifPresent(played -> row.getChildren().add(startOver(played)));
        box.getChildren().add(row);
    }

    private static Button startOver(GameQuiz game) {
        Button button = new Button(QuizWords.START_OVER);
        button.setId("start-over");
        button.setTooltip(new Tooltip(QuizWords.START_OVER_TIP));
        button.setOnAction(_ -> game.startOver());
        return button;
    }

    private Button checkButton() {
        boolean played = model.quiz().kind().isPlayed();
        Button button = new Button(
                played ? QuizWords.CHECK_GAME : picked.isPresent() ? QuizWords.CHECK_BOARD : QuizWords.CHECK);
        button.getStyleClass().add("check");
        boolean writes = !model.quiz().kind().hasAnswers() && picked.isEmpty() && !played;
        button.setTooltip(new Tooltip(QuizWords.checkTip(writes ? "Enter" : "Space")));
        button.setOnAction(_ -> check());
        return button;
    }

    private void check() {
        if (game.isPresent()) {
            game.get().check();
        } else if (picked.isPresent()) {
            model.check(picked.get());
        } else {
            model.check();
        }
    }

    /** How much higher the quiz becomes, in pixels, when its right answer is given; 0 once a reply is shown. */
    double replyToCome(double width) {
        Insets insets = box.getInsets();
        double free = width - insets.getLeft() - insets.getRight();
        return reply.isManaged() ? 0 : box.getSpacing() + reply.prefHeight(free);
    }

    private void fillReply() {
        FontIcon icon = new FontIcon(Feather.CHECK_CIRCLE);
        Label words = new Label();
        words.setWrapText(true);
        // Until there is one, the words that it needs space for.
        words.textProperty().bind(model.replyProperty().map(said -> said.isEmpty() ? model.praise() : said));
        words.getStyleClass().add("reply-words");
        reply.getChildren().setAll(icon, words);
        reply.getStyleClass().add("reply");
        reply.visibleProperty().bind(model.replyProperty().isNotEmpty());
        reply.managedProperty().bind(reply.visibleProperty());
        model.stateProperty().addListener((_, _, state) -> icon.setIconCode(icon(state)));
    }

    private static Feather icon(QuizModel.State state) {
        return switch (state) {
            case RIGHT -> Feather.CHECK_CIRCLE;
            case WRONG -> Feather.X_CIRCLE;
            default -> Feather.ALERT_CIRCLE;
        };
    }
}

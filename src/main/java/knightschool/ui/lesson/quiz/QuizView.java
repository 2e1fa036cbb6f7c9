package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.ui.control.DotTally;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.TextFieldUndoKeys;
import knightschool.ui.focus.SavedFocus;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.scroll.ScrollPositionSetter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Shows a quiz on a slide: the question, the controls for an answer, help, and the feedback. */
public final class QuizView {
    private static final String IS_TRUE = "is-true";

    /** The greatest length of answers that have room for bets in two columns. */
    private static final int SHORT_ANSWER = 8;

    /** The greatest numbers of dots beside an answer in one of two columns, and in the only one. */
    private static final int FEW_DOTS = 15;

    private static final int MANY_DOTS = 30;

    /** The part of a row that the button of an answer takes, beside the dots of the bets on it. */
    private static final double BUTTON_PART = 0.55;

    /** The width beside the button in a row that has room for the number of bets alone, in pixels. */
    private static final double NUMBER_ROOM = 40;

    /** The width below which a row in one of two columns has room for the number of bets alone, in pixels. */
    private static final double NARROW_CELL = 160;

    /** The same for a row in the only column. */
    private static final double NARROW_ROW = 300;

    private final QuizModel model;
    private final Optional<Supplier<SubmittedAnswer>> submittedAnswer;
    private final Optional<GameQuiz> game;
    private final QuizTextResolver prose;
    private final VBox box = NodeStyle.of(new VBox(), "callout", "quiz");
    private final FlowPane row = NodeStyle.of(new FlowPane(), "answers", "answer-row");

    /** The controls that answer a statement, and the question for its proof, of which one is shown; else empty. */
    private final StackPane phases = new StackPane();

    /**
     * @param source the source of values and terminology in the words
     * @param submittedAnswer supplies the answer that the scene beside the quiz shows, if it shows one
     * @param game the game beside the quiz, if that answers it
     */
    public QuizView(
            QuizModel model,
            ProseContext source,
            Optional<Supplier<SubmittedAnswer>> submittedAnswer,
            Optional<GameQuiz> game) {
        this.model = model;
        this.prose = new QuizTextResolver(model.quiz(), source);
        this.game = game;
        this.submittedAnswer = submittedAnswer;
        row.setMinWidth(0);
        if (!model.quiz().isProof()) {
            box.getChildren().add(label());
        }
        box.getChildren().add(ask());
        if (!model.choices().isEmpty()) {
            box.getChildren().add(answers());
        }
        fillRow();
        if (!row.getChildren().isEmpty()) {
            box.getChildren().add(row);
        }
        box.getChildren().add(new AnswerFeedbackView(model, prose).node());
        if (model.quiz().kind() == Quiz.Kind.REFUTE) {
            keepRoomForProof();
        }
    }

    public Node node() {
        return box;
    }

    QuizModel model() {
        return model;
    }

    /** Returns whether a control of the question has the keyboard focus. */
    boolean isFocused() {
        return box.getScene() != null && NodeContainment.isInside(box.getScene().getFocusOwner(), box);
    }

    /** Returns whether there is a button that checks the answer. A statement that is called true has none any more. */
    boolean canCheck() {
        return hasCheckButton() && (model.isAsking() || quiz().kind() != Quiz.Kind.REFUTE);
    }

    private boolean hasCheckButton() {
        return !quiz().isTried() && !model.isJudgedAtOnce();
    }

    /** Returns whether there is a button that starts the game again. */
    boolean isPlayed() {
        return !quiz().isTried() && game.isPresent();
    }

    void startAgain() {
        game.ifPresent(GameQuiz::startAgain);
    }

    /**
     * Keeps room for the question for a proof, also where the statement has none: the room would tell that it is true.
     */
    private void keepRoomForProof() {
        List<Node> parts =
                List.copyOf(box.getChildren().subList(2, box.getChildren().size()));
        box.getChildren().removeAll(parts);
        VBox answering = NodeStyle.of(new VBox(parts.toArray(Node[]::new)), "quiz");
        phases.getChildren().setAll(answering, usualProofRoom());
        phases.setAlignment(Pos.TOP_LEFT);
        box.getChildren().add(phases);
    }

    /** Returns the room for a proof of the usual length: it shows nothing, and has the styles of such a question. */
    private static Node usualProofRoom() {
        Label ask = LabelFactory.of(Quiz.PROOF_ASK, "ask");
        ask.setWrapText(true);
        FlowPane proofs = NodeStyle.of(new FlowPane(), "answers");
        proofs.setMinWidth(0);
        for (String words : QuizWords.USUAL_PROOFS) {
            ToggleButton proof = answerButton(proofs);
            proof.setText(words);
            proofs.getChildren().add(proof);
        }
        proofs.getChildren().add(NextHintButton.measure());
        Node reply = AnswerFeedbackView.measure(new SimpleStringProperty(QuizWords.USUAL_PROOF_REPLY));
        VBox room = NodeStyle.of(new VBox(ask, proofs, reply), "quiz", "proof-room");
        room.setVisible(false);
        return room;
    }

    /**
     * Puts the question for the proof of this statement in the place of what answers it, while it is called true. The
     * larger of both has its room from the start, so that nothing moves.
     */
    public void follow(QuizView proof) {
        Node answering = phases.getChildren().getFirst();
        proof.box.getStyleClass().remove("callout");
        phases.getChildren().add(1, proof.box);
        model.answeredProperty().addListener(_ -> showPhase(answering, proof));
        showPhase(answering, proof);
    }

    private void showPhase(Node answering, QuizView proof) {
        boolean isSettled = model.answeredProperty().get();
        Node owner = box.getScene() == null ? null : box.getScene().getFocusOwner();
        Node before = isSettled ? answering : proof.box;
        Node now = isSettled ? proof.box : answering;
        now.setVisible(true);
        if (NodeContainment.isInside(owner, before)) {
            Node first = now.lookup(isSettled ? ".answer" : "#" + IS_TRUE);
            SavedFocus focus = owner.isFocusVisible() ? SavedFocus.byKeys(first) : SavedFocus.of(first);
            focus.restore();
            ScrollPositionSetter.revealInAll(now);
        }
        before.setVisible(false);
    }

    /** Restores the feedback from when the slide was left, as far as it still applies. */
    public void sayAgain() {
        model.sayAgain(this::checkAgain);
        if (quiz().kind().isMade()) {
            submittedAnswer.map(Supplier::get).ifPresent(model.inScene()::lookAgain);
            game.ifPresent(GameQuiz::lookAgain);
        }
    }

    /** Judges the restored answer again, if there is one. */
    private void checkAgain() {
        if (quiz().isTried()) {
            submittedAnswer.map(Supplier::get).ifPresent(model.inScene()::notice);
        } else if (game.isPresent()
                || submittedAnswer
                        .map(Supplier::get)
                        .map(answer -> !answer.isEmpty())
                        .orElseGet(model::isGiven)) {
            check();
        }
    }

    private Quiz quiz() {
        return model.quiz();
    }

    private Node label() {
        String words = switch (quiz().purpose()) {
            case TRIAL -> QuizWords.TRY;
            case BET -> QuizWords.BET;
            case QUESTION -> QuizWords.QUESTION;
            case PROOF -> throw new IllegalStateException("a proof has the label of its statement");
        };
        return LabelFactory.of(words, "callout-label");
    }

    private Node ask() {
        if (quiz().kind() == Quiz.Kind.BLANK) {
            return new SentenceWithBlanksView(model, prose).node();
        }
        Label ask = LabelFactory.of("", "ask");
        ask.textProperty().bind(prose.words(quiz().ask()));
        ask.setWrapText(true);
        return ask;
    }

    private Node answers() {
        FlowPane flow = NodeStyle.of(new FlowPane(), "answers");
        flow.setMinWidth(0);
        for (String answer : model.choices()) {
            ToggleButton button = answerButton(flow);
            button.textProperty().bind(prose.words(answer));
            button.setTooltip(new Tooltip(
                    quiz().countsBets()
                            ? QuizWords.betOnTip(model.choices().indexOf(answer) + 1)
                            : QuizWords.CHOOSE_TIP));
            if (quiz().kind() == Quiz.Kind.FALSE_LINE) {
                button.prefWidthProperty().bind(flow.widthProperty());
            }
            if (isNumbered()) {
                Label place = place(answer);
                button.setGraphic(place);
                button.accessibleTextProperty().bind(Bindings.concat(place.textProperty(), " ", button.textProperty()));
            }
            button.setOnAction(_ -> choose(answer, button));
            model.chosenAnswers().addListener((ListChangeListener<String>) _ -> show(answer, button));
            show(answer, button);
            flow.getChildren()
                    .add(quiz().countsBets() ? betRow(answer, button, flow) : new StackPane(button, cross(answer)));
        }
        if (model.isJudgedAtOnce()) {
            flow.getChildren().addAll(NextHintButton.of(model));
        }
        return flow;
    }

    /** Returns a button for an answer in a flow of them, whose words are wrapped. */
    private static ToggleButton answerButton(FlowPane flow) {
        ToggleButton button = NodeStyle.of(new ToggleButton(), "answer");
        button.setWrapText(true);
        button.maxWidthProperty().bind(flow.widthProperty());
        return button;
    }

    /**
     * Returns the row of an answer on which a class bets: its button, and a dot for each bet beside it. Short answers
     * are in two columns.
     */
    private Node betRow(String answer, ToggleButton button, FlowPane flow) {
        boolean isShort = model.choices().stream().allMatch(other -> other.length() <= SHORT_ANSWER);
        DotTally tally = new DotTally(isShort ? FEW_DOTS : MANY_DOTS);
        button.addEventFilter(MouseEvent.MOUSE_PRESSED, press -> {
            if (press.isShiftDown() && press.getButton() == MouseButton.PRIMARY) {
                press.consume();
                model.takeBetBack(answer);
            }
        });
        model.chosenAnswers().addListener((ListChangeListener<String>) _ -> tally.show(model.bets(answer)));
        tally.show(model.bets(answer));
        button.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> QuizWords.spokenBets(
                                model.choices().indexOf(answer) + 1, button.getText(), model.bets(answer)),
                        button.textProperty(),
                        model.chosenAnswers()));
        HBox betRow = NodeStyle.of(new HBox(button, tally), "bet-row");
        HBox.setHgrow(tally, Priority.ALWAYS);
        betRow.prefWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> isShort ? Math.floor((flow.getWidth() - flow.getHgap()) / 2) : flow.getWidth(),
                        flow.widthProperty(),
                        flow.hgapProperty()));
        button.prefWidthProperty()
                .bind(betRow.prefWidthProperty()
                        .map(width -> betButtonWidth(width.doubleValue(), isShort ? NARROW_CELL : NARROW_ROW)));
        button.setMinWidth(Region.USE_PREF_SIZE);
        return betRow;
    }

    private static double betButtonWidth(double row, double narrow) {
        return row < narrow ? Math.max(0, row - NUMBER_ROOM) : row * BUTTON_PART;
    }

    private void choose(String answer, ToggleButton button) {
        model.choose(answer);
        show(answer, button);
    }

    private void show(String answer, ToggleButton button) {
        button.setSelected(!quiz().countsBets() && model.chosenAnswers().contains(answer));
    }

    /** Returns the cross of a wrong answer, placed on its corner so that no answer moves. */
    private Node cross(String answer) {
        StackPane cross = NodeStyle.of(new StackPane(new FontIcon(Feather.X_CIRCLE)), "answer-cross");
        cross.setAccessibleText(QuizWords.CROSSED);
        cross.setMouseTransparent(true);
        cross.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.crossedProperty().get().contains(answer), model.crossedProperty()));
        StackPane.setAlignment(cross, Pos.TOP_RIGHT);
        return cross;
    }

    private boolean isNumbered() {
        return quiz().kind() == Quiz.Kind.ARRANGE || hasFixedNumbers();
    }

    /** Returns whether the answers have numbers by which they are named, whichever are chosen. */
    private boolean hasFixedNumbers() {
        return quiz().kind() == Quiz.Kind.FALSE_LINE || quiz().countsBets();
    }

    /**
     * Returns the label before an answer: its number if it is a line of a proof or bet on, or else its position in the
     * order chosen, or a line of the same width.
     */
    private Label place(String answer) {
        if (hasFixedNumbers()) {
            return LabelFactory.of(QuizWords.place(model.choices().indexOf(answer)), "line-number");
        }
        Label place = LabelFactory.of("", "answer-place");
        place.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> QuizWords.place(model.chosenAnswers().indexOf(answer)), model.chosenAnswers()));
        return place;
    }

    private void fillRow() {
        if (!quiz().isTried()) {
            if (quiz().kind() == Quiz.Kind.REFUTE) {
                row.getChildren().add(button(QuizWords.IT_IS_TRUE, IS_TRUE, "Space", model::callTrue));
            } else if (submittedAnswer.isEmpty() && isWritten()) {
                row.getChildren().add(field());
            }
            if (hasCheckButton()) {
                row.getChildren().add(checkButton());
            }
            game.ifPresent(_ -> row.getChildren().add(startAgainButton()));
        }
        if (!model.isJudgedAtOnce() && hasHelpButton()) {
            row.getChildren().addAll(NextHintButton.of(model));
        }
        for (Node button : row.getChildren()) {
            if (button instanceof Region region) {
                region.setMinWidth(Region.USE_PREF_SIZE);
            }
        }
    }

    /** Returns whether there is a button for hints and the solution. Bets have a button of their own. */
    private boolean hasHelpButton() {
        return !quiz().countsBets() || !quiz().help().hints().isEmpty();
    }

    private boolean isWritten() {
        return quiz().kind() == Quiz.Kind.NUMBER || quiz().kind().takesSquares();
    }

    private Node field() {
        TextField field = new TextField();
        Quiz.Kind kind = quiz().kind();
        field.setPromptText(
                kind == Quiz.Kind.EDGES
                        ? QuizWords.EDGES
                        : kind == Quiz.Kind.NUMBER ? QuizWords.NUMBER : QuizWords.SQUARES);
        field.setPrefColumnCount(kind == Quiz.Kind.NUMBER ? 6 : 14);
        field.textProperty().bindBidirectional(model.writtenProperty());
        field.setOnAction(_ -> check());
        TextFieldUndoKeys.onStep(field, model::isAtGivenText, model::judgeGivenAgain);
        return field;
    }

    private Button startAgainButton() {
        Button button = NodeStyle.named(new Button(QuizWords.START_AGAIN), "quiz-start-again");
        button.setTooltip(new Tooltip(QuizWords.START_AGAIN_TIP));
        button.setOnAction(_ -> startAgain());
        return button;
    }

    private Button checkButton() {
        boolean writes = submittedAnswer.isEmpty() && (isWritten() || quiz().kind() == Quiz.Kind.BLANK);
        String key = writes ? "Enter" : "Space";
        Button button = button(checkWords(), "lesson-check", key, this::check);
        if (quiz().isBet()) {
            button.setTooltip(new Tooltip(quiz().countsBets() ? QuizWords.betsTip(key) : QuizWords.betTip(key)));
        }
        return NodeStyle.of(button, "check");
    }

    private static Button button(String words, String id, String key, Runnable action) {
        Button button = NodeStyle.named(new Button(words), id);
        button.setTooltip(new Tooltip(QuizWords.checkTip(key)));
        button.setOnAction(_ -> action.run());
        return button;
    }

    private String checkWords() {
        if (quiz().isBet()) {
            return quiz().countsBets() ? QuizWords.WHAT_COMES_OUT : QuizWords.BET;
        }
        return switch (quiz().kind()) {
            case PLAY -> QuizWords.CHECK_GAME;
            case PUZZLE -> QuizWords.CHECK_MOVES;
            case BOARD -> QuizWords.CHECK_BUILT;
            case REFUTE -> QuizWords.COUNTEREXAMPLE;
            case WALK -> submittedAnswer.isPresent() ? QuizWords.CHECK_WALK : QuizWords.CHECK;
            default -> submittedAnswer.isPresent() ? QuizWords.CHECK_BOARD : QuizWords.CHECK;
        };
    }

    /** Judges the answer. */
    void check() {
        if (game.isPresent()) {
            game.get().check();
        } else if (submittedAnswer.isPresent()) {
            model.check(submittedAnswer.get().get());
        } else {
            model.check();
        }
    }
}

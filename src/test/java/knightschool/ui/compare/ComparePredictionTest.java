package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.board.SquareNames;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.PredictionModel;
import knightschool.ui.compare.model.prediction.PredictionRound;
import knightschool.ui.compare.model.prediction.PredictionRounds;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Journeys of a class that is asked what the searches do next. */
@ExtendWith(OnScreen.class)
class ComparePredictionTest extends CompareJourney {
    private static final int AHEAD = 30;

    /** Small, as each test opens another: three searches on 8 × 8 would go on beside it. */
    @Override
    CompareSetup first() {
        return CompareSetup.of(FIVE);
    }

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private PredictionModel predictions() {
        return model.predictions();
    }

    private Optional<PredictionRound> round() {
        return predictions().rounds().roundProperty().get();
    }

    private PredictionQuestion question() {
        return onFx(() -> round().orElseThrow().question());
    }

    private void asked() {
        untilShown(
                "a question stands",
                () -> round().filter(one -> !one.isJudged()).isPresent() && model.isSettled());
    }

    private void judged() {
        untilShown(
                "it is judged", () -> round().filter(PredictionRound::isJudged).isPresent());
    }

    private void begin(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F3);
        asked();
    }

    /** Goes on until such a question is asked. */
    private <Q extends PredictionQuestion> Q until(ScreenRobot robot, Class<Q> kind) {
        for (int i = 0; i < AHEAD && !kind.isInstance(question()); i++) {
            long before = question().step();
            PredictionQuestion last = question();
            robot.type(KeyCode.F3);
            untilShown(
                    "another question stands",
                    () -> model.isSettled()
                            && round().filter(one -> one.question() != last).isPresent());
            assertTrue(question().step() > before || last.isBet());
        }
        return kind.cast(question());
    }

    private static Point2D centre(ScreenRobot robot, String pane, int square) {
        return onFx(() -> {
            BoardCanvas board = robot.find("#" + pane + " > .board-canvas", BoardCanvas.class);
            return board.localToScreen(
                    board.geometry().centreX(square), board.geometry().centreY(square));
        });
    }

    private static String text(ScreenRobot robot, String name) {
        return onFx(() -> robot.text(name));
    }

    @Test
    void nothingOfItIsThereAtRest(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        assertFalse(onFx(() -> robot.isSeen("#compare-predictions")));
        assertTrue(onFx(() -> robot.isSeen("#compare-summary")));
        robot.type(KeyCode.DIGIT1);
        assertEquals(Optional.empty(), onFx(this::round));
    }

    @Test
    void betsAreTakenByNumberAndTheEndsUncoveredAfterTheLast(ScreenRobot robot) {
        open(CompareSetup.of(FIVE).withStart(onFive("c3")));
        step(0);
        untilShown("all ends are known", () -> model.progress().idleProperty().get());
        assertTrue(onFx(() -> robot.isSeen("#lane-backtracking .label")));
        begin(robot);
        assertEquals("Bet", text(robot, "#prediction-kind"));
        assertFalse(onFx(() -> robot.isSeen("#lane-backtracking .label")), "the end would tell");
        robot.type(KeyCode.DIGIT1);
        judged();
        assertEquals("Warnsdorff finishes first, after 24 steps.", text(robot, "#prediction-because"));
        assertEquals(List.of("Lost: Backtracking"), onFx(() -> texts(robot, ".prediction-result")));
        undoTakesBackFirstWhatWasDoneLast(robot);
        undoTakesTheAnswerAlone(robot);
        robot.type(KeyCode.F3);
        asked();
        assertFalse(onFx(() -> robot.isSeen("#lane-backtracking .label")));
        double right =
                onFx(() -> robot.find("#prediction-next").localToScene(0, 0).getX());
        for (int number = 1; number <= 8; number++) {
            String choice = "#prediction-choice-" + number;
            double end = onFx(() -> {
                Node button = robot.find(choice);
                return button.localToScene(button.getLayoutBounds()).getMaxX();
            });
            assertTrue(end <= right, choice + " has room");
        }
        robot.clickOn("#prediction-choice-4");
        judged();
        assertEquals(List.of("Won: 10,000"), onFx(() -> texts(robot, ".prediction-result")));
        assertEquals(List.of("bets 1/2"), onFx(() -> texts(robot, ".prediction-score")));
        assertTrue(onFx(() -> robot.isSeen("#lane-backtracking .label")));
    }

    /** The score and the teams are there after a restart and on a slide, where the class goes on. */
    @ParameterizedTest
    @EnumSource(ScenePlacement.class)
    void scoreIsKeptWhenTheSceneIsLeft(ScenePlacement form, ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        onFx(() -> {
            predictions().rounds().setTeams(List.of("Red", "Blue"));
            return null;
        });
        begin(robot);
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT1);
        judged();
        PredictionRecord record =
                onFx(() -> predictions().rounds().recordProperty().get());
        assertEquals(2, record.entries().size());
        CompareScene next = onFx(() -> new CompareScene(window, form));
        try {
            PredictionRounds later = next.model().predictions().rounds();
            assertEquals(record, onFx(() -> later.recordProperty().get()));
            assertEquals(
                    List.of("Red", "Blue"), onFx(() -> later.teamsProperty().get()));
            assertEquals(1, onFx(() -> later.turnProperty().get()), "the second team answers first");
            onFx(() -> {
                next.model().predictions().forget();
                later.setTeams(List.of());
                scene.onShown();
                return null;
            });
            assertTrue(onFx(() -> predictions().rounds().recordProperty().get().isEmpty()));
            assertEquals(
                    List.of(""),
                    onFx(() -> predictions().rounds().teamsProperty().get()));
        } finally {
            onFx(() -> {
                next.close();
                return null;
            });
        }
    }

    /** A pane that was enlarged after the answer goes back before it, and by redo it comes after the answer. */
    private void undoTakesBackFirstWhatWasDoneLast(ScreenRobot robot) {
        robot.moveTo("#pane-backtracking").type(KeyCode.Z);
        untilShown("the pane is alone", () -> model.panes().enlarged().isPresent());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("all panes are back", () -> model.panes().enlarged().isEmpty());
        assertTrue(onFx(() -> round().orElseThrow().isJudged()), "the answer was before");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertFalse(onFx(() -> round().orElseThrow().isJudged()));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        judged();
        assertTrue(onFx(() -> model.panes().enlarged().isEmpty()));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        untilShown("the pane is alone again", () -> model.panes().enlarged().isPresent());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("all panes are back again", () -> model.panes().enlarged().isEmpty());
    }

    /** The set-up that was opened is not taken back: with it the question would go. */
    private void undoTakesTheAnswerAlone(ScreenRobot robot) {
        PredictionQuestion asked = question();
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertFalse(onFx(() -> round().orElseThrow().isJudged()));
        assertFalse(onFx(() -> robot.isSeen("#lane-backtracking .label")), "the end would tell");
        for (List<KeyCode> keys : List.of(List.of(KeyCode.CONTROL, KeyCode.Z), List.of(KeyCode.BACK_SPACE))) {
            robot.push(keys.toArray(KeyCode[]::new));
            assertSame(asked, question());
            assertTrue(
                    onFx(() -> texts(robot, "#message").getFirst().startsWith("All that was done before the class")));
        }
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        judged();
        assertSame(asked, question());
    }

    @Test
    void squareIsAnsweredByAClickAndAWrongOneIsToldWhy(ScreenRobot robot) {
        openFive("warnsdorff");
        seek(1);
        begin(robot);
        PredictionQuestion.NextSquare asked = until(robot, PredictionQuestion.NextSquare.class);
        PredictionAnswer wrong = asked.choices().stream()
                .filter(answer -> !asked.isRight(answer))
                .findFirst()
                .orElse(new PredictionAnswer.Square(asked.now().path().head()));
        int square = ((PredictionAnswer.Square) wrong).square();
        robot.clickOn(centre(robot, "pane-warnsdorff", square));
        judged();
        assertFalse(onFx(() -> round().orElseThrow().isRight()));
        Label words = onFx(() -> robot.find("#prediction-because", Label.class));
        assertTrue(onFx(() -> words.getHeight() >= words.prefHeight(words.getWidth())), "all of it is read");
        String because = text(robot, "#prediction-because");
        assertTrue(
                because.contains("Open moves from there: ")
                        && because.contains(asked.next().explanation().sentence()),
                because);
        assertEquals(
                1,
                onFx(() ->
                        predictions().rounds().recordProperty().get().entries().size()));
        robot.clickOn(centre(robot, "pane-warnsdorff", square));
        assertEquals(
                1,
                onFx(() ->
                        predictions().rounds().recordProperty().get().entries().size()),
                "the second click looks at the square");
        assertEquals(square, onFx(() -> model.pointer().squareProperty().get()).intValue());
    }

    @Test
    void squareIsAnsweredByItsNumberAndByEnterOnTheBoard(ScreenRobot robot) {
        openFive("warnsdorff");
        seek(1);
        begin(robot);
        PredictionQuestion.NextSquare first = until(robot, PredictionQuestion.NextSquare.class);
        int number = first.choices().indexOf(first.right().getFirst()) + 1;
        robot.type(KeyCode.valueOf("DIGIT" + number));
        judged();
        assertTrue(onFx(() -> round().orElseThrow().isRight()));
        robot.type(KeyCode.F3);
        asked();
        PredictionQuestion.NextSquare second = until(robot, PredictionQuestion.NextSquare.class);
        onFx(() -> {
            robot.find("#pane-warnsdorff > .board-canvas").requestFocus();
            return null;
        });
        robot.type(KeyCode.RIGHT);
        int head = second.now().path().head();
        untilShown(
                "the knight's square is pointed at",
                () -> model.pointer().squareProperty().get() == head);
        robot.type(KeyCode.ENTER);
        judged();
        assertFalse(onFx(() -> round().orElseThrow().isRight()), "the knight stands there");
        String because = text(robot, "#prediction-because");
        assertTrue(because.startsWith("The knight stands on "), because);
    }

    /** What would give the answer away is not there until all have answered; the boards have the room of the code. */
    @Test
    void codeAndSentenceAreHeldBackUntilItIsAnswered(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        assertTrue(onFx(() -> robot.isSeen("#pane-backtracking .code-view")));
        double before = onFx(() -> robot.find("#pane-backtracking > .board-canvas")
                .getLayoutBounds()
                .getHeight());
        begin(robot);
        until(robot, PredictionQuestion.ForwardOrBack.class);
        assertFalse(onFx(() -> robot.isSeen("#pane-backtracking .code-view")));
        assertFalse(onFx(() -> robot.isSeen("#pane-backtracking .why")));
        afterFrames();
        double asked = onFx(() -> robot.find("#pane-backtracking > .board-canvas")
                .getLayoutBounds()
                .getHeight());
        assertTrue(asked > before, () -> before + " -> " + asked);
        assertFalse(onFx(() -> robot.isSeen("#compare-summary")));
        robot.type(KeyCode.DIGIT2);
        judged();
        assertTrue(onFx(() -> robot.isSeen("#pane-backtracking .why")));
        afterFrames();
        assertEquals(
                asked,
                onFx(() -> robot.find("#pane-backtracking > .board-canvas")
                        .getLayoutBounds()
                        .getHeight()),
                "nothing moves at an answer");
        onFx(() -> {
            window.scene().getWindow().setWidth(1920);
            window.scene().getWindow().setHeight(1080);
            return null;
        });
        untilShown(
                "the question is read from the back of a room",
                () -> robot.find("#prediction-question", Label.class).getFont().getSize() == 28);
        robot.type(KeyCode.ESCAPE);
        untilShown("the code is back", () -> robot.isSeen("#pane-backtracking .code-view"));
    }

    @Test
    void squaresOfTheMoveThatIsAskedAboutAreInTheLegend(ScreenRobot robot) {
        openFive("forward-checking");
        begin(robot);
        PredictionQuestion.CellClosed asked = until(robot, PredictionQuestion.CellClosed.class);
        List<String> squares = Stream.of(asked.square(), asked.cell().target())
                .sorted()
                .map(square -> SquareNames.name(FIVE, square))
                .toList();
        assertEquals(List.of(String.join(", ", squares)), inLegend("The move asked about"));
    }

    @Test
    void keysOfTheSquaresAndTheMarksOfTheAnswerAreInTheLegend(ScreenRobot robot) {
        openFive("backtracking");
        seek(1);
        begin(robot);
        PredictionQuestion.NextSquare asked = until(robot, PredictionQuestion.NextSquare.class);
        List<Integer> squares = asked.choices().stream()
                .map(choice -> ((PredictionAnswer.Square) choice).square())
                .toList();
        assertEquals(List.of("press it if this square is next"), inLegend("Key of an answer"));
        assertEquals(List.of(), inLegend("Right answer"));
        int wrong = squares.stream()
                .filter(square -> !asked.isRight(new PredictionAnswer.Square(square)))
                .findFirst()
                .orElseThrow();
        int right = ((PredictionAnswer.Square) asked.right().getFirst()).square();
        onFx(() -> model.predictions().rounds().answer(squares.indexOf(wrong) + 1));
        untilShown("it is judged", () -> !inLegend("Right answer").isEmpty());
        assertEquals(List.of(SquareNames.name(FIVE, right)), onFx(() -> inLegend("Right answer")));
        assertEquals(List.of(SquareNames.name(FIVE, wrong)), onFx(() -> inLegend("Not right")));
    }

    /** What the legend says of a sign. */
    private List<String> inLegend(String name) {
        return onFx(scene::signs).stream()
                .filter(entry -> entry.name().equals(name))
                .map(LegendEntry::where)
                .toList();
    }

    @Test
    void teamsAreWrittenAndAnswerInTurn(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin(robot);
        robot.clickOn("#compare-predictions-teams");
        untilShown(
                "the names can be written",
                () -> robot.find("#prediction-teams").isFocused());
        robot.type(KeyCode.ESCAPE);
        untilShown("the field is gone", () -> !robot.isSeen("#prediction-teams"));
        assertTrue(onFx(() -> robot.isSeen("#compare-predictions")), "and the field alone");
        robot.clickOn("#compare-predictions-teams");
        untilShown(
                "they can be written again",
                () -> robot.find("#prediction-teams").isFocused());
        robot.write("Red, Blue, Green, Owls, Foxes").type(KeyCode.ENTER);
        String most = "There can be 4 teams, with names of up to 16 letters. Delete some, then press Enter.";
        robot.untilText("#message", most);
        assertEquals(
                "Red, Blue, Green, Owls, Foxes",
                onFx(() -> robot.find("#prediction-teams", TextField.class).getText()),
                "nothing is lost");
        robot.push(KeyCode.CONTROL, KeyCode.A).write("Red, Blue").type(KeyCode.ENTER);
        untilShown("the teams are asked", () -> round().orElseThrow().teams().equals(List.of("Red", "Blue")));
        untilShown("the keys are the scene's again", () -> scene.view().isFocused());
        robot.type(KeyCode.DIGIT1);
        untilShown("Blue is asked", () -> round().orElseThrow().answeringTeam().equals(Optional.of("Blue")));
        assertTrue(onFx(() -> round().orElseThrow().answers().size() == 1));
        robot.clickOn("#prediction-pass");
        judged();
        assertEquals(2, onFx(() -> texts(robot, ".prediction-result").size()));
        assertEquals(2, onFx(() -> texts(robot, ".prediction-score").size()));
    }

    @Test
    void answersAreSavedAndCopiedAndForgottenWhenTheyAre(ScreenRobot robot, @TempDir Path folder) throws IOException {
        answers.save = Optional.of(folder.resolve("answers.csv"));
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin(robot);
        until(robot, PredictionQuestion.ForwardOrBack.class);
        robot.type(KeyCode.DIGIT1);
        judged();
        robot.clickOn("#compare-predictions-forget");
        assertEquals(
                1,
                onFx(() ->
                        predictions().rounds().recordProperty().get().entries().size()),
                "nobody has saved it");
        robot.push(KeyCode.CONTROL, KeyCode.S);
        untilShown("the file is there", () -> Files.exists(folder.resolve("answers.csv")) && scene.isSettled());
        List<String> lines = Files.readAllLines(folder.resolve("answers.csv"));
        assertEquals("step,pane,question,answer,right,team,bet,board,right_answers", lines.getFirst());
        assertEquals(2, lines.size());
        robot.push(KeyCode.CONTROL, KeyCode.C);
        untilShown(
                "it is in the clipboard",
                () -> Optional.ofNullable(Clipboard.getSystemClipboard().getString())
                        .filter(words -> words.startsWith("step\tpane\tquestion\t"))
                        .isPresent());
        robot.clickOn("#compare-predictions-forget");
        untilShown(
                "the score is forgotten",
                () -> predictions().rounds().recordProperty().get().isEmpty());
    }

    /** The bets of a class count as made also where it only passed: they are offered anew to the next class. */
    @Test
    void classThatOnlyPassedMakesRoomForTheNextOne(ScreenRobot robot) {
        open(CompareSetup.of(FIVE).withStart(onFive("c3")));
        begin(robot);
        PredictionQuestion bet = question();
        assertTrue(bet.isBet());
        onFx(() -> {
            predictions().rounds().pass();
            return null;
        });
        robot.clickOn("#compare-predictions-forget");
        untilShown(
                "the class is forgotten",
                () -> predictions().rounds().recordProperty().get().isEmpty());
        robot.push(KeyCode.SHIFT, KeyCode.F3).push(KeyCode.SHIFT, KeyCode.F3);
        asked();
        assertEquals(bet, question());
    }

    @Test
    void escEndsTheQuestionsAndBringsTheSentenceBack(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        begin(robot);
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.PREDICT));
        robot.type(KeyCode.ESCAPE);
        untilShown("the questions are gone", () -> !robot.isSeen("#compare-predictions"));
        assertTrue(onFx(() -> robot.isSeen("#compare-summary")));
        assertFalse(onFx(scene::now).shows(CompareDisplayOptions.PREDICT));
        assertEquals(
                BuiltInSceneKinds.COMPARE, onFx(() -> window.now().orElseThrow().scene()));
    }

    @Test
    void questionIsThereAgainAfterAnotherSceneAndAfterUndo(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin(robot);
        until(robot, PredictionQuestion.ForwardOrBack.class);
        robot.type(KeyCode.DIGIT1);
        judged();
        onFx(() -> {
            scene.onHidden();
            scene.onShown();
            return null;
        });
        settled();
        assertTrue(onFx(() -> round().orElseThrow().isJudged()));
        robot.push(KeyCode.CONTROL, KeyCode.W);
        untilShown("a pane is closed", () -> model.panes().solvers().size() == 2 && model.isSettled());
        assertTrue(onFx(() -> round().filter(one -> !one.isJudged()).isPresent()), "other panes, another question");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("it is there again", () -> model.panes().solvers().size() == 3 && model.isSettled());
        assertEquals(
                1,
                onFx(() ->
                        predictions().rounds().recordProperty().get().entries().size()));
    }

    /**
     * What costs, copies and twins would tell is out of reach until the question is answered. The tables return only
     * when the questions end, so that the answers stay below the pointer.
     */
    @Test
    void tablesAreAwayAndNotCopiedUntilTheQuestionsEnd(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        seek(2);
        robot.push(KeyCode.SHIFT, KeyCode.I);
        robot.type(KeyCode.I);
        untilShown(
                "the tables are there",
                () -> robot.isSeen("#compare-costs") && robot.isSeen("#compare-counts") && model.isSettled());
        begin(robot);
        assertFalse(onFx(() -> robot.isSeen("#compare-costs") || robot.isSeen("#compare-counts")));
        assertEquals(null, onFx(() -> model.choiceCosts().tableProperty().get()), "nothing is read");
        assertFalse(onFx(() -> Command.named(scene.commands(), TableCommands.COPY_COSTS)
                .available()
                .get()));
        assertFalse(onFx(() ->
                Command.named(scene.commands(), TableCommands.COPY).available().get()));
        robot.push(KeyCode.SHIFT, KeyCode.W);
        settled();
        assertEquals(2, onFx(() -> model.panes().solvers().size()));
        robot.type(KeyCode.DIGIT1);
        judged();
        settled();
        assertFalse(onFx(() -> robot.isSeen("#compare-costs") || robot.isSeen("#compare-counts")));
        robot.type(KeyCode.I);
        assertTrue(onFx(() -> model.counts().shownProperty().get()), "the key says why there is no table");
        robot.push(KeyCode.SHIFT, KeyCode.F3);
        untilShown(
                "the tables are back",
                () -> robot.isSeen("#compare-costs") && robot.isSeen("#compare-counts") && model.isSettled());
        assertTrue(onFx(() -> Command.named(scene.commands(), TableCommands.COPY_COSTS)
                .available()
                .get()));
    }

    /** The question stands, and the score with it, when the scene was left and comes back; then it is closed. */
    @Test
    void openQuestionStandsAfterAnotherTabAndEndsWithTheScene(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        begin(robot);
        PredictionQuestion before = question();
        onFx(() -> {
            scene.onHidden();
            return null;
        });
        onFx(() -> {
            scene.onShown();
            return null;
        });
        settled();
        assertEquals(before, question());
        assertTrue(onFx(() -> round().filter(one -> !one.isJudged()).isPresent()));
        onFx(() -> {
            scene.close();
            return null;
        });
        untilShown("no thread is left", model::isEnded);
    }

    /** A set-up opens with the question about its moment, and is written as it is. */
    @Test
    void setupBeginsWithAQuestion(ScreenRobot robot) {
        CompareSetup setup = CompareSetup.of(FIVE).withStart(onFive("c3")).showing(CompareDisplayOptions.PREDICT, true);
        assertTrue(SetupText.format(setup).contains("predict"));
        open(setup);
        asked();
        assertTrue(question().isBet());
        assertEquals(setup.show(), onFx(scene::now).show());
        robot.type(KeyCode.SPACE);
        untilShown(
                "it has stopped to ask",
                () -> !model.playback().isPlaying()
                        && model.isSettled()
                        && round().filter(one -> one.question().step() > 0).isPresent());
        Node view = onFx(() -> robot.find("#compare-predictions"));
        assertTrue(onFx(() -> ScreenRobot.isSeen(view)));
    }
}

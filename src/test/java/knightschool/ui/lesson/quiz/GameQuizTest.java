package knightschool.ui.lesson.quiz;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.command.Command;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A quiz that is answered by the game beside it, as a student answers it: wrongly, half, and right. */
@Execution(ExecutionMode.CONCURRENT)
class GameQuizTest extends UnshownWindow {
    private static final Board FIVE = Board.full(5, 5);

    @TempDir
    private Path folder;

    @Test
    void unfinishedGameIsAnsweredInWordsWhichGoWithTheNextMove() throws Exception {
        showSlide("finished = true");
        play("a1", "c2", "e1");
        check("3 of the 25 squares are visited; 22 are left.");
        play("a1", "c2", "e1", "d3");
        until("the words are gone", () -> !isShown(".reply"));
    }

    @Test
    void finishedTourIsJudgedByItself() throws Exception {
        showSlide("finished = true");
        List<Integer> tour = new ArrayList<>(squares("a1"));
        tour.addAll(((CanBeWon) WinnabilityDecider.decide(game(squares("a1")).game(), () -> {})).completion());
        play(tour);
        until("it is right", () -> isShown(".reply") && text(".reply-words").equals("Well counted."));
    }

    @Test
    void rightPositionIsShownOnTheBoardEvenWhereNothingIsTold() throws Exception {
        showSlide("keep-open = 2");
        assertFalse(onFx(() -> isShown("#play-ask")));
        play("a1");
        check("Well counted.");
        until("what is known of it is told", () -> text("#play-verdict").equals("Yes"));
        play("a1", "c2");
        until("that is gone with the next move", () -> text("#play-verdict").isEmpty());
        assertEquals("Your answer was right. You have changed it since then.", onFx(() -> text(".reply-words")));
    }

    @Test
    void wordsAboutTheSolutionGoAndComeWithItsGame() throws Exception {
        showSlide("finished = true");
        ToolkitThread.run(() -> button("#quiz-help").fire());
        until("it is told", this::isSolutionTold);
        List<Integer> solution = onFx(this::walked);
        play(solution.subList(0, 20));
        until("another game is shown", () -> !isShown(".reply"));
        play(solution);
        until("it is told again", this::isSolutionTold);
        play("a1", "c2");
        until("another game is shown again", () -> !isShown(".reply"));
    }

    private boolean isSolutionTold() {
        return isShown(".reply") && text(".reply-words").startsWith("One such game is shown.");
    }

    @Test
    void startAgainPutsTheGameBackAsTheSlideGivesIt() throws Exception {
        showSlide("finished = true");
        play("a1", "c2");
        check("2 of the 25 squares are visited; 23 are left.");
        ToolkitThread.run(() -> button("#quiz-start-again").fire());
        assertEquals(Optional.empty(), onFx(() -> ((LessonsSetup) window.now().orElseThrow()).slideScene()));
        assertFalse(onFx(() -> isShown(".reply")));
        assertTrue(onFx(() -> isShown("#quiz-start-again")));
        ToolkitThread.run(() -> window.run("lesson.undo"));
        assertEquals(squares("a1", "c2"), onFx(this::walked));
    }

    @Test
    void slideChecksTheGameAndStartsItAgainByItsCommands() throws Exception {
        showSlide("finished = true");
        play("a1", "c2");
        ToolkitThread.run(() -> window.run("lesson.check"));
        until("it is judged", () -> isShown(".reply"));
        ToolkitThread.run(() -> window.run("lesson.again"));
        assertFalse(onFx(() -> isShown(".reply")));
        assertEquals(Optional.empty(), onFx(() -> ((LessonsSetup) window.now().orElseThrow()).slideScene()));
        assertEquals(
                List.of("lesson.again"),
                onFx(() -> window.current().orElseThrow().commands().stream()
                        .filter(command -> command.keys().contains(KeyStroke.of("R")))
                        .map(Command::id)
                        .toList()),
                "one command for the question and for its game");
        assertEquals(
                "Put the game back as the slide gives it (R)",
                onFx(() -> button("#quiz-start-again").getTooltip().getText()));
    }

    @Test
    void undoStopsAtTheGivenMovesWhereTheGameMustGoOnFromThem() throws Exception {
        showSlide("[finished = true, from-here = true]", "walk: [a1, c2]");
        play("a1", "c2", "e1", "d3");
        ToolkitThread.run(() -> window.run("lesson.undo"));
        assertEquals(squares("a1", "c2", "e1"), onFx(this::walked));
        ToolkitThread.run(() -> window.run("play.to-start"));
        assertEquals(squares("a1", "c2"), onFx(this::walked));
        ToolkitThread.run(() -> window.run("lesson.undo"));
        assertEquals(squares("a1", "c2"), onFx(this::walked));
        ToolkitThread.run(() -> window.run("play.to-end"));
        assertEquals(squares("a1", "c2", "e1", "d3"), onFx(this::walked));
        ToolkitThread.run(() -> window.run("lesson.again"));
        assertEquals(Optional.empty(), onFx(() -> ((LessonsSetup) window.now().orElseThrow()).slideScene()));
    }

    @Test
    void givenMovesCanBeTakenBackWhereAnyGameIsRight() throws Exception {
        showSlide("finished = true", "walk: [a1, c2]");
        play("a1", "c2", "e1");
        ToolkitThread.run(() -> window.run("play.to-start"));
        assertEquals(List.of(), onFx(this::walked));
    }

    private List<Integer> walked() {
        LessonsSetup lessons = (LessonsSetup) window.now().orElseThrow();
        return ((PlaySetup) lessons.slideScene().orElseThrow()).game().path();
    }

    private void showSlide(String right) throws Exception {
        showSlide(right, "");
    }

    /** @param given a line of the slide's set-up; may be empty */
    private void showSlide(String right, String given) throws Exception {
        Files.writeString(folder.resolve("01-own.md"), """
                ---
                title: Own
                ---
                ## Only

                Text.

                ```setup
                scene: play
                board: 5x5
                answer: never
                %s
                ```

                ```quiz
                ask: What?
                kind: play
                right: %s
                because: Well counted.
                ```
                """.formatted(given, right));
        lesson(Optional.empty());
    }

    private void lesson(Optional<PlaySetup> beside) {
        ToolkitThread.run(
                () -> window.open(new LessonsSetup(folder.toString(), "01-own.md", 1, beside.map(setup -> setup))));
        until("the slide is on screen", () -> window.isSettled() && node(".quiz") != null);
    }

    private void play(String... names) {
        play(squares(names));
    }

    /** The game beside the text, as a session that comes back opens it. */
    private void play(List<Integer> squares) {
        lesson(Optional.of(game(squares)));
    }

    private PlaySetup game(List<Integer> squares) {
        return PlaySetup.of(WrittenBoard.of(FIVE))
                .answering(WinnabilityFeedbackTiming.NEVER)
                .withPath(squares, squares.size());
    }

    private static List<Integer> squares(String... names) {
        return Arrays.stream(names).map(name -> SquareNames.parse(FIVE, name)).toList();
    }

    private void check(String words) {
        ToolkitThread.run(() -> button(".check").fire());
        until(words, () -> isShown(".reply") && text(".reply-words").equals(words));
    }

    private void until(String what, BooleanSupplier holds) {
        Eventually.until(
                what,
                () -> onFx(() -> {
                    arrange();
                    return holds.getAsBoolean();
                }));
    }

    /** Without a window nothing else asks for that. */
    private void arrange() {
        FrameLayout.of(window.scene(), 1280, 720);
    }

    private Node node(String query) {
        return window.scene().getRoot().lookup(query);
    }

    private boolean isShown(String query) {
        boolean shown = node(query) != null;
        for (Node above = node(query); above != null; above = above.getParent()) {
            shown &= above.isVisible();
        }
        return shown;
    }

    private ButtonBase button(String query) {
        return (ButtonBase) node(query);
    }

    private String text(String query) {
        return ((Labeled) node(query)).getText();
    }
}

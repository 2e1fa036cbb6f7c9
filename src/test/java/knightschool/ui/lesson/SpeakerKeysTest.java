package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import knightschool.setup.scene.PlaySetup;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys in the speaker's window, answered there and not before the class. */
class SpeakerKeysTest extends PresentedLesson {
    private static final String NEXT_STEPS_HELD_BACK =
            "Answer the question first: the next steps would give the answer away.";

    @Test
    void letterOfTheSceneWorksInTheSpeakersWindowToo(ScreenRobot robot) {
        show("euler-and-hamilton", 1);
        String slide = where(robot);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        InteractiveGraphPane graph = onFx(() -> sceneBeside().node().lookupAll("*").stream()
                .filter(InteractiveGraphPane.class::isInstance)
                .map(InteractiveGraphPane.class::cast)
                .findFirst()
                .orElseThrow());
        double before = onFx(() -> graph.xOf(0));
        push(KeyCode.G, false);
        until("the graph has another layout", () -> onFx(() -> graph.xOf(0)) != before);
        push(KeyCode.G, true);
        assertEquals(slide, where(robot));
    }

    @Test
    void commandThatSpeaksAnswersInTheWindowOfItsKey(ScreenRobot robot) {
        show("backtracking", 2);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        Scene of = speaker().orElseThrow().getScene();
        push(KeyCode.U, true);
        until("nothing is found", () -> !message(of).isEmpty() && onFx(window::isSettled));
        assertFalse(ScreenRobot.isSeen(window.scene().lookup(".message")), "the class reads " + message(of));
        push(window.scene(), KeyStroke.of("Shift+U"));
        until(
                "the class's window answers its own",
                () -> ScreenRobot.isSeen(window.scene().lookup(".message")));
    }

    /** What stands on the class's screen comes of the slide alone: one slide for each kind of scene. */
    @ParameterizedTest
    @CsvSource({
        "the-knights-move,1",
        "vertices-and-edges,1",
        "degrees,2",
        "play-it-yourself,1",
        "backtracking,2",
        "jumping-back,6",
        "circuits-and-large,1",
        "positions-as-vertices,1"
    })
    void keyOfTheSpeakerSaysNothingToTheClass(String lesson, int slide, ScreenRobot robot) {
        show(lesson, slide);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        Scene of = speaker().orElseThrow().getScene();
        for (KeyStroke key : keysOfTheSlide()) {
            push(key);
            until("it is done", () -> onFx(window::isSettled));
            assertEquals("", message(window.scene()), key.text());
            assertFalse(ScreenRobot.isSeen(window.scene().lookup(".message")), key.text());
            assertFalse(message(of).contains("cannot be done"), () -> key.text() + " is refused: " + message(of));
        }
    }

    /** Keys with which the scene on the slide does something now, apart from those of the speaker. */
    private List<KeyStroke> keysOfTheSlide() {
        Set<KeyStroke> taken = CommandDefinitions.of("speaker").stream()
                .flatMap(command -> command.keys().stream())
                .map(KeyStroke::of)
                .collect(Collectors.toSet());
        return onFx(() -> ((LessonScene) window.current().orElseThrow())
                .live().orElseThrow().commands().stream()
                        .filter(command -> command.available().get() && !command.isStop() && !command.isLeaving())
                        .flatMap(command -> command.keys().stream())
                        .filter(key -> !taken.contains(key))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "Ctrl+K, This cannot be done here while presenting: find",
        "Ctrl+4, This cannot be done here while presenting: to Editor.",
        "Ctrl+P, This cannot be done here while presenting: save a handout of this lesson (PDF)."
    })
    void actThatTheSpeakersWindowRefusesIsNamedThere(String key, String why, ScreenRobot robot) {
        show("backtracking", 2);
        Scene of = speakersScene(robot);
        push(KeyStroke.of(key));
        assertTrue(message(of).startsWith(why), message(of));
        assertEquals("", message(window.scene()));
    }

    /** The tab that the tree has room in cannot be opened before the class. */
    @Test
    void whatIsAdvisedBeforeAClassCanBeDoneThere(ScreenRobot robot) {
        show("backtracking", 7);
        Scene of = speakersScene(robot);
        push(KeyStroke.of("Ctrl+Shift+T"));
        assertEquals("The search tree has no room here. End the presentation first (Esc).", message(of));
    }

    @Test
    void keyThatMeansNothingIsNotAnswered(ScreenRobot robot) {
        show("backtracking", 2);
        Scene of = speakersScene(robot);
        for (String key : List.of("Q", "9", "F12", "Ctrl+F9", "Alt+X")) {
            push(KeyStroke.of(key));
            assertEquals("", message(of), key);
            push(window.scene(), KeyStroke.of(key));
            assertEquals("", message(window.scene()), key);
        }
        push(KeyStroke.of("Ctrl+Z"));
        assertEquals("There is nothing to take back.", message(of), "squares are picked on this slide");
    }

    private Scene speakersScene(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        return speaker().orElseThrow().getScene();
    }

    /** Whichever window has the keyboard, what works on the slide works, or is answered where it is asked. */
    @Test
    void moveOfTheSpeakerIsTakenBackByTheSpeaker(ScreenRobot robot) {
        show("warnsdorff", 4);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        Scene of = speaker().orElseThrow().getScene();
        push(KeyStroke.of("Ctrl+Z"));
        assertEquals("There is nothing to take back.", message(of));
        for (String back : List.of("Ctrl+Z", "Backspace")) {
            int before = visited();
            push(KeyStroke.of("1"));
            until("the knight has moved", () -> visited() == before + 1);
            push(KeyStroke.of(back));
            until("the move is taken back by " + back, () -> visited() == before);
        }
        assertEquals("slide 4 of 8", where(robot));
    }

    @Test
    void whatIsPickedForAQuestionIsTakenBackByTheSpeaker(ScreenRobot robot) {
        show("vertices-and-edges", 3);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        Scene of = speaker().orElseThrow().getScene();
        push(KeyStroke.of("Ctrl+Z"));
        assertEquals("There is nothing to take back.", message(of));
        push(KeyStroke.of("Ctrl+Y"));
        assertEquals("There is nothing to do again.", message(of));
        onFx(() -> {
            InteractiveGraphPane board = (InteractiveGraphPane) window.scene().lookup("#graph-board");
            Point2D corner = board.localToScene(board.xOf(0), board.yOf(0));
            MouseEvents.fire(board, MouseEvent.MOUSE_PRESSED, corner.getX(), corner.getY());
            MouseEvents.fire(board, MouseEvent.MOUSE_RELEASED, corner.getX(), corner.getY());
            return true;
        });
        push(KeyStroke.of("Ctrl+Z"));
        push(KeyStroke.of("Ctrl+Y"));
        assertEquals("There is nothing to do again.", afterAnother("Ctrl+Y", of));
        push(KeyCode.F1, false);
        assertTrue(all(of, "#help-card .keys").contains("Ctrl + Z, Backspace"), "what can be taken back on the slide");
        push(KeyCode.ESCAPE, false);
        push(KeyStroke.of("Ctrl+Z"));
        assertEquals("There is nothing to take back.", afterAnother("Ctrl+Z", of));
        show("vertices-and-edges", 1);
        push(KeyStroke.of("Ctrl+Z"));
        assertEquals("There is nothing to take back.", message(of), "nothing is picked on this slide");
    }

    /** What is said to a key that is pressed once more. */
    private String afterAnother(String key, Scene of) {
        push(KeyStroke.of(key));
        return message(of);
    }

    /** Squares visited in the game beside the text. */
    private int visited() {
        return onFx(() -> ((PlaySetup) sceneBeside().now()).visited());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void escapeClosesTheFieldOfTheTeamsBeforeItEndsTheQuestions(boolean isSpeakers, ScreenRobot robot) {
        show("backtracking", 4);
        speakersScene(robot);
        push(KeyStroke.of("Shift+F3"));
        until("a class is asked", () -> robot.isSeen("#compare-predictions"));
        onFx(() -> {
            Command.named(sceneBeside().commands(), "compare.predictions.teams").run();
            return true;
        });
        until("teams can be written", () -> robot.isSeen("#prediction-teams"));
        Scene at = isSpeakers ? speaker().orElseThrow().getScene() : window.scene();
        onFx(() -> {
            Node focused = isSpeakers ? at.getRoot() : at.getFocusOwner();
            focused.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
            return true;
        });
        assertFalse(robot.isSeen("#prediction-teams"));
        assertTrue(robot.isSeen("#compare-predictions"), "the questions go on");
    }

    /** Where the scene asks a class something itself, a number answers that. */
    @Test
    void handsOfTheClassAreCountedFromTheSpeakersWindow(ScreenRobot robot) {
        show("vertices-and-edges", 9);
        speakersScene(robot);
        List.of("1", "2", "2", "Shift+1", "3", "2").forEach(key -> push(KeyStroke.of(key)));
        until("the bets are counted", () -> bets(robot).equals(List.of("", "3", "1")));
        push(KeyStroke.of("Ctrl+Z"));
        until("the last hand is taken back", () -> bets(robot).equals(List.of("", "2", "1")));
        push(KeyStroke.of("Shift+F3"));
        until("a question stands", () -> robot.isSeen("#prediction-choice-1"));
        push(KeyStroke.of("1"));
        until("it is done", () -> onFx(window::isSettled));
        assertEquals(List.of("", "2", "1"), bets(robot));
        push(KeyStroke.of("Shift+F3"));
        until("the question is gone", () -> !robot.isSeen("#prediction-choice-1"));
        push(KeyStroke.of("Shift+F8"));
        until("what comes out is shown", () -> reply(robot).contains(" of 3 bets"));
        push(KeyStroke.of("3"));
        until("a late hand is counted", () -> bets(robot).equals(List.of("", "2", "2")));
        push(KeyStroke.of("Shift+F8"));
        until("what comes out is shown again", () -> reply(robot).contains(" of 4 bets"));
    }

    private static String reply(ScreenRobot robot) {
        return onFx(() -> robot.findAll(".reply", Node.class).stream()
                .filter(Node::isVisible)
                .flatMap(reply -> reply.lookupAll(".text").stream())
                .map(text -> ((Text) text).getText())
                .collect(Collectors.joining(" ")));
    }

    private static List<String> bets(ScreenRobot robot) {
        return onFx(() -> robot.findAll(".tally-number", Labeled.class).stream()
                .map(Labeled::getText)
                .toList());
    }

    @Test
    void functionKeyOfTheSlideIsAnsweredByTheSlide(ScreenRobot robot) {
        show("backtracking", 2);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        push(KeyStroke.of("F9"));
        assertEquals(
                "This slide has nothing to stop at.",
                message(speaker().orElseThrow().getScene()));
    }

    @Test
    void notesAreSaidToBeWhereTheSpeakerIs(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        push(KeyStroke.of("N"));
        assertEquals(
                "The notes are in this window already, below the slide.",
                message(speaker().orElseThrow().getScene()));
        push(window.scene(), KeyStroke.of("N"));
        assertEquals(
                "The class would read the notes here. They are in the speaker's window (Shift + F5).",
                message(window.scene()));
    }

    /** One step on, the question of the slide is answered. */
    @ParameterizedTest
    @ValueSource(strings = {"U", "Shift+End", "Ctrl+Right", "Shift+F3"})
    void keyThatLeadsToTheNextStepIsRefusedInTheWindowWhereItIsPressed(String key, ScreenRobot robot) {
        show("backtracking", 2);
        Scene of = speakersScene(robot);
        push(KeyStroke.of(key));
        assertEquals(NEXT_STEPS_HELD_BACK, message(of));
        assertEquals("", message(window.scene()));
        push(window.scene(), KeyStroke.of(key));
        assertEquals(NEXT_STEPS_HELD_BACK, message(window.scene()));
    }

    /** The arrow is the scene's wherever the keyboard is. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void arrowToTheNextStepIsRefusedInWordsWhereverTheKeyboardIs(boolean isBesideScene, ScreenRobot robot) {
        show("backtracking", 2);
        onFx(() -> {
            Node focused = isBesideScene
                    ? window.current().orElseThrow().node()
                    : sceneBeside().node();
            focused.requestFocus();
            return true;
        });
        robot.push(KeyCode.RIGHT);
        until("the refusal is there", () -> message(window.scene()).equals(NEXT_STEPS_HELD_BACK));
    }

    @Test
    void tableThatWouldGiveTheAnswerAwayIsRefusedInWords(ScreenRobot robot) {
        show("warnsdorff", 2);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        push(KeyStroke.of("O"));
        assertEquals(
                "Answer the question first: the open moves would give the answer away.",
                message(speaker().orElseThrow().getScene()));
    }
}

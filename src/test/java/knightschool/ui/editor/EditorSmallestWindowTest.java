package knightschool.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphFactKind;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.editor.tab.BoardTabStripCommands;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.theme.TextSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The editor's controls in the smallest window, and its words in the largest size. */
@Execution(ExecutionMode.CONCURRENT)
class EditorSmallestWindowTest extends UnshownWindow {
    private static final double WIDTH = 1024;
    private static final double HEIGHT = 700;
    private static final double SHORTEST_SLIDER = 140;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BOARD")
    void controlsStandInOneRowAndTheSliderIsLong(GraphLayoutKind layout) {
        ToolkitThread.run(() -> window.open(EditorSetup.of(Board.full(6, 6)).withLayout(layout)));
        FrameLayout.untilSettled(window, WIDTH, HEIGHT);
        double tools = at("#tool-hole").getCenterY();
        assertEquals(tools, at("#undo").getCenterY(), 2);
        assertEquals(tools, at("#rows").getCenterY(), 2);
        double menus = at("#layout").getCenterY();
        assertEquals(menus, at("#graph-more").getCenterY(), 2);
        assertEquals(menus, at("#verdict").getCenterY(), 2);
        assertTrue(at("#graph-more").getMaxX() <= at("#vertices").getMinX(), "the menus end where the facts begin");
        assertTrue(at("#graph-way").getWidth() >= SHORTEST_SLIDER, () -> "slider of " + at("#graph-way"));
    }

    /** A second board takes a row of the window, and this one's reason is long. */
    @Test
    void factsAndTheirKeyAreThereBesideTheCardsOfTwoBoards() {
        ToolkitThread.run(() -> {
            window.open(EditorSetup.of(Board.full(4, 4)));
            window.run(BoardTabStripCommands.NEW);
            window.open(EditorSetup.of(Board.full(4, 4)));
        });
        FrameLayout.untilSettled(window, WIDTH, HEIGHT);
        assertTrue(ToolkitThread.call(() -> isThere("#choose-degree-2") && !isThere("#choose-girth")));
        ToolkitThread.run(() -> window.run(EditorCommands.FACTS));
        FrameLayout.untilSettled(window, WIDTH, HEIGHT);
        assertTrue(ToolkitThread.call(() -> isThere("#choose-girth")));
        Bounds answer = at("#show-walk");
        assertTrue(answer.getMaxY() <= at(".scene-foot").getMinY(), "what can be done about the answer is seen");
    }

    /** A reason of many lines in the largest words: they are scrolled, and the button below them is not. */
    @Test
    void buttonOfTheAnswerIsSeenHoweverLongItsReasonIs() {
        ToolkitThread.run(() -> {
            settings.textSizeProperty().set(TextSize.LARGEST);
            window.open(EditorSetup.of(Board.full(4, 9)).showing(DisplayOption.CLOSED, true));
        });
        FrameLayout.untilSettled(window, WIDTH, HEIGHT);
        double hidden = ToolkitThread.call(() -> {
            ScrollPane words = (ScrollPane) window.scene().getRoot().lookup("#facts-scroll");
            return words.getContent().getLayoutBounds().getHeight()
                    - words.getViewportBounds().getHeight();
        });
        assertTrue(hidden >= 1, () -> hidden + " pixels of the words are scrolled");
        Bounds button = at("#show-walk");
        assertTrue(
                button.getHeight() > 0 && button.getMaxY() <= at(".scene-foot").getMinY(), () -> "at " + button);
        assertTrue(button.getMinY() >= at("#facts-scroll").getMaxY(), "below what is scrolled");
    }

    private boolean isThere(String id) {
        Node node = window.scene().getRoot().lookup(id);
        return node != null && node.getLayoutBounds().getHeight() > 0 && ScreenRobot.isSeen(node);
    }

    /** The longest of them: of two vertices of odd degree. */
    @Test
    void sentenceOfAFactIsReadToItsEndInTheLargestWords() {
        ToolkitThread.run(() -> {
            settings.textSizeProperty().set(TextSize.LARGEST);
            window.open(EditorSetup.of(BoardText.parse("#.#\n###\n.#.\n"))
                    .withFact(Optional.of(GraphFact.of(GraphFactKind.EULER_TRAIL))));
        });
        FrameLayout.untilSettled(window, 1920, 1080);
        Label sentence =
                ToolkitThread.call(() -> (Label) window.scene().getRoot().lookup("#fact-sentence"));
        assertTrue(sentence.getText().endsWith("of odd degree."), sentence.getText());
        double needed = ToolkitThread.call(() -> {
            Text words = new Text(sentence.getText());
            words.setFont(sentence.getFont());
            words.setLineSpacing(sentence.getLineSpacing());
            words.setWrappingWidth(sentence.getWidth());
            return words.getLayoutBounds().getHeight();
        });
        assertTrue(sentence.getHeight() >= needed, () -> sentence.getHeight() + " of " + needed + " pixels");
    }

    private Bounds at(String id) {
        return ToolkitThread.call(() -> {
            Node node = window.scene().getRoot().lookup(id);
            return node.localToScene(node.getLayoutBounds());
        });
    }

    private void arrange(double width, double height) {
        FrameLayout.of(window.scene(), width, height);
    }
}

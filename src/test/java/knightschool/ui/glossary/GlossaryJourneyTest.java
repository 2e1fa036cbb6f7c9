package knightschool.ui.glossary;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import knightschool.graph.CycleTerminology;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.GlossarySetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Words of a slide explain themselves on cards, and all words have a page. */
@ExtendWith(OnScreen.class)
class GlossaryJourneyTest {
    @Test
    void exampleOfAnotherWordIsThereWithTheWord() {
        onFx(() -> {
            window.open(GlossarySetup.of("circuit"));
            return true;
        });
        until("the word is there", () -> onFx(window::isSettled));
        assertFalse(
                onFx(() -> {
                    window.open(GlossarySetup.of("degree"));
                    return ((Parent) window.scene().getRoot().lookup(".glossary-example > .slide-scene"))
                            .getChildrenUnmodifiable()
                            .isEmpty();
                }),
                "no frame comes before it");
    }

    @Test
    void legendNamesTheSignsOfTheExample(ScreenRobot robot) {
        onFx(() -> {
            window.open(GlossarySetup.of("walk"));
            return true;
        });
        settled();
        robot.clickOn("#glossary-word").type(KeyCode.L);
        assertEquals("", onFx(() -> ShownWindow.message(window).get()));
        until(
                "signs are named",
                () -> onFx(
                        () -> !window.scene().getRoot().lookupAll(".legend-row").isEmpty()));
    }

    private static final String LESSON = """
            ---
            title: Words
            ---
            ## First

            Every vertex of this graph has a degree. A {{word circuit}} goes through them.

            ```dictionary
            ```

            ```setup
            scene: graph
            board: 5x5
            ```

            ## Second

            No word here.
            """;

    @TempDir
    private Path folder;

    private Stage stage;
    private MainWindow window;

    @Start
    void show(Stage shown) {
        stage = shown;
    }

    @BeforeEach
    void open() throws Exception {
        Files.writeString(folder.resolve("1.md"), LESSON);
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            window.open(slide(1));
            stage.setScene(window.scene());
            stage.setWidth(1000);
            stage.setHeight(760);
            stage.show();
            return true;
        });
        settled();
    }

    private LessonsSetup slide(int number) {
        return new LessonsSetup(folder.toString(), "1.md", number, Optional.empty());
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return true;
        });
    }

    private void settled() {
        until("all is shown", () -> onFx(window::isSettled));
    }

    private Text word(String words) {
        return onFx(() -> window.scene().getRoot().lookupAll(".glossary-word").stream()
                .map(Text.class::cast)
                .filter(text -> text.getText().equals(words))
                .findFirst()
                .orElseThrow());
    }

    private boolean isShown(String id) {
        return onFx(() -> window.scene().lookup(id) != null);
    }

    private String label(String id) {
        return onFx(() -> ((Label) window.scene().lookup(id)).getText());
    }

    private Node focused() {
        return onFx(() -> window.scene().getFocusOwner());
    }

    private void focus(Node word) {
        onFx(() -> {
            word.requestFocus();
            return true;
        });
    }

    /** Brings the keyboard to a word. */
    private void come(ScreenRobot robot, Text word) {
        focus(word);
        robot.type(KeyCode.TAB).push(KeyCode.SHIFT, KeyCode.TAB);
        assertEquals(word, focused());
    }

    @Test
    void focusThatComesByItselfShowsNoCard(ScreenRobot robot) {
        focus(word("vertex"));
        assertFalse(isShown("#word-card"), "nobody came to the word");
        come(robot, word("vertex"));
        assertEquals("vertex", label("#word-card-name"));
    }

    @Test
    void pointerOnAWordShowsItsMeaningWithinTheWindowAndLeavingItHidesThat(ScreenRobot robot) {
        robot.moveTo(word("degree"));
        until("the card is shown", () -> isShown("#word-card"));
        settled();
        assertEquals("degree", label("#word-card-name"));
        Bounds card = onFx(() -> {
            Node node = window.scene().lookup("#word-card");
            return node.localToScene(node.getLayoutBounds());
        });
        assertTrue(
                card.getMinX() >= 0
                        && card.getMaxX() <= onFx(() -> window.scene().getWidth()),
                card.toString());
        assertTrue(card.getMaxY() <= onFx(() -> window.scene().getHeight()), card.toString());
        robot.moveTo("#word-card-name");
        robot.moveTo("#slide-title");
        until("the card is gone", () -> !isShown("#word-card"));
    }

    /** A hand that rests on the mouse moves it a little. */
    @Test
    void cardThatEscHasClosedStaysAwayUntilThePointerHasLeftTheWord(ScreenRobot robot) {
        robot.moveTo(word("degree"));
        until("the card is shown", () -> isShown("#word-card"));
        settled();
        robot.type(KeyCode.ESCAPE);
        robot.moveBy(1, 0);
        settled();
        assertFalse(isShown("#word-card"));
        robot.moveTo("#slide-title");
        robot.moveTo(word("degree"));
        until("the card is shown again", () -> isShown("#word-card"));
        // Wherever the keys go: Esc closes what lies on top.
        focus(window.scene().getRoot().lookup(".top-bar .button"));
        robot.type(KeyCode.ESCAPE);
        assertFalse(isShown("#word-card"));
        assertEquals(slide(1), onFx(() -> window.now().orElseThrow()));
    }

    @Test
    void keyboardComesToAWordAndKeepsTheKeysOfTheSlide(ScreenRobot robot) {
        come(robot, word("vertex"));
        assertEquals("vertex", label("#word-card-name"));
        robot.type(KeyCode.TAB);
        assertEquals(word("graph"), focused());
        assertEquals("graph", label("#word-card-name"));
        robot.type(KeyCode.ESCAPE);
        assertFalse(isShown("#word-card"));
        assertEquals(slide(1), onFx(() -> window.now().orElseThrow()));
        robot.type(KeyCode.ENTER);
        assertEquals("all-words", focused().getId());
        robot.type(KeyCode.ESCAPE);
        assertEquals(word("graph"), focused());
        assertFalse(isShown("#word-card"));
        robot.type(KeyCode.PAGE_DOWN);
        assertEquals(slide(2), onFx(() -> window.now().orElseThrow()));
        robot.type(KeyCode.LEFT);
        assertEquals(slide(1), onFx(() -> window.now().orElseThrow()));
        focus(word("graph"));
        robot.type(KeyCode.RIGHT);
        assertEquals(slide(2), onFx(() -> window.now().orElseThrow()));
    }

    /** A pointer that has been left somewhere means no card that comes below it. */
    @Test
    void cardGoesWithTheFocusAlsoWhereThePointerRests(ScreenRobot robot) {
        come(robot, word("vertex"));
        robot.moveTo("#word-card-name");
        robot.type(KeyCode.ESCAPE);
        come(robot, word("vertex"));
        until(
                "the card is below the pointer",
                () -> onFx(() -> window.scene().lookup("#word-card").isHover()));
        robot.push(KeyCode.SHIFT, KeyCode.TAB);
        until("the card is gone", () -> !isShown("#word-card"));
        come(robot, word("vertex"));
        robot.moveBy(1, 0).push(KeyCode.SHIFT, KeyCode.TAB);
        settled();
        assertTrue(isShown("#word-card"), "it is pointed at");
    }

    @Test
    void cardLeadsToThePageOfAllWordsAndEscLeadsBack(ScreenRobot robot) {
        come(robot, word("degree"));
        robot.type(KeyCode.ENTER).type(KeyCode.ENTER);
        settled();
        assertEquals(GlossarySetup.of("degree"), onFx(() -> window.now().orElseThrow()));
        assertEquals("degree", label("#glossary-word"));
        robot.type(KeyCode.ESCAPE);
        assertEquals(slide(1), onFx(() -> window.now().orElseThrow()));
    }

    @Test
    void pageIsSearchedByKeyboardAndShowsEachWordWithItsScene(ScreenRobot robot) {
        robot.type(KeyCode.F2);
        settled();
        assertEquals("glossary-search", focused().getId());
        robot.write("bipart");
        assertEquals(
                1,
                onFx(() -> ((ListView<?>) window.scene().lookup("#glossary-list"))
                        .getItems()
                        .size()));
        robot.type(KeyCode.DOWN);
        settled();
        assertEquals("bipartite", label("#glossary-word"));
        assertEquals(
                new GlossarySetup("bipartite", "bipart"),
                onFx(() -> window.now().orElseThrow()));
        assertTrue(isShown("#graph-board"));
        robot.type(KeyCode.ESCAPE);
        assertEquals(
                BuiltInSceneKinds.LESSONS,
                onFx(() -> window.now().orElseThrow()).scene());
    }

    @Test
    void escOnTheListOfWordsClosesThePage(ScreenRobot robot) {
        robot.type(KeyCode.F2);
        settled();
        robot.type(KeyCode.DOWN).type(KeyCode.TAB);
        assertEquals("glossary-list", focused().getId());
        robot.type(KeyCode.ESCAPE);
        assertEquals(
                BuiltInSceneKinds.LESSONS,
                onFx(() -> window.now().orElseThrow()).scene());
    }

    @Test
    void lettersTypedOnTheListOfWordsSearchAnew(ScreenRobot robot) {
        robot.type(KeyCode.F2);
        settled();
        robot.write("tree").type(KeyCode.TAB).write("bipart");
        assertEquals("glossary-search", focused().getId());
        assertEquals(
                new GlossarySetup("bipartite", "bipart"),
                onFx(() -> window.now().orElseThrow()));
    }

    @Test
    void wordThatThePageIsOpenedWithIsInSight() {
        onFx(() -> {
            window.open(GlossarySetup.of("walk"));
            return true;
        });
        settled();
        untilExplainedIsInSight();
    }

    private void untilExplainedIsInSight() {
        until(
                "the explained word is in sight",
                () -> onFx(() -> {
                    Node list = window.scene().lookup("#glossary-list");
                    Bounds seen = list.localToScene(list.getLayoutBounds());
                    return list.lookupAll(".list-cell").stream()
                            .map(ListCell.class::cast)
                            .filter(cell -> cell.isSelected() && cell.isVisible() && cell.getText() != null)
                            .filter(cell -> cell.getText()
                                    .equals(((Label) window.scene().lookup("#glossary-word")).getText()))
                            .anyMatch(cell -> seen.contains(cell.localToScene(cell.getLayoutBounds())));
                }));
    }

    @Test
    void switchOnTheSlideAndOnThePageChangesTheWordsEverywhere(ScreenRobot robot) {
        assertEquals("circuit", word("circuit").getText());
        robot.clickOn("#words-books");
        assertEquals(
                CycleTerminology.BOOKS,
                onFx(() -> window.settings().dictionaryProperty().get()));
        Text ring = word("cycle");
        come(robot, ring);
        assertEquals("cycle", label("#word-card-name"));
        robot.type(KeyCode.ENTER).type(KeyCode.ENTER);
        settled();
        assertEquals("cycle", label("#glossary-word"));
        robot.clickOn("#words-articles");
        assertEquals("circuit", label("#glossary-word"));
        robot.type(KeyCode.ESCAPE);
        assertEquals("circuit", word("circuit").getText());
    }

    @Test
    void firstPageLeadsToTheGlossary(ScreenRobot robot) {
        onFx(() -> {
            window.open(LessonsSetup.LIST);
            return true;
        });
        settled();
        robot.clickOn("#to-glossary");
        settled();
        assertEquals(GlossarySetup.ALL, onFx(() -> window.now().orElseThrow()));
        robot.type(KeyCode.ESCAPE);
        assertEquals(LessonsSetup.LIST, onFx(() -> window.now().orElseThrow()));
    }
}

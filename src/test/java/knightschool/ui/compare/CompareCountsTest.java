package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.FileResolver;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.TextSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Journeys through the table of what all searches have counted. */
@ExtendWith(OnScreen.class)
class CompareCountsTest extends CompareJourney {
    private static final String ALL_STEPS = "19,792";

    /** Small, as each test opens another: three searches on 8 × 8 would go on beside it. */
    @Override
    CompareSetup first() {
        return CompareSetup.of(FIVE);
    }

    @Start
    void open(Stage stage) {
        show(stage);
    }

    /** The numbers and names of the table as they are read. */
    private static List<String> counts(ScreenRobot robot) {
        return robot.findAll("#compare-counts .counts-text", Label.class).stream()
                .filter(ScreenRobot::isSeen)
                .map(Label::getText)
                .toList();
    }

    @Test
    void keyShowsTheTableAndTheButtonHidesIt(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        assertEquals(List.of(), onFx(() -> counts(robot)));
        robot.type(KeyCode.I);
        untilShown("all steps of backtracking are there", () -> counts(robot).contains(ALL_STEPS));
        List<String> shown = onFx(() -> counts(robot));
        assertTrue(
                shown.containsAll(List.of("Backtracking", "Warnsdorff", "19", "24", "825 × fewer", "tour")),
                shown::toString);
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.COUNTS));
        robot.clickOn("#all-counts");
        untilShown("no table is there", () -> counts(robot).isEmpty());
        assertFalse(onFx(scene::now).shows(CompareDisplayOptions.COUNTS));
    }

    /** The button costs the time below it no room. */
    @Test
    void buttonStandsBesideTheSentenceAndNotBesideTheTimeline(ScreenRobot robot) {
        Bounds button = onFx(() -> inScene(robot.find("#all-counts")));
        assertTrue(
                button.getMaxY()
                        <= onFx(() -> inScene(robot.find(".transport"))).getMinY() + 1,
                button::toString);
        assertTrue(
                button.getMinX()
                        >= onFx(() -> inScene(robot.find("#compare-summary"))).getMaxX(),
                button::toString);
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void tableFollowsTheClockAndThePanes(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        robot.type(KeyCode.I);
        untilShown("step 19 is there", () -> counts(robot).contains("19"));
        robot.type(KeyCode.RIGHT);
        untilShown(
                "step 20 is there",
                () -> counts(robot).contains("20") && !counts(robot).contains("19"));
        onFx(() -> {
            model.panes().add();
            return null;
        });
        untilShown("a third search is there", () -> counts(robot).contains("Forward checking"));
    }

    @Test
    void tableIsCopiedWithTabs(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        robot.type(KeyCode.I);
        untilShown("all steps of backtracking are there", () -> counts(robot).contains(ALL_STEPS));
        robot.press(KeyCode.CONTROL).type(KeyCode.C).release(KeyCode.CONTROL);
        untilShown(
                "the table is in the clipboard",
                () -> Optional.ofNullable(Clipboard.getSystemClipboard().getString())
                        .filter(words -> words.startsWith("algorithm\toptions\tstep\t")
                                && words.contains("backtracking\t\t19\t"))
                        .isPresent());
    }

    @Test
    void tableIsSavedToTheFileThatAPersonChooses(ScreenRobot robot, @TempDir Path folder) throws IOException {
        answers.save = Optional.of(folder.resolve("counts.csv"));
        openFive("backtracking", "warnsdorff");
        robot.type(KeyCode.I);
        untilShown("all steps of backtracking are there", () -> counts(robot).contains(ALL_STEPS));
        robot.press(KeyCode.CONTROL).type(KeyCode.S).release(KeyCode.CONTROL);
        untilShown("the file is there", () -> Files.exists(folder.resolve("counts.csv")) && scene.isSettled());
        List<String> lines = Files.readAllLines(folder.resolve("counts.csv"));
        assertEquals(onFx(() -> model.counts().table().csv().lines().toList()), lines);
        assertTrue(
                lines.get(2).startsWith("warnsdorff,,19,20,20,19,0,,24,25,")
                        && lines.get(2).contains(",0.0012"),
                lines.get(2));
    }

    /** With larger words, in full screen, and while another board is chosen the table says what is there. */
    @Test
    void tableGoesWithAnotherBoardLargerWordsAndTheWholeScreen(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        robot.type(KeyCode.I);
        untilShown("all steps of backtracking are there", () -> counts(robot).contains(ALL_STEPS));
        robot.press(KeyCode.CONTROL).type(KeyCode.PLUS).release(KeyCode.CONTROL);
        untilShown(
                "words are larger",
                () -> window.settings().textSizeProperty().get() == TextSize.LARGER
                        && counts(robot).contains(ALL_STEPS));
        onFx(() -> {
            ((Stage) window.window().orElseThrow()).setFullScreen(true);
            return null;
        });
        robot.type(KeyCode.B);
        untilShown(
                "boards are offered",
                () -> robot.findAll(".choice-card", Node.class).stream().anyMatch(ScreenRobot::isSeen));
        assertTrue(onFx(() -> counts(robot).contains(ALL_STEPS)), "what is not chosen yet changes nothing");
        robot.type(KeyCode.ESCAPE);
        onFx(() -> {
            scene.compare(new ChosenProblem(CompareScene.BOARD, Board.full(3, 4), 0, false));
            return null;
        });
        untilShown(
                "the table is of the new board",
                () -> !counts(robot).isEmpty() && !counts(robot).contains(ALL_STEPS));
        settled();
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.COUNTS));
    }

    @Test
    void tableIsThereAgainAfterARestart(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        robot.type(KeyCode.I);
        untilShown("all steps of backtracking are there", () -> counts(robot).contains(ALL_STEPS));
        Setup kept = SetupText.parse(SetupText.format(onFx(scene::now)), FileResolver.nothing());
        MainWindow next = onFx(() -> {
            MainWindow made = newWindow();
            made.bringBack(List.of(kept), BuiltInSceneKinds.COMPARE);
            return made;
        });
        CompareScene restored = onFx(() -> (CompareScene) next.current().orElseThrow());
        assertTrue(onFx(() -> restored.model().counts().shownProperty().get()));
        assertTrue(onFx(() -> next.scene().getRoot().lookup("#compare-counts").isVisible()));
        windows.close(next);
        untilShown("its threads have ended", () -> restored.model().isEnded());
    }
}

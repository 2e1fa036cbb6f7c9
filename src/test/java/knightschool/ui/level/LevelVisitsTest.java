package knightschool.ui.level;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LevelSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Which level is shown: locked ones, new ones, those that were left and come back to, and what is kept of them. */
class LevelVisitsTest extends LevelOnScreen {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void progressIsKeptAndForgottenOnceThatIsConfirmed(ScreenRobot robot) {
        for (int square : rest()) {
            robot.clickOn(at(robot, square));
        }
        until("it is written", scene::isSettled);
        assertEquals(3, store.load().value().stars(LevelCollection.numbered(1)));
        Node before = onFx(() -> window.scene().getFocusOwner());
        askToForget();
        assertEquals(LevelWords.KEEP, onFx(() -> ((Button) window.scene().getFocusOwner()).getText()));
        robot.push(KeyCode.ESCAPE);
        assertEquals(3, onFx(() -> scene.model().progress()).stars(LevelCollection.numbered(1)));
        assertSame(before, onFx(() -> window.scene().getFocusOwner()));
        askToForget();
        robot.push(KeyCode.ENTER);
        assertEquals(3, onFx(() -> scene.model().progress()).stars(LevelCollection.numbered(1)));
        askToForget();
        robot.push(KeyCode.SHIFT, KeyCode.TAB).push(KeyCode.ENTER);
        until("it is written", scene::isSettled);
        assertEquals(AllLevelResults.NONE, store.load().value());
        assertEquals("0 of 36", robot.text("#level-earned"));
    }

    private void askToForget() {
        onFx(() -> {
            window.run(LevelCommands.FORGET);
            return null;
        });
    }

    @Test
    void levelsBeginWithTheNextWhereSomeAreFinishedAndWithTheOneThatIsNamed() {
        Level first = LevelCollection.numbered(1);
        List<Integer> path = LevelModelTest.path(first);
        store.save(
                AllLevelResults.NONE,
                AllLevelResults.NONE.with(PlayedLevelWalk.of(first, path), Duration.ofSeconds(9)));
        MainWindow later = onFx(() -> windows.make(UserSettings.forgotten(), SceneRegistry.keeping(folder)));
        onFx(() -> {
            later.show(BuiltInSceneKinds.LEVEL);
            return null;
        });
        until(
                "the next level is there",
                () -> later.isSettled()
                        && ((LevelSetup) later.now().orElseThrow()).level().equals(LevelCollection.numbered(2)));
        onFx(() -> {
            later.open(LevelSetup.of(first));
            return null;
        });
        until("the level that was named is there", later::isSettled);
        assertEquals(LevelSetup.of(first), onFx(() -> later.now().orElseThrow()));
    }

    @Test
    void tabPlayLeadsToWhatWasShownLastThere(ScreenRobot robot) {
        assertTrue(robot.find("#tab-play", ToggleButton.class).isSelected());
        robot.clickOn("#level-other-page");
        assertEquals(BuiltInSceneKinds.PLAY, now().scene());
        robot.clickOn("#play-other-page");
        assertEquals(BuiltInSceneKinds.LEVEL, now().scene());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        robot.clickOn("#tab-play");
        assertEquals(BuiltInSceneKinds.LEVEL, now().scene());
        robot.push(KeyCode.CONTROL, KeyCode.J);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertEquals(BuiltInSceneKinds.PLAY, now().scene());
    }

    @Test
    void walkIsThereAfterAVisitElsewhereAndAfterItWasSavedAndOpened(ScreenRobot robot) {
        robot.clickOn(at(robot, rest().getFirst()));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        Setup left = onFx(() -> scene.now());
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        assertEquals(1, walk().moves());
        Path file = folder.resolve("a.setup");
        SetupText.write(file, left);
        open(LevelSetup.of(LevelCollection.numbered(13)));
        open(SetupText.read(file));
        assertEquals(1, walk().moves());
        assertEquals(1, walk().level().number());
    }

    @Test
    void lockedLevelCannotBeOpened(ScreenRobot robot) {
        robot.clickOn("#level-5");
        assertEquals(1, walk().level().number());
        assertEquals(
                LevelWords.locked(LevelCollection.numbered(5)),
                onFx(() -> scene.model().refusalProperty().get()));
        robot.clickOn("#level-set-6").clickOn("#level-61");
        assertEquals(61, walk().level().number());
    }

    @Test
    void anotherLevelIsMadeFromASeedThatIsShown(ScreenRobot robot) {
        robot.clickOn("#level-another");
        until("it is made", () -> scene.model().level().number() == Level.UNNUMBERED);
        Level made = walk().level();
        assertEquals(LevelWords.squares(made), robot.text("#level-squares"));
        assertEquals(LevelCollection.numbered(1).squares(), made.squares());
    }
}

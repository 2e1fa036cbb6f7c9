package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.setup.value.StepBookmark;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Journeys along the bookmarks of the timeline. */
@ExtendWith(OnScreen.class)
class CompareBookmarkTest extends CompareJourney {
    private static final StepBookmark TURN = new StepBookmark(19, "the turn");

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private static void name(ScreenRobot robot, String words) {
        robot.push(KeyCode.CONTROL, KeyCode.D);
        untilShown("the card asks", () -> !robot.findAll("#bookmark-card").isEmpty());
        onFx(() -> {
            robot.find("#bookmark-name", TextField.class).setText(words);
            return null;
        });
        robot.type(KeyCode.ENTER);
        untilShown("the card is closed", () -> robot.findAll("#bookmark-card").isEmpty());
    }

    private List<StepBookmark> bookmarks() {
        return onFx(() -> scene.now().bookmarks());
    }

    @Test
    void bookmarkIsSetNamedVisitedTakenBackAndKept(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        name(robot, "  the   turn ");
        assertEquals(List.of(TURN), bookmarks());
        untilShown("its flag bears the name", () -> visible(robot, ".bookmark").equals(List.of("the turn")));
        assertTrue(onFx(scene::signs).stream().map(LegendEntry::name).toList().contains("Bookmark"));

        robot.type(KeyCode.RIGHT);
        step(20);
        name(robot, "after it");
        assertEquals(
                List.of("Go to the bookmark \"the turn\", step 19", "Go to the bookmark \"after it\", step 20"),
                onFx(scene::paletteEntries).stream().map(PaletteEntry::title).toList());
        onFx(() -> {
            scene.paletteEntries().getFirst().action().run();
            return null;
        });
        step(19);
        robot.type(KeyCode.RIGHT);
        step(20);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
        step(19);
        robot.push(KeyCode.CONTROL, KeyCode.B);
        step(20);
        robot.type(KeyCode.HOME);
        step(0);
        robot.clickOn(robot.findAll(".bookmark").getFirst());
        step(19);

        name(robot, "where it turns");
        assertEquals("where it turns", bookmarks().getFirst().name());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("the name is as before", () -> bookmarks().getFirst().equals(TURN));
        restart();
        assertEquals(List.of(TURN, new StepBookmark(20, "after it")), bookmarks());

        robot.push(KeyCode.CONTROL, KeyCode.D);
        robot.clickOn("#bookmark-remove");
        untilShown("it is removed", () -> bookmarks().size() == 1);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("it is back", () -> bookmarks().size() == 2);
    }
}

package knightschool.ui.statemap;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import knightschool.graph.UndirectedEdge;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.BlockMove;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.statemap.model.StateMapStatus;
import knightschool.ui.statemap.model.StateMapWords;
import org.junit.jupiter.api.Test;

/** Longer ways through the tab of maps. */
class MapJourneyTest extends MapOnScreen {
    /** 25 blocks that hardly stand in each other's way: no machine holds all positions. */
    private static final String ENDLESS =
            "AABBCCDDEE..\nFFGGHHIIJJ..\nKKLLMMNNOO..\nPPQQRRSSTT..\nUUVVWWXXYY..\n............\n";

    /** Its two halves, of 14 and 12 positions, are held together by one move. */
    private static final String BRIDGED = "..CCC\n.AA.B\n.E..B\nxEDDD\n.E.x.\n";

    @Override
    double width() {
        return 1280;
    }

    private void show(String rows) {
        onFx(() -> {
            window.open(StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse(rows))));
            return null;
        });
    }

    private StateMapStatus state() {
        return onFx(() -> scene.model().maps().stateProperty().get());
    }

    private boolean isGrowing(long from) {
        return scene.model().maps().stateProperty().get() instanceof StateMapStatus.Mapping(long found) && found > from;
    }

    private List<BlockMove> walk() {
        return onFx(() -> scene.now().walk());
    }

    @Test
    void aLargeMapSaysHowFarItIsAndIsCancelledAndMadeAgain(ScreenRobot robot) {
        show(ENDLESS);
        untilShown("positions are counted", () -> isGrowing(0));
        long found = ((StateMapStatus.Mapping) state()).positionCount();
        untilShown("more of them", () -> isGrowing(found));
        assertTrue(robot.text("#map-notice").endsWith("positions so far…"), robot.text("#map-notice"));
        robot.push(KeyCode.SHIFT, KeyCode.E).type(KeyCode.RIGHT).type(KeyCode.ENTER);
        assertEquals(1, walk().size(), "a block is moved while the map is made");
        assertInstanceOf(StateMapStatus.Mapping.class, state());

        robot.type(KeyCode.ESCAPE);
        assertInstanceOf(StateMapStatus.Cancelled.class, state());
        assertEquals(StateMapWords.CANCELLED, robot.text("#map-notice"));
        settled();
        assertInstanceOf(StateMapStatus.Cancelled.class, state(), "it stays cancelled");
        robot.push(KeyCode.SHIFT, KeyCode.O).type(KeyCode.RIGHT).type(KeyCode.ENTER);
        assertEquals(2, walk().size());

        robot.clickOn("#statemap-map");
        untilShown("it is made again", () -> isGrowing(0));
        robot.clickOn("#statemap-stop");
        assertInstanceOf(StateMapStatus.Cancelled.class, state());

        show(BRIDGED);
        settled();
        assertEquals("26", robot.text("#map-positions"), "another puzzle is mapped after that");
    }

    @Test
    void keysThatNeedTheMapSayThatItIsNotThere(ScreenRobot robot) {
        show(ENDLESS);
        untilShown("positions are counted", () -> isGrowing(0));
        List<KeyCode> keys = List.of(KeyCode.H, KeyCode.D, KeyCode.A, KeyCode.I, KeyCode.G);
        keys.forEach(key -> assertSaid(robot, key, StateMapWords.WAIT_FOR_MAP));
        // The message is closed first, then the work.
        robot.type(KeyCode.ESCAPE).type(KeyCode.ESCAPE);
        keys.forEach(key -> assertSaid(robot, key, StateMapWords.MAKE_MAP_FIRST));
    }

    private void assertSaid(ScreenRobot robot, KeyCode key, String why) {
        onFx(() -> {
            window.messages().clear();
            return null;
        });
        robot.push(key);
        robot.untilText("#message", why);
    }

    @Test
    void theBridgeThatEverySolutionGoesOverIsShownByAClick(ScreenRobot robot) {
        show(BRIDGED);
        settled();
        robot.clickOn("#toggle-facts");
        atRest();
        assertEquals("1 bridge on every solution", robot.find("#fact-needed").getAccessibleText());
        var plain = onFx(() -> scene.view().map().pane().sketch());
        robot.clickOn("#fact-needed");
        settled();
        UndirectedEdge bridge =
                onFx(() -> scene.model().facts().highlight().links().getFirst());
        assertEquals(List.of(bridge.smaller(), bridge.larger()), highlighted());
        StateMap map = onFx(() -> scene.model().stateMap().orElseThrow());
        assertFalse(reachesGoalWithout(map, bridge), "without " + bridge + " no goal is reached");
        assertNotEquals(plain, onFx(() -> scene.view().map().pane().sketch()), "it is drawn");
        robot.clickOn("#fact-needed");
        settled();
        assertEquals(List.of(), highlighted());
    }

    private List<Integer> highlighted() {
        return onFx(() -> scene.model().facts().highlight().positions());
    }

    private static boolean reachesGoalWithout(StateMap map, UndirectedEdge bridge) {
        List<Integer> open = new ArrayList<>(List.of(StateMap.START));
        for (int i = 0; i < open.size(); i++) {
            int at = open.get(i);
            for (int to : map.neighbours(at)) {
                if (!UndirectedEdge.of(at, to).equals(bridge) && !open.contains(to)) {
                    open.add(to);
                }
            }
        }
        return open.stream().anyMatch(map::isGoal);
    }

    @Test
    void lettersNameBlocksAlsoAfterAHintOrASolutionWasClicked(ScreenRobot robot) {
        robot.clickOn("#hint-3");
        robot.push(KeyCode.SHIFT, KeyCode.B).push(KeyCode.SHIFT, KeyCode.RIGHT);
        assertEquals(1, walk().size());
        robot.clickOn("#statemap-solution").type(KeyCode.ESCAPE);
        robot.push(KeyCode.SHIFT, KeyCode.C).push(KeyCode.SHIFT, KeyCode.LEFT);
        assertEquals(2, walk().size());
        assertEquals("", robot.find("#player-name", TextInputControl.class).getText());
        robot.clickOn("#toggle-facts").push(KeyCode.SHIFT, KeyCode.B).push(KeyCode.SHIFT, KeyCode.LEFT);
        assertEquals(3, walk().size());
    }

    @Test
    void onceItIsSolvedTheNextPuzzleIsOneClickAway(ScreenRobot robot) {
        assertFalse(robot.find("#statemap-next", Button.class).isVisible());
        List<BlockMove> solution =
                onFx(() -> scene.model().stateMap().orElseThrow().solution());
        onFx(() -> solution.stream().map(scene.model().play()::move).toList());
        settled();
        assertFalse(robot.find("#statemap-solution", Button.class).isVisible());
        assertTrue(robot.text("#look-back").startsWith("Your moves are on the map"));
        robot.clickOn("#statemap-next");
        settled();
        assertEquals(
                PuzzleCollection.numbered(2).puzzle(), onFx(() -> scene.now().puzzle()));
        assertTrue(onFx(() -> scene.view().board().isFocused()));
    }
}

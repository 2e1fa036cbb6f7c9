package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.ChoiceCost;
import knightschool.compare.ChoiceCostTable;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;

/** What the moves of the usual three cost on 8 × 8 from a8. */
class ChoiceCostsModelTest extends ModelUnderPulses {
    private final ChoiceCostsModel costs = model.choiceCosts();

    private void goTo(long step) {
        until("step " + step + " is computed", () -> model.playback().last() >= step);
        model.transport().reach(step);
        assertEquals(step, shown());
    }

    private List<String> told() {
        ChoiceCostTable table = costs.tableProperty().get();
        return table.rows().stream()
                .map(row -> SquareNames.name(model.problem().board(), row.square()) + " "
                        + row.state().word() + " "
                        + row.cost().map(ChoiceCost::steps).orElse(-1L) + " "
                        + row.cost().flatMap(ChoiceCost::end).map(Outcome::word).orElse("?"))
                .toList();
    }

    @Test
    void tableSaysWhatEveryMoveCostsAndFollowsTheClock() {
        goTo(44);
        assertNull(costs.tableProperty().get());
        costs.shownProperty().set(true);
        settle();
        assertEquals(List.of("b2 next 10610 proven-absent", "c3 later 7492 proven-absent"), told());
        goTo(44 + 10_610);
        assertEquals(List.of("b2 tried 10610 proven-absent", "c3 next 7492 proven-absent"), told());
        costs.shownProperty().set(false);
        assertNull(costs.tableProperty().get());
    }

    /** What no search comes to is counted: the tour lies in a move before it. */
    @Test
    void whatTheSearchNeverComesToIsCounted() {
        goTo(4);
        costs.shownProperty().set(true);
        settle();
        assertEquals("g3 next 6484061 found", told().getFirst());
        assertEquals(
                Optional.of(Outcome.FOUND),
                costs.tableProperty().get().rows().get(1).cost().orElseThrow().end());
        assertTrue(costs.tableProperty().get().rows().stream().allMatch(ChoiceCostTable.Row::isExact));
        assertFalse(costs.busyProperty().get());
    }

    /** A fork below a move changes what it costs: what is told of a twin are the steps of the twin. */
    @Test
    void countOfATwinWithALaterForkIsOfItsOwnSteps() {
        Board five = Board.full(5, 5);
        ConfiguredAlgorithm twin = ConfiguredAlgorithm.read("backtracking fork 2 c2", five);
        model.restart(Problem.open(five, 12), List.of(ConfiguredAlgorithm.read("backtracking"), twin), 1_000);
        costs.shownProperty().set(true);
        settle();
        assertEquals("d5 next 19792 found", told().getFirst());
        costs.show(1);
        settle();
        assertEquals("d5 next 1000 ?", told().getFirst());
        model.progress().raiseLimit();
        model.progress().raiseLimit();
        settle();
        assertEquals("d5 next 43872 found", told().getFirst());
    }

    @Test
    void tableIsOfThePaneThatIsChosen() {
        goTo(44);
        costs.shownProperty().set(true);
        settle();
        costs.show(2);
        settle();
        assertEquals(2, costs.tableProperty().get().search());
        assertEquals(
                model.snapshotProperty().get().frames().get(2).path(),
                costs.tableProperty().get().node());
        model.panes().set(List.of(ConfiguredAlgorithm.read("backtracking")));
        settle();
        assertEquals(0, costs.tableProperty().get().search());
    }

    @Test
    void nothingIsCountedWhileTheClockGoesOn() {
        goTo(4);
        model.speedProperty().set(1);
        model.transport().play(PlaybackStatus.FORWARD);
        pulses(1);
        costs.shownProperty().set(true);
        until("the table is there", () -> costs.tableProperty().get() != null);
        assertTrue(model.playback().isPlaying());
        assertFalse(costs.busyProperty().get());
        model.transport().pause();
        settle();
        assertTrue(costs.tableProperty().get().rows().stream().allMatch(ChoiceCostTable.Row::isExact));
    }

    @Test
    void countingThatIsStoppedLeavesWhatIsNotKnownOpen() {
        model.restart(
                Problem.open(Board.full(8, 8), 35),
                List.of(ConfiguredAlgorithm.read("backtracking")),
                CompareModel.LAST_LIMIT);
        model.rest();
        costs.shownProperty().set(true);
        until("it is counted", () -> costs.busyProperty().get());
        assertFalse(model.isIdle());
        new CompareCommands(model, ScenePlacement.WINDOW)
                .named(CompareCommands.STOP)
                .run();
        assertFalse(costs.busyProperty().get());
        assertFalse(costs.tableProperty().get().rows().stream().allMatch(ChoiceCostTable.Row::isExact));
    }

    @Test
    void limitIsNoAnswerAndAHigherOneCountsFarther() {
        model.restart(Problem.open(Board.full(8, 8), 0), List.of(ConfiguredAlgorithm.read("backtracking")), 100);
        settle();
        goTo(44);
        costs.shownProperty().set(true);
        settle();
        // A hundred times as many may be counted as are made.
        assertEquals(List.of("b2 next 10000 ?", "c3 later 7492 proven-absent"), told());
        model.progress().raiseLimit();
        settle();
        assertEquals(List.of("b2 next 10610 proven-absent", "c3 later 7492 proven-absent"), told());
    }

    @Test
    void nothingIsReadOrCountedWhileTheTableIsNotSeen() {
        goTo(44);
        costs.readWhile(false);
        costs.shownProperty().set(true);
        settle();
        assertNull(costs.tableProperty().get());
        assertFalse(costs.busyProperty().get());
        costs.readWhile(true);
        settle();
        assertEquals(List.of("b2 next 10610 proven-absent", "c3 later 7492 proven-absent"), told());
        costs.readWhile(false);
        assertNull(costs.tableProperty().get());
    }

    /** The thread of a count that would take hours ends with the comparison. */
    @Test
    void comparisonIsClosedWhileCostsAreCounted() {
        model.restart(
                Problem.open(Board.full(8, 8), 35),
                List.of(ConfiguredAlgorithm.read("backtracking")),
                CompareModel.LAST_LIMIT);
        costs.shownProperty().set(true);
        until("it is counted", () -> costs.busyProperty().get());
        model.close();
        until("no thread is left", model::isEnded);
    }
}

package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.algorithm.ScheduledForkValidator;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.ChoiceCostTable;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.files.ReadProgressListener;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;

/** Twins of the usual three on 8 × 8. */
class ForkedPaneCreatorTest extends ModelUnderPulses {
    private static final Board EIGHT = Board.full(8, 8);

    private static int square(String name) {
        return SquareNames.parse(EIGHT, name);
    }

    private void goTo(long step) {
        until("step " + step + " is computed", () -> model.playback().last() >= step);
        model.transport().reach(step);
        assertEquals(step, shown());
    }

    private List<String> panes() {
        return model.panes().solvers().stream()
                .map(solver -> solver.written(EIGHT))
                .toList();
    }

    private String said() {
        return model.transport().noticeProperty().get();
    }

    @Test
    void twinStandsAtTheRightOfItsOriginalAndAtTheSameStep() {
        goTo(44);
        assertEquals(List.of(square("c3")), model.forks().choices(0));
        model.forks().fork(0, square("c3"));
        assertEquals(List.of("backtracking", "backtracking fork 44 c3", "forward-checking", "warnsdorff"), panes());
        assertEquals(44, shown());
        model.transport().step(1);
        settle();
        assertEquals(45, model.stepProperty().get());
        assertEquals(
                List.of(square("b2"), square("c3")),
                model.snapshotProperty().get().frames().subList(0, 2).stream()
                        .map(frame -> frame.path().head())
                        .toList());
    }

    @Test
    void onlyOtherChoiceNeedsNotBePointedAt() {
        goTo(44);
        model.forks().fork(0, Board.NONE);
        assertEquals("backtracking fork 44 c3", panes().get(1));
    }

    @Test
    void whatCannotBeForkedIsSaid() {
        goTo(44);
        model.forks().fork(0, square("b2"));
        assertEquals(
                "b2 comes next anyway. Backtracking can take c3 instead: point at it on that board, "
                        + "or go there with Tab and the arrows, then press Shift + W.",
                said());
        model.forks().fork(1, square("c3"));
        assertEquals(
                "Here forward checking has no other move. Go to a step at which it has two moves or more to try.",
                said());
        goTo(4);
        model.forks().fork(0, square("a1"));
        assertEquals(
                "Backtracking can take f4 or f6 instead: point at it on that board, "
                        + "or go there with Tab and the arrows, then press Shift + W.",
                said());
        assertEquals(3, panes().size());
        model.forks().fork(0, square("f4"));
        settle();
        model.forks().fork(0, square("f4"));
        assertEquals("The twin \"Backtracking, f4 at step 4\" is there already.", said());
        model.forks().fork(1, square("f6"));
        assertEquals(
                "The twin \"Backtracking, f4 at step 4\" begins at this step. Point at a move in the pane that it "
                        + "was made from.",
                said());
        assertEquals(4, panes().size());
    }

    @Test
    void seventhPaneIsRefused() {
        model.panes()
                .set(List.of(
                        ConfiguredAlgorithm.read("backtracking"),
                        ConfiguredAlgorithm.read("forward-checking"),
                        ConfiguredAlgorithm.read("warnsdorff"),
                        ConfiguredAlgorithm.read("dead-ends"),
                        ConfiguredAlgorithm.read("unreachable"),
                        ConfiguredAlgorithm.read("stored-circuit")));
        goTo(44);
        model.forks().fork(0, square("c3"));
        assertEquals(CompareWords.MOST_PANES, said());
        assertEquals(6, panes().size());
    }

    @Test
    void twinIsForkedAgainFarther() {
        goTo(44);
        model.forks().fork(0, square("c3"));
        settle();
        goTo(45);
        int other = model.forks().choices(1).getFirst();
        model.forks().fork(1, other);
        assertEquals("backtracking fork 44 c3 fork 45 " + SquareNames.name(EIGHT, other), panes().get(2));
        ScheduledForkValidator.check(model.problem(), model.panes().solvers(), ReadProgressListener.NONE);
    }

    @Test
    void paneIsFoundByTheChoiceThatItHas() {
        goTo(44);
        assertEquals(Optional.of(0), model.forks().paneWith(square("c3")));
        assertEquals(Optional.empty(), model.forks().paneWith(square("h2")));
    }

    @Test
    void anotherBoardLeavesTheTwinsOut() {
        goTo(44);
        model.forks().fork(0, square("c3"));
        model.restart(Problem.open(Board.full(6, 6), 0));
        assertEquals(ConfiguredAlgorithm.usual(), model.panes().solvers());
        settle();
        assertTrue(!model.isBroken());
    }

    @Test
    void tableAndTreeStayThoseOfTheirSearchWhenATwinIsInsertedBeforeIt() {
        goTo(44);
        model.choiceCosts().shownProperty().set(true);
        model.choiceCosts().show(2);
        model.tree().show(1);
        settle();
        model.forks().fork(0, square("c3"));
        settle();
        assertEquals(3, model.choiceCosts().paneProperty().get());
        assertEquals(
                ConfiguredAlgorithm.read("warnsdorff"),
                model.choiceCosts().tableProperty().get().progress().solver());
        assertEquals(2, model.tree().paneProperty().get());
        model.panes().move(3, -1);
        settle();
        assertEquals(2, model.choiceCosts().paneProperty().get());
        assertEquals(3, model.tree().paneProperty().get());
        model.panes().close(2);
        settle();
        assertEquals(2, model.choiceCosts().paneProperty().get(), "its search is gone");
        assertEquals(2, model.tree().paneProperty().get());
    }

    @Test
    void secondOfTwoEqualPanesStaysTheSecond() {
        FollowedSearchPane pane = new FollowedSearchPane();
        ConfiguredAlgorithm one = ConfiguredAlgorithm.read("backtracking");
        ConfiguredAlgorithm other = ConfiguredAlgorithm.read("warnsdorff");
        pane.follow(List.of(one, one));
        pane.set(1);
        pane.follow(List.of(other, one, other, one));
        assertEquals(3, pane.get());
        pane.follow(List.of(other, one));
        assertEquals(1, pane.get());
    }

    /** The button of a table makes a twin of the search of that table, wherever its pane is now. */
    @Test
    void twinIsOfTheSearchOfTheTableAndOfItsMoment() {
        goTo(44);
        model.choiceCosts().shownProperty().set(true);
        settle();
        ChoiceCostTable table = model.choiceCosts().tableProperty().get();
        model.panes().move(0, 1);
        settle();
        model.choiceCosts().show(0);
        model.forks().fork(table, square("c3"));
        assertEquals(List.of("forward-checking", "backtracking", "backtracking fork 44 c3", "warnsdorff"), panes());
        settle();
        goTo(46);
        model.forks().fork(table, square("c3"));
        assertEquals(TwinPaneWords.NOT_YET, said());
        assertEquals(4, panes().size());
    }

    @Test
    void stopOfATwinGoesWithIt() {
        goTo(44);
        model.forks().fork(0, square("c3"));
        settle();
        ConfiguredAlgorithm twin = model.panes().solvers().get(1);
        BreakpointCondition ends = new BreakpointCondition.Ends(Optional.empty());
        Breakpoint own = new Breakpoint(List.of(ends), new Breakpoint.Panes.Of(twin));
        Breakpoint ofOther =
                new Breakpoint(List.of(ends), new Breakpoint.Panes.Of(ConfiguredAlgorithm.read("dead-ends")));
        model.stops().set(List.of(own, ofOther));
        model.panes().move(1, 1);
        assertEquals(List.of(own, ofOther), model.stops().all());
        model.panes().close(2);
        assertEquals(List.of(ofOther), model.stops().all(), "another algorithm may be chosen again");
        model.panes().insert(1, twin);
        model.stops().set(List.of(own));
        model.restart(Problem.open(EIGHT, 1));
        assertEquals(List.of(), model.stops().all());
    }
}

package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.compare.event.BreakpointHit;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.compare.breakpoint.BreakpointConditionKind;
import knightschool.ui.compare.breakpoint.BreakpointWords;
import knightschool.ui.compare.breakpoint.BreakpointsModel;
import knightschool.ui.playback.PlaybackStatus;
import org.junit.jupiter.api.Test;

/** Stops where breakpoints strike. */
class CompareStopsTest extends ModelUnderPulses {
    private static final Breakpoint PRUNE = stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Pruned());
    private static final ConfiguredAlgorithm FORWARD = ConfiguredAlgorithm.read("forward-checking");

    private static Breakpoint stop(Breakpoint.Panes panes, BreakpointCondition... conditions) {
        return new Breakpoint(List.of(conditions), panes);
    }

    private List<Long> struck() {
        return model.stops().strikesProperty().get().stream()
                .map(BreakpointHit::step)
                .toList();
    }

    private SearchSnapshot frame(int pane) {
        return model.snapshotProperty().get().frames().get(pane);
    }

    private void pulsesUntilItPauses() {
        until("it pauses", () -> {
            pulses(1);
            return !model.playback().isPlaying();
        });
    }

    @Test
    void untilStopGoesFromStrikeToStrikeAndListsThem() {
        model.stops().set(List.of(PRUNE));
        model.transport().untilStop();
        long first = shown();
        assertEquals(0, frame(0).counters().pruned());
        assertEquals(1, frame(1).counters().pruned());
        model.transport().untilStop();
        long second = shown();
        assertTrue(second > first);
        assertEquals(2, frame(1).counters().pruned());
        assertEquals(List.of(first, second), struck());
        BreakpointHit strike = model.stops().strikesProperty().get().getFirst();
        assertEquals(List.of(FORWARD), strike.panes());
        model.transport().reach(first);
        model.transport().untilStop();
        assertEquals(second, shown());
        assertEquals(List.of(first, second), struck(), "a strike is listed once");
    }

    @Test
    void strikesAreListedByTheirSteps() {
        model.stops().set(List.of(PRUNE));
        model.transport().open(ComparisonJumpTarget.step(5_000));
        model.transport().untilStop();
        long late = shown();
        model.transport().reach(0);
        model.transport().untilStop();
        assertEquals(List.of(shown(), late), struck());
    }

    @Test
    void playingStopsExactlyWhereABreakpointStrikes() {
        model.stops().set(List.of(PRUNE));
        model.transport().untilStop();
        long first = shown();
        for (double speed : new double[] {20, 5_000, 1_000_000_000}) {
            model.transport().reach(0);
            model.speedProperty().set(speed);
            model.transport().play(PlaybackStatus.FORWARD);
            pulsesUntilItPauses();
            assertEquals(first, shown(), "at " + speed);
            assertTrue(model.transport().noticeProperty().get().contains("a branch is pruned"));
        }
    }

    @Test
    void playingGoesOnFromAStopToTheNext() {
        model.stops().set(List.of(PRUNE));
        model.speedProperty().set(10_000);
        model.transport().play(PlaybackStatus.FORWARD);
        pulsesUntilItPauses();
        long first = shown();
        model.transport().play(PlaybackStatus.FORWARD);
        pulsesUntilItPauses();
        assertTrue(shown() > first);
        assertEquals(2, frame(1).counters().pruned());
    }

    @Test
    void playingWithABreakpointThatNeverStrikesComesToTheEnd() {
        model.restart(Problem.open(Board.full(5, 5), 12));
        model.stops().set(List.of(stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Depth(99))));
        model.speedProperty().set(1_000_000_000);
        model.transport().play(PlaybackStatus.FORWARD);
        pulsesUntilItPauses();
        assertEquals(19_792, shown());
    }

    /** A breakpoint that comes while it plays is stopped at, and one that goes is not. */
    @Test
    void breakpointsMayChangeWhileItPlays() {
        model.restart(Problem.open(Board.full(5, 5), 12));
        model.stops().set(List.of(stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Depth(3))));
        model.transport().play(PlaybackStatus.FORWARD);
        model.stops().set(List.of(PRUNE));
        model.speedProperty().set(10_000);
        pulsesUntilItPauses();
        assertTrue(shown() > 0);
        assertEquals(1, frame(1).counters().pruned());
        model.transport().play(PlaybackStatus.FORWARD);
        model.stops().set(List.of());
        pulsesUntilItPauses();
        assertEquals(19_792, shown());
    }

    @Test
    void otherPanesWhileItPlaysAreStoppedAtToo() {
        model.stops().set(List.of(PRUNE));
        model.transport().play(PlaybackStatus.FORWARD);
        model.panes().set(List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("unreachable")));
        model.speedProperty().set(10_000);
        pulsesUntilItPauses();
        settle();
        assertEquals(1, frame(1).counters().pruned());
        assertTrue(model.stepProperty().get() > 0);
    }

    @Test
    void playingBackwardDoesNotStop() {
        model.transport().open(ComparisonJumpTarget.step(200));
        settle();
        model.stops().set(List.of(PRUNE));
        model.speedProperty().set(1_000);
        model.transport().play(PlaybackStatus.BACKWARD);
        pulsesUntilItPauses();
        assertEquals(0, shown());
    }

    @Test
    void whatIsNotThereAnyMoreIsSaid() {
        model.restart(Problem.open(Board.full(5, 5), 12));
        model.stops().set(List.of(stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Depth(99))));
        model.transport().untilStop();
        assertEquals(0, shown());
        assertEquals(BreakpointWords.NEVER, model.transport().noticeProperty().get());
    }

    @Test
    void onlyThePaneThatIsShownAloneIsStoppedAt() {
        model.stops().set(List.of(PRUNE));
        model.panes().enlarge(OptionalInt.of(0));
        model.progress().limit(20_000);
        model.transport().untilStop();
        settle();
        assertEquals(List.of(), struck());
        model.panes().enlarge(OptionalInt.of(1));
        model.transport().untilStop();
        settle();
        assertEquals(1, struck().size());
    }

    /** What is looked for is what is chosen now, in the pane that is seen now. */
    @Test
    void breakpointsMayChangeWhileTheNextStopIsLookedFor() {
        Breakpoint never = stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Depth(99));
        model.stops().set(List.of(PRUNE));
        model.transport().untilStop();
        model.stops().set(List.of(never, stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Depth(3))));
        assertEquals(2, shown());
        assertEquals(List.of(2L), struck());
        model.stops().set(List.of(never, PRUNE));
        model.transport().untilStop();
        model.stops().set(List.of());
        assertFalse(model.transport().searchingProperty().get());
        assertEquals("", model.transport().noticeProperty().get());
        assertEquals(2, shown());
        assertEquals(List.of(), struck());
        model.stops().set(List.of(stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Depth(5))));
        model.transport().reach(0);
        model.transport().untilStop();
        model.panes().enlarge(OptionalInt.of(1));
        shown();
        assertEquals(
                List.of(List.of(FORWARD)),
                model.stops().strikesProperty().get().stream()
                        .map(BreakpointHit::panes)
                        .toList());
    }

    @Test
    void strikeOfABreakpointThatIsGoneIsNotListed() {
        model.stops().set(List.of(PRUNE));
        Breakpoint gone = stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Depth(3));
        model.stops()
                .addHits(List.of(
                        new BreakpointHit(gone, 2, List.of(FORWARD), 0),
                        new BreakpointHit(PRUNE, 3, List.of(FORWARD), 0)));
        assertEquals(List.of(3L), struck());
    }

    @Test
    void breakpointIsAddedOnceAndAtMostTwenty() {
        assertEquals("", model.stops().add(PRUNE));
        assertEquals(BreakpointWords.THERE_ALREADY, model.stops().add(PRUNE));
        IntStream.range(1, 20)
                .forEach(depth -> assertEquals(
                        "", model.stops().add(stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Depth(depth)))));
        assertEquals(
                BreakpointWords.MOST_STOPS,
                model.stops().add(stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Tied())));
        assertEquals(20, model.stops().all().size());
    }

    /** Its strikes go with a breakpoint, with its pane, and with the board. */
    @Test
    void strikesGoWithWhatStruck() {
        model.stops().set(List.of(PRUNE));
        model.transport().untilStop();
        settle();
        assertEquals(1, struck().size());
        model.panes().set(List.of(ConfiguredAlgorithm.read("backtracking"), FORWARD));
        assertEquals(1, struck().size());
        model.panes().set(List.of(ConfiguredAlgorithm.read("backtracking")));
        assertEquals(List.of(), struck());
        model.panes().set(List.of(FORWARD));
        model.transport().reach(0);
        model.transport().untilStop();
        settle();
        assertEquals(1, struck().size());
        model.stops().remove(PRUNE);
        assertEquals(List.of(), struck());
    }

    @Test
    void anotherBoardKeepsWhatNamesNoSquare() {
        model.stops().set(List.of(PRUNE, stop(new Breakpoint.Panes.Any(), new BreakpointCondition.Entered(5))));
        model.restart(Problem.open(Board.full(5, 5), 12));
        assertEquals(List.of(PRUNE), model.stops().all());
    }

    @Test
    void hundredStrikesAreKept() {
        model.stops().set(List.of(stop(new Breakpoint.Panes.Of(FORWARD), new BreakpointCondition.Pruned())));
        for (int i = 0; i < BreakpointsModel.MOST_STRIKES + 5; i++) {
            model.transport().untilStop();
            settle();
        }
        assertEquals(BreakpointsModel.MOST_STRIKES, struck().size());
        assertEquals(model.stepProperty().get(), struck().getLast());
    }

    @Test
    void choicesMakeEveryKindOfCondition() {
        Board board = Board.full(5, 5);
        List<BreakpointCondition> made = Arrays.stream(BreakpointConditionKind.values())
                .map(choice -> choice.make(
                        switch (choice.value()) {
                            case NONE -> "";
                            case SQUARE, ANY_SQUARE -> " E5 ";
                            case NUMBER, MOVE -> "20";
                        },
                        board))
                .toList();
        assertEquals(
                BreakpointCondition.class.getPermittedSubclasses().length,
                made.stream().map(Object::getClass).distinct().count());
        assertEquals(new BreakpointCondition.Entered(4), made.getFirst());
        assertEquals(new BreakpointCondition.Narrowed(Board.NONE, 0), BreakpointConditionKind.NO_MOVE.make("", board));
        for (String wrong : List.of("", "0", "x", "99999999", "z9")) {
            assertThrows(InputFault.class, () -> BreakpointConditionKind.DEPTH.make(wrong, board), wrong);
            assertThrows(
                    InputFault.class,
                    () -> BreakpointConditionKind.ENTERED.make(wrong.equals("0") ? "99" : wrong, board));
        }
    }

    @Test
    void faultsSayWhatToType() {
        Board board = Board.full(5, 5);
        assertEquals(
                "\"x\" is no number of a move. Type the number of a move, such as 12.",
                assertThrows(InputFault.class, () -> BreakpointConditionKind.BACK_PAST.make("x", board))
                        .displayMessage());
        assertTrue(assertThrows(InputFault.class, () -> BreakpointConditionKind.ENTERED.make("", board))
                .displayMessage()
                .endsWith("Type a square, such as e5."));
    }

    /** What cannot happen in the panes that are seen ends at once, and nothing is computed for it. */
    @Test
    void whatCannotHappenIsSaidAtOnce() {
        model.progress().limit(CompareModel.LAST_LIMIT);
        model.stops()
                .set(List.of(
                        PRUNE,
                        stop(
                                new Breakpoint.Panes.Of(ConfiguredAlgorithm.read("dead-ends")),
                                new BreakpointCondition.Depth(60))));
        model.panes().enlarge(OptionalInt.of(0));
        model.transport().untilStop();
        assertEquals(0, shown());
        assertEquals(BreakpointWords.NEVER, model.transport().noticeProperty().get());
    }

    @Test
    void wordsSayWhichPaneIsGone() {
        Board board = Board.full(5, 5);
        List<ConfiguredAlgorithm> panes = List.of(ConfiguredAlgorithm.read("backtracking"));
        assertEquals(
                "depth is 9, in forward checking (no such pane now)",
                BreakpointWords.of(
                        stop(new Breakpoint.Panes.Of(FORWARD), new BreakpointCondition.Depth(9)), board, panes));
        assertEquals("a branch is pruned, in any pane (cannot happen there)", BreakpointWords.of(PRUNE, board, panes));
        assertEquals("a branch is pruned, in any pane", BreakpointWords.of(PRUNE, board, List.of(FORWARD)));
    }

    @Test
    void wordsSayWhatItStopsAt() {
        Board board = Board.full(5, 5);
        Breakpoint both = stop(
                new Breakpoint.Panes.Of(FORWARD),
                new BreakpointCondition.Entered(4),
                new BreakpointCondition.Depth(20));
        assertEquals("square e5 is entered and depth is 20, in forward checking", BreakpointWords.of(both, board));
        assertEquals(
                "Step 1,234, Forward checking, e5",
                BreakpointWords.place(new BreakpointHit(both, 1_234, List.of(FORWARD), 4), board));
        assertEquals(
                "the search ends, in all panes",
                BreakpointWords.of(
                        stop(new Breakpoint.Panes.All(), new BreakpointCondition.Ends(Optional.empty())), board));
        assertFalse(BreakpointWords.of(PRUNE, board).isEmpty());
    }
}

package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.compare.event.EventSearch;
import knightschool.compare.event.PredictableEvent;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;

/** Whichever comes first, a turning point or a breakpoint, compared with both searched for alone. */
class FirstEventSearchTest {
    private static final long LIMIT = 3_000;

    private static Comparison comparison() {
        return new Comparison(
                Problem.open(Board.full(5, 5), 12),
                List.of(
                        ConfiguredAlgorithm.read("backtracking"),
                        ConfiguredAlgorithm.read("forward-checking"),
                        ConfiguredAlgorithm.read("warnsdorff")));
    }

    private static EventSearch turn(Comparison comparison, Set<PredictableEvent> kinds, long from) {
        return EventSearch.turningPoint(comparison, OptionalInt.empty(), kinds, from);
    }

    private static EventSearch stop(Comparison comparison, Breakpoint breakpoint, long from) {
        return EventSearch.stop(comparison, OptionalInt.empty(), List.of(breakpoint), from);
    }

    @Test
    void earlierOfTheTwoIsFoundWhateverTheSlices() {
        Random random = new Random(91);
        int[] found = new int[3];
        for (int i = 0; i < 300; i++) {
            long from = random.nextInt((int) LIMIT);
            Set<PredictableEvent> kinds =
                    EnumSet.of(PredictableEvent.values()[random.nextInt(PredictableEvent.values().length)]);
            Breakpoint breakpoint = new Breakpoint(
                    List.of(new BreakpointCondition.Entered(random.nextInt(25))), new Breakpoint.Panes.Any());
            EventSearch turn = turn(comparison(), kinds, from);
            EventSearch stop = stop(comparison(), breakpoint, from);
            turn.finish(100_000, LIMIT);
            stop.finish(100_000, LIMIT);
            Comparison both = comparison();
            EventSearch first = EventSearch.first(turn(both, kinds, from), stop(both, breakpoint, from));
            while (first.state() == EventSearch.State.SEARCHING) {
                long known = first.step();
                first.advance(1 + random.nextInt(200), LIMIT);
                assertTrue(first.step() >= known);
            }
            boolean turns = turn.state() == EventSearch.State.FOUND
                    && (stop.state() != EventSearch.State.FOUND || turn.step() <= stop.step());
            boolean stops = stop.state() == EventSearch.State.FOUND
                    && (turn.state() != EventSearch.State.FOUND || stop.step() <= turn.step());
            assertEquals(turns || stops, first.state() == EventSearch.State.FOUND);
            assertEquals(stops ? stop.strikes() : List.of(), first.strikes());
            if (turns || stops) {
                assertEquals(turns ? turn.step() : stop.step(), first.step());
                assertEquals(turns, first.turn().equals(Optional.of(EventSearch.State.FOUND)));
            }
            found[turns && stops ? 2 : turns ? 1 : 0]++;
        }
        assertTrue(
                found[0] > 5 && found[1] > 5 && found[2] > 5,
                () -> List.of(found[0], found[1], found[2]).toString());
    }
}

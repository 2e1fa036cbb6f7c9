package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.search.BruteForce;
import knightschool.search.Change;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.trace.Frame;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The algorithms that vary another one, by what sets each apart. */
class VariationsTest {
    private static Search search(String algorithm, Problem problem) {
        return Search.begin(problem, Algorithms.named(algorithm).policy(Choices.USUAL));
    }

    @Test
    void keptDomainsMakeTheStepsOfForwardChecking() {
        RandomBoards.stream(71, 120, 8).forEach(board -> {
            Problem problem = Problem.open(board, board.startOrFirst());
            Search kept = search("kept-domains", problem);
            Search derived = search("forward-checking", problem);
            do {
                assertEquals(derived.way(), kept.way());
                assertEquals(derived.pruned(), kept.pruned());
                assertEquals(derived.advance(1), kept.advance(1));
            } while (!derived.isOver() && derived.step() < 1_000);
            assertEquals(derived.outcome(), kept.outcome());
        });
    }

    @Test
    void keptDomainsFindTheirFirstTourAfterThePublishedCount() {
        Search kept = search("kept-domains", Problem.open(Board.full(8, 8), 0));
        kept.advance(Long.MAX_VALUE);
        assertEquals(Outcome.FOUND, kept.outcome());
        assertEquals(1_731_697, kept.step());
    }

    @Test
    void hastyForwardCheckingRefusesEveryTourAndProvesNothing() {
        int[] tours = {0};
        RandomBoards.stream(72, 1500, 5).forEach(board -> {
            Problem problem = Problem.open(board, board.startOrFirst());
            boolean exists = BruteForce.count(problem) > 0;
            boolean startsOnItsEnd = board.end() == problem.start();
            if (board.playableCount() > 1 && !startsOnItsEnd) {
                Search hasty = search("hasty-forward-checking", problem);
                hasty.advance(Long.MAX_VALUE);
                assertEquals(Outcome.STOPPED, hasty.outcome(), () -> "on " + board);
                tours[0] += exists ? 1 : 0;
            }
        });
        assertTrue(tours[0] > 20, () -> "only " + tours[0] + " boards had a tour");
    }

    @ParameterizedTest
    @CsvSource({
        "dead-ends, one last square",
        "unreachable, off from the knight",
        "hasty-forward-checking, Nothing leads on"
    })
    void prunesAreExplainedByWhatWasSeen(String algorithm, String words) {
        Trace trace = new Trace(Problem.open(Board.full(5, 5), 0), Algorithms.named(algorithm), Choices.USUAL);
        trace.extend(3_000);
        int said = 0;
        for (long step = 1; step <= trace.explored(); step++) {
            Frame frame = trace.frame(step);
            boolean pruned = frame.change() instanceof Change.Retreat retreat && retreat.pruned();
            said += pruned && frame.explanation().why().contains(words) ? 1 : 0;
        }
        assertTrue(said > 0, words);
    }
}

package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.search.Change;
import knightschool.search.Problem;
import knightschool.trace.Frame;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every algorithm says of its steps. */
class ExplanationTest {
    private static final int STEPS = 3_000;

    static Stream<Algorithm> algorithms() {
        return Algorithms.all().stream();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyStepHasALineOfTheCodeAndOneSentence(Algorithm algorithm) {
        Trace trace = trace(algorithm);
        for (long step = 0; step <= trace.explored(); step++) {
            Explanation said = trace.frame(step).explanation();
            assertTrue(said.line() >= 0 && said.line() < algorithm.code().size());
            assertTrue(said.why().endsWith("."), said.why());
            assertEquals(-1, said.why().indexOf(". "), said.why());
        }
    }

    @Test
    void aPrunedSquareIsNeverItsOwnReason() {
        Trace trace = trace(Algorithms.named("forward-checking"));
        int prunes = 0;
        for (long step = 0; step <= trace.explored(); step++) {
            Frame frame = trace.frame(step);
            if (frame.change() instanceof Change.Retreat(int left, int _, boolean pruned) && pruned) {
                String name = SquareNames.name(frame.board(), left);
                String reason = frame.explanation().why().substring(name.length());
                assertFalse(
                        reason.substring(0, reason.indexOf(':')).contains(name),
                        frame.explanation().why());
                prunes++;
            }
        }
        assertTrue(prunes > 100);
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void namesAndPlacesAreItsOwn(Algorithm algorithm) {
        assertEquals(algorithm, Algorithms.named(algorithm.name()));
        assertEquals(
                1,
                algorithms()
                        .filter(other -> other.position() == algorithm.position())
                        .count());
    }

    private static Trace trace(Algorithm algorithm) {
        Trace trace = new Trace(Problem.open(Board.full(8, 8), 0), algorithm, Choices.USUAL);
        trace.extend(STEPS);
        return trace;
    }
}

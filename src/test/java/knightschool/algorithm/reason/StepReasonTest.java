package knightschool.algorithm.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.search.Problem;
import knightschool.search.SearchStep;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every algorithm says of its steps. */
@Execution(ExecutionMode.CONCURRENT)
class StepReasonTest {
    private static final int STEPS = 3_000;

    static Stream<Algorithm> algorithms() {
        return Algorithms.all().stream();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyStepHasALineOfTheCodeAndOneSentence(Algorithm algorithm) {
        for (Board board : List.of(Board.full(8, 8), Board.full(4, 4), Board.full(3, 3), Board.full(1, 1))) {
            Trace trace = trace(algorithm, board);
            for (long step = 0; step <= trace.explored(); step++) {
                StepReason reason = trace.frame(step).explanation();
                assertTrue(
                        reason.line() >= 0 && reason.line() < algorithm.code().size());
                assertTrue(reason.sentence().endsWith("."), reason.sentence());
                assertEquals(-1, reason.sentence().indexOf(". "), reason.sentence());
            }
        }
    }

    @Test
    void articleSaysHowManyMovesLeadOnAsTheRuleDoes() {
        Trace trace = trace(Algorithms.named("warnsdorff-article"), Board.full(5, 5));
        List<String> untied = LongStream.rangeClosed(1, trace.explored())
                .mapToObj(step -> trace.frame(step).explanation().sentence())
                .filter(why -> why.contains("leaves the fewest open moves") && !why.contains(", like "))
                .toList();
        assertFalse(untied.isEmpty());
        assertEquals(
                List.of(),
                untied.stream()
                        .filter(why -> !why.matches(".*fewest open moves: \\d\\."))
                        .toList());
    }

    @Test
    void everyKindOfStepOfTheArticleHasItsLine() {
        Algorithm article = Algorithms.named("warnsdorff-article");
        Map<Class<?>, Integer> lines = new HashMap<>();
        for (Board board : List.of(Board.full(4, 4), Board.full(3, 3), Board.full(5, 7))) {
            Trace trace = trace(article, board);
            for (long step = 1; step <= trace.explored(); step++) {
                SearchSnapshot frame = trace.frame(step);
                Integer line = frame.explanation().line();
                assertEquals(line, lines.computeIfAbsent(frame.stepKind().getClass(), _ -> line));
            }
        }
        assertEquals(
                Map.of(
                        SearchStep.Jump.class,
                        0,
                        SearchStep.Mark.class,
                        1,
                        SearchStep.Place.class,
                        2,
                        SearchStep.Attempt.class,
                        3),
                lines);
    }

    @Test
    void aPrunedSquareIsNeverItsOwnReason() {
        Trace trace = trace(Algorithms.named("forward-checking"), Board.full(8, 8));
        int prunes = 0;
        for (long step = 0; step <= trace.explored(); step++) {
            SearchSnapshot frame = trace.frame(step);
            if (frame.stepKind() instanceof SearchStep.Retreat(int left, int _, boolean pruned) && pruned) {
                String name = SquareNames.name(frame.board(), left);
                String reason = frame.explanation().sentence().substring(name.length());
                assertFalse(
                        reason.substring(0, reason.indexOf(':')).contains(name),
                        frame.explanation().sentence());
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

    private static Trace trace(Algorithm algorithm, Board board) {
        Trace trace = new Trace(Problem.open(board, 0), ConfiguredAlgorithm.of(algorithm));
        trace.extend(STEPS);
        return trace;
    }
}

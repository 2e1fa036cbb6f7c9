package knightschool.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.obstruction.TourEndpointSamples;
import knightschool.search.TourDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A board with a tour is never condemned: every answer against brute force, every witness against its definition. */
@Execution(ExecutionMode.CONCURRENT)
class SoundnessTest {
    private static final int MOST_SQUARES = 16;

    private static Stream<Board> connected(long seed, int boards) {
        return RandomBoards.stream(seed, Integer.MAX_VALUE, 6)
                .filter(board -> board.playableCount() > 3 && board.playableCount() <= MOST_SQUARES)
                .filter(board -> ConnectedComponents.of(KnightGraph.of(board)).count() == 1)
                .limit(boards);
    }

    @Test
    void everyAnswerAgreesWithBruteForceOnConnectedBoards() {
        Map<String, Integer> kinds = new TreeMap<>();
        connected(43, 1_200).forEach(board -> TourEndpointSamples.on(board).forEach(ends -> judge(board, ends, kinds)));
        for (WitnessKind kind : List.of(WitnessKind.DEAD_ENDS, WitnessKind.COLOUR_IMBALANCE, WitnessKind.CUT)) {
            assertTrue(kinds.getOrDefault(kind.word(), 0) > 400, kinds::toString);
        }
        assertTrue(kinds.getOrDefault("exhausted", 0) > 4, kinds::toString);
        assertTrue(kinds.get("exists") > 400, kinds::toString);
    }

    @Test
    void everyAnswerAgreesWithBruteForceOnAnyBoards() {
        Map<String, Integer> kinds = new TreeMap<>();
        RandomBoards.stream(44, 1_500, 5)
                .filter(board -> board.playableCount() <= MOST_SQUARES - 2)
                .forEach(board -> TourEndpointSamples.on(board).forEach(ends -> judge(board, ends, kinds)));
        assertTrue(
                kinds.keySet()
                        .containsAll(WitnessKind.ofFacts().stream()
                                .map(WitnessKind::word)
                                .toList()),
                kinds::toString);
    }

    private static void judge(Board board, TourEndpointConstraint ends, Map<String, Integer> kinds) {
        KnightGraph graph = KnightGraph.of(board);
        boolean exists = HamiltonianBruteForce.tourExists(graph, ends);
        TourExistenceAnswer finding = TourExistenceDecider.answer(
                graph,
                ends,
                TourExistenceBudget.BRIEF,
                TourExistenceOracle.NONE,
                TourOrWalkSearchProgressListener.NONE);
        String about = BoardText.format(board) + ends + finding;
        assertEquals(exists ? TourExistenceVerdict.EXISTS : TourExistenceVerdict.IMPOSSIBLE, finding.verdict(), about);
        finding.witness().ifPresent(witness -> WitnessCheck.check(board, ends, witness));
        assertEquals("", exists ? TourDefinition.fault(board, ends, finding.example()) : "", about);
        kinds.merge(finding.witness().map(witness -> witness.kind().word()).orElse("exists"), 1, Integer::sum);
        ObstructionSearchResult few = ObstructionSearchResult.of(graph, ends, 200);
        few.witness().ifPresent(witness -> WitnessCheck.check(board, ends, witness));
        assertFalse(exists && few.witness().isPresent(), about);
    }

    @Test
    void positionFromWhichATourCanBeCompletedIsNeverCondemned() {
        Random random = new Random(45);
        Map<String, Integer> kinds = new TreeMap<>();
        connected(46, 1_500).forEach(board -> {
            for (boolean closed : new boolean[] {false, true}) {
                for (int tries = 0; tries < 3; tries++) {
                    judgePosition(closed ? board.withEnd(Board.NONE) : board, walk(board, random), closed, kinds);
                }
            }
        });
        for (WitnessKind kind : WitnessKind.ofFacts()) {
            assertTrue(kinds.getOrDefault(kind.word(), 0) > 25, kinds::toString);
        }
        assertTrue(kinds.get("a tour") > 100, kinds::toString);
    }

    /** Some steps by chance to unvisited squares, the end square left out. */
    private static int[] walk(Board board, Random random) {
        int[] playable = board.playable().toArray();
        int[] walk = {playable[random.nextInt(playable.length)]};
        for (int steps = random.nextInt(8); steps > 0; steps--) {
            int[] path = walk;
            int[] next = Arrays.stream(KnightGraph.of(board).neighbours(path[path.length - 1]))
                    .filter(s -> s != board.end() && Arrays.stream(path).noneMatch(visited -> visited == s))
                    .toArray();
            if (next.length == 0) {
                break;
            }
            walk = Arrays.copyOf(path, path.length + 1);
            walk[walk.length - 1] = next[random.nextInt(next.length)];
        }
        return walk;
    }

    private static void judgePosition(Board board, int[] path, boolean closed, Map<String, Integer> kinds) {
        boolean exists = HamiltonianBruteForce.canBeCompleted(KnightGraph.of(board), path, closed, board.end());
        ObstructionSearchResult explanation =
                ObstructionSearchResult.ofPosition(board, path, closed, ObstructionSearchResult.FEW_CUTS);
        assertFalse(
                exists && explanation.witness().isPresent(),
                () -> BoardText.format(board) + Arrays.toString(path) + closed + explanation);
        RemainingBoard rest = RemainingBoard.of(board, path, closed);
        explanation.witness().ifPresent(witness -> WitnessCheck.check(rest.board(), rest.ends(), witness));
        kinds.merge(
                explanation.witness().map(witness -> witness.kind().word()).orElse(exists ? "a tour" : "none"),
                1,
                Integer::sum);
    }
}

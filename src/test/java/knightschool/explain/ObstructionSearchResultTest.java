package knightschool.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which witness is found, and that it is sound. */
@Execution(ExecutionMode.CONCURRENT)
class ObstructionSearchResultTest {
    private static ObstructionSearchResult explain(Board board, TourEndpointConstraint ends) {
        return ObstructionSearchResult.of(KnightGraph.of(board), ends);
    }

    private static Stream<TourEndpointConstraint> questions(Board board) {
        int[] playable = board.playable().toArray();
        int one = playable[playable.length / 3];
        int other = playable[playable.length - 1];
        return Stream.of(
                        TourEndpointConstraint.of(board),
                        TourEndpointConstraint.FREE,
                        TourEndpointConstraint.CLOSED,
                        new TourEndpointConstraint(one, Board.NONE, false),
                        new TourEndpointConstraint(Board.NONE, other, false),
                        new TourEndpointConstraint(other, one == other ? Board.NONE : one, false))
                .distinct();
    }

    @Test
    void noBoardWithATourIsCondemned() {
        Map<String, Integer> kinds = new HashMap<>();
        RandomBoards.stream(41, 2500, 5).filter(b -> b.playableCount() <= 14).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            questions(board)
                    .forEach(ends -> ObstructionSearchResult.of(graph, ends)
                            .witness()
                            .ifPresent(witness -> {
                                kinds.merge(witness.kind().word(), 1, Integer::sum);
                                assertFalse(
                                        HamiltonianBruteForce.tourExists(graph, ends),
                                        () -> BoardText.format(board) + ends + witness);
                                assertFalse(witness.squares().isEmpty());
                                assertEquals(witness.squares().stream().sorted().toList(), witness.squares());
                                witness.squares().forEach(square -> assertTrue(board.isPlayable(square)));
                            }));
        });
        assertEquals(4, kinds.size(), kinds::toString);
    }

    @Test
    void noConnectedBoardWithATourIsCondemned() {
        Map<String, Integer> kinds = new HashMap<>();
        RandomBoards.stream(42, 20_000, 6)
                .filter(b -> b.playableCount() <= 16)
                .filter(b -> ObstructionSearchResult.of(KnightGraph.of(b), TourEndpointConstraint.FREE)
                        .kinds()
                        .contains(WitnessKind.DEAD_ENDS))
                .forEach(board -> questions(board).forEach(ends -> {
                    KnightGraph graph = KnightGraph.of(board);
                    String kind = ObstructionSearchResult.of(graph, ends)
                            .witness()
                            .map(witness -> witness.kind().word())
                            .orElse("none");
                    boolean exists = HamiltonianBruteForce.tourExists(graph, ends);
                    kinds.merge(kind + (exists ? ", a tour" : ""), 1, Integer::sum);
                    assertFalse(!kind.equals("none") && exists, () -> BoardText.format(board) + ends + kind);
                }));
        assertTrue(kinds.get("dead-ends") > 50, kinds::toString);
        assertTrue(kinds.get("colour-imbalance") > 50, kinds::toString);
        assertTrue(kinds.get("none, a tour") > 50, kinds::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "one-path-14, none",
        "greedy-gets-stuck-32, none",
        "isolated-3x3, isolated",
        "colour-imbalance-19, colour-imbalance",
        "three-dead-ends-16, dead-ends",
        "cut-square-13, cut"
    })
    void oracleBoardsAreExplainedByTheSimplestKind(String name, String kind) throws Exception {
        Path file = Path.of(ObstructionSearchResultTest.class
                .getResource("/oracles/boards/" + name + ".board")
                .toURI());
        assertEquals(
                kind,
                ObstructionSearchResult.of(
                                KnightGraph.of(BoardText.read(file)),
                                TourEndpointConstraint.FREE,
                                ObstructionSearchResult.FEW_CUTS)
                        .witness()
                        .map(witness -> witness.kind().word())
                        .orElse("none"));
    }

    @Test
    void explanationSaysWhatWasTried() {
        assertEquals(
                List.of(
                        WitnessKind.ISOLATED,
                        WitnessKind.DISCONNECTED,
                        WitnessKind.DEAD_ENDS,
                        WitnessKind.COLOUR_IMBALANCE),
                explain(Board.full(8, 8), TourEndpointConstraint.FREE).kinds());
        assertEquals(
                WitnessKind.ofFacts(),
                ObstructionSearchResult.of(KnightGraph.of(Board.full(8, 8)), TourEndpointConstraint.FREE, 1000)
                        .kinds());
        assertEquals(
                List.of(WitnessKind.ISOLATED),
                explain(Board.full(3, 3), TourEndpointConstraint.FREE).kinds());
    }

    @Test
    void oneSquareHasATour() {
        Board board = Board.full(1, 1).withStart(0);
        assertTrue(explain(board, TourEndpointConstraint.of(board)).witness().isEmpty());
    }

    @Test
    void twelveStartsOfFiveByFiveAreOnTheColourThatThereIsLessOf() {
        Board board = Board.full(5, 5);
        assertEquals(
                12,
                board.playable()
                        .mapToObj(start -> explain(board, new TourEndpointConstraint(start, Board.NONE, false)))
                        .flatMap(explanation -> explanation.witness().stream())
                        .filter(witness -> witness.kind() == WitnessKind.COLOUR_IMBALANCE)
                        .filter(witness -> !board.isDark(witness.squares().getFirst()))
                        .count());
    }
}

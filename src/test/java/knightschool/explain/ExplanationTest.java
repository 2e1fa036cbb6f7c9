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
import knightschool.obstruction.Ends;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplanationTest {

    private static Explanation explain(Board board, Ends ends) {
        return Explanation.of(KnightGraph.of(board), ends);
    }

    private static Stream<Ends> questions(Board board) {
        int[] playable = board.playable().toArray();
        int one = playable[playable.length / 3];
        int other = playable[playable.length - 1];
        return Stream.of(
                        Ends.of(board),
                        Ends.FREE,
                        Ends.CLOSED,
                        new Ends(one, Board.NONE, false),
                        new Ends(Board.NONE, other, false),
                        new Ends(other, one == other ? Board.NONE : one, false))
                .distinct();
    }

    @Test
    void noBoardWithATourIsCondemned() {
        Map<String, Integer> kinds = new HashMap<>();
        RandomBoards.stream(41, 4000, 5).filter(b -> b.playableCount() <= 14).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            questions(board)
                    .forEach(ends -> Explanation.of(graph, ends).witness().ifPresent(witness -> {
                        kinds.merge(witness.kind(), 1, Integer::sum);
                        assertFalse(
                                HamiltonianBruteForce.tourExists(graph, ends),
                                () -> BoardText.format(board) + ends + witness);
                        assertFalse(witness.squares().isEmpty());
                        assertEquals(witness.squares().stream().sorted().toList(), witness.squares());
                        witness.squares().forEach(square -> assertTrue(board.isPlayable(square)));
                    }));
        });
        assertEquals(Explanation.KINDS.size(), kinds.size(), kinds::toString);
    }

    @Test
    void noConnectedBoardWithATourIsCondemned() {
        Map<String, Integer> kinds = new HashMap<>();
        RandomBoards.stream(42, 40_000, 6)
                .filter(b -> b.playableCount() <= 16)
                .filter(b ->
                        Explanation.of(KnightGraph.of(b), Ends.FREE).tried().contains("dead-ends"))
                .forEach(board -> questions(board).forEach(ends -> {
                    KnightGraph graph = KnightGraph.of(board);
                    String kind = Explanation.of(graph, ends)
                            .witness()
                            .map(Witness::kind)
                            .orElse("none");
                    boolean exists = HamiltonianBruteForce.tourExists(graph, ends);
                    kinds.merge(kind + (exists ? ", a tour" : ""), 1, Integer::sum);
                    assertFalse(!kind.equals("none") && exists, () -> BoardText.format(board) + ends + kind);
                }));
        assertTrue(kinds.get("dead-ends") > 100, kinds::toString);
        assertTrue(kinds.get("colour-imbalance") > 100, kinds::toString);
        assertTrue(kinds.get("none, a tour") > 100, kinds::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "one-path-14, none",
        "greedy-gets-stuck-32, none",
        "isolated-3x3, isolated",
        "colour-imbalance-19, colour-imbalance",
        "three-dead-ends-16, dead-ends",
        "cut-square-13, none"
    })
    void oracleBoardsAreExplainedByTheSimplestKind(String name, String kind) throws Exception {
        Path file = Path.of(ExplanationTest.class
                .getResource("/oracles/boards/" + name + ".board")
                .toURI());
        assertEquals(
                kind,
                explain(BoardText.read(file), Ends.FREE)
                        .witness()
                        .map(Witness::kind)
                        .orElse("none"));
    }

    @Test
    void witnessOfIsolatedNamesTheSquare() {
        Witness witness = explain(Board.full(3, 3), Ends.FREE).witness().orElseThrow();
        assertEquals(new Witness("isolated", List.of(4), "No move leads to b2 or away from it."), witness);
    }

    @Test
    void witnessOfDisconnectedNamesTwoSquaresApart() {
        Witness witness =
                explain(BoardText.parse("..\n##\n.."), Ends.FREE).witness().orElseThrow();
        assertEquals(
                new Witness(
                        "disconnected",
                        List.of(0, 5),
                        "The squares fall into 2 parts that no move joins: no way leads from a3 to b3."),
                witness);
    }

    @Test
    void witnessOfDeadEndsCountsTheFreeEnds() {
        Board star = BoardText.parse("###.#\n####.\n##.##\n####.\n#####");
        assertEquals(
                new Witness(
                        "dead-ends",
                        List.of(3, 9, 19),
                        "d5, e4 and e2 have a single move each, so each must be an end of the tour,"
                                + " and a tour has only two."),
                explain(star, Ends.FREE).witness().orElseThrow());
        assertTrue(explain(star, new Ends(12, Board.NONE, false))
                .witness()
                .orElseThrow()
                .text()
                .startsWith("d5 and e4 have a single move each, so each must be an end of the tour, and only one"));
        assertEquals(
                "d5 has a single move, so it must be an end of the tour, and a closed tour has no ends.",
                explain(star, Ends.CLOSED).witness().orElseThrow().text());
    }

    @Test
    void witnessOfColoursSaysHowManyMore() {
        Board board = Board.full(5, 5).withHole(1, true);
        Witness witness = explain(board, Ends.FREE).witness().orElseThrow();
        assertEquals("A knight changes colour with every move, and there are 2 more dark squares.", witness.text());
        assertEquals(13, witness.squares().size());
    }

    @Test
    void witnessOfColoursNamesAFixedEndOnTheWrongColour() {
        Board board = Board.full(5, 5).withStart(1);
        assertEquals(
                new Witness(
                        "colour-imbalance",
                        List.of(1),
                        "A knight changes colour with every move, and there is 1 more dark square:"
                                + " a tour begins on a dark one, but b5 is light."),
                explain(board, Ends.of(board)).witness().orElseThrow());
        Board even = Board.full(6, 6).withStart(0).withEnd(2);
        assertEquals(
                "A knight changes colour with every move, and there are as many dark squares as light ones:"
                        + " a tour ends on the other colour than it began on, but a6 and c6 are both light.",
                explain(even, Ends.of(even)).witness().orElseThrow().text());
    }

    @Test
    void witnessOfColoursForAClosedTourNeedsAsManyOfBoth() {
        assertEquals(
                "A knight changes colour with every move, and there is 1 more dark square:"
                        + " a closed tour needs as many of both.",
                explain(Board.full(5, 5), Ends.CLOSED).witness().orElseThrow().text());
    }

    @Test
    void explanationSaysWhatWasTried() {
        assertEquals(Explanation.KINDS, explain(Board.full(8, 8), Ends.FREE).tried());
        assertEquals(List.of("isolated"), explain(Board.full(3, 3), Ends.FREE).tried());
    }

    @Test
    void oneSquareHasATour() {
        Board board = Board.full(1, 1).withStart(0);
        assertTrue(explain(board, Ends.of(board)).witness().isEmpty());
    }
}

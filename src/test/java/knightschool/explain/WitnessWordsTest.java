package knightschool.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.Cut;
import knightschool.obstruction.DeadEnds;
import knightschool.obstruction.TourEndpointConstraint;
import org.junit.jupiter.api.Test;

/** What a witness says. */
class WitnessWordsTest {
    private static ObstructionSearchResult explain(Board board, TourEndpointConstraint ends) {
        return ObstructionSearchResult.of(KnightGraph.of(board), ends);
    }

    @Test
    void witnessOfIsolatedNamesTheSquare() {
        Witness witness =
                explain(Board.full(3, 3), TourEndpointConstraint.FREE).witness().orElseThrow();
        assertEquals(
                new Witness(
                        WitnessKind.ISOLATED,
                        List.of(4),
                        "No move leads to b2 or away from it, so the board is disconnected."),
                witness);
    }

    @Test
    void witnessOfDisconnectedNamesTwoSquaresApart() {
        Witness witness = explain(BoardText.parse("..\n##\n.."), TourEndpointConstraint.FREE)
                .witness()
                .orElseThrow();
        assertEquals(
                new Witness(
                        WitnessKind.DISCONNECTED,
                        List.of(0, 5),
                        "The squares fall into 2 components that no move joins: no path leads from a3 to b3.",
                        List.of(List.of(0, 5), List.of(1, 4))),
                witness);
    }

    @Test
    void witnessOfDeadEndsCountsTheFreeEnds() {
        Board star = BoardText.parse("###.#\n####.\n##.##\n####.\n#####");
        assertEquals(
                new Witness(
                        WitnessKind.DEAD_ENDS,
                        List.of(3, 9, 19),
                        "d5, e4 and e2 have a single move each, so each must be an end of the tour,"
                                + " and a tour has only two."),
                explain(star, TourEndpointConstraint.FREE).witness().orElseThrow());
        assertTrue(explain(star, new TourEndpointConstraint(12, Board.NONE, false))
                .witness()
                .orElseThrow()
                .text()
                .startsWith("d5, e4 and e2 have a single move each, so each must be an end of the tour, and only one"));
        assertEquals(
                "d5, e4 and e2 have a single move each, so each must be an end of the tour, and a closed tour has no"
                        + " ends.",
                explain(star, TourEndpointConstraint.CLOSED)
                        .witness()
                        .orElseThrow()
                        .text());
    }

    @Test
    void witnessOfDeadEndsSpeaksOfTheMovesLeftAtAPosition() {
        WitnessWords rest =
                WitnessWords.ofPosition(Board.full(5, 5), new TourEndpointConstraint(12, Board.NONE, false));
        assertEquals(
                "d5 and e4 have a single move left each, so each must be the last square, and there is only one.",
                rest.witness(new DeadEnds(1, List.of(3, 9))).text());
        assertEquals(
                "d5 has a single move left, so the knight could get there but not go on, and the tour must end on e1.",
                WitnessWords.ofPosition(Board.full(5, 5), new TourEndpointConstraint(12, 24, false))
                        .witness(new DeadEnds(0, List.of(3)))
                        .text());
    }

    @Test
    void witnessOfColoursSaysHowManyMore() {
        Board board = Board.full(5, 5).withHole(1, true);
        Witness witness = explain(board, TourEndpointConstraint.FREE).witness().orElseThrow();
        assertEquals("A knight changes colour with every move, and there are 2 more dark squares.", witness.text());
        assertEquals(13, witness.squares().size());
    }

    @Test
    void witnessOfColoursNamesAFixedEndOnTheWrongColour() {
        Board board = Board.full(5, 5).withStart(1);
        assertEquals(
                new Witness(
                        WitnessKind.COLOUR_IMBALANCE,
                        List.of(1),
                        "A knight changes colour with every move, and there is 1 more dark square:"
                                + " a tour begins on a dark one, but b5 is light."),
                explain(board, TourEndpointConstraint.of(board)).witness().orElseThrow());
        Board even = Board.full(6, 6).withStart(0).withEnd(2);
        assertEquals(
                "A knight changes colour with every move, and there are as many dark squares as light ones:"
                        + " a tour ends on the other colour than it began on, but a6 and c6 are both light.",
                explain(even, TourEndpointConstraint.of(even))
                        .witness()
                        .orElseThrow()
                        .text());
    }

    @Test
    void witnessOfColoursForAClosedTourNeedsAsManyOfBoth() {
        assertEquals(
                "A knight changes colour with every move, and there is 1 more dark square:"
                        + " a closed tour needs as many of both.",
                explain(Board.full(5, 5), TourEndpointConstraint.CLOSED)
                        .witness()
                        .orElseThrow()
                        .text());
    }

    @Test
    void witnessOfCutSaysHowManyPiecesATourWouldLeave() {
        Witness free = cut(Board.full(4, 4), TourEndpointConstraint.FREE);
        assertEquals(List.of(5, 6, 9, 10), free.squares());
        assertEquals(6, free.pieces().size());
        assertEquals(
                "Without b3, c3, b2 and c2 the board falls into 6 pieces,"
                        + " but a tour without 4 of its squares falls into 5 at most.",
                free.text());
        assertEquals(
                "Without b3 and c2 the board falls into 3 pieces,"
                        + " but a closed tour without 2 of its squares falls into 2 at most.",
                cut(Board.full(4, 4), TourEndpointConstraint.CLOSED).text());
    }

    @Test
    void witnessOfCutSaysWhyATourWithAnEndInItCannotVisitAllPieces() {
        assertEquals(
                "Without b3 and b1 the board falls into 3 pieces. The tour begins on b3."
                        + " From one piece to another the knight can go only over b1, so it visits 2 pieces at most.",
                cut(Board.full(4, 3), new TourEndpointConstraint(1, Board.NONE, false))
                        .text());
        assertEquals(
                "Without b3 and b1 the board falls into 3 pieces. The tour ends on b3."
                        + " From one piece to another the knight can go only over b1, so it visits 2 pieces at most.",
                cut(Board.full(4, 3), new TourEndpointConstraint(Board.NONE, 1, false))
                        .text());
        assertEquals(
                "The start is the end square, which is entered only last, and other squares remain.",
                cut(Board.full(4, 3), new TourEndpointConstraint(5, 5, false)).text());
    }

    @Test
    void witnessOfCutNamesASmallPieceThatTheKnightCannotComeBackFor() {
        Cut one = new Cut(List.of(13), List.of(List.of(7), List.of(0, 11, 2, 9, 18)), 1);
        assertEquals(
                "Without d3 the board falls into 2 pieces, and one of them is only c4."
                        + " From d3 the knight goes on into one of them and cannot come back for the other.",
                ofBoard(13, Board.NONE).witness(one).text());
        assertEquals(
                "Without d3 what is left falls into 2 pieces, and one of them is only c4."
                        + " From d3 the knight goes on into one of them and cannot come back for the other.",
                WitnessWords.ofPosition(Board.full(5, 5), new TourEndpointConstraint(13, Board.NONE, false))
                        .witness(one)
                        .text());
        assertEquals(
                "Without d3 the board falls into 2 pieces, and one of them is only c4."
                        + " The tour ends on d3, so it cannot go over this square from one piece to another.",
                ofBoard(Board.NONE, 13).witness(one).text());
        Cut two = new Cut(List.of(13), List.of(List.of(7, 9), List.of(0, 11, 2, 18)), 1);
        assertEquals(
                "Without d3 the board falls into 2 pieces, and one of them is only c4 and e4."
                        + " From d3 the knight goes on into one of them and cannot come back for the other.",
                ofBoard(13, Board.NONE).witness(two).text());
    }

    @Test
    void witnessOfCutWithBothEndsVisitsOnePieceBetweenThem() {
        Cut two = new Cut(List.of(13, 14), List.of(List.of(7, 0, 11, 4), List.of(2, 9, 18, 5)), 1);
        assertEquals(
                "Without d3 and e3 the board falls into 2 pieces."
                        + " The tour begins on e3 and ends on d3, so between them the knight visits only one piece.",
                ofBoard(14, 13).witness(two).text());
        Cut three = new Cut(List.of(12, 13, 14), List.of(List.of(7), List.of(2), List.of(18)), 2);
        assertEquals(
                "Without c3, d3 and e3 the board falls into 3 pieces. The tour begins on e3 and ends on d3."
                        + " From one piece to another the knight can go only over c3, so it visits 2 pieces at most.",
                ofBoard(14, 13).witness(three).text());
        assertEquals(
                "Without d3 and e3 what is left falls into 2 pieces."
                        + " The knight is on e3 and the tour ends on d3, so between them the knight visits only one"
                        + " piece.",
                WitnessWords.ofPosition(Board.full(5, 5), new TourEndpointConstraint(14, 13, false))
                        .witness(two)
                        .text());
    }

    private static WitnessWords ofBoard(int start, int end) {
        return WitnessWords.ofBoard(Board.full(5, 5), new TourEndpointConstraint(start, end, false));
    }

    private static Witness cut(Board board, TourEndpointConstraint ends) {
        return ObstructionSearchResult.of(KnightGraph.of(board), ends, ObstructionSearchResult.FEW_CUTS)
                .witness()
                .orElseThrow();
    }

    @Test
    void positionIsExplainedFromTheKnightsSquare() {
        Board board = Board.full(8, 8);
        assertEquals(Optional.empty(), position(board, false, 0));
        assertEquals(
                new Witness(WitnessKind.ISOLATED, List.of(0), "No move leads to a8 any more."),
                position(board, false, 10, 27, 17, 32).orElseThrow());
        assertEquals(
                new Witness(WitnessKind.ISOLATED, List.of(0), "No move leads to a8 any more."),
                position(board, true, 0, 10, 27, 17, 32).orElseThrow());
        assertEquals(Optional.empty(), position(board, false, 0, 10, 27, 17, 32));
        assertEquals(
                "The knight on a8 has no move left, and the tour is not at its end.",
                position(board, false, 10, 27, 17, 0).orElseThrow().text());
    }

    private static Optional<Witness> position(Board board, boolean closed, int... path) {
        return ObstructionSearchResult.ofPosition(board, path, closed, ObstructionSearchResult.FEW_CUTS)
                .witness();
    }
}

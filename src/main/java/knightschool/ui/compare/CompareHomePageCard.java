package knightschool.ui.compare;

import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.search.Problem;
import knightschool.trace.Trace;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.shell.HomePageCard;

/**
 * The card of the compare scene on the first page of the program, with a picture of a search in progress. Choosing the
 * card opens the scene with the usual panes.
 */
final class CompareHomePageCard {
    private static final Board BOARD = Board.full(4, 4);
    private static final long STEP = 9;
    private static final double SIDE = 48;

    private CompareHomePageCard() {}

    static HomePageCard card() {
        return new HomePageCard(CompareWords.CARD, CompareWords.CARD_WORDS, CompareHomePageCard::picture)
                .running(PaneCommands.USUAL);
    }

    private static Sketch picture() {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.usual().getFirst();
        Trace trace = new Trace(Problem.open(BOARD, 0), solver);
        trace.extend(STEP);
        return BoardDrawing.of(
                BoardGeometry.bare(BOARD, SIDE),
                trace.frame(STEP).position(),
                AlgorithmStyle.of(solver.algorithm()),
                Board.NONE);
    }
}

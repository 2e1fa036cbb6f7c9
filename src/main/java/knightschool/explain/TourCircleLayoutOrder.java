package knightschool.explain;

import java.util.Arrays;
import java.util.BitSet;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * An order in which to place vertices on a circle so that a tour runs along the rim. The tour visits the largest
 * component of the graph, because no tour leaves its component.
 *
 * @param verdict whether there is such a tour
 * @param squares the squares of the tour in order, for a closed tour with the first again at the end; empty if none was
 *     found
 * @param isWhole whether the component has every vertex
 */
public record TourCircleLayoutOrder(TourExistenceVerdict verdict, int[] squares, boolean isWhole) {
    /**
     * Searches for a tour for a short time. The tour may begin and end anywhere.
     *
     * @param closed whether the tour must be closed; its first square is then also its last
     * @param watch called from time to time; ends the search by throwing
     */
    public static TourCircleLayoutOrder of(Board board, boolean closed, Runnable watch) {
        Board largest = largestComponent(board);
        TourEndpointConstraint ends = closed ? TourEndpointConstraint.CLOSED : TourEndpointConstraint.FREE;
        TourExistenceAnswer answer = TourExistenceDecider.answer(
                KnightGraph.of(largest),
                ends,
                TourExistenceBudget.BRIEF,
                TourExistenceOracle.OF_FULL_BOARDS,
                TourOrWalkSearchProgressListener.of(watch));
        boolean isWhole = largest.playableCount() == board.playableCount();
        if (answer.verdict() != TourExistenceVerdict.EXISTS) {
            return new TourCircleLayoutOrder(answer.verdict(), new int[0], isWhole);
        }
        int[] tour = answer.example();
        return new TourCircleLayoutOrder(answer.verdict(), closed ? comingHome(tour) : tour, isWhole);
    }

    private static int[] comingHome(int[] tour) {
        int[] order = Arrays.copyOf(tour, tour.length + 1);
        order[tour.length] = tour[0];
        return order;
    }

    private static Board largestComponent(Board board) {
        ConnectedComponents components = ConnectedComponents.of(KnightGraph.of(board));
        BitSet holes = new BitSet(board.squares());
        holes.set(0, board.squares());
        Arrays.stream(components.vertices(components.largest())).forEach(holes::clear);
        return Board.of(board.columns(), board.rows(), holes, Board.NONE, Board.NONE);
    }
}

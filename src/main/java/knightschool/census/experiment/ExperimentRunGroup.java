package knightschool.census.experiment;

import java.util.BitSet;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusDefinition;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * The runs of one solver on one board, which make one box of a plot. Every run asks the same question from another
 * start.
 *
 * @param board without a start
 * @param solver without forks
 * @param closed whether closed tours are sought
 */
public record ExperimentRunGroup(Board board, ConfiguredAlgorithm solver, boolean closed) {
    public ExperimentRunGroup {
        board = board.withStart(Board.NONE);
        solver = solver.withoutForks();
    }

    /**
     * Returns the census of some starts.
     *
     * @param limit the number of steps after which a run is stopped
     * @throws knightschool.files.InputFault if closed tours are sought on a board with an end
     */
    public CensusDefinition census(BitSet starts, long limit) {
        return new CensusDefinition(board, solver.policy(), closed, limit, starts);
    }

    /**
     * Checks that its question can be asked.
     *
     * @throws knightschool.files.InputFault if closed tours are sought on a board with an end
     */
    void requireValid() {
        TourEndpointConstraint.of(board, Board.NONE, closed);
    }
}

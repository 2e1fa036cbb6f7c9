package knightschool.trace;

import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.algorithm.reason.StepReason;
import knightschool.board.Board;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Search;
import knightschool.search.SearchStep;
import knightschool.search.position.Domains;
import knightschool.search.position.Position;

/**
 * An immutable snapshot of a search at one step: its position, the algorithm, its counters and the reason of the step.
 *
 * @param solver the algorithm with its options
 * @param position the change by the step, the open moves and the candidates for the next step
 * @param counters the counters
 * @param isOver whether the search is over after this step
 * @param outcome how the search ended; {@link Outcome#STOPPED} as long as it is not over
 * @param explanation the pseudocode line of the step and its reason
 */
public record SearchSnapshot(
        ConfiguredAlgorithm solver,
        Position position,
        Counters counters,
        boolean isOver,
        Outcome outcome,
        StepReason explanation) {

    public Board board() {
        return position.board();
    }

    public KnightPath path() {
        return position.path();
    }

    public Domains domains() {
        return position.domains();
    }

    public SearchStep stepKind() {
        return position.stepKind();
    }

    public long step() {
        return counters.step();
    }

    /**
     * The counters of a search at one step.
     *
     * @param step number of steps: each placement and each undo is one
     * @param depth number of visited squares
     * @param placements number of squares placed after the first
     * @param undos number of placements undone
     * @param pruned number of placements undone by the lookahead
     * @param deepest the greatest number of visited squares at any step so far
     */
    public record Counters(long step, int depth, long placements, long undos, long pruned, int deepest) {
        /** The counters of a search at its current step. */
        static Counters of(Search search) {
            return new Counters(
                    search.step(),
                    search.depth(),
                    search.placements(),
                    search.undos(),
                    search.pruned(),
                    search.deepest());
        }
    }
}

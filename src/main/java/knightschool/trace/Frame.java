package knightschool.trace;

import knightschool.algorithm.Solver;
import knightschool.algorithm.StepReason;
import knightschool.board.Board;
import knightschool.search.Domains;
import knightschool.search.Outcome;
import knightschool.search.Path;
import knightschool.search.Position;
import knightschool.search.Search;
import knightschool.search.StepKind;

/**
 * The immutable picture of one moment of a search: its position, who searches, what has been counted, and why the step
 * was made.
 *
 * @param solver whose search it is, under which options
 * @param position what the step did, what is open now and what may come next
 * @param counters what has been counted
 * @param isOver whether this is the last moment of the search
 * @param outcome how the search ended; {@link Outcome#STOPPED} as long as it is not over
 * @param explanation the pseudocode line of the step and its reason
 */
public record Frame(
        Solver solver, Position position, Counters counters, boolean isOver, Outcome outcome, StepReason explanation) {

    public Board board() {
        return position.board();
    }

    public Path path() {
        return position.path();
    }

    public Domains domains() {
        return position.domains();
    }

    public StepKind stepKind() {
        return position.stepKind();
    }

    public long step() {
        return counters.step();
    }

    /**
     * What has been counted until a moment.
     *
     * @param step number of steps: placements and undos together, where a step is one of them
     * @param depth number of squares visited
     * @param placements number of squares placed after the first
     * @param undos number of placements undone
     * @param pruned number of placements that the lookahead undid
     * @param deepest the greatest number of squares visited at any step until then
     */
    public record Counters(long step, int depth, long placements, long undos, long pruned, int deepest) {
        /** What a search has counted until where it stands. */
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

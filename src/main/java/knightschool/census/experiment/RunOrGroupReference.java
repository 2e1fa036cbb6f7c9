package knightschool.census.experiment;

import knightschool.board.Board;

/**
 * Names a group of an experiment, or one of its runs.
 *
 * @param group the number of the group in the plan, from 0
 * @param start the start of the run, or {@link Board#NONE} for the group as a whole
 */
public record RunOrGroupReference(int group, int start) {
    /** Returns a reference to a group as a whole. */
    public static RunOrGroupReference of(int group) {
        return new RunOrGroupReference(group, Board.NONE);
    }

    /** Returns whether it names a single run. */
    public boolean isRun() {
        return start != Board.NONE;
    }
}

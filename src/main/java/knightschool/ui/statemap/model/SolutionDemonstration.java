package knightschool.ui.statemap.model;

import java.util.List;

/**
 * A solution that is shown move by move, while the player's game waits.
 *
 * @param path the positions from the player's position to a goal
 * @param index the index of the shown position in {@code path}
 */
public record SolutionDemonstration(List<Integer> path, int index) {
    /** The shown position. */
    public int position() {
        return path.get(index);
    }

    /** Whether the last position, a goal, is shown. */
    boolean isEnded() {
        return index == path.size() - 1;
    }
}

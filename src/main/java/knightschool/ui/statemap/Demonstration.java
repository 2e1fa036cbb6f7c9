package knightschool.ui.statemap;

import java.util.List;

/**
 * A solution that is being shown, move by move; the player's game waits.
 *
 * @param path the positions from where the player is to a goal
 * @param index which of them is shown
 */
record Demonstration(List<Integer> path, int index) {
    /** The position that is shown. */
    int position() {
        return path.get(index);
    }

    /** Whether the goal is shown. */
    boolean isEnded() {
        return index == path.size() - 1;
    }
}

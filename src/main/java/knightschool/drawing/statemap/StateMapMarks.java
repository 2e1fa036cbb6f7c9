package knightschool.drawing.statemap;

import java.util.List;

/**
 * The marks on the state map of a sliding puzzle: the player's walk, a shortest path to a goal, the position pointed
 * at, and a fact.
 *
 * @param walk the positions of the player, from the start to the current one
 * @param onward a shortest path from the current position to a goal; empty if it is not shown
 * @param pointed the position pointed at, or {@link #NONE}
 * @param inspected the position whose board is shown instead of the player's, or {@link #NONE}
 * @param caption the caption of the position pointed at; may be empty
 * @param highlight the positions and links of a fact
 */
public record StateMapMarks(
        List<Integer> walk,
        List<Integer> onward,
        int pointed,
        int inspected,
        String caption,
        StateMapHighlight highlight) {
    /** No position. */
    public static final int NONE = -1;

    public StateMapMarks {
        walk = List.copyOf(walk);
        onward = List.copyOf(onward);
    }

    /** Returns the position of the player. */
    int current() {
        return walk.getLast();
    }
}

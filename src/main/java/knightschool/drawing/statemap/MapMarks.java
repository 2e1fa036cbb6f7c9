package knightschool.drawing.statemap;

import java.util.List;

/**
 * What is marked on a map.
 *
 * @param walk the positions of the player, from the start to where they are
 * @param onward a shortest path from there to a goal; empty where it is not shown
 * @param pointed the position that is pointed at, or {@link #NONE}
 * @param chosen the position whose board is shown instead of the player's, or {@link #NONE}
 * @param caption what is said of the position pointed at; may be empty
 * @param highlight what a fact is about
 */
public record MapMarks(
        List<Integer> walk, List<Integer> onward, int pointed, int chosen, String caption, MapHighlight highlight) {
    /** No position. */
    public static final int NONE = -1;

    public MapMarks {
        walk = List.copyOf(walk);
        onward = List.copyOf(onward);
    }

    /** Where the player is. */
    int you() {
        return walk.getLast();
    }
}

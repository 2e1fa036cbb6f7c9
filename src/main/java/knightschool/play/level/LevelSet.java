package knightschool.play.level;

import java.util.List;

/**
 * A set of levels of similar difficulty, in ascending order.
 *
 * @param name the name shown on the screen
 * @param levels the levels, the easiest first
 */
public record LevelSet(String name, List<Level> levels) {
    public LevelSet {
        levels = List.copyOf(levels);
    }
}

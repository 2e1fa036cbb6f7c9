package knightschool.play.level;

import java.util.List;

/**
 * Levels that are about equally hard, each at least as hard as the one before it.
 *
 * @param name on screen
 * @param levels the easiest first
 */
public record LevelSet(String name, List<Level> levels) {
    public LevelSet {
        levels = List.copyOf(levels);
    }
}

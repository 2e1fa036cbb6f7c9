package knightschool.play.level;

import java.time.Duration;

/**
 * The time that a level is to be finished in, for those who want one. In the puzzle game Troyis it falls from level to
 * level while the boards grow; no source says how fast. Here it falls evenly with the number of the level, from three
 * minutes to one and a half.
 */
public final class TimeLimit {
    private static final Duration FIRST = Duration.ofSeconds(180);
    private static final Duration LAST = Duration.ofSeconds(90);

    private TimeLimit() {}

    /** The limit of a level, in whole seconds; one without a number has that of the hardest that is no harder. */
    public static Duration of(Level level) {
        int steps = Levels.all().size() - 1;
        long fallen = FIRST.minus(LAST).toSeconds() * (place(level) - 1) / steps;
        return FIRST.minusSeconds(fallen);
    }

    private static long place(Level level) {
        if (level.number() != Level.UNNUMBERED) {
            return level.number();
        }
        double value = level.difficulty().value();
        return Math.max(
                1,
                Levels.all().stream()
                        .filter(other -> other.difficulty().value() <= value)
                        .count());
    }
}

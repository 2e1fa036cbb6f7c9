package knightschool.play.level;

import java.time.Duration;

/**
 * A player's best results in a level, perhaps from two different walks.
 *
 * @param moves the fewest moves in which every square was visited
 * @param time the shortest time
 */
public record LevelResult(int moves, Duration time) {
    /** Returns the better of both results, for moves and time separately. */
    LevelResult best(LevelResult other) {
        return new LevelResult(Math.min(moves, other.moves), time.compareTo(other.time) <= 0 ? time : other.time);
    }
}

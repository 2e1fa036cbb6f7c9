package knightschool.play.level;

import java.time.Duration;

/**
 * A player's best results in a level, perhaps from two different walks.
 *
 * @param moves the fewest moves in which every square was visited
 * @param time the shortest time
 */
public record BestLevelResult(int moves, Duration time) {
    /** Returns the better of both results, for moves and time separately. */
    BestLevelResult best(BestLevelResult other) {
        return new BestLevelResult(Math.min(moves, other.moves), time.compareTo(other.time) <= 0 ? time : other.time);
    }
}

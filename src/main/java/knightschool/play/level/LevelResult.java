package knightschool.play.level;

import java.time.Duration;

/**
 * The best that a person has done on a level, perhaps in two different walks.
 *
 * @param moves the fewest moves that every square was visited in
 * @param time the shortest time
 */
public record LevelResult(int moves, Duration time) {
    /** The better of both, moves and time each for itself. */
    LevelResult best(LevelResult other) {
        return new LevelResult(Math.min(moves, other.moves), time.compareTo(other.time) <= 0 ? time : other.time);
    }
}

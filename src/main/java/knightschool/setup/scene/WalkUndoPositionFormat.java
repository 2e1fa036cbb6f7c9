package knightschool.setup.scene;

import java.util.Optional;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWriter;
import knightschool.setup.value.Moment;

/**
 * Reads and writes the key {@code moment} of a set-up with a walk: the step after which all moves are undone and can be
 * redone. Without the key no move is undone.
 */
final class WalkUndoPositionFormat {
    private WalkUndoPositionFormat() {}

    /**
     * Returns the number of squares visited at the given moment; a fault if the walk has no such moment.
     *
     * @param squares the number of squares of the whole walk
     */
    static int visited(SetupKeyReader keys, int squares) {
        return keys.moment().map(moment -> visited(moment, squares, keys)).orElse(squares);
    }

    private static int visited(Moment moment, int squares, SetupKeyReader keys) {
        if (moment instanceof Moment.End) {
            return squares;
        }
        if (moment instanceof Moment.Step step && step.number() < squares) {
            return (int) step.number() + 1;
        }
        if (keys.areSound()) {
            keys.fault(
                    "moment",
                    "the moment \"" + moment.word() + "\" is none of this game",
                    squares == 0
                            ? "Its walk is empty: leave the moment out, or name the squares of the walk."
                            : "Name a step from 0 to " + (squares - 1) + ", or end.");
        }
        return squares;
    }

    /** Writes the moment, unless no move is undone. */
    static void write(SetupWriter lines, int visited, int squares) {
        lines.moment(visited == squares ? Optional.empty() : Optional.of(new Moment.Step(visited - 1L)));
    }
}

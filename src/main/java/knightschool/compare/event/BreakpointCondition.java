package knightschool.compare.event;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.Outcome;
import knightschool.trace.SearchScanCursor;

/** A condition on a step of a search at which the playback of a comparison stops. Squares are indices. */
public sealed interface BreakpointCondition {
    /** A number of squares that no board exceeds. */
    int DEEPEST = 1 << 24;

    /** Returns whether the condition holds at a step, if the searches are computed up to a limit. */
    boolean holds(SearchScanCursor step, long limit);

    /** Returns whether the condition can hold at some step of a solver on some board. */
    default boolean canHoldIn(ConfiguredAlgorithm solver) {
        return true;
    }

    /** Returns the square of the condition; empty if it concerns no square, or any square. */
    default OptionalInt square() {
        return switch (this) {
            case Entered entered -> OptionalInt.of(entered.on());
            case Departure departure -> OptionalInt.of(departure.on());
            case Narrowed narrowed when narrowed.on() != Board.NONE -> OptionalInt.of(narrowed.on());
            default -> OptionalInt.empty();
        };
    }

    /** Returns the square to focus on after a step at which the condition holds. */
    default int focusSquare(SearchScanCursor step) {
        return square().orElse(step.head());
    }

    /** The knight is placed on a square, even if a lookahead undoes the placement in the same step. */
    record Entered(int on) implements BreakpointCondition {
        @Override
        public boolean holds(SearchScanCursor step, long limit) {
            return step.enters(on);
        }
    }

    /** The knight is taken back from a square. */
    record Departure(int on) implements BreakpointCondition {
        @Override
        public boolean holds(SearchScanCursor step, long limit) {
            return step.leaves(on);
        }
    }

    /** A number of squares is visited after the step. */
    record Depth(int squares) implements BreakpointCondition {
        @Override
        public boolean holds(SearchScanCursor step, long limit) {
            return step.depth() == squares;
        }
    }

    /** The lookahead undoes a placement. */
    record Pruned() implements BreakpointCondition {
        @Override
        public boolean holds(SearchScanCursor step, long limit) {
            return step.prunes();
        }

        @Override
        public boolean canHoldIn(ConfiguredAlgorithm solver) {
            return solver.policy().looksAhead();
        }
    }

    /**
     * After the step the next choice has as few onward moves as another one, in a search that orders by onward moves.
     */
    record Tied() implements BreakpointCondition {
        @Override
        public boolean holds(SearchScanCursor step, long limit) {
            return step.ties();
        }

        @Override
        public boolean canHoldIn(ConfiguredAlgorithm solver) {
            return solver.policy().order().fewestOnward();
        }
    }

    /**
     * The step closes open moves of an unvisited square and leaves the given number.
     *
     * @param on the square, or {@link Board#NONE} for any
     * @param open 0 or 1
     */
    record Narrowed(int on, int open) implements BreakpointCondition {
        @Override
        public boolean holds(SearchScanCursor step, long limit) {
            return on == Board.NONE ? step.narrowed(open) != Board.NONE : step.narrows(on, open);
        }

        @Override
        public int focusSquare(SearchScanCursor step) {
            return on == Board.NONE ? step.narrowed(open) : on;
        }
    }

    /**
     * The number of visited squares falls below a number, so that the square with that number on the path is taken
     * back.
     */
    record BackPast(int move) implements BreakpointCondition {
        @Override
        public boolean holds(SearchScanCursor step, long limit) {
            return step.fallsBelow(move);
        }
    }

    /**
     * The search ends with the step. {@link Outcome#STOPPED} also matches the step at which the limit is reached.
     *
     * @param how the outcome; empty for any outcome, but not the limit
     */
    record Ends(Optional<Outcome> how) implements BreakpointCondition {
        @Override
        public boolean holds(SearchScanCursor step, long limit) {
            return step.isLast()
                    ? how.isEmpty() || how.get() == step.outcome()
                    : how.equals(Optional.of(Outcome.STOPPED)) && step.step() == limit;
        }
    }

    /** Returns the condition for another board; empty if that board lacks its square. */
    default Optional<BreakpointCondition> on(Board from, Board to) {
        boolean isPlayable = square().isEmpty()
                || from.columns() == to.columns()
                        && from.rows() == to.rows()
                        && IntStream.of(square().getAsInt()).allMatch(to::isPlayable);
        return isPlayable ? Optional.of(this) : Optional.empty();
    }
}

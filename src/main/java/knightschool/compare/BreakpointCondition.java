package knightschool.compare;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.search.Lookahead;
import knightschool.search.Outcome;
import knightschool.trace.StepCursor;

/** Something that is true of a step of a search or not. Squares are indices. */
public sealed interface BreakpointCondition {
    /** Number of squares visited that no board has more of. */
    int DEEPEST = 1 << 24;

    /** Whether it is true of a step, where the searches are computed no further than a limit. */
    boolean holds(StepCursor step, long limit);

    /** Whether it can be true of a step of an algorithm under its options, on some board. */
    default boolean canHoldIn(Solver solver) {
        return true;
    }

    /** The square that it is about; empty where it is about none, or about any. */
    default OptionalInt square() {
        return switch (this) {
            case Entered entered -> OptionalInt.of(entered.on());
            case Left left -> OptionalInt.of(left.on());
            case Narrowed narrowed when narrowed.on() != Board.NONE -> OptionalInt.of(narrowed.on());
            default -> OptionalInt.empty();
        };
    }

    /** The square to look at after a step of which it is true. */
    default int struck(StepCursor step) {
        return square().orElse(step.head());
    }

    /** The knight is placed on a square, also where a lookahead takes it back in the same step. */
    record Entered(int on) implements BreakpointCondition {
        @Override
        public boolean holds(StepCursor step, long limit) {
            return step.enters(on);
        }
    }

    /** The knight is taken back from a square. */
    record Left(int on) implements BreakpointCondition {
        @Override
        public boolean holds(StepCursor step, long limit) {
            return step.leaves(on);
        }
    }

    /** So many squares are visited after the step. */
    record Depth(int squares) implements BreakpointCondition {
        @Override
        public boolean holds(StepCursor step, long limit) {
            return step.depth() == squares;
        }
    }

    /** The lookahead takes a square back. */
    record Pruned() implements BreakpointCondition {
        @Override
        public boolean holds(StepCursor step, long limit) {
            return step.prunes();
        }

        @Override
        public boolean canHoldIn(Solver solver) {
            return solver.policy().lookahead() != Lookahead.NONE;
        }
    }

    /** After the step the next choice has as few onward moves as another, in a search that goes by them. */
    record Tied() implements BreakpointCondition {
        @Override
        public boolean holds(StepCursor step, long limit) {
            return step.ties();
        }

        @Override
        public boolean canHoldIn(Solver solver) {
            return solver.policy().order().fewestOnward();
        }
    }

    /**
     * The step takes open moves of an unvisited square away, and leaves so many.
     *
     * @param on the square, or {@link Board#NONE} for any
     * @param open 0 or 1
     */
    record Narrowed(int on, int open) implements BreakpointCondition {
        @Override
        public boolean holds(StepCursor step, long limit) {
            return on == Board.NONE ? step.narrowed(open) != Board.NONE : step.narrows(on, open);
        }

        @Override
        public int struck(StepCursor step) {
            return on == Board.NONE ? step.narrowed(open) : on;
        }
    }

    /** The square of that number on the path is taken back: fewer squares are visited after the step. */
    record BackPast(int move) implements BreakpointCondition {
        @Override
        public boolean holds(StepCursor step, long limit) {
            return step.fallsBelow(move);
        }
    }

    /**
     * The search ends with the step; one that is stopped may also have come to the limit.
     *
     * @param how empty for any end of its own
     */
    record Ends(Optional<Outcome> how) implements BreakpointCondition {
        @Override
        public boolean holds(StepCursor step, long limit) {
            return step.isLast()
                    ? how.isEmpty() || how.get() == step.outcome()
                    : how.equals(Optional.of(Outcome.STOPPED)) && step.step() == limit;
        }
    }

    /** The same on another board; empty where it has no such square. */
    default Optional<BreakpointCondition> on(Board from, Board to) {
        boolean there = square().isEmpty()
                || from.columns() == to.columns()
                        && from.rows() == to.rows()
                        && IntStream.of(square().getAsInt()).allMatch(to::isPlayable);
        return there ? Optional.of(this) : Optional.empty();
    }
}

package knightschool.setup.scene;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import knightschool.board.Board;
import knightschool.setup.BindableNumberAccessor;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.Setup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.source.WrittenBoard;

/** The adjustable numbers of a scene with a board: columns, rows and holes, to which a lesson text can bind. */
final class BoardNumberAccessors {
    private static final int LEAST_SIDE = 2;
    private static final int MOST_SIDE = 12;

    private BoardNumberAccessors() {}

    /** Transfers a set-up to another board. */
    @FunctionalInterface
    interface Carrier<S extends Setup & SetupOnBoard> {
        /**
         * Returns the set-up on another board; squares and steps that exist there are kept.
         *
         * @param initialSetup the set-up as it was opened
         * @param now the current set-up
         */
        S carry(S initialSetup, S now, WrittenBoard source);
    }

    /** Returns all three numbers, for sides that fit beside a text. */
    static <S extends Setup & SetupOnBoard> Map<BindableSceneNumber, BindableNumberAccessor<S>> of(Carrier<S> carrier) {
        Map<BindableSceneNumber, BindableNumberAccessor<S>> numbers = sides(MOST_SIDE, carrier);
        numbers.put(
                BindableSceneNumber.HOLES,
                new OnBoard<>(
                        board -> board.squares() - board.playableCount(),
                        now -> new BindableSceneNumber.Range(0, now.squares() / 2),
                        (setup, stated) -> stated.most() < setup.board().squares(),
                        (change, number) -> change.withHoles(number.intValue()),
                        carrier));
        return numbers;
    }

    /**
     * Returns the numbers of columns and rows.
     *
     * @param most the longest side, in squares
     */
    static <S extends Setup & SetupOnBoard> Map<BindableSceneNumber, BindableNumberAccessor<S>> sides(
            int most, Carrier<S> carrier) {
        BindableSceneNumber.Range range = new BindableSceneNumber.Range(LEAST_SIDE, most);
        Map<BindableSceneNumber, BindableNumberAccessor<S>> numbers = new LinkedHashMap<>();
        numbers.put(
                BindableSceneNumber.COLUMNS,
                new OnBoard<>(
                        Board::columns,
                        _ -> range,
                        BoardNumberAccessors::canHaveSides,
                        (change, number) ->
                                change.resized(number.intValue(), change.now().rows()),
                        carrier));
        numbers.put(
                BindableSceneNumber.ROWS,
                new OnBoard<>(
                        Board::rows,
                        _ -> range,
                        BoardNumberAccessors::canHaveSides,
                        (change, number) -> change.resized(change.now().columns(), number.intValue()),
                        carrier));
        return numbers;
    }

    private static boolean canHaveSides(Setup setup, BindableSceneNumber.Range stated) {
        return stated.least() >= 1 && stated.most() <= setup.scene().longestSide();
    }

    /**
     * One of the numbers.
     *
     * @param value returns the number of a board
     * @param range returns the range of the number
     * @param possible returns whether the scene can show every number of a stated range
     * @param change returns the board with another number; empty if that would have no square
     */
    private record OnBoard<S extends Setup & SetupOnBoard>(
            ToLongFunction<Board> value,
            Function<Board, BindableSceneNumber.Range> range,
            BiPredicate<S, BindableSceneNumber.Range> possible,
            BiFunction<BoardShapeChange, Long, Optional<Board>> change,
            Carrier<S> carrier)
            implements BindableNumberAccessor<S> {
        @Override
        public OptionalLong in(S setup) {
            return OptionalLong.of(value.applyAsLong(setup.board()));
        }

        @Override
        public BindableSceneNumber.Range range(S initialSetup, S now) {
            return range.apply(now.board());
        }

        @Override
        public boolean canShow(S setup, BindableSceneNumber.Range stated) {
            return possible.test(setup, stated);
        }

        @Override
        public S change(S initialSetup, S now, long number) {
            return change.apply(new BoardShapeChange(initialSetup.board(), now.board()), number)
                    .map(board -> initialSetup.source().shows(board) ? initialSetup.source() : WrittenBoard.of(board))
                    .map(source -> carrier.carry(initialSetup, now, source))
                    .orElse(now);
        }
    }
}

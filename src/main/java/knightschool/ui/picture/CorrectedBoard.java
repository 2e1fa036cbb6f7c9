package knightschool.ui.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import knightschool.board.Board;
import knightschool.picture.GridPlacement;
import knightschool.picture.PictureReading;
import knightschool.picture.ReadingWarning;

/**
 * The board found in a picture, with the user's corrections.
 *
 * @param board the board, with as many columns and rows as the grid
 * @param doubts the warnings that are still to be checked
 * @param corrected whether the user has changed anything
 */
record CorrectedBoard(GridPlacement grid, Board board, List<ReadingWarning> doubts, boolean corrected) {
    private static final Set<ReadingWarning.Kind> ABOUT_THE_KNIGHT =
            Set.of(ReadingWarning.Kind.NO_KNIGHT, ReadingWarning.Kind.UNCLEAR_KNIGHT);

    CorrectedBoard {
        doubts = List.copyOf(doubts);
    }

    /**
     * Returns the board of a reading.
     *
     * @param corrected whether the user typed the size of its grid
     */
    static CorrectedBoard of(PictureReading reading, boolean corrected) {
        return new CorrectedBoard(reading.grid(), reading.board(), reading.doubts(), corrected);
    }

    /** Returns this board with a hole or a playable square; the square is no longer doubtful. */
    CorrectedBoard withHole(int square, boolean hole) {
        return new CorrectedBoard(grid, board.withHole(square, hole), settled(square), true);
    }

    /** Returns this board with the knight on a square, which becomes playable, or with no knight. */
    CorrectedBoard withKnight(int square) {
        if (square == Board.NONE) {
            return new CorrectedBoard(grid, board.withStart(Board.NONE), doubts, true);
        }
        List<ReadingWarning> remaining = settled(square).stream()
                .filter(doubt -> !ABOUT_THE_KNIGHT.contains(doubt.kind()))
                .toList();
        return new CorrectedBoard(grid, board.withHole(square, false).withStart(square), remaining, true);
    }

    /** Returns the doubts without a square; a doubt that was only about squares ends with the last of them. */
    private List<ReadingWarning> settled(int square) {
        List<ReadingWarning> remaining = new ArrayList<>();
        for (ReadingWarning doubt : doubts) {
            List<Integer> otherSquares =
                    doubt.squares().stream().filter(other -> other != square).toList();
            if (doubt.squares().isEmpty() || !otherSquares.isEmpty()) {
                remaining.add(new ReadingWarning(doubt.kind(), otherSquares));
            }
        }
        return remaining;
    }

    /** Returns the doubtful squares in ascending order. */
    Set<Integer> doubtfulSquares() {
        Set<Integer> squares = new TreeSet<>();
        doubts.forEach(doubt -> squares.addAll(doubt.squares()));
        return squares;
    }
}

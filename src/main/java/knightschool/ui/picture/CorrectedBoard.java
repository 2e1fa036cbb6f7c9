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
 * What was found in a picture, as far as a person has corrected it.
 *
 * @param board as many columns and rows as the grid
 * @param doubts what is still to be looked at
 * @param corrected whether a person has changed anything
 */
record CorrectedBoard(GridPlacement grid, Board board, List<ReadingWarning> doubts, boolean corrected) {
    private static final Set<ReadingWarning.Kind> ABOUT_THE_KNIGHT =
            Set.of(ReadingWarning.Kind.NO_KNIGHT, ReadingWarning.Kind.UNCLEAR_KNIGHT);

    CorrectedBoard {
        doubts = List.copyOf(doubts);
    }

    static CorrectedBoard of(PictureReading reading) {
        return new CorrectedBoard(reading.grid(), reading.board(), reading.doubts(), false);
    }

    /** What was read on a grid whose size a person typed. */
    static CorrectedBoard sized(PictureReading reading) {
        return new CorrectedBoard(reading.grid(), reading.board(), reading.doubts(), true);
    }

    /** The same with a hole, or a playable square; what a person has set is no longer doubtful. */
    CorrectedBoard withHole(int square, boolean hole) {
        return new CorrectedBoard(grid, board.withHole(square, hole), settled(square), true);
    }

    /** The same with the knight on a square, playable from now on, or with none. */
    CorrectedBoard withKnight(int square) {
        if (square == Board.NONE) {
            return new CorrectedBoard(grid, board.withStart(Board.NONE), doubts, true);
        }
        List<ReadingWarning> remaining = settled(square).stream()
                .filter(doubt -> !ABOUT_THE_KNIGHT.contains(doubt.kind()))
                .toList();
        return new CorrectedBoard(grid, board.withHole(square, false).withStart(square), remaining, true);
    }

    /** The doubts without those about a square; one that was about squares alone ends with the last of them. */
    private List<ReadingWarning> settled(int square) {
        List<ReadingWarning> remaining = new ArrayList<>();
        for (ReadingWarning doubt : doubts) {
            List<Integer> others =
                    doubt.squares().stream().filter(other -> other != square).toList();
            if (doubt.squares().isEmpty() || !others.isEmpty()) {
                remaining.add(new ReadingWarning(doubt.kind(), others));
            }
        }
        return remaining;
    }

    /** The squares that are doubtful by themselves, rising. */
    Set<Integer> doubtfulSquares() {
        Set<Integer> squares = new TreeSet<>();
        doubts.forEach(doubt -> squares.addAll(doubt.squares()));
        return squares;
    }
}

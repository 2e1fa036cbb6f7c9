package knightschool.ui.picture;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.picture.GridPlacement;
import knightschool.picture.PicturePoint;
import knightschool.picture.PictureReading;
import knightschool.picture.SelectionFrame;

/**
 * What is known of a picture.
 *
 * @param frame the part that was looked at; empty for the whole picture
 * @param found the board in it; empty where none was found
 * @param refused why none was found, or, where there is a board, why it has not got the size that a person typed last;
 *     empty before the first look
 * @param boards all that were found there, the one that is shown among them, the best first; empty where a person typed
 *     the size of the board
 */
record PictureReadingState(
        Optional<SelectionFrame> frame,
        Optional<CorrectedBoard> found,
        Optional<InputFault> refused,
        List<PictureReading> boards) {
    /** Before the first look. */
    static final PictureReadingState UNREAD =
            new PictureReadingState(Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    PictureReadingState {
        boards = List.copyOf(boards);
    }

    /** The best of several boards, at least one. */
    static PictureReadingState found(Optional<SelectionFrame> frame, List<PictureReading> boards) {
        return new PictureReadingState(
                frame, Optional.of(CorrectedBoard.of(boards.getFirst())), Optional.empty(), boards);
    }

    static PictureReadingState found(Optional<SelectionFrame> frame, CorrectedBoard board) {
        return new PictureReadingState(frame, Optional.of(board), Optional.empty(), List.of());
    }

    static PictureReadingState refused(Optional<SelectionFrame> frame, InputFault why) {
        return new PictureReadingState(frame, Optional.empty(), Optional.of(why), List.of());
    }

    /** The same board in the same frame; what was refused is forgotten. */
    PictureReadingState with(CorrectedBoard board) {
        return new PictureReadingState(frame, Optional.of(board), Optional.empty(), boards);
    }

    /** The place of the board that is shown among {@link #boards}, or -1. */
    int shown() {
        Optional<GridPlacement> grid = found.map(CorrectedBoard::grid);
        return grid.isEmpty()
                ? -1
                : boards.stream().map(PictureReading::grid).toList().indexOf(grid.get());
    }

    /** The boards that are not shown. */
    List<GridPlacement> others() {
        Optional<GridPlacement> grid = found.map(CorrectedBoard::grid);
        return boards.stream()
                .map(PictureReading::grid)
                .filter(other -> !Optional.of(other).equals(grid))
                .toList();
    }

    /** The square at a point of the picture of the board that is shown, or {@link Board#NONE}. */
    int squareAt(PicturePoint at) {
        return found.map(shown -> shown.grid().squareAt(at.x(), at.y())).orElse(Board.NONE);
    }

    /** The place among {@link #boards} of one that is not shown and has a square at a point of the picture. */
    OptionalInt otherAt(PicturePoint at) {
        return IntStream.range(0, boards.size())
                .filter(index -> index != shown() && boards.get(index).grid().squareAt(at.x(), at.y()) != Board.NONE)
                .findFirst();
    }

    /** The same board, and why it has not got another size. */
    PictureReadingState refusing(InputFault size) {
        return new PictureReadingState(frame, found, Optional.of(size), boards);
    }

    boolean isCorrected() {
        return found.filter(CorrectedBoard::corrected).isPresent();
    }
}

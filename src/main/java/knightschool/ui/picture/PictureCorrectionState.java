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
 * The state of a picture whose board is found and corrected: the searched part, the boards found in it, and the shown
 * board with its corrections.
 *
 * @param frame the part that was searched; empty for the whole picture
 * @param board the board in it; empty if none was found
 * @param refused the reason why none was found or, if there is a board, why it does not have the size that the user
 *     typed last; empty before the first search
 * @param boards all boards found, including the shown one, best first; empty if the user typed the size of the board
 */
record PictureCorrectionState(
        Optional<SelectionFrame> frame,
        Optional<CorrectedBoard> board,
        Optional<InputFault> refused,
        List<PictureReading> boards) {
    /** The state before the first search. */
    static final PictureCorrectionState UNREAD =
            new PictureCorrectionState(Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    PictureCorrectionState {
        boards = List.copyOf(boards);
    }

    /** Returns the state with the best of several boards, at least one. */
    static PictureCorrectionState ofBoards(Optional<SelectionFrame> frame, List<PictureReading> boards) {
        return new PictureCorrectionState(
                frame, Optional.of(CorrectedBoard.of(boards.getFirst(), false)), Optional.empty(), boards);
    }

    static PictureCorrectionState ofBoard(Optional<SelectionFrame> frame, CorrectedBoard board) {
        return new PictureCorrectionState(frame, Optional.of(board), Optional.empty(), List.of());
    }

    static PictureCorrectionState refused(Optional<SelectionFrame> frame, InputFault fault) {
        return new PictureCorrectionState(frame, Optional.empty(), Optional.of(fault), List.of());
    }

    /** Returns this state with a changed board in the same frame, and without a refusal. */
    PictureCorrectionState with(CorrectedBoard board) {
        return new PictureCorrectionState(frame, Optional.of(board), Optional.empty(), boards);
    }

    /** Returns the index of the shown board in {@link #boards}, or -1. */
    int shownIndex() {
        Optional<GridPlacement> grid = board.map(CorrectedBoard::grid);
        return grid.isEmpty()
                ? -1
                : boards.stream().map(PictureReading::grid).toList().indexOf(grid.get());
    }

    /** Returns the boards that are not shown. */
    List<GridPlacement> others() {
        Optional<GridPlacement> grid = board.map(CorrectedBoard::grid);
        return boards.stream()
                .map(PictureReading::grid)
                .filter(other -> !Optional.of(other).equals(grid))
                .toList();
    }

    /** Returns the square of the shown board at a point of the picture, or {@link Board#NONE}. */
    int squareAt(PicturePoint at) {
        return board.map(board -> board.grid().squareAt(at.x(), at.y())).orElse(Board.NONE);
    }

    /** Returns the index in {@link #boards} of a board that is not shown and has a square at a point of the picture. */
    OptionalInt otherAt(PicturePoint at) {
        return IntStream.range(0, boards.size())
                .filter(index ->
                        index != shownIndex() && boards.get(index).grid().squareAt(at.x(), at.y()) != Board.NONE)
                .findFirst();
    }

    /** Returns this state with the reason why the board does not have another size. */
    PictureCorrectionState refusing(InputFault size) {
        return new PictureCorrectionState(frame, board, Optional.of(size), boards);
    }

    boolean isCorrected() {
        return board.filter(CorrectedBoard::corrected).isPresent();
    }
}

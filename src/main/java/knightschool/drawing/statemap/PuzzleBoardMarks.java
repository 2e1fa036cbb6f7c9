package knightschool.drawing.statemap;

/**
 * The marks on the board of a puzzle.
 *
 * @param side the side of a cell, in pixels
 * @param words whether blocks have their letters, and the exit its name
 * @param now the block of the last move, or {@link #NONE}
 * @param from the previous place of that block along its line, or {@link #NONE}
 * @param grey the block of the next move of a solution, or {@link #NONE}
 * @param hint the block that a hint points at, or {@link #NONE}
 * @param selected the block that keys move, or {@link #NONE}
 * @param dragged the block that is being dragged, or {@link #NONE}
 * @param offset the distance of that block from its place, in cells
 */
public record PuzzleBoardMarks(
        double side, boolean words, int now, int from, int grey, int hint, int selected, int dragged, double offset) {
    /** Represents no block or no place. */
    public static final int NONE = -1;

    /** Returns no marks, for a board with letters. */
    public static PuzzleBoardMarks of(double side) {
        return new PuzzleBoardMarks(side, true, NONE, NONE, NONE, NONE, NONE, NONE, 0);
    }

    /** Returns no marks, for a small picture of the board without letters. */
    public static PuzzleBoardMarks small(double side) {
        return new PuzzleBoardMarks(side, false, NONE, NONE, NONE, NONE, NONE, NONE, 0);
    }

    /** Returns these marks with the last move. */
    public PuzzleBoardMarks withNow(int block, int place) {
        return new PuzzleBoardMarks(side, words, block, place, grey, hint, selected, dragged, offset);
    }

    /** Returns these marks with the next block of a solution. */
    public PuzzleBoardMarks withGrey(int block) {
        return new PuzzleBoardMarks(side, words, now, from, block, hint, selected, dragged, offset);
    }

    /** Returns these marks with a hint at a block. */
    public PuzzleBoardMarks withHint(int block) {
        return new PuzzleBoardMarks(side, words, now, from, grey, block, selected, dragged, offset);
    }

    /** Returns these marks with a selected block. */
    public PuzzleBoardMarks withSelected(int block) {
        return new PuzzleBoardMarks(side, words, now, from, grey, hint, block, dragged, offset);
    }

    /** Returns these marks with a block that is being dragged. */
    public PuzzleBoardMarks withDragged(int block, double cells) {
        return new PuzzleBoardMarks(side, words, now, from, grey, hint, selected, block, cells);
    }

    /** Returns the width of the frame around the board, in pixels. */
    public double frame() {
        return Math.max(2, Math.round(side / 13));
    }

    /** Returns the width of the space to the right of the board for the exit's name, in pixels. */
    double outside() {
        return words ? Math.max(34, 0.65 * side) : 0;
    }
}

package knightschool.drawing.statemap;

/**
 * What is marked on the board of a puzzle.
 *
 * @param side of a cell, in pixels
 * @param words whether blocks have their letters, and the exit its name
 * @param now the block that the last move moved, or {@link #NONE}
 * @param from where that block was along its line, or {@link #NONE}
 * @param grey the block that the next move of a solution moves, or {@link #NONE}
 * @param hint the block that a hint points at, or {@link #NONE}
 * @param selected the block that keys move, or {@link #NONE}
 * @param dragged the block that is being dragged, or {@link #NONE}
 * @param offset how far it is from its place, in cells
 */
public record PuzzleMarks(
        double side, boolean words, int now, int from, int grey, int hint, int selected, int dragged, double offset) {
    /** No block, no place. */
    public static final int NONE = -1;

    /** The board with its letters. */
    public static PuzzleMarks of(double side) {
        return new PuzzleMarks(side, true, NONE, NONE, NONE, NONE, NONE, NONE, 0);
    }

    /** The board alone, for a small picture. */
    public static PuzzleMarks small(double side) {
        return new PuzzleMarks(side, false, NONE, NONE, NONE, NONE, NONE, NONE, 0);
    }

    /** The same with the last move marked. */
    public PuzzleMarks withNow(int block, int place) {
        return new PuzzleMarks(side, words, block, place, grey, hint, selected, dragged, offset);
    }

    /** The same with the next block of a solution marked. */
    public PuzzleMarks withGrey(int block) {
        return new PuzzleMarks(side, words, now, from, block, hint, selected, dragged, offset);
    }

    /** The same with a block hinted at. */
    public PuzzleMarks withHint(int block) {
        return new PuzzleMarks(side, words, now, from, grey, block, selected, dragged, offset);
    }

    /** The same with a block selected. */
    public PuzzleMarks withSelected(int block) {
        return new PuzzleMarks(side, words, now, from, grey, hint, block, dragged, offset);
    }

    /** The same with a block on its way. */
    public PuzzleMarks withDragged(int block, double cells) {
        return new PuzzleMarks(side, words, now, from, grey, hint, selected, block, cells);
    }

    /** How wide the frame around the board is, in pixels. */
    public double frame() {
        return Math.max(2, Math.round(side / 13));
    }

    /** How much wider than the board the picture is, for the exit's name. */
    double outside() {
        return words ? Math.max(34, 0.65 * side) : 0;
    }
}

package knightschool.drawing.domain;

import knightschool.board.Board;
import knightschool.board.SquareNames;

/**
 * How large the block of one square in the table is for a size of type, in pixels: its name beside two rows of four
 * cells.
 *
 * @param type of the numbers
 * @param cell the width of a cell
 * @param leastName the width of the narrowest column that has the name and the number of open moves
 * @param mostName the same where there is room
 * @param hasNumbers whether a closed cell has the number of the move that closed it; without them cells are narrower
 */
public record DomainBlockMeasures(double type, double cell, double leastName, double mostName, boolean hasNumbers) {
    private static final int CELLS_IN_A_ROW = 4;

    /** The last number of two digits that a cell can have. */
    private static final int TWO_DIGITS = 98;

    /** Of the name of a square on a larger board, such as c12. */
    private static final int USUAL_LETTERS = 3;

    /** A cell without a number, as part of the type. */
    private static final double EMPTY_CELL = 1.15;

    /** The least between two blocks. */
    private static final double LEAST_GAP = 3;

    /** The least between two lines of them. */
    private static final double LEAST_GAP_BELOW = 1.4;

    private static final double MOST_GAP = 0.5;
    private static final double LEAST_HEIGHT = 2.58;
    private static final double MOST_HEIGHT = 3.34;
    private static final double MOST_GAP_BELOW = 0.42;

    /** The measures on a board: the names and the numbers of its squares are of one length or another. */
    public static DomainBlockMeasures of(Board board, double type) {
        int letters = SquareNames.name(board, board.columns() - 1).length();
        double longer = Math.max(0, letters - USUAL_LETTERS) * type;
        double cell = (board.squares() <= TWO_DIGITS ? 1.55 : 2.2) * type;
        return letters < USUAL_LETTERS
                ? new DomainBlockMeasures(type, cell, 1.75 * type, 2.33 * type, true)
                : new DomainBlockMeasures(type, cell, 2.5 * type + longer, 3.1 * type + longer, true);
    }

    /** The same where numbers would touch each other: a closed cell is empty. */
    public DomainBlockMeasures withoutNumbers() {
        return new DomainBlockMeasures(type, EMPTY_CELL * type, leastName, mostName, false);
    }

    double cells() {
        return CELLS_IN_A_ROW * cell;
    }

    /** From one block to the next, at least. */
    public double leastAcross() {
        return leastName + cells() + LEAST_GAP;
    }

    /** From one block to the next, at most. */
    public double mostAcross() {
        return mostName + cells() + MOST_GAP * type;
    }

    /** From one line of blocks to the next, at least. */
    public double leastDown() {
        return LEAST_HEIGHT * type + LEAST_GAP_BELOW;
    }

    /** From one line of blocks to the next, at most. */
    public double mostDown() {
        return MOST_HEIGHT * type + MOST_GAP_BELOW * type;
    }

    /** The width of a block where blocks are that far apart. */
    double width(double across) {
        return Math.min(across - LEAST_GAP, mostName + cells());
    }

    /** The height of a block where lines of them are that far apart. */
    double height(double down) {
        return Math.min(down - LEAST_GAP_BELOW, MOST_HEIGHT * type);
    }
}

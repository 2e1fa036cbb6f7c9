package knightschool.drawing.domain;

import knightschool.board.Board;
import knightschool.board.SquareNames;

/**
 * The sizes, in pixels, of the block of one square in the domain table for a type size. A block has the name of the
 * square beside two rows of four cells, or above them.
 *
 * @param type the type size of numbers
 * @param cell the width of a cell
 * @param leastName the smallest width of the column with the name and the number of open moves
 * @param mostName the width of that column if there is room
 * @param hasNumbers whether a closed cell shows the number of the move that closed it; without numbers cells are
 *     narrower
 * @param stacked whether name and number are above the cells, so that a block is narrower and higher
 */
public record DomainTableBlockMeasures(
        double type, double cell, double leastName, double mostName, boolean hasNumbers, boolean stacked) {
    private static final int CELLS_IN_A_ROW = 4;

    /** The largest number of squares of a board whose cells need no more than two digits. */
    private static final int TWO_DIGITS = 98;

    /** The usual length of a name on a larger board, such as c12. */
    private static final int USUAL_LETTERS = 3;

    /** The width of a cell without a number as a fraction of the type size. */
    private static final double EMPTY_CELL = 1.15;

    /** The smallest distance between two blocks, in pixels. */
    private static final double LEAST_GAP = 3;

    /** The smallest distance between two lines of blocks, in pixels. */
    private static final double LEAST_GAP_BELOW = 1.4;

    /** The height of the line of the name above the cells as a fraction of the type size. */
    private static final double NAME_LINE = 1.25;

    private static final double MOST_GAP = 0.5;
    private static final double LEAST_HEIGHT = 2.58;
    private static final double MOST_HEIGHT = 3.34;
    private static final double MOST_GAP_BELOW = 0.42;

    /** Returns the sizes for a board, which depend on the lengths of the names and numbers of its squares. */
    public static DomainTableBlockMeasures of(Board board, double type) {
        int letters = SquareNames.name(board, board.columns() - 1).length();
        double longer = Math.max(0, letters - USUAL_LETTERS) * type;
        double cell = (board.squares() <= TWO_DIGITS ? 1.55 : 2.2) * type;
        return letters < USUAL_LETTERS
                ? new DomainTableBlockMeasures(type, cell, 1.75 * type, 2.33 * type, true, false)
                : new DomainTableBlockMeasures(type, cell, 2.5 * type + longer, 3.1 * type + longer, true, false);
    }

    /**
     * Returns sizes for blocks without numbers, for type so large that numbers would touch. A closed cell is then
     * empty.
     */
    public DomainTableBlockMeasures withoutNumbers() {
        return new DomainTableBlockMeasures(type, EMPTY_CELL * type, leastName, mostName, false, stacked);
    }

    /** Returns sizes for blocks with the name above the cells. */
    public DomainTableBlockMeasures withNameAbove() {
        return new DomainTableBlockMeasures(type, cell, 0, MOST_GAP * type, hasNumbers, true);
    }

    /** Returns the height of the line of the name above the cells, in pixels; 0 if the name is beside them. */
    double nameLine() {
        return stacked ? NAME_LINE * type : 0;
    }

    double cells() {
        return CELLS_IN_A_ROW * cell;
    }

    /** Returns the smallest distance from one block to the next. */
    public double leastAcross() {
        return leastName + cells() + LEAST_GAP;
    }

    /** Returns the largest distance from one block to the next. */
    public double mostAcross() {
        return mostName + cells() + MOST_GAP * type;
    }

    /** Returns the smallest distance from one line of blocks to the next. */
    public double leastDown() {
        return nameLine() + LEAST_HEIGHT * type + LEAST_GAP_BELOW;
    }

    /** Returns the largest distance from one line of blocks to the next. */
    public double mostDown() {
        return nameLine() + MOST_HEIGHT * type + MOST_GAP_BELOW * type;
    }

    /**
     * Returns the width of a block.
     *
     * @param across the distance from one block to the next
     */
    double width(double across) {
        return Math.min(across - LEAST_GAP, mostName + cells());
    }

    /**
     * Returns the height of a block.
     *
     * @param down the distance from one line of blocks to the next
     */
    double height(double down) {
        return Math.min(down - LEAST_GAP_BELOW, nameLine() + MOST_HEIGHT * type);
    }
}

package knightschool.drawing.board;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;

/**
 * Paints the squares of a board as pixels, for boards with too many squares for shapes. Takes time linear in the number
 * of pixels, independent of the size of the board.
 */
public final class BoardSquareRasterizer {
    /** The smallest side, in pixels, at which light and dark squares have different colours. */
    private static final int CHEQUERED_FROM = 3;

    private static final int EDGED_FROM = 6;

    private final BoardViewport viewport;
    private final BoardGeometry geometry;
    private final Board board;
    private final int light;
    private final int dark;
    private final int hole;
    private final int edge;
    private final int page;
    private final boolean isEdged;

    private BoardSquareRasterizer(BoardViewport viewport, ColourPalette palette) {
        this.viewport = viewport;
        this.geometry = viewport.geometry();
        this.board = geometry.board();
        boolean chequered = geometry.side() >= CHEQUERED_FROM;
        int plain = palette.argb(AlgorithmStyle.BOARD);
        this.light = chequered ? palette.argb(ColourRole.SQUARE_LIGHT) : plain;
        this.dark = chequered ? palette.argb(ColourRole.SQUARE_DARK) : plain;
        this.page = palette.argb(ColourRole.PAGE);
        // Where squares have the edge's colour, being too small to tell apart, holes are gaps between them.
        this.edge = chequered ? palette.argb(ColourRole.BOARD_EDGE) : page;
        this.hole = palette.argb(ColourRole.HOLE_SMALL);
        this.isEdged = geometry.side() >= EDGED_FROM;
    }

    /** Returns the pixels of the pane as 0xAARRGGBB, row by row, {@code width * height} of them. */
    public static int[] of(BoardViewport viewport, ColourPalette palette) {
        return new BoardSquareRasterizer(viewport, palette).paint();
    }

    private int[] paint() {
        int[] pixels = new int[viewport.width() * viewport.height()];
        Arrays.fill(pixels, page);
        for (int row = viewport.firstRow(); row < viewport.endRow(); row++) {
            int top = geometry.top() + geometry.begin(row);
            int bottom = geometry.top() + geometry.begin(row + 1);
            for (int y = Math.max(0, top); y < Math.min(viewport.height(), bottom); y++) {
                line(pixels, row, y, top, bottom);
            }
        }
        return pixels;
    }

    /**
     * Paints one line of pixels of a row.
     *
     * @param top the first line of the row
     * @param bottom the line after its last
     */
    private void line(int[] pixels, int row, int y, int top, int bottom) {
        int begin = y * viewport.width();
        boolean onRim = y == top || y == bottom - 1;
        for (int column = viewport.firstColumn(); column < viewport.endColumn(); column++) {
            int square = row * board.columns() + column;
            int left = geometry.left() + geometry.begin(column);
            int right = geometry.left() + geometry.begin(column + 1);
            if (board.isPlayable(square)) {
                fill(pixels, begin, left, right, board.isDark(square) ? dark : light);
            } else {
                // Without an edge all of it has the edge's colour: the page is nearly that of a light square.
                fill(pixels, begin, left, right, edge);
                if (isEdged && !onRim) {
                    fill(pixels, begin, left + 1, right - 1, hole);
                }
            }
        }
    }

    /** Paints the visible pixels of a line from {@code left} to before {@code right}. */
    private void fill(int[] pixels, int begin, int left, int right, int colour) {
        int from = Math.max(0, left);
        int to = Math.min(viewport.width(), right);
        if (from < to) {
            Arrays.fill(pixels, begin + from, begin + to, colour);
        }
    }
}

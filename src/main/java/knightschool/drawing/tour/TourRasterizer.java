package knightschool.drawing.tour;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.board.BoardViewport;
import knightschool.tour.PathCoverageGrid;
import knightschool.tour.TourSquareNumbers;
import knightschool.tour.construction.Block;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.Join;

/**
 * Paints tours on boards with squares too small for edges: each square, or each pixel if squares are smaller, has a
 * colour for its place on the tour. Safe for any thread. The time depends on the number of pixels only.
 */
public final class TourRasterizer {
    private static final int STRENGTHS = 64;

    /** The smallest side, in pixels, at which light and dark squares have different colours. */
    private static final double CHEQUERED_FROM = 4;

    /** The largest number of squares per row and column that are examined for one pixel. */
    private static final int SAMPLES = 3;

    /** Half the side of the spot that marks a small block, in pixels. */
    private static final int SPOT = 5;

    private final BoardViewport window;
    private final int[] path = new int[STRENGTHS + 1];
    private final int light;
    private final int dark;
    private final int plain;
    private final int accent;
    private final int ink;
    private final int page;

    private TourRasterizer(BoardViewport window, AlgorithmStyle look, ColourPalette palette) {
        this.window = window;
        for (int i = 0; i <= STRENGTHS; i++) {
            path[i] = palette.argb(look.path((double) i / STRENGTHS));
        }
        this.light = palette.argb(ColourRole.SQUARE_LIGHT);
        this.dark = palette.argb(ColourRole.SQUARE_DARK);
        this.plain = palette.argb(AlgorithmStyle.BOARD);
        this.ink = palette.argb(ColourRole.INK);
        this.accent = palette.argb(ColourRole.ACCENT);
        this.page = palette.argb(ColourRole.PAGE);
    }

    /** Returns the colour of a square. */
    private interface Paint {
        int of(int column, int row);
    }

    /** Paints the squares alone, as 0xAARRGGBB, row by row. */
    public static int[] board(BoardViewport window, AlgorithmStyle look, ColourPalette palette) {
        TourRasterizer pixels = new TourRasterizer(window, look, palette);
        return pixels.paint(pixels::ground);
    }

    /**
     * Paints a path. The colour of each square depends on its place on the path: 38 % to 100 % of the path's colour,
     * like the lines of a path.
     */
    public static int[] path(BoardViewport window, TourSquareNumbers path, AlgorithmStyle look, ColourPalette palette) {
        TourRasterizer pixels = new TourRasterizer(window, look, palette);
        return pixels.paint((column, row) -> {
            long number = path.number(row * window.columns() + column);
            return number == 0 ? pixels.ground(column, row) : pixels.path[(int) (STRENGTHS * number / path.length())];
        });
    }

    /**
     * Paints the progress of a path: each cell of squares is stronger for later squares and paler for fewer squares.
     */
    public static int[] progress(
            BoardViewport window, PathCoverageGrid coverage, AlgorithmStyle look, ColourPalette palette) {
        TourRasterizer pixels = new TourRasterizer(window, look, palette);
        return pixels.paint((column, row) -> mixed(
                pixels.path[(int) (STRENGTHS * coverage.age(column, row))],
                pixels.ground(column, row),
                coverage.share(column, row)));
    }

    private static int mixed(int top, int into, double share) {
        int mixed = 0xFF;
        for (int shift = 16; shift >= 0; shift -= 8) {
            double channel = (top >> shift & 0xFF) * share + (into >> shift & 0xFF) * (1 - share);
            mixed = mixed << 8 | (int) Math.round(channel);
        }
        return mixed;
    }

    /**
     * Paints a step of a construction: blocks in two strengths, the joined blocks stronger, and the block that joins
     * now in yellow.
     */
    public static int[] step(
            BoardViewport window, ConstructionSteps assembly, int step, AlgorithmStyle look, ColourPalette palette) {
        TourRasterizer pixels = new TourRasterizer(window, look, palette);
        ConstructionSteps.Stage stage = assembly.stage(step);
        if (stage == ConstructionSteps.Stage.BOARD) {
            return pixels.paint(pixels::ground);
        }
        int now = assembly.now(step).map(Join::other).orElse(-1);
        int[] argb = pixels.paint((column, row) -> {
            int block = assembly.blockAt(column, row);
            return block == now ? pixels.accent : pixels.block(assembly.isJoined(block, step), assembly.isOdd(block));
        });
        assembly.now(step).ifPresent(join -> pixels.point(argb, assembly.block(join.other())));
        return argb;
    }

    /** Returns the colour of a block, which differs slightly between adjacent blocks. */
    private int block(boolean joined, boolean odd) {
        return path[strength(joined, odd)];
    }

    private static int strength(boolean joined, boolean odd) {
        int less = odd ? STRENGTHS / 5 : 0;
        return joined ? STRENGTHS - less : less;
    }

    /** Returns the two colours of adjacent blocks. */
    static List<ColourExpression> blocks(AlgorithmStyle look, boolean joined) {
        return Stream.of(false, true)
                .map(odd -> look.path((double) strength(joined, odd) / STRENGTHS))
                .toList();
    }

    /** Marks the current block with a yellow spot with an edge of ink, if blocks are too small to be found. */
    private void point(int[] argb, Block block) {
        if (Math.min(block.columns(), block.rows()) * window.geometry().side() >= 2 * SPOT) {
            return;
        }
        int x = (int) (window.geometry().left()
                + (block.column() + block.columns() / 2.0) * window.geometry().side());
        int y = (int) (window.geometry().top()
                + (block.row() + block.rows() / 2.0) * window.geometry().side());
        if (x < window.innerLeft() || y < 0 || x >= window.right() || y >= window.bottom()) {
            return;
        }
        for (int dy = -SPOT; dy <= SPOT; dy++) {
            for (int dx = -SPOT; dx <= SPOT; dx++) {
                boolean edge = Math.max(Math.abs(dx), Math.abs(dy)) == SPOT;
                set(argb, x + dx, y + dy, edge ? ink : accent);
            }
        }
    }

    private void set(int[] argb, int x, int y, int colour) {
        int width = window.width();
        if (x >= 0 && x < width && y >= 0 && y < argb.length / width) {
            argb[y * width + x] = colour;
        }
    }

    private int ground(int column, int row) {
        return window.geometry().side() < CHEQUERED_FROM
                ? plain
                : window.board().isDark(row * window.columns() + column) ? dark : light;
    }

    private int[] paint(Paint paint) {
        int width = window.width();
        int height = window.height();
        int[] argb = new int[width * height];
        Arrays.fill(argb, page);
        int samples = Math.clamp((int) Math.ceil(1 / window.geometry().side()), 1, SAMPLES);
        int left = window.innerLeft();
        int[] columns = places(
                left,
                (int) Math.ceil(window.right()),
                samples,
                window.geometry().left(),
                window.columns());
        int[] rows = places(
                0, (int) Math.ceil(window.bottom()), samples, window.geometry().top(), window.rows());
        for (int y = 0; y < rows.length; y += samples) {
            for (int x = 0; x < columns.length; x += samples) {
                argb[y / samples * width + left + x / samples] = pixel(columns, x, rows, y, samples, paint);
            }
        }
        return argb;
    }

    /**
     * Returns some columns, or rows, for each pixel of a range.
     *
     * @param from the first pixel
     * @param to the pixel after the last
     * @param samples the number of columns or rows per pixel
     */
    private int[] places(int from, int to, int samples, double begin, int most) {
        int[] places = new int[Math.max(0, to - from) * samples];
        for (int i = 0; i < places.length; i++) {
            places[i] = place(from + (i + 0.5) / samples - begin, most);
        }
        return places;
    }

    /** Returns the mean colour of the squares below a pixel, or of some of them if there are many. */
    private static int pixel(int[] columns, int x, int[] rows, int y, int samples, Paint paint) {
        int red = 0;
        int green = 0;
        int blue = 0;
        for (int i = x; i < x + samples; i++) {
            for (int j = y; j < y + samples; j++) {
                int argb = paint.of(columns[i], rows[j]);
                red += argb >> 16 & 0xFF;
                green += argb >> 8 & 0xFF;
                blue += argb & 0xFF;
            }
        }
        int all = samples * samples;
        return 0xFF000000 | red / all << 16 | green / all << 8 | blue / all;
    }

    private int place(double pixels, int most) {
        return Math.clamp((int) Math.floor(pixels / window.geometry().side()), 0, most - 1);
    }
}

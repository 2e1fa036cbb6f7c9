package knightschool.drawing.game;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;

/**
 * Draws the small picture that stands for a level in the list of levels: its number, its number of squares, its shape,
 * and the best result on it.
 */
public final class LevelThumbnailDrawing {
    private static final double TYPE = 14;
    private static final double HEAD = 20;
    private static final double FOOT = 24;
    private static final double STAR = 13;
    private static final int MOST_STARS = 3;
    private static final double LEAST_SQUARES_ACROSS = 4.4;
    /** The width, in pixels, of a tile with the usual type size; wider tiles have larger type. */
    private static final double USUAL_WIDTH = 96;

    private static final double LARGEST_TYPE = 1.5;
    private static final double FAINT = 0.6;

    private final SketchBuilder pencil = new SketchBuilder();
    private final Tile tile;
    private final double width;
    private final double height;
    private final double scale;

    /** The states of a level. */
    public enum State {
        LOCKED,
        OPEN,
        PLAYING
    }

    /**
     * The content of the picture of a level.
     *
     * @param number the number of the level
     * @param board the shape of the level
     * @param stars the largest number of stars earned, 0 to 3
     * @param finished whether the level was finished before
     * @param state whether the level is locked, open or being played
     * @param words the text below the shape of the level being played
     */
    public record Tile(int number, Board board, int stars, boolean finished, State state, String words) {}

    private LevelThumbnailDrawing(Tile tile, double width, double height) {
        this.tile = tile;
        this.width = width;
        this.height = height;
        this.scale = Math.clamp(width / USUAL_WIDTH, 1, LARGEST_TYPE);
    }

    /** Draws the picture without its edge, of the given size in pixels. */
    public static Sketch of(Tile tile, double width, double height) {
        LevelThumbnailDrawing drawing = new LevelThumbnailDrawing(tile, width, height);
        drawing.draw();
        return drawing.pencil.sketch(width, height);
    }

    private boolean locked() {
        return tile.state() == State.LOCKED;
    }

    private void draw() {
        ColourExpression muted = locked() ? ColourRole.MUTED : ColourRole.INK;
        double type = TYPE * scale;
        double top = type / 2 + 1;
        pencil.text(
                1, top, String.valueOf(tile.number()), type, SketchShape.Weight.STRONG, SketchShape.Side.BEGINS, muted);
        String squares = String.valueOf(tile.board().playableCount());
        ColourExpression tone = locked() ? muted.sheer(0.8) : ColourRole.INK.sheer(0.75);
        pencil.text(width - 1, top, squares, type, SketchShape.Weight.REGULAR, SketchShape.Side.ENDS, tone);
        shape();
        double foot = height - scale * FOOT / 2;
        if (locked()) {
            lock(width / 2, foot, muted);
        } else if (tile.state() == State.PLAYING && !tile.finished()) {
            pencil.centred(width / 2, foot, tile.words(), type, SketchShape.Weight.STRONG, ColourRole.INK);
        } else {
            StarRowDrawing.row(pencil, width / 2, foot, tile.stars(), MOST_STARS, scale * STAR, ColourRole.INK);
        }
    }

    private void shape() {
        Board board = tile.board();
        double room = height - scale * (HEAD + FOOT);
        int most = (int) (width / LEAST_SQUARES_ACROSS);
        int side = (int) Math.clamp(Math.min(width / board.columns(), room / board.rows()), 1, Math.max(1, most));
        double left = Math.floor((width - side * board.columns()) / 2);
        double top = Math.floor(scale * HEAD + (room - side * board.rows()) / 2);
        double opacity = locked() ? FAINT : 1;
        ColourExpression light =
                ColourRole.BOARD_EDGE.into(ColourRole.SURFACE, 0.34).sheer(opacity);
        ColourExpression dark =
                ColourRole.BOARD_EDGE.into(ColourRole.SURFACE, 0.62).sheer(opacity);
        board.playable().forEach(square -> {
            double x = left + side * board.column(square);
            double y = top + side * board.row(square);
            pencil.box(x, y, side, side, 0, AreaStyle.filled(board.isDark(square) ? dark : light));
        });
        double x = left + side * (board.column(board.start()) + 0.5);
        double y = top + side * (board.row(board.start()) + 0.5);
        pencil.disc(x, y, Math.max(1.5, side * 0.22), AreaStyle.filled(ColourRole.INK.sheer(opacity)));
    }

    private void lock(double x, double y, ColourExpression ink) {
        LineStyle stroke = LineStyle.round(ink, 1.4 * scale);
        pencil.box(x - 5 * scale, y - scale, 10 * scale, 7.5 * scale, 1.5 * scale, AreaStyle.outlined(stroke));
        VectorOutline bow = new VectorOutline(List.of(
                new VectorOutline.Move(x - 3 * scale, y - scale),
                new VectorOutline.To(x - 3 * scale, y - 3 * scale),
                new VectorOutline.Bend(
                        x - 3 * scale, y - 7 * scale, x + 3 * scale, y - 7 * scale, x + 3 * scale, y - 3 * scale),
                new VectorOutline.To(x + 3 * scale, y - scale)));
        pencil.outline(bow, AreaStyle.outlined(stroke));
    }
}

package knightschool.drawing.statemap;

import java.util.function.BiConsumer;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.edit.PuzzleDraft;

/** Draws a sliding puzzle: walls, blocks with their letters, the block to free, and its exit. */
public final class PuzzleDrawing {
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression FLOOR = ColourRole.FLOOR;
    private static final ColourExpression BLOCK = ColourRole.BLOCK;
    private static final ColourExpression GREY = INK.into(BLOCK, 0.45);
    private static final ColourExpression WALL = INK.into(FLOOR, 0.55);
    private static final double INSET = 0.07;
    private static final double CORNER = 0.1;
    private static final double TYPE = 0.35;
    private static final double SMALLEST_TYPE = 11;
    private static final String OUT = "out";

    /** The side of a block in a sign of the legend, in pixels. */
    private static final double SIGN_SIDE = 26;

    private final SketchBuilder pencil = new SketchBuilder();
    private final PuzzleDraft puzzle;
    private final PuzzleBoardMarks look;
    private final double side;
    private final double frame;

    private PuzzleDrawing(PuzzleDraft puzzle, PuzzleBoardMarks look) {
        this.puzzle = puzzle;
        this.look = look;
        this.side = look.side();
        this.frame = look.frame();
    }

    /** Draws the board with its frame and, if it has words, space for them at the right. */
    public static Sketch draw(SlidingPuzzle puzzle, PuzzleBoardMarks look) {
        return draw(PuzzleDraft.of(puzzle), look);
    }

    /** Draws a puzzle that is being edited. Without a block to free there is no exit. */
    public static Sketch draw(PuzzleDraft puzzle, PuzzleBoardMarks look) {
        return new PuzzleDrawing(puzzle, look).draw();
    }

    private Sketch draw() {
        double width = puzzle.columns() * side;
        double height = puzzle.rows() * side;
        pencil.box(
                frame / 2,
                frame / 2,
                width + frame,
                height + frame,
                0,
                AreaStyle.of(FLOOR, LineStyle.flat(INK, frame)));
        grid(width, height);
        puzzle.target().ifPresent(target -> exit(target.row(), width));
        puzzle.walls().stream().forEach(this::wall);
        trace();
        for (int block = 0; block < puzzle.blocks().size(); block++) {
            block(block);
        }
        return pencil.sketch(width + 2 * frame + look.outside(), height + 2 * frame);
    }

    private void grid(double width, double height) {
        LineStyle line = LineStyle.flat(ColourRole.PAGE.into(FLOOR, 0.35), side < 30 ? 1 : 2);
        for (int column = 1; column < puzzle.columns(); column++) {
            pencil.line(frame + column * side, frame, frame + column * side, frame + height, line);
        }
        for (int row = 1; row < puzzle.rows(); row++) {
            pencil.line(frame, frame + row * side, frame + width, frame + row * side, line);
        }
    }

    /** Draws a gap in the frame, and an arrow out of it. */
    private void exit(int row, double width) {
        double top = frame + row * side;
        double right = frame + width;
        pencil.box(right, top, frame + 1, side, 0, AreaStyle.filled(ColourRole.PAGE));
        if (!look.words()) {
            return;
        }
        double middle = top + side / 2;
        double from = right + frame + 6;
        double to = from + 0.42 * side;
        arrow(pencil, from, to, middle);
        pencil.centred(
                (from + to) / 2,
                middle - 18,
                OUT,
                Math.max(12, 0.27 * side),
                SketchShape.Weight.REGULAR,
                ColourRole.MUTED);
    }

    private static void arrow(SketchBuilder pencil, double from, double to, double y) {
        LineStyle line = LineStyle.round(INK, 2);
        pencil.line(from, y, to, y, line);
        pencil.line(to, y, to - 6, y - 5, line);
        pencil.line(to, y, to - 6, y + 5, line);
    }

    private void wall(int cell) {
        double x = frame + cell % puzzle.columns() * side;
        double y = frame + cell / puzzle.columns() * side;
        pencil.box(x, y, side, side, 0, AreaStyle.filled(WALL));
    }

    /** Draws where the block of the last move came from. */
    private void trace() {
        if (look.now() == PuzzleBoardMarks.NONE || look.from() == PuzzleBoardMarks.NONE) {
            return;
        }
        SlidingBlock block = puzzle.blocks().get(look.now()).at(look.from());
        box(pencil, box(block, 0), 1.5, CORNER * side, trace(side));
    }

    private static AreaStyle trace(double side) {
        return AreaStyle.outlined(
                LineStyle.flat(ColourRole.ACCENT, Math.max(2, side / 17)).dashed(side / 9, side / 10));
    }

    /** Returns the sign for a block, in the middle of a sign of the legend. */
    static Sketch blockSign() {
        return sign(SIGN_SIDE, (pencil, box) -> box(pencil, box, 0, CORNER * SIGN_SIDE, signStyle(false)));
    }

    /** Returns the sign for a grey block. */
    static Sketch greySign() {
        return sign(
                SIGN_SIDE,
                (pencil, box) -> box(pencil, box, 0, CORNER * SIGN_SIDE, AreaStyle.of(GREY, LineStyle.flat(INK, 1.5))));
    }

    /** Returns the sign for the block to free. */
    static Sketch targetSign() {
        return sign(SIGN_SIDE, (pencil, box) -> box(pencil, box, 0, CORNER * SIGN_SIDE, signStyle(true)));
    }

    /** Returns the sign for a wall. */
    static Sketch wallSign() {
        return sign(SIGN_SIDE, (pencil, box) -> box(pencil, box, 0, 0, AreaStyle.filled(WALL)));
    }

    /** Returns the sign for the exit: the arrow out of the board. */
    static Sketch exitSign() {
        SketchBuilder pencil = new SketchBuilder();
        double middle = LegendSignDrawing.MIDDLE;
        arrow(pencil, middle - SIGN_SIDE / 2, middle + SIGN_SIDE / 2, middle);
        return LegendSignDrawing.sketch(pencil);
    }

    /**
     * Returns the sign for the block of the last move, in the middle of a sign of the legend.
     *
     * @param isTarget whether it is the block to free
     */
    static Sketch movedSign(boolean isTarget) {
        return sign(SIGN_SIDE, (pencil, box) -> {
            double band = Math.max(2, SIGN_SIDE / 17);
            box(pencil, box, -band, CORNER * SIGN_SIDE + band, AreaStyle.filled(ColourRole.ACCENT));
            box(pencil, box, 0, CORNER * SIGN_SIDE, signStyle(isTarget));
        });
    }

    /** Returns the sign for the place from which that block came. */
    static Sketch traceSign() {
        return sign(SIGN_SIDE, (pencil, box) -> box(pencil, box, 0, CORNER * SIGN_SIDE, trace(SIGN_SIDE)));
    }

    /**
     * Returns the sign for the block that a hint points at.
     *
     * @param isTarget whether it is the block to free, which has no edge
     */
    static Sketch hintSign(boolean isTarget) {
        AreaStyle style = isTarget
                ? AreaStyle.filled(ColourRole.ACCENT)
                : AreaStyle.of(ColourRole.ACCENT, LineStyle.flat(INK, 1.5));
        return sign(SIGN_SIDE, (pencil, box) -> box(pencil, box, 0, CORNER * SIGN_SIDE, style));
    }

    /**
     * Returns the sign for the block that keys move.
     *
     * @param isTarget whether it is the block to free
     */
    static Sketch selectedSign(boolean isTarget) {
        ColourRole ink = isTarget ? ColourRole.ON_MARKER : ColourRole.INK;
        return sign(SIGN_SIDE, (pencil, box) -> {
            box(pencil, box, 0, CORNER * SIGN_SIDE, signStyle(isTarget));
            box(pencil, box, 3, 1, AreaStyle.outlined(LineStyle.flat(ink, 2)));
        });
    }

    private static AreaStyle signStyle(boolean isTarget) {
        return isTarget ? AreaStyle.filled(GoalDistanceShade.GOAL) : AreaStyle.of(BLOCK, LineStyle.flat(INK, 1.5));
    }

    /** Returns the sign for a frame around a cell. */
    static Sketch frameSign(LineStyle stroke) {
        return sign(SIGN_SIDE, (pencil, box) -> box(pencil, box, 0, CORNER * SIGN_SIDE, AreaStyle.outlined(stroke)));
    }

    private static Sketch sign(double side, BiConsumer<SketchBuilder, double[]> drawing) {
        SketchBuilder pencil = new SketchBuilder();
        pencil.box(0, 0, LegendSignDrawing.SIDE, LegendSignDrawing.SIDE, 3, AreaStyle.filled(FLOOR));
        double edge = LegendSignDrawing.MIDDLE - side / 2;
        drawing.accept(pencil, new double[] {edge, edge, side, side});
        return LegendSignDrawing.sketch(pencil);
    }

    private void box(double[] box, double inset, double corner, AreaStyle style) {
        box(pencil, box, inset, corner, style);
    }

    private static void box(SketchBuilder pencil, double[] box, double inset, double corner, AreaStyle style) {
        pencil.box(box[0] + inset, box[1] + inset, box[2] - 2 * inset, box[3] - 2 * inset, corner, style);
    }

    /** Returns the left edge, upper edge, width and height of a block, in pixels. */
    private double[] box(SlidingBlock block, double offset) {
        double inset = Math.max(1, INSET * side);
        double x = frame + (block.column() + (block.horizontal() ? offset : 0)) * side;
        double y = frame + (block.row() + (block.horizontal() ? 0 : offset)) * side;
        double width = (block.horizontal() ? block.length() : 1) * side;
        double height = (block.horizontal() ? 1 : block.length()) * side;
        return new double[] {x + inset, y + inset, width - 2 * inset, height - 2 * inset};
    }

    private void block(int number) {
        SlidingBlock block = puzzle.blocks().get(number);
        double[] box = box(block, number == look.dragged() ? look.offset() : 0);
        double corner = CORNER * side;
        double line = side < 30 ? 1 : Math.max(1.5, side / 32);
        edge(number, box, corner);
        ColourExpression fill = fill(number, block);
        AreaStyle style = block.isTarget() ? AreaStyle.filled(fill) : AreaStyle.of(fill, LineStyle.flat(INK, line));
        box(box, 0, corner, style);
        ColourRole ink = block.isTarget() ? ColourRole.ON_MARKER : ColourRole.INK;
        if (number == look.selected()) {
            double gap = 3;
            box(box, gap, Math.max(1, corner - gap), AreaStyle.outlined(LineStyle.flat(ink, 2)));
        }
        if (look.words()) {
            double x = box[0] + box[2] / 2;
            double y = box[1] + box[3] / 2;
            String letter = Character.toString(block.letter());
            ColourRole tone = number == look.hint() ? ColourRole.ON_ACCENT : ink;
            pencil.centred(x, y, letter, Math.max(SMALLEST_TYPE, TYPE * side), SketchShape.Weight.STRONG, tone);
        }
    }

    /** Draws the outline in the accent colour around the block of the last move. */
    private void edge(int number, double[] box, double corner) {
        if (number == look.now()) {
            double band = Math.max(2, side / 17);
            box(box, -band, corner + band, AreaStyle.filled(ColourRole.ACCENT));
        }
    }

    private ColourExpression fill(int number, SlidingBlock block) {
        if (number == look.hint()) {
            return ColourRole.ACCENT;
        }
        if (block.isTarget()) {
            return GoalDistanceShade.GOAL;
        }
        return number == look.grey() ? GREY : BLOCK;
    }
}

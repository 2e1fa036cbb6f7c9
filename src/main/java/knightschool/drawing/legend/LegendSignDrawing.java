package knightschool.drawing.legend;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PathStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.PathDrawing;
import knightschool.drawing.board.SpokeBatch;
import knightschool.drawing.board.SpokeDrawing;
import knightschool.drawing.board.SquareBounds;
import knightschool.drawing.board.SquareContentDrawing;
import knightschool.drawing.board.WitnessDrawing;
import knightschool.drawing.board.WitnessMarks;

/**
 * Draws the signs of a board for its legend, each on a part of a square, with the code that draws them on the board.
 */
public final class LegendSignDrawing {
    /** The side of a sign, in pixels. */
    public static final int SIDE = 38;

    /** The side of the square from which a sign with a spoke is cut, large enough for the spoke to be seen well. */
    private static final double SPOKED_SIDE = 80;

    /** The side of that square if the squares of the board are so small that details are omitted. */
    private static final double PLAIN_SPOKED_SIDE = SquareMeasures.CLOSED_SPOKES_FROM_PIXELS - 1;

    /** The largest side of the square from which a sign with a chip is cut, so that the chip fills the sign. */
    private static final double MOST_CHIP_SIDE = 44;

    private static final double CELL_TYPE = 12;
    private static final double CELL_LINE = 15;
    private static final double LEAST_CHIP_SIDE = 22;
    public static final double MIDDLE = SIDE / 2.0;
    public static final BoardGeometry BIT = BoardGeometry.bare(Board.full(1, 1), SIDE);
    private static final DrawnSquareState.Visited PASSED = new DrawnSquareState.Visited(2, 0);

    /** The move up and right, as a bit. */
    public static final int MOVE = 1;

    /** The move down and left, as a bit. */
    private static final int OPPOSITE = 1 << 4;

    private static final double MOVE_X = 1 / Math.sqrt(5);
    private static final double MOVE_Y = -2 / Math.sqrt(5);

    private final PathStyle look;
    private final double chipSide;
    private final double spokedSide;

    /**
     * Creates signs for a board.
     *
     * @param side the side of a square of the board, in pixels; what is omitted on the board is omitted here
     */
    public LegendSignDrawing(PathStyle look, double side) {
        this.look = look;
        this.chipSide = Math.clamp(side, LEAST_CHIP_SIDE, MOST_CHIP_SIDE);
        this.spokedSide = side >= SquareMeasures.CLOSED_SPOKES_FROM_PIXELS ? SPOKED_SIDE : PLAIN_SPOKED_SIDE;
    }

    /** Returns a sign on a piece of a light square. */
    public static Sketch sign(Consumer<SketchBuilder> drawing) {
        SketchBuilder pencil = new SketchBuilder();
        pencil.box(0, 0, SIDE, SIDE, 3, AreaStyle.filled(ColourRole.SQUARE_LIGHT));
        drawing.accept(pencil);
        return sketch(pencil);
    }

    public static Sketch sketch(SketchBuilder pencil) {
        return pencil.sketch(SIDE, SIDE);
    }

    /**
     * Returns the part of a drawing around the middle between two squares.
     *
     * @param side the side of the squares in the drawing, in pixels
     */
    public static Sketch cut(Board board, double side, int one, int other, Function<BoardGeometry, Sketch> drawing) {
        BoardGeometry bare = new BoardGeometry(board, side, 0, 0);
        int left = (int) Math.round(MIDDLE - (bare.centreX(one) + bare.centreX(other)) / 2);
        int top = (int) Math.round(MIDDLE - (bare.centreY(one) + bare.centreY(other)) / 2);
        return new Sketch(
                SIDE,
                SIDE,
                drawing.apply(new BoardGeometry(board, side, left, top)).shapes());
    }

    /** Returns the sign for the content of a square's centre. */
    public Sketch chip(DrawnSquareState.Centre centre) {
        return sign(pencil -> drawChip(pencil, centre));
    }

    /** Returns the sign for a visited square, with the path through it. The first square has no edge before it. */
    Sketch visited(DrawnSquareState.Visited visited) {
        double from = visited.number() == 1 ? MIDDLE : 1;
        LineStyle stroke = LineStyle.flat(look.path(visited.age()), look.pathWidth() * chipSide);
        return sign(pencil -> {
            pencil.line(from, SIDE - from, SIDE - 1, 1, stroke);
            drawChip(pencil, visited);
        });
    }

    private void drawChip(SketchBuilder pencil, DrawnSquareState.Centre centre) {
        new SquareContentDrawing(pencil, look, MIDDLE, MIDDLE, chipSide)
                .draw(new DrawnSquareState(false, centre, 0, 0, 0, 0, 0));
    }

    /** Returns the sign for a square that the knight was taken back from, with the undone edge. */
    Sketch takenBack() {
        return sign(pencil -> {
            PathDrawing.takenBack(pencil, 1, SIDE - 1, MIDDLE, MIDDLE, chipSide);
            drawChip(pencil, new DrawnSquareState.Ghost());
        });
    }

    /** Returns the sign for the edge of this step. */
    Sketch moveNow() {
        return sign(pencil -> PathDrawing.placed(pencil, 1, SIDE - 5, SIDE - 1, 5, chipSide, look));
    }

    Sketch open() {
        return spoke(1, 0, 0, 0);
    }

    Sketch toKnight() {
        return spoke(1, 0, 0, 1);
    }

    Sketch closed() {
        return spoke(0, 0, 0, 0);
    }

    Sketch closedNow() {
        return spoke(0, 1, 0, 0);
    }

    /**
     * Returns the sign for a reopened move.
     *
     * @param toKnight whether the move leads to the knight
     */
    Sketch reopened(boolean toKnight) {
        return spoke(1, 0, 1, toKnight ? 1 : 0);
    }

    /** Returns the sign for a direction off the board. On its square only the opposite move is on the board. */
    Sketch offBoard() {
        DrawnSquareState state = new DrawnSquareState(false, new DrawnSquareState.Free(), OPPOSITE, 0, 0, 0, 0);
        return spoke(state, (SquareMeasures.SPOKE_FROM + SquareMeasures.SPOKE_TO) / 2, SquareMeasures.DOTS_FROM_PIXELS);
    }

    private Sketch spoke(int open, int closedNow, int reopenedNow, int toKnight) {
        DrawnSquareState state =
                new DrawnSquareState(false, new DrawnSquareState.Free(), MOVE, open, closedNow, reopenedNow, toKnight);
        return spoke(state, (SquareMeasures.SPOKE_FROM + SquareMeasures.SPOKE_TO) / 2);
    }

    /**
     * Returns the sign for an open spoke with a mark.
     *
     * @param mark draws on the square of the spoke, whose only open move is {@link #MOVE}
     */
    public static Sketch spokeWith(BiConsumer<SketchBuilder, SquareBounds> mark) {
        DrawnSquareState state = new DrawnSquareState(false, new DrawnSquareState.Free(), MOVE, MOVE, 0, 0, 0);
        double point = (SquareMeasures.SPOKE_FROM + SquareMeasures.SPOKE_TO) / 2 * SPOKED_SIDE;
        SquareBounds at = new SquareBounds(MIDDLE - MOVE_X * point, MIDDLE - MOVE_Y * point, SPOKED_SIDE);
        return sign(pencil -> {
            spokes(pencil, PlayerPathStyle.INK, at, state);
            mark.accept(pencil, at);
        });
    }

    Sketch passed() {
        return spoke(
                new DrawnSquareState(false, PASSED, MOVE, 1, 0, 0, 0),
                (SquareMeasures.SPOKE_FROM_TAKEN + SquareMeasures.SPOKE_TO) / 2);
    }

    /**
     * Draws the spoke of one move so that a point of it lies in the middle of the sign.
     *
     * @param point the distance of the point from the square's centre as a fraction of its side
     */
    private Sketch spoke(DrawnSquareState state, double point) {
        return spoke(state, point, spokedSide);
    }

    private Sketch spoke(DrawnSquareState state, double point, double from) {
        double x = MIDDLE - MOVE_X * point * from;
        double y = MIDDLE - MOVE_Y * point * from;
        return sign(pencil -> spokes(pencil, look, new SquareBounds(x, y, from), state));
    }

    private static void spokes(SketchBuilder pencil, PathStyle look, SquareBounds at, DrawnSquareState state) {
        SpokeBatch spokes = new SpokeBatch();
        new SpokeDrawing(spokes, look, at, state).draw();
        spokes.drawOn(pencil);
    }

    /**
     * Returns the sign for a square to look at.
     *
     * @param few whether so few squares are marked that each has a cross
     */
    static Sketch clue(boolean few) {
        return sign(pencil -> new WitnessDrawing(pencil, BIT).mark(0, few));
    }

    static Sketch takenOut() {
        return sign(pencil -> new WitnessDrawing(pencil, BIT).out(0));
    }

    /**
     * Returns the sign for a component.
     *
     * @param number the index of the component, from 0
     */
    static Sketch piece(int number) {
        return sign(pencil -> new WitnessDrawing(pencil, BIT).letter(0, WitnessMarks.letter(number), false));
    }

    /** Returns words below one another, as they appear in cells beside the board. */
    public static Sketch words(List<String> words) {
        return sign(pencil -> {
            for (int line = 0; line < words.size(); line++) {
                double y = MIDDLE + (line - (words.size() - 1) / 2.0) * CELL_LINE;
                pencil.centred(MIDDLE, y, words.get(line), CELL_TYPE, SketchShape.Weight.REGULAR, ColourRole.INK);
            }
        });
    }

    static Sketch hole(boolean outlined) {
        SketchBuilder pencil = new SketchBuilder();
        BoardBackgroundDrawing background = new BoardBackgroundDrawing(pencil, BIT);
        if (outlined) {
            background.outline(0);
        } else {
            background.hole(0, 1);
        }
        return sketch(pencil);
    }

    public static Sketch start() {
        return sign(pencil -> pencil.add(KnightGlyph.at(MIDDLE, MIDDLE, SIDE, ColourRole.INK)));
    }

    public static Sketch end() {
        return sign(pencil -> BoardDrawing.end(pencil, BIT, 0));
    }

    public static Sketch pointed() {
        return sign(pencil -> BoardDrawing.focus(pencil, BIT, 0));
    }
}

package knightschool.drawing.game;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.board.NumberKeyLabelDrawing;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.SpokeBatch;
import knightschool.drawing.board.SpokeDrawing;
import knightschool.drawing.board.SquareContentDrawing;
import knightschool.drawing.board.WitnessDrawing;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.VisibleBoardSign;

/**
 * Draws a walk on the board of a level: the first visit numbers a square, each return adds a ring and its number.
 * Squares that the knight can return to have a thin dashed ring.
 */
public final class LevelWalkDrawing {
    private static final double LINE = 0.045;
    private static final double RETURN_RING = 0.35;
    private static final double RETURNABLE_RING = 0.315;
    private static final double BADGE = 0.2;
    private static final double LEAST_BADGE = 10;
    private static final int MOST_NUMBERS = 2;
    private static final ColourExpression INK = ColourRole.INK;

    private final SketchBuilder pencil = new SketchBuilder();
    private final BoardGeometry geometry;
    private final View view;
    private final Board board;
    private final double side;
    private final LevelWalkSquareStates squares;

    /**
     * The visible state of a walk.
     *
     * @param walk the squares in order, at least one, the knight on the last
     * @param over whether no further move can be made
     * @param returns whether the knight may visit a square again
     * @param layers the layers that are drawn besides the walk
     * @param digits the squares that show a number, from 1, in this order
     * @param focused the square with focus, or {@link Board#NONE}
     * @param takenBack the square that this step took the knight back from, or {@link Board#NONE}
     * @param stuck unvisited squares whose neighbours are all visited; if the step took the knight back, the reason for
     *     it
     * @param evidence why the remaining squares cannot be visited without a return
     */
    public record View(
            List<Integer> walk,
            boolean over,
            boolean returns,
            PositionLayers layers,
            List<Integer> digits,
            int focused,
            int takenBack,
            List<Integer> stuck,
            WitnessMarks evidence)
            implements DrawableKnightBoard {
        public View {
            walk = List.copyOf(walk);
            digits = List.copyOf(digits);
            stuck = List.copyOf(stuck);
        }

        @Override
        public Sketch sketch(BoardGeometry geometry) {
            return LevelWalkDrawing.of(geometry, this);
        }

        @Override
        public List<VisibleBoardSign> signs(double side, Board board) {
            return PositionLegendSigns.of(side, board, this);
        }
    }

    private LevelWalkDrawing(BoardGeometry geometry, View view) {
        this.geometry = geometry;
        this.view = view;
        this.board = geometry.board();
        this.side = geometry.side();
        this.squares = new LevelWalkSquareStates(board, view);
    }

    /** Draws a walk. */
    public static Sketch of(BoardGeometry geometry, View view) {
        LevelWalkDrawing drawing = new LevelWalkDrawing(geometry, view);
        drawing.draw();
        return drawing.pencil.sketch(geometry.width(), geometry.height());
    }

    private int head() {
        return view.walk().getLast();
    }

    private void draw() {
        new BoardBackgroundDrawing(pencil, geometry).squaresAndOutlines();
        edges();
        DrawnSquareState[] states = new DrawnSquareState[board.squares()];
        SpokeBatch spokes = new SpokeBatch();
        board.playable().forEach(square -> {
            states[square] = view.layers().keep(squares.state(square));
            new SpokeDrawing(spokes, PlayerPathStyle.INK, geometry.place(square), states[square]).draw();
        });
        spokes.drawOn(pencil);
        board.playable().filter(square -> square != head()).forEach(square -> {
            chip(square, x(square), y(square), states[square]);
            rings(square);
        });
        KnightMotion glide = view.layers().glide();
        chip(head(), glide.x(geometry, head()), glide.y(geometry, head()), states[head()]);
        board.playable().forEach(this::returns);
        digits();
        new WitnessDrawing(pencil, geometry).draw(view.evidence());
        BoardDrawing.focus(pencil, geometry, view.focused());
    }

    private void edges() {
        int last = view.walk().size() - 1;
        boolean forward = view.takenBack() == Board.NONE;
        for (int i = 1; i <= last; i++) {
            int from = view.walk().get(i - 1);
            int to = view.walk().get(i);
            if (i == last && forward) {
                edge(from, to, LineStyle.flat(ColourRole.ACCENT, SquareMeasures.NOW_WIDTH * side));
            }
            ColourExpression tone = PlayerPathStyle.INK.path((double) i / last);
            edge(from, to, LineStyle.flat(tone, Math.max(1.5, LINE * side)));
        }
        if (!forward) {
            edge(head(), view.takenBack(), LineStyle.flat(ColourRole.ACCENT, SquareMeasures.NOW_WIDTH * side));
            double dash = SquareMeasures.RETREAT_DASH * side;
            edge(
                    head(),
                    view.takenBack(),
                    LineStyle.flat(ColourRole.ON_ACCENT, SquareMeasures.RETREAT_WIDTH * side)
                            .dashed(dash, dash));
        }
    }

    private void edge(int from, int to, LineStyle stroke) {
        pencil.line(x(from), y(from), x(to), y(to), stroke);
    }

    private void chip(int square, double x, double y, DrawnSquareState state) {
        SquareContentDrawing chip = new SquareContentDrawing(pencil, PlayerPathStyle.INK, x, y, side);
        if (view.stuck().contains(square)) {
            chip.draw(new DrawnSquareState(
                    state.dark(), new DrawnSquareState.Empty(view.takenBack() != Board.NONE), 0, 0, 0, 0, 0));
        } else {
            chip.draw(state);
        }
    }

    private void rings(int square) {
        if (squares.visits(square) > 1) {
            ring(pencil, x(square), y(square), RETURN_RING * side, againStroke(side));
        } else if (isReturn(squares, square, view)) {
            double radius = squares.firstVisit(square) == 1 ? RETURN_RING : RETURNABLE_RING;
            ring(pencil, x(square), y(square), radius * side, returnStroke(side));
        }
    }

    /** Returns whether a square is marked as one that the knight can return to. */
    static boolean isReturn(LevelWalkSquareStates squares, int square, View view) {
        return squares.isReturn(square) && view.returns() && view.layers().candidates();
    }

    private static LineStyle againStroke(double side) {
        return LineStyle.flat(INK, Math.max(1.5, 0.032 * side));
    }

    private static LineStyle returnStroke(double side) {
        return LineStyle.flat(INK, Math.max(1, 0.017 * side)).dashed(0.045 * side, 0.04 * side);
    }

    private static void ring(SketchBuilder pencil, double x, double y, double radius, LineStyle stroke) {
        pencil.disc(x, y, radius, AreaStyle.outlined(stroke));
    }

    static Sketch againSign() {
        return ringSign(RETURN_RING, againStroke(LegendSignDrawing.SIDE));
    }

    static Sketch returnSign() {
        return ringSign(RETURNABLE_RING, returnStroke(LegendSignDrawing.SIDE));
    }

    private static Sketch ringSign(double radius, LineStyle stroke) {
        double middle = LegendSignDrawing.MIDDLE;
        return LegendSignDrawing.sign(pencil -> ring(pencil, middle, middle, radius * LegendSignDrawing.SIDE, stroke));
    }

    /** Draws the numbers of the visits after the first, or only the last of them if there are many. */
    private void returns(int square) {
        if (squares.visits(square) < 2 || side < SquareMeasures.SCORES_FROM_PIXELS) {
            return;
        }
        List<Integer> numbers = squares.later(square);
        String text = numbers.stream()
                .skip(Math.max(0, numbers.size() - MOST_NUMBERS))
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
        double type = Math.max(LEAST_BADGE, BADGE * side * 0.78);
        double half = Math.max(0.62 * type * text.length() / 2 + 0.35 * type, 0.7 * type);
        double x = Math.min(x(square) + 0.32 * side, geometry.x(square) + side - half - 1);
        double y = y(square) - 0.34 * side;
        AreaStyle style = AreaStyle.of(INK, LineStyle.flat(ColourRole.PAGE, 1.5));
        pencil.box(x - half, y - 0.72 * type, 2 * half, 1.44 * type, 0.5 * type, style);
        pencil.centred(x, y, text, type, SketchShape.Weight.STRONG, ColourRole.PAGE);
    }

    /** Draws the numbers of candidates at the lower right, away from spokes and rings. */
    private void digits() {
        for (int i = 0; i < view.digits().size(); i++) {
            NumberKeyLabelDrawing.draw(pencil, geometry, view.digits().get(i), i + 1, false);
        }
    }

    private double x(int square) {
        return geometry.centreX(square);
    }

    private double y(int square) {
        return geometry.centreY(square);
    }
}

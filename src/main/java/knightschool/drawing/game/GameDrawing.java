package knightschool.drawing.game;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.NumberKeyLabelDrawing;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.SquareContentDrawing;
import knightschool.drawing.board.WitnessDrawing;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.search.position.Candidate;
import knightschool.search.position.Position;

/** Draws the board of a player's game in ink, with hints and evidence over it. */
public final class GameDrawing {
    private static final ColourExpression FAINT = ColourRole.INK.sheer(0.6);
    private static final double GHOST_WIDTH = 0.05;
    private static final double GHOST_DASH = 0.11;
    private static final double CLOSED_MOVE_WIDTH = 0.048;
    private static final double CLOSED_MOVE_BAR = 0.11;
    private static final double RINGED = 0.36;
    private static final double BADGE = 0.115;
    private static final double BADGE_ARM = 0.05;

    private static final double SIGN = LegendSignDrawing.SIDE;

    private final SketchBuilder pencil = new SketchBuilder();
    private final BoardGeometry geometry;
    private final View view;

    /**
     * The visible state of a game.
     *
     * @param position the position of the game; empty if the knight is not placed yet
     * @param layers the layers of the position to draw
     * @param digits whether each candidate shows its number, from 1, in move order
     * @param hinted squares to look at, in yellow
     * @param evidence why the game can no longer be won
     * @param cutOff unvisited squares to which no move leads any more; the closed moves that led to them are drawn
     * @param lost the square of the move that lost the game, or {@link Board#NONE}
     * @param completion the squares of a way to complete the tour, as far as it is shown, in order from the knight on
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public record View(
            Optional<Position> position,
            PositionLayers layers,
            boolean digits,
            List<Integer> hinted,
            WitnessMarks evidence,
            List<Integer> cutOff,
            int lost,
            List<Integer> completion,
            int focused)
            implements DrawableKnightBoard {
        public View {
            hinted = List.copyOf(hinted);
            cutOff = List.copyOf(cutOff);
            completion = List.copyOf(completion);
        }

        @Override
        public Sketch sketch(BoardGeometry geometry) {
            return GameDrawing.of(geometry, this);
        }

        @Override
        public List<VisibleBoardSign> signs(double side, Board board) {
            return PositionLegendSigns.of(side, board, this);
        }
    }

    private GameDrawing(BoardGeometry geometry, View view) {
        this.geometry = geometry;
        this.view = view;
    }

    /** Draws a board. */
    public static Sketch of(BoardGeometry geometry, View view) {
        GameDrawing drawing = new GameDrawing(geometry, view);
        drawing.draw();
        return drawing.pencil.sketch(geometry.width(), geometry.height());
    }

    private void draw() {
        if (view.position().isEmpty()) {
            BoardDrawing.ground(pencil, geometry);
            hints();
        } else {
            Position position = view.position().get();
            BoardDrawing.squaresAndEnd(pencil, geometry);
            hints();
            home(position);
            BoardDrawing.position(pencil, geometry, position, PlayerPathStyle.INK, view.layers());
            completion(position.path().head());
            if (view.digits()) {
                digits(position.candidates());
            }
            view.cutOff().forEach(square -> cutOff(position, square));
            new WitnessDrawing(pencil, geometry).draw(view.evidence());
            if (view.lost() != Board.NONE) {
                badge(pencil, geometry, view.lost());
            }
        }
        BoardDrawing.focus(pencil, geometry, view.focused());
    }

    private void hints() {
        view.hinted().forEach(square -> drawHint(pencil, geometry, square));
    }

    private static void drawHint(SketchBuilder pencil, BoardGeometry geometry, int square) {
        LineStyle edge = LineStyle.round(ColourRole.ON_ACCENT, 2);
        pencil.add(geometry.box(square, 1, 3, AreaStyle.of(ColourRole.ACCENT_WASH, edge)));
    }

    /** Draws dashes from the knight to the first square if a closed tour is complete. */
    private void home(Position position) {
        if (comesHome(position)) {
            int first = position.path().square(0);
            int head = position.path().head();
            pencil.add(geometry.line(head, first, dashes(ColourRole.INK, geometry.side())));
        }
    }

    /** Returns whether a closed tour is complete. */
    static boolean comesHome(Position position) {
        return position.path().length() == position.board().playableCount()
                && position.problem().closed()
                && position.problem()
                        .graph()
                        .hasEdge(position.path().head(), position.path().square(0));
    }

    private static LineStyle dashes(ColourExpression tone, double side) {
        return LineStyle.round(tone, Math.max(1.5, GHOST_WIDTH * side)).dashed(GHOST_DASH * side, GHOST_DASH * side);
    }

    /** Draws the completion as dashes from the knight on, which distinguishes it from the path. */
    private void completion(int head) {
        double side = geometry.side();
        LineStyle stroke = dashes(FAINT, side);
        int from = head;
        for (int to : view.completion()) {
            pencil.add(geometry.line(from, to, stroke));
            from = to;
        }
        if (from != head) {
            double radius = Math.max(2.5, 0.08 * side);
            pencil.disc(geometry.centreX(from), geometry.centreY(from), radius, AreaStyle.filled(FAINT));
        }
    }

    /**
     * Rings and crosses a square, and draws the closed moves that led to it: each dashed, with a bar across, to a
     * ringed chip.
     */
    private void cutOff(Position position, int square) {
        double side = geometry.side();
        ColourExpression ink = ColourRole.INK;
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        for (int neighbour : position.problem().graph().neighbours(square)) {
            double toX = geometry.centreX(neighbour);
            double toY = geometry.centreY(neighbour);
            closedMove(pencil, x, y, toX, toY, side);
            pencil.disc(toX, toY, RINGED * side, AreaStyle.outlined(LineStyle.flat(ink, Math.max(1.5, 0.03 * side))));
        }
        new SquareContentDrawing(pencil, PlayerPathStyle.INK, x, y, side)
                .draw(new DrawnSquareState(
                        position.board().isDark(square), new DrawnSquareState.Empty(false), 0, 0, 0, 0, 0));
    }

    private static void closedMove(SketchBuilder pencil, double x, double y, double toX, double toY, double side) {
        double length = Math.hypot(toX - x, toY - y);
        double free = 1 - RINGED * side / length;
        double width = Math.max(2, CLOSED_MOVE_WIDTH * side);
        LineStyle dashes = LineStyle.flat(ColourRole.INK, width).dashed(0.11 * side, 0.08 * side);
        pencil.line(x, y, x + (toX - x) * free, y + (toY - y) * free, dashes);
        double barX = (toY - y) / length * CLOSED_MOVE_BAR * side;
        double barY = (toX - x) / length * CLOSED_MOVE_BAR * side;
        double middleX = (x + toX) / 2;
        double middleY = (y + toY) / 2;
        LineStyle bar = LineStyle.round(ColourRole.INK, width);
        pencil.line(middleX - barX, middleY + barY, middleX + barX, middleY - barY, bar);
    }

    private void digits(List<Candidate> candidates) {
        NumberKeyLabelDrawing.draw(
                pencil, geometry, candidates.stream().map(Candidate::square).toList());
    }

    /** Draws a small crossed ring at the upper right of the chip: this move lost the game. */
    private static void badge(SketchBuilder pencil, BoardGeometry geometry, int square) {
        double radius = Math.max(6, BADGE * geometry.side());
        double arm = radius * BADGE_ARM / BADGE;
        double x = geometry.centreX(square) + 0.33 * geometry.side();
        double y = geometry.centreY(square) - 0.33 * geometry.side();
        LineStyle ink = LineStyle.round(ColourRole.INK, Math.max(1.4, 0.03 * geometry.side()));
        pencil.disc(x, y, radius, AreaStyle.of(ColourRole.PAGE, ink));
        pencil.cross(x, y, arm, ink);
    }

    static Sketch hintSign() {
        return LegendSignDrawing.sign(pencil -> drawHint(pencil, LegendSignDrawing.BIT, 0));
    }

    static Sketch homeSign() {
        return LegendSignDrawing.sign(pencil -> pencil.line(2, SIGN - 6, SIGN - 2, 6, dashes(ColourRole.INK, SIGN)));
    }

    static Sketch completionSign() {
        return LegendSignDrawing.sign(pencil -> pencil.line(2, SIGN - 6, SIGN - 2, 6, dashes(FAINT, SIGN)));
    }

    static Sketch closedMoveSign() {
        return LegendSignDrawing.sign(pencil -> closedMove(pencil, 2, SIGN - 6, 1.6 * SIGN, -0.3 * SIGN, SIGN));
    }

    static Sketch cutOffSign() {
        return new LegendSignDrawing(PlayerPathStyle.INK, SIGN).chip(new DrawnSquareState.Empty(false));
    }

    static Sketch digitSign() {
        return LegendSignDrawing.sign(pencil -> NumberKeyLabelDrawing.draw(pencil, LegendSignDrawing.BIT, List.of(0)));
    }

    static Sketch lostSign() {
        return LegendSignDrawing.sign(pencil -> badge(pencil, LegendSignDrawing.BIT, 0));
    }
}

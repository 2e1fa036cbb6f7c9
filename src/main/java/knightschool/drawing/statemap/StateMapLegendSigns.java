package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.statemap.StateMap;

/** Draws the signs of the state map of a sliding puzzle for the legend, each on a piece of the page. */
public final class StateMapLegendSigns {
    private static final ColourExpression INK = ColourRole.INK;
    private static final double MIDDLE = LegendSignDrawing.MIDDLE;
    private static final double RADIUS = 9;
    private static final double DISC = 7;
    private static final double STOP = 4;

    private StateMapLegendSigns() {}

    /** Returns the sign of the start. */
    public static Sketch start() {
        return sign(StateMapSign.START);
    }

    /** Returns the sign of a goal. */
    public static Sketch goal() {
        return sign(StateMapSign.GOAL);
    }

    /** Returns the sign of the current position. */
    public static Sketch current() {
        return sign(StateMapSign.YOU);
    }

    /** Returns the ring of the position on the board, if it is not the current one. */
    public static Sketch viewedPosition() {
        SketchBuilder pencil = new SketchBuilder();
        StateMapMarksDrawing.ring(pencil, MIDDLE, MIDDLE, DISC);
        return LegendSignDrawing.sketch(pencil);
    }

    /** Returns a position from which no goal can be reached. */
    public static Sketch withoutGoal() {
        AreaStyle style = GoalDistanceShade.disc(StateMap.NONE, 1);
        return LegendSignDrawing.sketch(new SketchBuilder().disc(MIDDLE, MIDDLE, DISC, style));
    }

    /** Returns the ring of a position of the selected fact. */
    public static Sketch factPosition() {
        SketchBuilder pencil = new SketchBuilder();
        StateMapMarksDrawing.highlighted(pencil, MIDDLE, MIDDLE, DISC);
        return LegendSignDrawing.sketch(pencil);
    }

    /** Returns the link of two positions of the selected fact. */
    public static Sketch factLink() {
        SketchBuilder pencil = new SketchBuilder();
        StateMapMarksDrawing.HIGHLIGHTED_LINK.forEach(
                stroke -> pencil.line(4, MIDDLE, LegendSignDrawing.SIDE - 4, MIDDLE, stroke));
        return LegendSignDrawing.sketch(pencil);
    }

    /**
     * Returns the block of the last move on the board.
     *
     * @param isTarget whether it is the block to free
     */
    public static Sketch movedBlock(boolean isTarget) {
        return PuzzleDrawing.movedSign(isTarget);
    }

    /** Returns the place on the board that this block has left. */
    public static Sketch leftPlace() {
        return PuzzleDrawing.traceSign();
    }

    /**
     * Returns the block on the board that a hint points at.
     *
     * @param isTarget whether it is the block to free
     */
    public static Sketch hintedBlock(boolean isTarget) {
        return PuzzleDrawing.hintSign(isTarget);
    }

    /** Returns a block on the board. */
    public static Sketch block() {
        return PuzzleDrawing.blockSign();
    }

    /** Returns a block that has moved, in the strip of a solution. */
    public static Sketch greyBlock() {
        return PuzzleDrawing.greySign();
    }

    /** Returns the block to free. */
    public static Sketch targetBlock() {
        return PuzzleDrawing.targetSign();
    }

    /** Returns a wall of the board. */
    public static Sketch wall() {
        return PuzzleDrawing.wallSign();
    }

    /** Returns the exit of the board. */
    public static Sketch exit() {
        return PuzzleDrawing.exitSign();
    }

    /**
     * Returns the block on the board that keys move.
     *
     * @param isTarget whether it is the block to free
     */
    public static Sketch selectedBlock(boolean isTarget) {
        return PuzzleDrawing.selectedSign(isTarget);
    }

    /**
     * Returns a line between two positions.
     *
     * @param isOnward whether there is also the dark line of a move from the position on the board
     */
    public static Sketch link(boolean isOnward) {
        LineStyle pale = LineStyle.flat(StateMapLinkStyle.TONE, 1.25);
        return isOnward
                ? line(pale, MIDDLE - 5)
                        .with(pencil -> draw(pencil, LineStyle.flat(INK, StateMapLinkStyle.POINTED), MIDDLE + 5))
                : line(pale, MIDDLE);
    }

    /**
     * Returns the line of the path to a position.
     *
     * @param hasRings whether there are rings on it, as on positions between its ends
     */
    public static Sketch path(boolean hasRings) {
        return ringed(line(LineStyle.round(INK, 2.6), MIDDLE), hasRings);
    }

    /**
     * Returns the line of the moves made, with the last one on its band.
     *
     * @param hasRings whether there are rings on it, as on positions between its ends
     */
    public static Sketch moves(boolean hasRings) {
        SketchBuilder pencil = new SketchBuilder();
        pencil.line(MIDDLE, MIDDLE, LegendSignDrawing.SIDE - 6, MIDDLE, StateMapMarksDrawing.LAST_MOVE);
        draw(pencil, StateMapMarksDrawing.MOVE, MIDDLE);
        return ringed(LegendSignDrawing.sketch(pencil), hasRings);
    }

    /**
     * Returns the line of a shortest solution.
     *
     * @param hasRings whether there are rings on it, as on positions between its ends
     */
    public static Sketch solution(boolean hasRings) {
        return ringed(line(LineStyle.round(INK, 2.4).dashed(1, 5.5), MIDDLE), hasRings);
    }

    private static Sketch ringed(Sketch line, boolean hasRings) {
        return hasRings ? line.with(pencil -> StateMapSign.STOP.draw(pencil, MIDDLE, MIDDLE, STOP)) : line;
    }

    private static Sketch sign(StateMapSign sign) {
        SketchBuilder pencil = new SketchBuilder();
        sign.draw(pencil, MIDDLE, MIDDLE, RADIUS);
        return LegendSignDrawing.sketch(pencil);
    }

    private static Sketch line(LineStyle stroke, double y) {
        SketchBuilder pencil = new SketchBuilder();
        draw(pencil, stroke, y);
        return LegendSignDrawing.sketch(pencil);
    }

    private static void draw(SketchBuilder pencil, LineStyle stroke, double y) {
        pencil.line(4, y, LegendSignDrawing.SIDE - 4, y, stroke);
    }
}

package knightschool.drawing.game;

import java.util.Set;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;

/**
 * Draws the pace of a walk on a level as a bar with one cell per move: filled if it was made, hollow with a stroke if
 * it was a return, followed by the moves still to come. Two marks show the limits for three and for two stars.
 */
public final class StarPaceBarDrawing {
    private static final double TOP = 5;
    private static final double CELL = 14;
    private static final double OVER = 5;
    private static final double STAR = 11;
    private static final double STARS = TOP + CELL + OVER + 9;
    private static final double RIGHT = 26;
    private static final double WIDEST = 24;
    private static final double LEAST_CELLS_ACROSS = 27;

    /** The height of every bar, in pixels. */
    public static final double HEIGHT = STARS + STAR / 2 + 2;

    private static final int THREE = 3;

    private final SketchBuilder pencil = new SketchBuilder();
    private final Pace pace;
    private final double width;
    private final double pitch;
    private final double cell;

    /**
     * The progress of a walk.
     *
     * @param shortest the smallest number of moves that visits every square
     * @param forTwo the largest number of moves that earns two stars
     * @param moves the number of moves made
     * @param unvisited the number of unvisited squares
     * @param returns the numbers of the moves, from 1, that were returns
     */
    public record Pace(int shortest, int forTwo, int moves, int unvisited, Set<Integer> returns) {
        public Pace {
            returns = Set.copyOf(returns);
        }

        /** Returns the number of cells, enough to show the limits of all stars and every move that is still needed. */
        int cells() {
            return Math.max(forTwo, moves + unvisited);
        }
    }

    private StarPaceBarDrawing(Pace pace, double width) {
        this.pace = pace;
        this.width = width;
        this.pitch =
                Math.min(Math.max(WIDEST, width / LEAST_CELLS_ACROSS), Math.max(1, (width - RIGHT) / pace.cells()));
        this.cell = Math.max(1, pitch - (pitch > 8 ? 2 : 1));
    }

    /** Draws a bar with the given width in pixels. */
    public static Sketch of(Pace pace, double width) {
        StarPaceBarDrawing drawing = new StarPaceBarDrawing(pace, width);
        drawing.draw();
        return drawing.pencil.sketch(width, HEIGHT);
    }

    private void draw() {
        for (int move = 1; move <= pace.cells(); move++) {
            cell(move);
        }
        threshold(pace.shortest());
        threshold(pace.forTwo());
        stars();
        double now = pace.moves() * pitch - (pitch - cell) / 2;
        if (pace.moves() > 0) {
            pencil.box(now - 2, TOP - 4, 4, CELL + 8, 1, AreaStyle.filled(ColourRole.ACCENT));
        }
    }

    private void cell(int move) {
        double x = (move - 1) * pitch;
        ColourExpression ink = ColourRole.INK.sheer(0.85);
        if (move > pace.moves()) {
            boolean needed = move <= pace.moves() + pace.unvisited();
            LineStyle edge = LineStyle.flat(ColourRole.CONTROL_EDGE, 1);
            hollow(x, AreaStyle.of(ColourRole.SURFACE.sheer(needed ? 1 : 0), needed ? edge : edge.dashed(2, 2)));
        } else if (pace.returns().contains(move)) {
            LineStyle edge = LineStyle.round(ink, 1.3);
            hollow(x, AreaStyle.of(ColourRole.SURFACE, edge));
            pencil.line(x + 0.22 * cell, TOP + 0.78 * CELL, x + 0.78 * cell, TOP + 0.22 * CELL, edge);
        } else {
            pencil.box(x, TOP, cell, CELL, Math.min(2, cell / 4), AreaStyle.filled(ink));
        }
    }

    private void hollow(double x, AreaStyle style) {
        pencil.box(x + 0.5, TOP + 0.5, Math.max(0.5, cell - 1), CELL - 1, Math.min(2, cell / 4), style);
    }

    private double at(int moves) {
        return moves * pitch - (pitch - cell) / 2;
    }

    private void threshold(int moves) {
        double x = at(moves);
        pencil.line(x, TOP - OVER + 1, x, TOP + CELL + OVER - 1, LineStyle.flat(ColourRole.INK, 2));
    }

    /** Draws the stars below their marks, or side by side if the marks are close. */
    private void stars() {
        double three = StarRowDrawing.width(THREE, STAR);
        double two = StarRowDrawing.width(2, STAR);
        double rightOfTwo = Math.min(width, at(pace.forTwo()) + two / 2);
        double rightOfThree = Math.min(at(pace.shortest()) + three / 2, rightOfTwo - two - STAR);
        row(rightOfThree - three / 2, THREE, pace.moves() + pace.unvisited() <= pace.shortest());
        row(rightOfTwo - two / 2, 2, pace.moves() + pace.unvisited() <= pace.forTwo());
    }

    /** Draws a row of stars, hollow if they can no longer be earned. */
    private void row(double x, int stars, boolean open) {
        StarRowDrawing.row(pencil, x, STARS, open ? stars : 0, stars, STAR, ColourRole.INK);
    }
}

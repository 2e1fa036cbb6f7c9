package knightschool.drawing.board;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/**
 * Draws the evidence that there is no tour, in ink only: a small cross on each square of a fact; for a cut, the removed
 * squares crossed out and the other squares with the letter of their component.
 */
public final class WitnessDrawing {
    /**
     * The largest number of marks drawn as crosses. More marks are drawn as dots, so that they do not hide the board.
     */
    private static final int FEW = 12;

    /** The smallest side, in pixels, of a square with a readable letter. */
    public static final double LETTERS_FROM_PIXELS = 22;

    private static final double LETTER = 0.17;
    private static final double LEAST_LETTER = 11;
    private static final double DISC = 0.74;
    private static final double LEAST_ARM = 2.4;
    private static final double OUT = 0.13;
    private static final double OUT_WIDTH = 0.055;
    private static final double WASH = 0.62;

    private final SketchBuilder pencil;
    private final BoardGeometry geometry;
    private final double side;

    public WitnessDrawing(SketchBuilder pencil, BoardGeometry geometry) {
        this.pencil = pencil;
        this.geometry = geometry;
        this.side = geometry.side();
    }

    public void draw(WitnessMarks evidence) {
        List<Integer> marked = evidence.marked();
        marked.forEach(square -> mark(square, isFew(marked)));
        if (!evidence.removed().isEmpty()) {
            evidence.removed().forEach(this::out);
            new BoardBackgroundDrawing(pencil, geometry).frame(1);
        }
        for (int i = 0; i < evidence.pieces().size(); i++) {
            piece(evidence.pieces().get(i), WitnessMarks.letter(i));
        }
    }

    /** Returns whether so few squares are marked that each has a cross. */
    public static boolean isFew(List<Integer> marked) {
        return marked.size() <= FEW;
    }

    /** Marks a square of a fact with a cross or a dot. */
    public void mark(int square, boolean few) {
        if (few) {
            cross(square);
        } else {
            dot(square);
        }
    }

    private void piece(List<Integer> piece, String letter) {
        if (side >= LETTERS_FROM_PIXELS) {
            piece.forEach(square -> letter(square, letter, WitnessMarks.isLarge(piece)));
        } else if (!WitnessMarks.isLarge(piece)) {
            piece.forEach(this::dot);
        }
    }

    /**
     * Draws a letter in the upper left corner, because the centre may have other content and the upper right corner the
     * small cross.
     */
    public void letter(int square, String letter, boolean isLarge) {
        double type = Math.max(LEAST_LETTER, LETTER * side);
        double radius = DISC * type;
        double x = geometry.x(square) + radius + 0.03 * side;
        double y = geometry.y(square) + radius + 0.03 * side;
        if (!isLarge) {
            pencil.disc(x, y, radius, AreaStyle.filled(ColourRole.INK));
        }
        double size = letter.length() > 1 ? 0.8 * type : type;
        pencil.centred(x, y, letter, size, SketchShape.Weight.STRONG, isLarge ? ColourRole.INK : ColourRole.PAGE);
    }

    /** Draws a removed square: faded and crossed out. */
    public void out(int square) {
        double x = geometry.x(square);
        double y = geometry.y(square);
        double near = OUT * side;
        double far = side - near;
        pencil.box(x, y, side, side, 0, AreaStyle.filled(ColourRole.PAGE.sheer(WASH)));
        LineStyle ink = LineStyle.round(ColourRole.INK, Math.max(1.5, OUT_WIDTH * side));
        pencil.line(x + near, y + near, x + far, y + far, ink);
        pencil.line(x + near, y + far, x + far, y + near, ink);
    }

    /** Draws a cross in a circle in the upper right corner, as beside the sentence that it belongs to. */
    private void cross(int square) {
        double arm = Math.max(LEAST_ARM, 0.04 * side);
        double x = geometry.x(square) + side - 4 * arm;
        double y = geometry.y(square) + 4 * arm;
        LineStyle ink = LineStyle.round(ColourRole.INK, Math.max(1, 0.025 * side));
        pencil.disc(x, y, 2.5 * arm, AreaStyle.outlined(ink));
        pencil.cross(x, y, arm, ink);
    }

    private void dot(int square) {
        double x = geometry.x(square) + 0.87 * side;
        double y = geometry.y(square) + 0.13 * side;
        pencil.disc(x, y, 0.05 * side, AreaStyle.filled(ColourRole.MUTED));
    }
}

package knightschool.drawing.board;

import java.util.List;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PathStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SquareMeasures;
import knightschool.search.KnightPath;
import knightschool.search.SearchStep;

/**
 * Draws the path as a line that grows stronger towards the knight, and the edge of the current step below it in yellow.
 */
public record PathDrawing(SketchBuilder pencil, BoardGeometry geometry, PathStyle look) {
    void draw(KnightPath path, SearchStep stepKind) {
        int last = path.length() - 1;
        for (int i = 1; i <= last; i++) {
            int from = path.square(i - 1);
            int to = path.square(i);
            if (i == last && stepKind instanceof SearchStep.Place) {
                placed(pencil, x(from), y(from), x(to), y(to), geometry.side(), look);
            } else {
                pencil.add(geometry.line(
                        from, to, LineStyle.flat(look.path((double) i / last), look.pathWidth() * geometry.side())));
            }
        }
        List<Integer> removed = stepKind.takenBack();
        for (int i = 0; i < removed.size(); i++) {
            int to = i + 1 < removed.size() ? removed.get(i + 1) : path.head();
            takenBack(pencil, x(to), y(to), x(removed.get(i)), y(removed.get(i)), geometry.side());
        }
    }

    private double x(int square) {
        return geometry.centreX(square);
    }

    private double y(int square) {
        return geometry.centreY(square);
    }

    /**
     * Draws the edge by which this step placed the knight.
     *
     * @param side the side of a square, in pixels
     */
    public static void placed(
            SketchBuilder pencil, double x, double y, double toX, double toY, double side, PathStyle look) {
        pencil.line(x, y, toX, toY, LineStyle.flat(ColourRole.ACCENT, SquareMeasures.NOW_WIDTH * side));
        pencil.line(x, y, toX, toY, LineStyle.flat(look.path(1), look.pathWidth() * side));
    }

    /**
     * Draws the edge by which this step took the knight back.
     *
     * @param side the side of a square, in pixels
     */
    public static void takenBack(SketchBuilder pencil, double x, double y, double leftX, double leftY, double side) {
        pencil.line(x, y, leftX, leftY, LineStyle.flat(ColourRole.ACCENT, SquareMeasures.NOW_WIDTH * side));
        double dash = SquareMeasures.RETREAT_DASH * side;
        LineStyle dashes = LineStyle.flat(ColourRole.ON_ACCENT, SquareMeasures.RETREAT_WIDTH * side)
                .dashed(dash, dash);
        pencil.line(x, y, leftX, leftY, dashes);
    }
}

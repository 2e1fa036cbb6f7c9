package knightschool.drawing;

import java.util.List;
import knightschool.board.SquareNames;

/** A board with marks on some of its squares. */
public final class MarkedBoardDrawing {
    private static final double RADIUS = 0.26;

    private MarkedBoardDrawing() {}

    /** @param marks indices of squares of the board */
    public static Sketch of(BoardGeometry geometry, List<Integer> marks) {
        SketchBuilder pencil = new SketchBuilder();
        BoardDrawing.ground(pencil, geometry);
        for (int square : marks) {
            double x = geometry.centreX(square);
            double y = geometry.centreY(square);
            double side = geometry.side();
            Stroke ring = Stroke.flat(ColourRole.ON_ACCENT.tone(), Math.max(0.022 * side, 1));
            pencil.disc(x, y, RADIUS * side, FillStyle.of(ColourRole.ACCENT.tone(), ring));
            if (geometry.isDetailed()) {
                String name = SquareNames.name(geometry.board(), square);
                pencil.centred(x, y, name, 0.17 * side, Shape.Weight.STRONG, ColourRole.ON_ACCENT.tone());
            }
        }
        return pencil.sketch(geometry.width(), geometry.height());
    }
}

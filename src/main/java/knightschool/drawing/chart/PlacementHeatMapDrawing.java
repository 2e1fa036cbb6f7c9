package knightschool.drawing.chart;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.legend.LegendSignDrawing;

/** Draws a heat map of a search on the board: the number of times that the knight was placed on each square. */
public final class PlacementHeatMapDrawing {
    private static final long SOME = 100;

    private PlacementHeatMapDrawing() {}

    /**
     * Draws a board.
     *
     * @param counts the number of placements on each square, by index; squares with 0 stay plain
     * @param hue the colour of the algorithm, stronger for more placements
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, List<Long> counts, ColourExpression hue, int focused) {
        Map<Integer, Long> placed = IntStream.range(0, counts.size())
                .filter(square -> counts.get(square) > 0)
                .boxed()
                .collect(Collectors.toMap(square -> square, counts::get));
        return HeatMapDrawing.of(
                geometry, HeatMapDrawing.counted(placed, HeatScale.of(placed.values(), hue)), focused, _ -> "");
    }

    /** Returns the legend sign of a square on which the knight was placed. */
    public static Sketch sign(ColourExpression hue) {
        List<Long> counts = List.of(SOME);
        return LegendSignDrawing.cut(
                Board.full(1, 1), LegendSignDrawing.SIDE, 0, 0, geometry -> of(geometry, counts, hue, Board.NONE));
    }
}

package knightschool.drawing.chart;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.LegendSignDrawing;
import knightschool.search.Outcome;

/** Draws a board with how often each square was placed, as a census draws numbers of steps. */
public final class PlacementHeatDrawing {
    private static final long SOME = 100;

    private PlacementHeatDrawing() {}

    /**
     * Draws a board.
     *
     * @param counts how often each square was placed, by index; squares that never were stay plain
     * @param hue the colour of the algorithm, stronger for more placements
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, List<Long> counts, ColourExpression hue, int focused) {
        List<CensusRow> rows = IntStream.range(0, counts.size())
                .filter(square -> counts.get(square) > 0)
                .mapToObj(square -> new CensusRow(square, Outcome.FOUND, counts.get(square)))
                .toList();
        return CensusDrawing.of(geometry, rows, HeatScale.of(rows, hue), focused);
    }

    /** Returns the legend sign of a square that was placed. */
    public static Sketch sign(ColourExpression hue) {
        List<Long> counts = List.of(SOME);
        return LegendSignDrawing.cut(
                Board.full(1, 1), LegendSignDrawing.SIDE, 0, 0, geometry -> of(geometry, counts, hue, Board.NONE));
    }
}

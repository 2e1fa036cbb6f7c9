package knightschool.drawing.domain;

import java.util.ArrayList;
import java.util.List;
import knightschool.board.MoveOrder;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.VectorOutline;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.SquareBounds;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendLabel;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;

/**
 * Marks on a board where its position differs from that of another search: a folded corner at the lower left of squares
 * with another content, and a small ring at the end of a spoke that is open in one position and closed in the other.
 * Rings are omitted on squares too small for closed spokes, and if more than {@value #MOST_RINGED} squares differ.
 */
public final class PositionDifferenceDrawing {
    private static final double CORNER = 0.21;
    private static final double LEAST_CORNER = 4;

    /** The largest number of differing squares with which rings are drawn. */
    private static final int MOST_RINGED = 8;

    private static final double RING = 0.062;
    private static final double RING_WIDTH = 0.026;
    private static final double DIAGONAL = Math.sqrt(5);

    private final BoardGeometry geometry;
    private final PositionDifferences differences;
    private final boolean ringed;

    /**
     * Creates a drawing of differences.
     *
     * @param spokes whether the board shows the spokes of its squares
     */
    public PositionDifferenceDrawing(BoardGeometry geometry, PositionDifferences differences, boolean spokes) {
        this.geometry = geometry;
        this.differences = differences;
        boolean few = differences.squares().size() <= MOST_RINGED;
        this.ringed = spokes && few && geometry.side() >= SquareMeasures.DETAIL_FROM_PIXELS;
    }

    /**
     * Returns a sketch of the board with the marks on top.
     *
     * @param position the position on the board, one of those that differ
     */
    public Sketch over(Sketch sketch, Position position) {
        if (differences.isEmpty()) {
            return sketch;
        }
        return sketch.with(pencil -> {
            differences.squares().forEach(square -> corner(pencil, geometry, square));
            ringed(position).forEach(square -> rings(pencil, geometry.place(square), differences.movesOf(square)));
        });
    }

    /** Returns the signs of these marks on the board at a position. */
    public List<VisibleBoardSign> signs(Position position) {
        List<VisibleBoardSign> signs = new ArrayList<>();
        if (!differences.squares().isEmpty()) {
            Sketch sign = LegendSignDrawing.sign(pencil -> corner(pencil, LegendSignDrawing.BIT, 0));
            signs.add(new VisibleBoardSign(Sign.DIFFERENT_SQUARE, sign, differences.squares()));
        }
        List<Integer> ringed = ringed(position);
        if (!ringed.isEmpty()) {
            Sketch sign = LegendSignDrawing.spokeWith((pencil, at) -> rings(pencil, at, LegendSignDrawing.MOVE));
            signs.add(new VisibleBoardSign(Sign.DIFFERENT_MOVE, sign, ringed));
        }
        return signs;
    }

    /** Returns whether a square of the board at a position has a mark. */
    public boolean marks(Position position, int square) {
        return differences.has(square) || ringed(position).contains(square);
    }

    /** Returns the squares with rings, ascending: those with spokes, which excludes the knight's square. */
    private List<Integer> ringed(Position position) {
        return !ringed
                ? List.of()
                : differences.moves().keySet().stream()
                        .filter(square -> position.domains().has(square)
                                && square != position.path().head())
                        .sorted()
                        .toList();
    }

    private static void corner(SketchBuilder pencil, BoardGeometry geometry, int square) {
        double leg = Math.max(LEAST_CORNER, CORNER * geometry.side());
        pencil.add(corner(geometry.x(square), geometry.y(square) + geometry.side(), leg, ColourRole.INK));
    }

    /**
     * Returns a triangle in the lower left corner of a square.
     *
     * @param x the x of the corner
     * @param y the y of the corner
     * @param leg the length of its legs, in pixels
     */
    public static SketchShape corner(double x, double y, double leg, ColourExpression tone) {
        return new SketchShape.Outline(VectorOutline.closed(x, y - leg, x + leg, y, x, y), AreaStyle.filled(tone));
    }

    /**
     * Draws rings at the ends of some spokes of a square.
     *
     * @param moves the moves as a bit mask
     */
    private static void rings(SketchBuilder pencil, SquareBounds at, int moves) {
        LineStyle edge = LineStyle.round(ColourRole.INK, Math.max(1, RING_WIDTH * at.side()));
        AreaStyle style = AreaStyle.of(ColourRole.PAGE, edge);
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if ((moves >> move & 1) != 0) {
                double reach = SquareMeasures.SPOKE_TO * at.side() / DIAGONAL;
                double x = at.x() + MoveOrder.CLOCKWISE.dx(move) * reach;
                double y = at.y() + MoveOrder.CLOCKWISE.dy(move) * reach;
                pencil.disc(x, y, RING * at.side(), style);
            }
        }
    }

    /** The marks of differences on a board. */
    public enum Sign implements BoardLegendSign {
        /** A square whose content differs from that on another board beside it. */
        DIFFERENT_SQUARE("Panes differ here", "free, visited or the knight"),
        /** A move that is open on one board and closed on another. */
        DIFFERENT_MOVE("Panes differ in this move", "open in one, closed in another");

        private final LegendLabel label;

        Sign(String title, String note) {
            this.label = new LegendLabel(title, note);
        }

        @Override
        public LegendLabel label() {
            return label;
        }
    }
}

package knightschool.drawing.domain;

import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.SquareContentDrawing;
import knightschool.drawing.board.SquareStateCalculator;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import knightschool.search.position.SquareDomain;

/**
 * Draws the domain arrays of many squares as a table: for each square its name, its number of open moves, and its
 * cells. A visited square has no domain and shows the number of its visit instead.
 */
public final class DomainTableDrawing {
    private static final double CORNER = 3;
    private static final double RING = 2;

    private static final double INSET = DomainTableGrid.INSET;

    /** The largest type size of a name as a fraction of that of numbers; it is smaller if the column is narrow. */
    static final double NAME = 14.0 / 12;

    private static final double CHARACTER = 0.64;
    /** The gap between the name and the first cell, in pixels. */
    private static final double NAME_GAP = 2;

    private static final double NAME_BOX = 1.5;

    /** The height of the box of the knight's name above the cells as a fraction of the type size. */
    private static final double STACKED_NAME_BOX = 1.2;

    /** The width for a name above the cells as a fraction of the type size. */
    private static final double STACKED_NAME = 2.4;

    /** The distance of the number beside a name above the cells from the edge, as a fraction of the type size. */
    private static final double COUNT_FROM_EDGE = 0.9;

    /** The side of the square for a chip as a fraction of the type size; it is smaller in a low block. */
    private static final double CHIP_SIDE = 3.8;

    private static final double LEAST_MARKED_HEIGHT = 0.62;
    private static final double VISITED_GROUND = 0.6;
    private static final double EMPTY_SIDE = 1.9;

    /** The leg of the corner that marks a square with differences between tables, as a fraction of the type size. */
    private static final double CORNER_LEG = 0.62;

    private final SketchBuilder pencil = new SketchBuilder();
    private final Position position;
    private final SquareStateCalculator states;
    private final PathStyle look;
    private final DomainTableGrid grid;
    private final PositionDifferences differences;
    private final double type;

    private DomainTableDrawing(
            Position position, PathStyle look, DomainTableGrid grid, PositionDifferences differences) {
        this.position = position;
        this.states = new SquareStateCalculator(position);
        this.look = look;
        this.grid = grid;
        this.differences = differences;
        this.type = grid.measure().type();
    }

    /**
     * Draws the table at a position.
     *
     * @param pointed the square pointed at, or {@link Board#NONE}
     * @param differences the differences from the positions of other tables; folded corners mark squares and cells
     */
    public static Sketch of(
            Position position, PathStyle look, DomainTableGrid grid, int pointed, PositionDifferences differences) {
        DomainTableDrawing drawing = new DomainTableDrawing(position, look, grid, differences);
        for (int place = 0; place < grid.squares().size(); place++) {
            drawing.block(grid.squares().get(place), grid.block(place));
        }
        int at = grid.squares().indexOf(pointed);
        if (at >= 0) {
            drawing.ring(grid.block(at));
        }
        return drawing.pencil.sketch(grid.width() + RING, grid.height() + RING);
    }

    private void block(int square, DomainTableGrid.Block at) {
        if (!position.board().isPlayable(square)) {
            ground(at, AreaStyle.filled(ColourRole.HOLE));
            return;
        }
        DrawnSquareState state = states.state(square);
        if (state.centre() instanceof DrawnSquareState.Visited) {
            visited(square, state, at);
        } else {
            domain(square, state, at);
        }
        if (differences.has(square)) {
            double leg = Math.min(CORNER_LEG * type, at.height());
            double bottom = at.y() + INSET + at.height();
            pencil.add(PositionDifferenceDrawing.corner(at.x() + INSET, bottom, leg, ColourRole.INK));
        }
    }

    private void ground(DomainTableGrid.Block at, AreaStyle style) {
        double edge = style.border().map(LineStyle::width).orElse(0.0);
        double inset = INSET + edge / 2;
        pencil.box(at.x() + inset, at.y() + inset, at.width() - edge, at.height() - edge, CORNER, style);
    }

    private void visited(int square, DrawnSquareState state, DomainTableGrid.Block at) {
        ground(at, AreaStyle.filled(ColourRole.HAIRLINE.sheer(VISITED_GROUND)));
        double above = grid.measure().nameLine();
        double middle = at.y() + INSET + above + (at.height() - above) / 2;
        double line = grid.measure().stacked() ? nameLine(at) : middle;
        name(square, nameMiddle(at), line, SketchShape.Weight.REGULAR, ColourRole.MUTED);
        double side = Math.min(CHIP_SIDE * type, (at.height() - above) / LEAST_MARKED_HEIGHT);
        double x = grid.measure().stacked()
                ? at.x() + INSET + at.width() / 2
                : at.x() + INSET + at.width() - grid.measure().cells() / 2;
        new SquareContentDrawing(pencil, look, x, middle, side).draw(state);
    }

    private void domain(int square, DrawnSquareState state, DomainTableGrid.Block at) {
        LineStyle edge = LineStyle.round(ColourRole.HAIRLINE, 1);
        ground(at, AreaStyle.of(ColourRole.SURFACE, edge));
        SquareDomain array = SquareDomain.of(position, square);
        DomainCellsLayout places = grid.cells(at);
        DomainCellDrawing drawing = new DomainCellDrawing(pencil, position.moves(), type);
        int differing = differences.movesOf(square);
        for (DomainCell cell : array.cells()) {
            drawing.sign(places.of(cell.move()), cell, look, grid.measure().hasNumbers());
            if (cell.isIn(differing)) {
                drawing.differs(places.of(cell.move()), cell);
            }
        }
        boolean stacked = grid.measure().stacked();
        double first = stacked ? nameLine(at) : places.of(0).middleY();
        double second = stacked ? first : places.of(array.cells().size() - 1).middleY();
        double count = stacked ? at.x() + INSET + at.width() - COUNT_FROM_EDGE * type : nameMiddle(at);
        ColourExpression tone = ColourRole.INK;
        if (state.centre() instanceof DrawnSquareState.Head) {
            head(at, first);
            tone = look.onTone();
        }
        name(square, nameMiddle(at), first, SketchShape.Weight.STRONG, tone);
        if (state.centre() instanceof DrawnSquareState.Empty || array.open() == 0) {
            boolean now = position.isEmptiedNow(square);
            DrawnSquareState empty = state.with(new DrawnSquareState.Empty(now));
            new SquareContentDrawing(pencil, look, count, second, EMPTY_SIDE * type).draw(empty);
        } else {
            String open = String.valueOf(array.open());
            pencil.centred(count, second, open, type * NAME, SketchShape.Weight.REGULAR, ColourRole.MUTED);
        }
    }

    /** Draws the knight's colour as the background of the name of the knight's square. */
    private void head(DomainTableGrid.Block at, double middle) {
        double high =
                Math.min(grid.measure().stacked() ? STACKED_NAME_BOX * type : NAME_BOX * type, at.height() / 2 - INSET);
        double wide = nameWidth(at) - 2 * INSET;
        pencil.box(at.x() + 2 * INSET, middle - high / 2, wide, high, CORNER, AreaStyle.filled(look.tone()));
    }

    /** Returns the middle of the line of the name above the cells. */
    private double nameLine(DomainTableGrid.Block at) {
        return at.y() + 2 * INSET + grid.measure().nameLine() / 2;
    }

    private double nameWidth(DomainTableGrid.Block at) {
        return grid.measure().stacked()
                ? STACKED_NAME * type
                : at.width() - grid.measure().cells() - INSET;
    }

    private double nameMiddle(DomainTableGrid.Block at) {
        return at.x() + INSET + nameWidth(at) / 2;
    }

    private void name(int square, double x, double y, SketchShape.Weight weight, ColourExpression tone) {
        String name = SquareNames.name(position.board(), square);
        double room = grid.measure().stacked()
                ? STACKED_NAME * type - 2 * INSET - NAME_GAP
                : grid.measure().width(grid.across()) - grid.measure().cells() - 2 * INSET - NAME_GAP;
        double size = Math.min(NAME * type, room / (CHARACTER * name.length()));
        pencil.centred(x, y, name, size, weight, tone);
    }

    /** Draws a ring around the block of the square pointed at. */
    private void ring(DomainTableGrid.Block at) {
        LineStyle edge = LineStyle.round(ColourRole.INK, RING);
        pencil.box(at.x() + INSET, at.y() + INSET, at.width(), at.height(), CORNER + 1, AreaStyle.outlined(edge));
    }
}

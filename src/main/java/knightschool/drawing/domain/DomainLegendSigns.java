package knightschool.drawing.domain;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourRole;
import knightschool.drawing.PathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import knightschool.search.position.SquareDomain;

/**
 * Draws for the legend the signs of the table of domains, which are the open moves of each square; each sign is cut out
 * of a square of the table.
 */
public final class DomainLegendSigns {
    private static final double TYPE = 12;
    private static final double WIDTH = 15;
    private static final double HEIGHT = 19;
    /** The distance of a cell of a row from the upper and the lower edge of its sign. */
    private static final double ROW_INSET = 2;

    private DomainLegendSigns() {}

    /** The signs in the domain table, in the order of a legend. */
    public enum Kind {
        /** The move is open. */
        OPEN,
        /** The move is open, but it was tried and undone. */
        TRIED,
        /** The move is closed by another move. */
        CLOSED,
        /** This step closed the move, or reopened it. */
        CHANGED,
        /** The move is open in one table and closed in another. */
        DIFFERENT,
        /** There is no such move on the board. */
        OFF_BOARD,
        /** The number of open moves of a square. */
        COUNT
    }

    /**
     * A sign in the table.
     *
     * @param number the number in the sign: of the closing move, or of open moves; 0 if it shows none
     */
    public record DomainSign(Kind kind, Sketch sketch, int number) {}

    /**
     * Returns the signs of the squares of a table that have a domain, as the table draws them.
     *
     * @param differences the differences from the positions of other tables
     */
    public static List<DomainSign> of(
            Position position, PathStyle look, DomainTableGrid grid, PositionDifferences differences) {
        boolean numbered = grid.measure().hasNumbers();
        Map<Kind, DomainSign> signs = new EnumMap<>(Kind.class);
        for (int square : grid.squares()) {
            if (position.domains().has(square)) {
                SquareDomain array = SquareDomain.of(position, square);
                array.cells()
                        .forEach(cell -> kind(cell)
                                .ifPresent(kind -> signs.computeIfAbsent(
                                        kind, _ -> createSign(kind, position, look, cell, numbered))));
                array.cells().stream()
                        .filter(cell -> cell.isIn(differences.movesOf(square)))
                        .findFirst()
                        .ifPresent(cell -> signs.computeIfAbsent(
                                Kind.DIFFERENT, kind -> createSign(kind, position, look, cell, numbered)));
                if (array.open() > 0) {
                    signs.putIfAbsent(Kind.COUNT, new DomainSign(Kind.COUNT, count(array), array.open()));
                }
            }
        }
        return new ArrayList<>(signs.values());
    }

    private static DomainSign createSign(
            Kind kind, Position position, PathStyle look, DomainCell cell, boolean numbered) {
        boolean differs = kind == Kind.DIFFERENT;
        return new DomainSign(kind, sketch(position, look, cell, numbered, differs), numbered ? cell.closedBy() : 0);
    }

    /**
     * Returns the kind of a cell's sign. Holes, and unchanged moves to the knight, have none, because they look as on
     * the board.
     */
    private static Optional<Kind> kind(DomainCell cell) {
        if (cell.isChangedNow()) {
            return Optional.of(Kind.CHANGED);
        }
        return switch (cell.state()) {
            case OPEN -> Optional.of(Kind.OPEN);
            case TRIED -> Optional.of(Kind.TRIED);
            case VISITED -> Optional.of(Kind.CLOSED);
            case OFF_BOARD -> Optional.of(Kind.OFF_BOARD);
            case KNIGHT, HOLE -> Optional.empty();
        };
    }

    private static Sketch sketch(
            Position position, PathStyle look, DomainCell cell, boolean numbered, boolean differs) {
        DomainCellsLayout.Place at = new DomainCellsLayout.Place(
                LegendSignDrawing.MIDDLE - WIDTH / 2, LegendSignDrawing.MIDDLE - HEIGHT / 2, WIDTH, HEIGHT);
        return LegendSignDrawing.sign(pencil -> {
            DomainCellDrawing drawing = new DomainCellDrawing(pencil, position.moves(), TYPE);
            drawing.sign(at, cell, look, numbered);
            if (differs) {
                drawing.differs(at, cell);
            }
        });
    }

    /** Draws the sign of a cell of a row of {@link EnlargedDomainDrawing} in which panes differ, without its state. */
    public static Sketch differingInRow(Position position, DomainCell cell) {
        double height = LegendSignDrawing.SIDE - 2 * ROW_INSET;
        DomainCellsLayout.Place at = new DomainCellsLayout.Place(0, ROW_INSET, LegendSignDrawing.SIDE, height);
        SketchBuilder pencil = new SketchBuilder();
        DomainCellDrawing drawing = new DomainCellDrawing(pencil, position.moves(), TYPE);
        drawing.words(at, cell, SquareNames.name(position.board(), cell.target()), "");
        drawing.wordsDiffer(at, cell);
        return LegendSignDrawing.sketch(pencil);
    }

    private static Sketch count(SquareDomain array) {
        String open = String.valueOf(array.open());
        double middle = LegendSignDrawing.MIDDLE;
        double size = DomainTableDrawing.NAME * TYPE;
        return LegendSignDrawing.sign(
                pencil -> pencil.centred(middle, middle, open, size, SketchShape.Weight.REGULAR, ColourRole.MUTED));
    }
}

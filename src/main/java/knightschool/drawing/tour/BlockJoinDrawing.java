package knightschool.drawing.tour;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardViewport;
import knightschool.text.NumberFormatter;
import knightschool.tour.TourEdge;
import knightschool.tour.construction.Block;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.Join;

/**
 * Draws how blocks with tours of their own are joined: removed edges are dashed and crossed, edges added now are
 * yellow.
 */
final class BlockJoinDrawing {
    private static final double LEAST_WORDS = 12;

    /**
     * The colours of tours that are not joined yet. None of them is the colour of the growing tour or of the rule
     * beside it.
     */
    private static final List<ColourRole> APART = List.of(
            ColourRole.SERIES_1, ColourRole.SERIES_4, ColourRole.SERIES_7, ColourRole.SERIES_8, ColourRole.SERIES_5);

    /**
     * The smallest side of a block, in squares. The positions of two adjacent blocks differ by at least this number.
     */
    private static final int LEAST_BLOCK = 5;

    private final LargeBoardSketchBuilder sheet;
    private final BoardViewport window;
    private final ConstructionSteps assembly;
    private final int step;

    /** The numbers of the blocks that are visible, or have a visible edge to another block. */
    private final int[] visibleBlocks;

    BlockJoinDrawing(LargeBoardSketchBuilder sheet, ConstructionSteps assembly, int step) {
        this.sheet = sheet;
        this.window = sheet.window();
        this.assembly = assembly;
        this.step = step;
        this.visibleBlocks = visible(assembly, window).toArray();
    }

    /** Returns the numbers of the blocks that are visible, or have a visible edge to another block. */
    static IntStream visible(ConstructionSteps assembly, BoardViewport window) {
        return assembly.blocksIn(
                window.firstColumn() - 2, window.firstRow() - 2, window.endColumn() + 2, window.endRow() + 2);
    }

    void draw() {
        ConstructionSteps.Stage stage = assembly.stage(step);
        if (stage == ConstructionSteps.Stage.BOARD) {
            return;
        }
        for (int number : visibleBlocks) {
            block(number);
        }
        if (stage != ConstructionSteps.Stage.BLOCKS) {
            put();
        }
        assembly.now(step).ifPresent(this::cut);
        outlines();
    }

    private void block(int number) {
        if (assembly.stage(step) == ConstructionSteps.Stage.BLOCKS) {
            squares(number);
            return;
        }
        LineStyle stroke = assembly.isJoined(number, step) ? sheet.path(1) : sheet.line(apart(assembly.block(number)));
        List<SketchShape.Line> lines = assembly.remainingEdges(number, step).stream()
                .map(edge -> sheet.line(edge.from(), edge.to(), stroke))
                .toList();
        sheet.pencil().add(new SketchShape.Lines(lines, stroke));
    }

    /** Returns the colour of the tour of a block that is not joined yet, which the adjacent blocks do not have. */
    static ColourExpression apart(Block block) {
        int place = block.column() / LEAST_BLOCK + 2 * (block.row() / LEAST_BLOCK);
        return APART.get(place % APART.size());
    }

    /** Shows which square belongs to which of two blocks in one rectangle. */
    private void squares(int number) {
        if (!assembly.sharesItsPlace(number)) {
            return;
        }
        boolean first = number % 2 != 0;
        for (int square : assembly.block(number).tour()) {
            owned(
                    sheet.pencil(),
                    window.geometry().centreX(square),
                    window.geometry().centreY(square),
                    window.geometry().side(),
                    first);
        }
    }

    /** Draws the sign for a square of one of two blocks: a ring for the first, a dot for the second. */
    static void owned(SketchBuilder pencil, double x, double y, double side, boolean first) {
        LineStyle ring = LineStyle.flat(ColourRole.INK, LargeBoardSketchBuilder.part(SquareMeasures.RING, side));
        AreaStyle style = first ? AreaStyle.outlined(ring) : AreaStyle.filled(ColourRole.INK);
        pencil.disc(x, y, 0.13 * side, style);
    }

    /** Draws the edges added by earlier joins, and those of the current join in yellow. */
    private void put() {
        int joined = assembly.joined(step);
        boolean joins = assembly.stage(step) == ConstructionSteps.Stage.JOIN;
        for (int number : visibleBlocks) {
            if (number > 0 && number <= joined) {
                assembly.join(number - 1).put().forEach(edge -> edge(edge, joins && number == joined));
            }
        }
    }

    private void edge(TourEdge edge, boolean now) {
        if (now) {
            sheet.pencil()
                    .add(sheet.line(
                            edge.from(), edge.to(), band(window.geometry().side())));
        }
        sheet.pencil().add(sheet.line(edge.from(), edge.to(), sheet.path(1)));
    }

    /** Returns the stroke of the band below an edge that is added now. */
    static LineStyle band(double side) {
        return LineStyle.round(ColourRole.ACCENT, Math.max(4, SquareMeasures.NOW_WIDTH * side));
    }

    /** Draws the edges that a join removes. */
    private void cut(Join join) {
        LineStyle dashes = dashes(window.geometry().side());
        join.cut()
                .forEach(edge -> cut(
                        sheet.pencil(),
                        sheet.line(edge.from(), edge.to(), dashes),
                        window.geometry().side()));
    }

    static LineStyle dashes(double side) {
        double dash = Math.max(3, SquareMeasures.RETREAT_DASH * side);
        return LineStyle.flat(ColourRole.INK, LargeBoardSketchBuilder.part(SquareMeasures.RETREAT_WIDTH, side))
                .dashed(dash, dash);
    }

    /** Draws an edge that is removed: dashed, with a cross in the middle. */
    static void cut(SketchBuilder pencil, SketchShape.Line edge, double side) {
        pencil.add(edge);
        double x = (edge.x1() + edge.x2()) / 2;
        double y = (edge.y1() + edge.y2()) / 2;
        double arm = Math.max(3, SquareMeasures.GHOST_CROSS * side);
        LineStyle cross = LineStyle.round(ColourRole.INK, Math.max(2, SquareMeasures.CROSS_WIDTH * side));
        pencil.cross(x, y, arm, cross);
    }

    private void outlines() {
        boolean bold = assembly.stage(step) == ConstructionSteps.Stage.BLOCKS;
        for (int number : visibleBlocks) {
            Block block = assembly.block(number);
            double x = window.geometry().left()
                    + block.column() * window.geometry().side();
            double y = window.geometry().top() + block.row() * window.geometry().side();
            double width = block.columns() * window.geometry().side();
            double height = block.rows() * window.geometry().side();
            outline(sheet.pencil(), x, y, width, height, window.geometry().side(), bold);
            if (bold && !assembly.sharesItsPlace(number)) {
                size(block);
            }
        }
    }

    /**
     * Draws the outline of a block.
     *
     * @param side the side of a square
     */
    static void outline(
            SketchBuilder pencil, double x, double y, double width, double height, double side, boolean bold) {
        ColourExpression tone = bold ? ColourRole.INK : ColourRole.MUTED;
        double inset = Math.max(1, 0.06 * side);
        LineStyle line = LineStyle.flat(tone, bold && side >= 16 ? 2.5 : 1.5);
        double corner = Math.min(6, side / 3);
        pencil.box(x + inset, y + inset, width - 2 * inset, height - 2 * inset, corner, AreaStyle.outlined(line));
    }

    private void size(Block block) {
        String words = NumberFormatter.size(block.columns(), block.rows());
        double text = Math.min(28, 0.7 * window.geometry().side());
        if (text < LEAST_WORDS) {
            return;
        }
        double x = window.geometry().left()
                + (block.column() + block.columns() / 2.0) * window.geometry().side();
        double y = window.geometry().top()
                + (block.row() + block.rows() / 2.0) * window.geometry().side();
        double width = words.length() * text * 0.62 + text;
        sheet.pencil().box(x - width / 2, y - text, width, 2 * text, text / 3, AreaStyle.filled(ColourRole.SURFACE));
        sheet.pencil().centred(x, y, words, text, SketchShape.Weight.STRONG, ColourRole.INK);
    }
}

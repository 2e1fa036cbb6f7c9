package knightschool.drawing.tour;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendLabel;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.tour.TourSquareNumbers;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.Join;

/** Lists the signs that {@link TourDrawing} draws, or {@link TourRasterizer} if squares are too small for edges. */
public final class TourLegendSigns {
    /** The side, in pixels, of the squares from which the signs are cut. */
    private static final double SIDE = 44;

    private static final double LOW = LegendSignDrawing.SIDE - 5.0;
    private static final double HIGH = 5;

    /** The number of shades in the sign of a path. */
    private static final int SHADES = 5;

    private final BoardViewport window;
    private final AlgorithmStyle look;
    private final LegendSignCollector signs;

    private TourLegendSigns(BoardViewport window, AlgorithmStyle look) {
        this.window = window;
        this.look = look;
        this.signs = new LegendSignCollector(window.geometry().side(), look);
    }

    /** Returns the signs of a path. */
    public static List<VisibleBoardSign> path(BoardViewport window, TourSquareNumbers path, AlgorithmStyle look) {
        TourLegendSigns legend = new TourLegendSigns(window, look);
        if (path.length() > 0) {
            legend.path(path);
        }
        return legend.signs.occurrences();
    }

    /** Returns the signs of the progress of a path. */
    public static List<VisibleBoardSign> progress(BoardViewport window, AlgorithmStyle look) {
        TourLegendSigns legend = new TourLegendSigns(window, look);
        legend.shades();
        legend.add(Sign.MISSED, pencil -> fill(pencil, AlgorithmStyle.BOARD));
        return legend.signs.occurrences();
    }

    /** Returns the signs of a step of a construction. */
    public static List<VisibleBoardSign> step(
            BoardViewport window, ConstructionSteps assembly, int step, AlgorithmStyle look) {
        TourLegendSigns legend = new TourLegendSigns(window, look);
        if (assembly.stage(step) != ConstructionSteps.Stage.BOARD) {
            legend.step(assembly, step);
        }
        return legend.signs.occurrences();
    }

    private void add(BoardLegendSign sign, Consumer<SketchBuilder> drawing) {
        add(sign, 0, drawing);
    }

    private void add(BoardLegendSign sign, int square, Consumer<SketchBuilder> drawing) {
        signs.add(sign, square, () -> LegendSignDrawing.sign(drawing));
    }

    private static void fill(SketchBuilder pencil, ColourExpression tone) {
        pencil.box(0, 0, LegendSignDrawing.SIDE, LegendSignDrawing.SIDE, 3, AreaStyle.filled(tone));
    }

    /** Adds the shades of a path, from its first square to its last. */
    private void shades() {
        add(
                Sign.SHADE,
                pencil -> strips(
                        pencil,
                        IntStream.range(0, SHADES)
                                .mapToObj(shade -> look.path(shade / (SHADES - 1.0)))
                                .toList()));
    }

    /** Adds the shades of the blocks that there are at a step: those not joined yet, and those joined. */
    private void blockShades(ConstructionSteps assembly, int step) {
        if (IntStream.range(0, assembly.blockCount()).anyMatch(block -> !assembly.isJoined(block, step))) {
            add(Sign.BLOCK_SHADE, pencil -> strips(pencil, TourRasterizer.blocks(look, false)));
        }
        if (IntStream.range(0, assembly.blockCount()).anyMatch(block -> assembly.isJoined(block, step))) {
            add(Sign.JOINED_SHADE, pencil -> strips(pencil, TourRasterizer.blocks(look, true)));
        }
    }

    private static void strips(SketchBuilder pencil, List<ColourExpression> tones) {
        double width = (double) LegendSignDrawing.SIDE / tones.size();
        for (int strip = 0; strip < tones.size(); strip++) {
            pencil.box(strip * width, 0, width, LegendSignDrawing.SIDE, 0, AreaStyle.filled(tones.get(strip)));
        }
    }

    private SketchShape.Line across(LineStyle stroke) {
        return new SketchShape.Line(HIGH, LOW, LOW, HIGH, stroke);
    }

    private void path(TourSquareNumbers path) {
        if (!window.hasEdges()) {
            shades();
            if (!path.isFull()) {
                add(Sign.MISSED, pencil -> fill(pencil, AlgorithmStyle.BOARD));
            }
            return;
        }
        if (path.length() > 1) {
            line(Sign.PATH, look.path(1));
        }
        if (!path.isClosed()) {
            signs.add(
                    SharedBoardSign.KNIGHT,
                    path.head(),
                    () -> new LegendSignDrawing(look, SIDE).chip(new DrawnSquareState.Head()));
        }
        if (!path.isClosed() && path.head() != path.first()) {
            add(
                    SharedBoardSign.FIRST,
                    path.first(),
                    pencil -> TourDrawing.first(pencil, LegendSignDrawing.MIDDLE, LegendSignDrawing.MIDDLE, SIDE));
        }
        if (!path.isFull()) {
            add(
                    Sign.MISSED,
                    pencil -> TourDrawing.missed(pencil, LegendSignDrawing.MIDDLE, LegendSignDrawing.MIDDLE, SIDE));
        }
    }

    private void step(ConstructionSteps assembly, int step) {
        if (!window.hasEdges()) {
            blockShades(assembly, step);
            assembly.now(step).ifPresent(_ -> add(Sign.BLOCK_NOW, pencil -> fill(pencil, ColourRole.ACCENT)));
            return;
        }
        boolean bold = assembly.stage(step) == ConstructionSteps.Stage.BLOCKS;
        add(Sign.BLOCK, pencil -> BlockJoinDrawing.outline(pencil, 5, 5, 2 * SIDE, 2 * SIDE, SIDE, bold));
        if (!bold) {
            lines(assembly, step);
        } else if (IntStream.range(0, assembly.blockCount()).anyMatch(assembly::sharesItsPlace)) {
            add(Sign.SHARED, pencil -> {
                BlockJoinDrawing.owned(pencil, LegendSignDrawing.MIDDLE / 2, LegendSignDrawing.MIDDLE, SIDE, true);
                BlockJoinDrawing.owned(pencil, 1.5 * LegendSignDrawing.MIDDLE, LegendSignDrawing.MIDDLE, SIDE, false);
            });
        }
        assembly.now(step).ifPresent(this::join);
    }

    private void lines(ConstructionSteps assembly, int step) {
        if (BlockJoinDrawing.visible(assembly, window).anyMatch(block -> assembly.isJoined(block, step))) {
            line(Sign.PATH, look.path(1));
        }
        List<ColourExpression> apart = BlockJoinDrawing.visible(assembly, window)
                .filter(block -> !assembly.isJoined(block, step))
                .mapToObj(block -> BlockJoinDrawing.apart(assembly.block(block)))
                .distinct()
                .toList();
        if (!apart.isEmpty()) {
            add(Sign.TOUR_APART, pencil -> apart(pencil, apart));
        }
    }

    /** Draws the colours of several tours as parallel lines: each tour has another one than its neighbours. */
    private void apart(SketchBuilder pencil, List<ColourExpression> tones) {
        double gap = (LegendSignDrawing.SIDE - HIGH) / (tones.size() + 1.0);
        for (int i = 0; i < tones.size(); i++) {
            double x = (i - (tones.size() - 1) / 2.0) * gap;
            LineStyle stroke = LargeBoardSketchBuilder.line(tones.get(i), SIDE);
            pencil.add(across(stroke).moved(x, 0));
        }
    }

    private void line(BoardLegendSign sign, ColourExpression tone) {
        add(sign, pencil -> pencil.add(across(LargeBoardSketchBuilder.line(tone, SIDE))));
    }

    private void join(Join join) {
        if (!join.cut().isEmpty()) {
            add(Sign.EDGE_OUT, pencil -> BlockJoinDrawing.cut(pencil, across(BlockJoinDrawing.dashes(SIDE)), SIDE));
        }
        if (!join.put().isEmpty()) {
            add(Sign.EDGE_IN, pencil -> {
                pencil.add(across(BlockJoinDrawing.band(SIDE)));
                pencil.add(across(LargeBoardSketchBuilder.line(look.path(1), SIDE)));
            });
        }
    }

    /** The signs of a tour and of its construction. */
    enum Sign implements BoardLegendSign {
        /** The path or the tour as a line. */
        PATH("The path", "the later, the stronger"),
        /** A square that the path does not visit. */
        MISSED("Not visited", "the path does not come here"),
        /** A block of the board with a tour of its own. */
        BLOCK("A block of the board", "it has a tour of its own"),
        /** Shows which square of a rectangle belongs to which of two blocks. */
        SHARED("Two blocks in one place", "rings for one, dots for the other"),
        /** The tour of a block that is not joined yet. */
        TOUR_APART("Tour of one block", "not joined to the others yet"),
        /** A move that this step removes from the tours that it joins. */
        EDGE_OUT("Cut by this step", "to join two tours"),
        /** A move that this step adds. */
        EDGE_IN("Put in by this step", "to join two tours"),
        /** The path on a board with squares too small for lines. */
        SHADE("Visited, in colour", "the later, the stronger"),
        /** Blocks that are not joined yet, on a board with squares too small for lines. */
        BLOCK_SHADE("Blocks, not joined yet", "two shades tell neighbours apart"),
        /** Blocks that are joined, on a board with squares too small for lines. */
        JOINED_SHADE("Blocks that are joined", "two shades tell neighbours apart"),
        /** The block that this step joins, on a board with squares too small for lines. */
        BLOCK_NOW("The block of this step", "it is joined to the others");

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

package knightschool.drawing.tour;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Shape;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;
import knightschool.drawing.board.BoardSign;
import knightschool.drawing.board.SignCollector;
import knightschool.drawing.board.SignSketch;
import knightschool.drawing.board.SquareState;
import knightschool.drawing.board.VisibleSign;
import knightschool.tour.TourIndex;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.Join;

/** Lists the signs that {@link TourDrawing} draws, or {@link TourPixels} if squares are too small for edges. */
public final class TourLegendSigns {
    /** The side, in pixels, of the squares from which the signs are cut. */
    private static final double SIDE = 44;

    private static final double LOW = SignSketch.SIDE - 5.0;
    private static final double HIGH = 5;

    private final TourViewport window;
    private final AlgorithmPathStyle look;
    private final SignCollector signs;

    private TourLegendSigns(TourViewport window, AlgorithmPathStyle look) {
        this.window = window;
        this.look = look;
        this.signs = new SignCollector(window.side(), look);
    }

    /** Returns the signs of a path. */
    public static List<VisibleSign> path(TourViewport window, TourIndex path, AlgorithmPathStyle look) {
        TourLegendSigns legend = new TourLegendSigns(window, look);
        if (path.length() > 0) {
            legend.path(path);
        }
        return legend.signs.shown();
    }

    /** Returns the signs of the progress of a path. */
    public static List<VisibleSign> progress(TourViewport window, AlgorithmPathStyle look) {
        TourLegendSigns legend = new TourLegendSigns(window, look);
        legend.add(BoardSign.SHADE, pencil -> fill(pencil, look.path(1)));
        return legend.signs.shown();
    }

    /** Returns the signs of a step of a construction. */
    public static List<VisibleSign> step(
            TourViewport window, ConstructionSteps assembly, int step, AlgorithmPathStyle look) {
        TourLegendSigns legend = new TourLegendSigns(window, look);
        if (assembly.stage(step) != ConstructionSteps.Stage.BOARD) {
            legend.step(assembly, step);
        }
        return legend.signs.shown();
    }

    private void add(BoardSign sign, Consumer<SketchBuilder> drawing) {
        add(sign, 0, drawing);
    }

    private void add(BoardSign sign, int square, Consumer<SketchBuilder> drawing) {
        signs.add(sign, square, () -> {
            SketchBuilder pencil = SignSketch.bit();
            drawing.accept(pencil);
            return SignSketch.sketch(pencil);
        });
    }

    private static void fill(SketchBuilder pencil, ColourExpression tone) {
        pencil.box(0, 0, SignSketch.SIDE, SignSketch.SIDE, 3, AreaStyle.filled(tone));
    }

    private Shape.Line across(Stroke stroke) {
        return new Shape.Line(HIGH, LOW, LOW, HIGH, stroke);
    }

    private void path(TourIndex path) {
        if (!window.hasEdges()) {
            add(BoardSign.SHADE, pencil -> fill(pencil, look.path(1)));
            return;
        }
        if (path.length() > 1) {
            line(BoardSign.PATH, look.path(1));
        }
        if (!path.isClosed()) {
            signs.add(BoardSign.KNIGHT, path.head(), () -> new SignSketch(look, SIDE).chip(new SquareState.Head()));
        }
        if (!path.isClosed() && path.head() != path.first()) {
            add(
                    BoardSign.FIRST,
                    path.first(),
                    pencil -> TourDrawing.first(pencil, SignSketch.MIDDLE, SignSketch.MIDDLE, SIDE));
        }
        if (!path.isFull()) {
            add(BoardSign.MISSED, pencil -> TourDrawing.missed(pencil, SignSketch.MIDDLE, SignSketch.MIDDLE, SIDE));
        }
    }

    private void step(ConstructionSteps assembly, int step) {
        if (!window.hasEdges()) {
            add(BoardSign.BLOCK_SHADE, pencil -> fill(pencil, look.path(0)));
            assembly.now(step)
                    .ifPresent(_ -> add(BoardSign.BLOCK_NOW, pencil -> fill(pencil, ColourRole.ACCENT.tone())));
            return;
        }
        boolean bold = assembly.stage(step) == ConstructionSteps.Stage.BLOCKS;
        add(BoardSign.BLOCK, pencil -> JoinDrawing.outline(pencil, 5, 5, 2 * SIDE, 2 * SIDE, SIDE, bold));
        if (!bold) {
            lines(assembly, step);
        } else if (IntStream.range(0, assembly.blockCount()).anyMatch(assembly::sharesItsPlace)) {
            add(BoardSign.SHARED, pencil -> {
                JoinDrawing.owned(pencil, SignSketch.MIDDLE / 2, SignSketch.MIDDLE, SIDE, true);
                JoinDrawing.owned(pencil, 1.5 * SignSketch.MIDDLE, SignSketch.MIDDLE, SIDE, false);
            });
        }
        assembly.now(step).ifPresent(this::join);
    }

    private void lines(ConstructionSteps assembly, int step) {
        if (IntStream.range(0, assembly.blockCount()).anyMatch(block -> assembly.isJoined(block, step))) {
            line(BoardSign.PATH, look.path(1));
        }
        if (IntStream.range(0, assembly.blockCount()).anyMatch(block -> !assembly.isJoined(block, step))) {
            line(BoardSign.TOUR_APART, JoinDrawing.colour(0));
        }
    }

    private void line(BoardSign sign, ColourExpression tone) {
        add(sign, pencil -> pencil.add(across(LargeBoardSketchBuilder.line(tone, SIDE))));
    }

    private void join(Join join) {
        if (!join.cut().isEmpty()) {
            add(BoardSign.EDGE_OUT, pencil -> JoinDrawing.cut(pencil, across(JoinDrawing.dashes(SIDE)), SIDE));
        }
        if (!join.put().isEmpty()) {
            add(BoardSign.EDGE_IN, pencil -> {
                pencil.add(across(JoinDrawing.band(SIDE)));
                pencil.add(across(LargeBoardSketchBuilder.line(look.path(1), SIDE)));
            });
        }
    }
}

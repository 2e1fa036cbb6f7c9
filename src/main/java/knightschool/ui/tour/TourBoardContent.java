package knightschool.ui.tour;

import java.util.List;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.warnsdorff.WarnsdorffResult;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.drawing.tour.TourDrawing;
import knightschool.drawing.tour.TourLegendSigns;
import knightschool.drawing.tour.TourRasterizer;
import knightschool.tour.PathCoverageGrid;
import knightschool.tour.TourSquareNumbers;
import knightschool.tour.construction.ConstructionSteps;

/**
 * The content of a board in the tour scene, such as a path or a step of the construction, which can be drawn as a
 * sketch or as an image. Immutable, so that images can be painted on any thread.
 */
sealed interface TourBoardContent {
    AlgorithmStyle JOINED = AlgorithmStyle.CONSTRUCTION;

    AlgorithmStyle RULE = AlgorithmStyle.of(Algorithms.named("warnsdorff"));

    /** The squares without a path. */
    record Squares(AlgorithmStyle look) implements TourBoardContent {}

    /** A path, complete or not. */
    record Path(TourSquareNumbers places, AlgorithmStyle look) implements TourBoardContent {}

    /** A path that is still growing. */
    record Progress(PathCoverageGrid coverage, AlgorithmStyle look) implements TourBoardContent {}

    /** A step of the construction. */
    record Step(ConstructionSteps assembly, int number, AlgorithmStyle look) implements TourBoardContent {}

    /** Draws the content on squares with edges. */
    default Sketch sketch(BoardViewport window) {
        return switch (this) {
            case Squares(var look) -> TourDrawing.board(window, look);
            case Path(var places, var look) -> TourDrawing.path(window, places, look);
            case Progress(var coverage, var look) -> TourDrawing.progress(window, coverage, look);
            case Step(var assembly, var number, var look) -> TourDrawing.step(window, assembly, number, look);
        };
    }

    /** The signs in the section, for the legend. */
    default List<VisibleBoardSign> signs(BoardViewport window) {
        return switch (this) {
            case Squares _ -> List.of();
            case Path(var places, var look) -> TourLegendSigns.path(window, places, look);
            case Progress progress -> TourLegendSigns.progress(window, progress.look());
            case Step(var assembly, var number, var look) -> TourLegendSigns.step(window, assembly, number, look);
        };
    }

    /** Paints the content on smaller squares as 0xAARRGGBB values, row by row. */
    default int[] pixels(BoardViewport window, ColourPalette palette) {
        return switch (this) {
            case Squares(var look) -> TourRasterizer.board(window, look, palette);
            case Path(var places, var look) -> TourRasterizer.path(window, places, look, palette);
            case Progress(var coverage, var look) -> TourRasterizer.progress(window, coverage, look, palette);
            case Step(var assembly, var number, var look) ->
                TourRasterizer.step(window, assembly, number, look, palette);
        };
    }

    /** The current content of the left board. */
    static TourBoardContent joining(TourConstructionModel model) {
        ConstructedTour built = model.builtProperty().get();
        int step = model.steps().step();
        if (built == null || step == 0) {
            return new Squares(JOINED);
        }
        return step == built.last() ? new Path(built.places(), JOINED) : new Step(built.assembly(), step, JOINED);
    }

    /** The current content of the right board. */
    static TourBoardContent rule(TourConstructionModel model) {
        WarnsdorffResult greedy = model.greedyProperty().get();
        PathCoverageGrid coverage = model.coverageProperty().get();
        return greedy != null
                ? new Path(greedy.path(), RULE)
                : coverage != null ? new Progress(coverage, RULE) : new Squares(RULE);
    }
}

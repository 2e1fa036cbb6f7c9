package knightschool.ui.tour;

import java.util.List;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.WarnsdorffResult;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.SignOccurrence;
import knightschool.drawing.tour.TourDrawing;
import knightschool.drawing.tour.TourLegendSigns;
import knightschool.drawing.tour.TourRasterizer;
import knightschool.drawing.tour.TourViewport;
import knightschool.tour.PathCoverageGrid;
import knightschool.tour.TourIndex;
import knightschool.tour.construction.ConstructionSteps;

/**
 * The content of a board, which can be drawn as a sketch or as an image. Immutable, so that images can be painted on
 * any thread.
 */
sealed interface TourBoardContent {
    AlgorithmPathStyle JOINED = AlgorithmPathStyle.CONSTRUCTION;

    AlgorithmPathStyle RULE = AlgorithmPathStyle.of(Algorithms.named("warnsdorff"));

    /** Draws the content on squares with edges. */
    Sketch sketch(TourViewport window);

    /** The signs in the section, for the legend. */
    List<SignOccurrence> signs(TourViewport window);

    /** Paints the content on smaller squares as 0xAARRGGBB values, row by row. */
    int[] pixels(TourViewport window, Palette palette);

    /** The squares without a path. */
    record Squares(AlgorithmPathStyle look) implements TourBoardContent {
        @Override
        public Sketch sketch(TourViewport window) {
            return TourDrawing.board(window, look);
        }

        @Override
        public int[] pixels(TourViewport window, Palette palette) {
            return TourRasterizer.board(window, look, palette);
        }

        @Override
        public List<SignOccurrence> signs(TourViewport window) {
            return List.of();
        }
    }

    /** A path, complete or not. */
    record Path(TourIndex places, AlgorithmPathStyle look) implements TourBoardContent {
        @Override
        public Sketch sketch(TourViewport window) {
            return TourDrawing.path(window, places, look);
        }

        @Override
        public int[] pixels(TourViewport window, Palette palette) {
            return TourRasterizer.path(window, places, look, palette);
        }

        @Override
        public List<SignOccurrence> signs(TourViewport window) {
            return TourLegendSigns.path(window, places, look);
        }
    }

    /** A path that is still growing. */
    record Progress(PathCoverageGrid coverage, AlgorithmPathStyle look) implements TourBoardContent {
        @Override
        public Sketch sketch(TourViewport window) {
            return TourDrawing.progress(window, coverage, look);
        }

        @Override
        public int[] pixels(TourViewport window, Palette palette) {
            return TourRasterizer.progress(window, coverage, look, palette);
        }

        @Override
        public List<SignOccurrence> signs(TourViewport window) {
            return TourLegendSigns.progress(window, look);
        }
    }

    /** A step of the construction. */
    record Step(ConstructionSteps assembly, int number, AlgorithmPathStyle look) implements TourBoardContent {
        @Override
        public Sketch sketch(TourViewport window) {
            return TourDrawing.step(window, assembly, number, look);
        }

        @Override
        public int[] pixels(TourViewport window, Palette palette) {
            return TourRasterizer.step(window, assembly, number, look, palette);
        }

        @Override
        public List<SignOccurrence> signs(TourViewport window) {
            return TourLegendSigns.step(window, assembly, number, look);
        }
    }

    /** The current content of the left board. */
    static TourBoardContent joining(TourModel model) {
        ConstructedTour built = model.builtProperty().get();
        int step = model.steps().step();
        if (built == null || step == 0) {
            return new Squares(JOINED);
        }
        return step == built.last() ? new Path(built.places(), JOINED) : new Step(built.assembly(), step, JOINED);
    }

    /** The current content of the right board. */
    static TourBoardContent rule(TourModel model) {
        WarnsdorffResult greedy = model.greedyProperty().get();
        PathCoverageGrid coverage = model.coverageProperty().get();
        return greedy != null
                ? new Path(greedy.path(), RULE)
                : coverage != null ? new Progress(coverage, RULE) : new Squares(RULE);
    }
}

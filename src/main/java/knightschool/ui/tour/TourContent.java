package knightschool.ui.tour;

import knightschool.algorithm.Algorithms;
import knightschool.drawing.AlgorithmLook;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.TourDrawing;
import knightschool.drawing.TourPixels;
import knightschool.drawing.TourWindow;
import knightschool.tour.Assembly;
import knightschool.tour.Coverage;
import knightschool.tour.Places;

/** What is on a board, drawn either way. Immutable, so that an image of it can be painted on any thread. */
sealed interface TourContent {
    AlgorithmLook JOINED = AlgorithmLook.CONSTRUCTION;

    AlgorithmLook RULE = AlgorithmLook.of(Algorithms.named("warnsdorff"));

    /** For squares with edges. */
    Sketch sketch(TourWindow window);

    /** For smaller ones: 0xAARRGGBB, row by row. */
    int[] pixels(TourWindow window, Palette palette);

    /** The squares alone. */
    record Squares(AlgorithmLook look) implements TourContent {
        @Override
        public Sketch sketch(TourWindow window) {
            return TourDrawing.board(window, look);
        }

        @Override
        public int[] pixels(TourWindow window, Palette palette) {
            return TourPixels.board(window, look, palette);
        }
    }

    /** A way, as far as it goes. */
    record Way(Places places, AlgorithmLook look) implements TourContent {
        @Override
        public Sketch sketch(TourWindow window) {
            return TourDrawing.way(window, places, look);
        }

        @Override
        public int[] pixels(TourWindow window, Palette palette) {
            return TourPixels.way(window, places, look, palette);
        }
    }

    /** A way that goes on. */
    record Progress(Coverage coverage, AlgorithmLook look) implements TourContent {
        @Override
        public Sketch sketch(TourWindow window) {
            return TourDrawing.progress(window, coverage, look);
        }

        @Override
        public int[] pixels(TourWindow window, Palette palette) {
            return TourPixels.progress(window, coverage, look, palette);
        }
    }

    /** A step on the way to a tour. */
    record Step(Assembly assembly, int number, AlgorithmLook look) implements TourContent {
        @Override
        public Sketch sketch(TourWindow window) {
            return TourDrawing.step(window, assembly, number, look);
        }

        @Override
        public int[] pixels(TourWindow window, Palette palette) {
            return TourPixels.step(window, assembly, number, look, palette);
        }
    }

    /** What the left board shows now. */
    static TourContent joining(TourModel model) {
        Built built = model.builtProperty().get();
        int step = model.stepProperty().get();
        if (built == null || step == 0) {
            return new Squares(JOINED);
        }
        return step == built.last() ? new Way(built.places(), JOINED) : new Step(built.assembly(), step, JOINED);
    }

    /** What the right board shows now. */
    static TourContent rule(TourModel model) {
        Greedy greedy = model.greedyProperty().get();
        Coverage coverage = model.coverageProperty().get();
        return greedy != null
                ? new Way(greedy.way(), RULE)
                : coverage != null ? new Progress(coverage, RULE) : new Squares(RULE);
    }
}

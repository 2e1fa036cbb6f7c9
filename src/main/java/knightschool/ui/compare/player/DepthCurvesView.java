package knightschool.ui.compare.player;

import java.util.List;
import knightschool.compare.DepthCurves;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.chart.DepthCurvesDrawing;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.ui.board.SketchView;
import knightschool.ui.compare.model.CompareModel;

/** The depth curves of the searches, above the lanes of the timeline and on its axis. */
final class DepthCurvesView extends SketchView {
    /** The height above the lanes, in pixels. */
    static final double HEIGHT = 84;

    /** The least height, in a comparison that is low: the boards have more to tell. */
    private static final double LEAST_HEIGHT = 48;

    /** The height of a comparison from which on the curves have their usual height. */
    private static final double HIGH_ENOUGH = 1_000;

    /** By how much the curves are lower for each pixel that the comparison is lower. */
    private static final double SHARE = 0.1;

    private final CompareModel model;
    private CurvesDrawing lastDrawing;

    /**
     * The values on which the drawing depends. It is redrawn only when they change, because a running clock asks for
     * each of its steps.
     */
    private record CurvesDrawing(
            DepthCurves curves,
            StepAxisScale scale,
            List<AlgorithmStyle> styles,
            List<Integer> past,
            int fewest,
            double width,
            double height) {}

    DepthCurvesView(CompareModel model) {
        this.model = model;
        setId("depth-curves");
        setMouseTransparent(true);
        setManaged(false);
    }

    /** Returns the height of the curves in a comparison of the given height, both in pixels. */
    static double heightIn(double comparison) {
        return Math.floor(Math.clamp(HEIGHT - SHARE * (HIGH_ENOUGH - comparison), LEAST_HEIGHT, HEIGHT));
    }

    /**
     * Draws the curves for the given step of the clock.
     *
     * @param looks the path styles of the searches, from the leftmost pane on
     * @param width the width of the axis and of the space to its right, in pixels
     * @param height the height of the curves, in pixels
     * @param whole whether the axis of depths begins at 0 in any case, so that it tells nothing of later steps
     */
    void show(StepAxisScale scale, List<AlgorithmStyle> looks, long step, double width, double height, boolean whole) {
        model.depths().show(scale);
        DepthCurves curves = model.depths().curvesProperty().get();
        if (curves == null || width < 1) {
            lastDrawing = null;
            setSketch(Sketch.EMPTY);
        } else {
            int squares = model.problem().board().playableCount();
            int fewest = whole ? 0 : curves.fewest(squares);
            List<Integer> past = DepthCurvesDrawing.columnsBefore(curves, step);
            CurvesDrawing next = new CurvesDrawing(curves, scale, looks, past, fewest, Math.floor(width), height);
            if (!isAsDrawn(next)) {
                setSketch(
                        new DepthCurvesDrawing(scale, fewest, squares, height).draw(curves, looks, step, next.width()));
                setAccessibleText(ComparisonPlayerWords.depthsReadOut(fewest, squares));
                lastDrawing = next;
            }
        }
        resizeRelocate(0, 0, Math.ceil(width), height);
    }

    /**
     * Returns whether the drawing is up to date. Curves are compared by identity: each reading creates new ones, and
     * comparing their long contents would be slow.
     */
    private boolean isAsDrawn(CurvesDrawing next) {
        return lastDrawing != null
                && lastDrawing.curves == next.curves
                && lastDrawing.scale.equals(next.scale)
                && lastDrawing.styles.equals(next.styles)
                && lastDrawing.past.equals(next.past)
                && lastDrawing.fewest == next.fewest
                && lastDrawing.width == next.width
                && lastDrawing.height == next.height;
    }
}

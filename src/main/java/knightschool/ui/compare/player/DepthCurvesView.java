package knightschool.ui.compare.player;

import java.util.List;
import knightschool.compare.DepthCurves;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.chart.DepthCurvesDrawing;
import knightschool.drawing.chart.StepScale;
import knightschool.ui.board.SketchCanvas;
import knightschool.ui.compare.model.CompareModel;

/** How deep the searches were over time, above the lanes of the timeline and on its axis. */
final class DepthCurvesView extends SketchCanvas {
    /** What it takes above the lanes, in pixels. */
    static final double HEIGHT = 64;

    private final CompareModel model;

    DepthCurvesView(CompareModel model) {
        this.model = model;
        setId("depth-curves");
        setAccessibleText(PlayerWords.DEPTHS_READ_OUT);
        setMouseTransparent(true);
        setManaged(false);
    }

    /**
     * Draws the curves with the clock at a step.
     *
     * @param looks of the searches, from the left pane on
     * @param width of the axis and what stands behind it, in pixels
     */
    void show(StepScale scale, List<AlgorithmPathStyle> looks, long step, double width) {
        model.depths().show(scale);
        DepthCurves curves = model.depths().curvesProperty().get();
        int squares = model.problem().board().playableCount();
        setSketch(
                curves == null || width < 1
                        ? Sketch.EMPTY
                        : new DepthCurvesDrawing(scale, squares, HEIGHT).draw(curves, looks, step, Math.floor(width)));
        resizeRelocate(0, 0, Math.ceil(width), HEIGHT);
    }
}

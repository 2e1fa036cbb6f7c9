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
    private Drawn drawn;

    /**
     * What decides how a drawing looks. It is drawn anew where that has changed, as a clock that runs asks each time.
     */
    private record Drawn(
            DepthCurves curves, StepScale scale, List<AlgorithmPathStyle> styles, List<Integer> past, double width) {}

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
        if (curves == null || width < 1) {
            drawn = null;
            setSketch(Sketch.EMPTY);
        } else {
            Drawn next =
                    new Drawn(curves, scale, looks, DepthCurvesDrawing.columnsBefore(curves, step), Math.floor(width));
            if (!isAsDrawn(next)) {
                int squares = model.problem().board().playableCount();
                setSketch(new DepthCurvesDrawing(scale, squares, HEIGHT).draw(curves, looks, step, next.width()));
                drawn = next;
            }
        }
        resizeRelocate(0, 0, Math.ceil(width), HEIGHT);
    }

    /** The depths are compared by identity: each reading is a new one, and they are long. */
    private boolean isAsDrawn(Drawn next) {
        return drawn != null
                && drawn.curves == next.curves
                && drawn.scale.equals(next.scale)
                && drawn.styles.equals(next.styles)
                && drawn.past.equals(next.past)
                && drawn.width == next.width;
    }
}

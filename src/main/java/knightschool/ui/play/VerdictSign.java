package knightschool.ui.play;

import knightschool.drawing.VerdictMark;
import knightschool.ui.board.SketchCanvas;

/** The sign of an answer: a filled disc with a tick for yes, a ring with a cross for no, an empty ring for neither. */
final class VerdictSign extends SketchCanvas {
    private static final double RADIUS = 14;

    void show(VerdictMark mark) {
        setSketch(mark.sketch(RADIUS));
    }
}

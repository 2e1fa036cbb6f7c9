package knightschool.ui.board;

import java.util.Optional;
import knightschool.drawing.Sketch;

/** What is shown as shapes, so that its picture is sharp in any size. */
public interface SketchSource {
    /** All that is shown; empty where it is more than shapes. */
    Optional<Sketch> sketched();
}

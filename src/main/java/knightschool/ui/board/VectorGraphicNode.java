package knightschool.ui.board;

import java.util.Optional;
import knightschool.drawing.Sketch;

/** A node that can show its content as shapes, so that its picture is sharp at any size. */
public interface VectorGraphicNode {
    /** The content; empty if shapes cannot represent it. */
    Optional<Sketch> sketched();
}

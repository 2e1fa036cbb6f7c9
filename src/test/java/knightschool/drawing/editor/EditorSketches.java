package knightschool.drawing.editor;

import java.util.Optional;
import knightschool.board.edit.Symmetry;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.graph.GraphElementSet;

/** Drawings of boards in the editor that show no subgraph, no selection and no symmetry. */
public final class EditorSketches {
    private EditorSketches() {}

    /** @param banded whether lines in the accent are bands with ink in them, see {@link ColourPalette#bandsAccent} */
    public static Sketch of(
            BoardGeometry geometry, int pointed, WitnessMarks evidence, Optional<DrawnWalk> walk, boolean banded) {
        return EditorBoardDrawing.of(
                BoardViewport.whole(geometry),
                new EditorBoardDrawing.EditorMarks(
                        pointed, evidence, walk, GraphElementSet.NONE, Optional.empty(), Symmetry.NONE, banded));
    }
}

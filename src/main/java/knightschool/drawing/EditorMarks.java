package knightschool.drawing;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.edit.SquareBox;
import knightschool.board.edit.Symmetry;
import knightschool.graph.Subgraph;

/**
 * What there is to see on a board that is edited, over its squares.
 *
 * @param pointed a square, hole or not, or {@link Board#NONE}
 * @param evidence why there is no tour
 * @param walk a tour or a walk to be shown
 * @param chosen squares and moves told from the rest
 * @param selection the squares that are chosen
 * @param symmetry which squares are painted with those that a person paints
 * @param banded whether lines in the accent are bands with ink in them, see {@link Palette#bandsAccent}
 */
public record EditorMarks(
        int pointed,
        WitnessMarks evidence,
        Optional<WalkLine> walk,
        Subgraph chosen,
        Optional<SquareBox> selection,
        Symmetry symmetry,
        boolean banded) {}

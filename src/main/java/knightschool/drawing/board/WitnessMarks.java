package knightschool.drawing.board;

import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import knightschool.board.SquareNames;
import knightschool.explain.Witness;

/**
 * The squares of a witness, as they are marked on a board: single squares, or the components of a board and the squares
 * of a cut.
 *
 * @param marked single squares; empty if there are components
 * @param removed the squares of a cut; otherwise empty
 * @param pieces the squares of each component, of the rest after a cut or of a disconnected board
 */
public record WitnessMarks(List<Integer> marked, List<Integer> removed, List<List<Integer>> pieces) {
    /** No marks. */
    public static final WitnessMarks NONE = new WitnessMarks(List.of(), List.of(), List.of());

    private static final int LARGEST_SMALL_PIECE = 8;

    public static WitnessMarks of(Witness witness) {
        return witness.pieces().isEmpty()
                ? new WitnessMarks(witness.squares(), List.of(), List.of())
                : new WitnessMarks(List.of(), witness.isCut() ? witness.squares() : List.of(), witness.pieces());
    }

    /** Returns these marks with only those single squares that satisfy a condition. */
    public WitnessMarks markedOnlyWhere(IntPredicate condition) {
        return new WitnessMarks(marked.stream().filter(condition::test).toList(), removed, pieces);
    }

    /** Returns the letter of a component by its index from 0: A to Z, then AA. */
    public static String letter(int piece) {
        return SquareNames.file(piece).toUpperCase(Locale.ROOT);
    }

    /** Returns whether a component is so large that its letters can be told apart without a disc below them. */
    public static boolean isLarge(List<Integer> piece) {
        return piece.size() > LARGEST_SMALL_PIECE;
    }
}

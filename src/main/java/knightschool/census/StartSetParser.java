package knightschool.census;

import java.util.BitSet;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;

/** Parses sets of start squares: squares and ranges of square indices, separated by commas, such as 0-15,20. */
public final class StartSetParser {
    private static final String REMEDY = "Write squares and ranges with commas between, such as 0-15,20.";

    private StartSetParser() {}

    /** Returns every playable square. */
    public static BitSet all(Board board) {
        BitSet starts = new BitSet();
        board.playable().forEach(starts::set);
        return starts;
    }

    /**
     * Parses a list of squares, given by index or chess name, and ranges. Holes among them are kept.
     *
     * @throws InputFault if the text names no square, a square off the board, or a descending range
     */
    public static BitSet parse(Board board, String text) {
        BitSet starts = new BitSet();
        for (String part : text.split(",", -1)) {
            if (part.isBlank()) {
                throw new InputFault("a square is missing in \"" + text + "\"", REMEDY);
            }
            String[] ends = part.strip().split("-", -1);
            if (ends.length > 2 || ends[0].isBlank() || ends[ends.length - 1].isBlank()) {
                throw new InputFault("\"" + part.strip() + "\" is neither a square nor a range", REMEDY);
            }
            int first = SquareNames.parse(board, ends[0]);
            int last = SquareNames.parse(board, ends[ends.length - 1]);
            if (last < first) {
                throw new InputFault("the range \"" + part.strip() + "\" falls", "Write its smaller index first.");
            }
            starts.set(first, last + 1);
        }
        return starts;
    }
}

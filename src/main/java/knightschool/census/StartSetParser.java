package knightschool.census;

import java.util.BitSet;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;

/** Sets of starts as a person writes them: squares and ranges of indices with commas between, such as 0-15,20. */
public final class StartSetParser {
    private static final String REMEDY = "Write squares and ranges with commas between, such as 0-15,20.";

    private StartSetParser() {}

    /** Every playable square. */
    public static BitSet all(Board board) {
        BitSet starts = new BitSet();
        board.playable().forEach(starts::set);
        return starts;
    }

    /**
     * The squares that a text names, by index or by chess name; holes among them are kept.
     *
     * @throws InputFault if it names none, a square off the board, or a range that falls
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

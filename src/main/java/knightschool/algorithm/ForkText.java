package knightschool.algorithm;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.Fork;
import knightschool.text.NumberFormatter;

/** Forks as they are written behind an algorithm, such as {@code fork 44 c4}, and as they are said. */
final class ForkText {
    static final String WORD = "fork";

    private static final int WORDS = 3;
    private static final String FORM = "Write the word fork, the step and a square, such as \"fork 44 c4\".";

    private ForkText() {}

    /**
     * Reads forks, one behind the other.
     *
     * @throws InputFault if these are none on that board, or their steps do not rise
     */
    static List<Fork> read(List<String> words, Board board) {
        List<Fork> forks = new ArrayList<>();
        for (int at = 0; at < words.size(); at += WORDS) {
            List<String> one = words.subList(at, Math.min(at + WORDS, words.size()));
            if (one.size() < WORDS
                    || !one.getFirst().equals(WORD)
                    || !one.get(1).matches("\\d{1,18}")) {
                throw new InputFault("\"" + String.join(" ", one) + "\" is no fork", FORM);
            }
            long step = Long.parseLong(one.get(1));
            if (!forks.isEmpty() && step <= forks.getLast().step()) {
                throw new InputFault(
                        "the fork at step " + step + " does not come after the one before it",
                        "Write forks in the order of their steps, one at each.");
            }
            forks.add(new Fork(step, SquareNames.parsePlayable(board, one.get(2))));
        }
        return forks;
    }

    /** How a fork is written: reading it gives an equal one. */
    static String written(Fork fork, Board board) {
        return WORD + " " + fork.step() + " " + SquareNames.name(board, fork.square());
    }

    /** Forks in a few words: "c4 at step 44"; empty for none. */
    static String inShort(List<Fork> forks, Board board) {
        return forks.stream()
                .map(fork ->
                        SquareNames.name(board, fork.square()) + " at step " + NumberFormatter.grouped(fork.step()))
                .collect(Collectors.joining(", "));
    }
}

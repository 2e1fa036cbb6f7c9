package knightschool.algorithm;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.policy.ScheduledFork;
import knightschool.text.NumberFormatter;

/** Parses and formats {@link ScheduledFork forks}: in files, such as {@code fork 44 c4}, and on screen. */
final class ScheduledForkText {
    static final String WORD = "fork";

    private static final int WORDS = 3;
    private static final String FORM = "Write the word fork, the step and a square, such as \"fork 44 c4\".";

    private ScheduledForkText() {}

    /**
     * Parses a sequence of forks.
     *
     * @throws InputFault if a word is not part of a fork on the board, or the steps do not rise
     */
    static List<ScheduledFork> read(List<String> words, Board board) {
        List<ScheduledFork> forks = new ArrayList<>();
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
            forks.add(new ScheduledFork(step, SquareNames.parsePlayable(board, one.get(2))));
        }
        return forks;
    }

    /** Returns the text of a fork; parsing it gives an equal one. */
    static String written(ScheduledFork fork, Board board) {
        return WORD + " " + fork.step() + " " + SquareNames.name(board, fork.square());
    }

    /** Returns forks in a few words, such as "c4 at step 44"; empty if there are none. */
    static String inShort(List<ScheduledFork> forks, Board board) {
        return forks.stream()
                .map(fork ->
                        SquareNames.name(board, fork.square()) + " at step " + NumberFormatter.grouped(fork.step()))
                .collect(Collectors.joining(", "));
    }
}

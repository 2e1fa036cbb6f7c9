package knightschool.lesson.claim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.setup.source.BoardSource;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.PuzzleSource;
import knightschool.statemap.SlidingPuzzle;
import knightschool.text.Spacing;

/** What follows the first word of a claim, taken from left to right. */
final class ClaimArguments {
    private static final Pattern SQUARE = Pattern.compile("[a-z]{1,3}[1-9]\\d{0,3}|\\d{1,8}");

    private final Deque<String> words;
    private final FileResolver beside;
    private final SearchCache searches;
    private final BooleanSupplier isWanted;
    private final Board usual;

    ClaimArguments(
            List<String> words, FileResolver beside, SearchCache searches, BooleanSupplier isWanted, Board usual) {
        this.words = new ArrayDeque<>(words);
        this.beside = beside;
        this.searches = searches;
        this.isWanted = isWanted;
        this.usual = usual;
    }

    SearchCache searches() {
        return searches;
    }

    /** Ends a long work if nobody waits for the answer any more: a {@link CancellationException}. */
    void checkWanted() {
        if (!isWanted.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    /** The word that comes next. */
    String word(String what) {
        if (words.isEmpty()) {
            throw new InputFault("the claim ends before its " + what, "Write it as in: edges 8x8 = 168.");
        }
        refuseOption();
        return words.poll();
    }

    /** Takes a word out, wherever it stands, if it is there. */
    boolean takes(String word) {
        return words.remove(word);
    }

    /** Takes a word out, wherever it stands, with the one behind it, which is returned. */
    Optional<String> after(String word) {
        List<String> all = new ArrayList<>(words);
        int at = all.indexOf(word);
        if (at < 0) {
            return Optional.empty();
        }
        if (at + 1 == all.size()) {
            throw new InputFault("nothing stands behind " + word, "Write what it is to be, or leave it out.");
        }
        all.remove(at);
        String value = all.remove(at);
        words.clear();
        words.addAll(all);
        return Optional.of(value);
    }

    /**
     * The board that comes next; the usual one if none is named.
     *
     * @param after how many words may still follow it
     */
    Board board(int after) {
        refuseOption();
        boolean named = !words.isEmpty()
                && (BoardText.isSize(words.peek()) || words.size() > after || !isSquares(words.peek()));
        return named ? BoardSource.read(words.poll(), beside).board() : usual;
    }

    private static boolean isSquares(String word) {
        return Spacing.parts(word, ',').stream()
                .allMatch(square -> SQUARE.matcher(square).matches());
    }

    /** The sliding puzzle that comes next: its number in the program's collection, or a file. */
    SlidingPuzzle puzzle() {
        return PuzzleSource.read(word("puzzle"), beside).puzzle();
    }

    int square(Board board) {
        return SquareNames.parsePlayable(board, word("square"));
    }

    /** A start; the board's own if none is named. */
    int start(Board board) {
        return start(board, board.startOrFirst());
    }

    /** A start; {@code otherwise} if none is named. */
    int start(Board board, int otherwise) {
        return words.isEmpty() ? otherwise : square(board);
    }

    /** Squares joined by commas; holes are taken, since a walk may fail there. */
    int[] walk(Board board) {
        String[] names = word("squares").split(",", -1);
        return Arrays.stream(names)
                .mapToInt(name -> SquareNames.parse(board, name))
                .toArray();
    }

    /** A number from 0 up to a billion. */
    int number() {
        String word = word("number");
        if (!word.matches("\\d{1,9}")) {
            throw new InputFault("\"" + word + "\" is no whole number", "Write digits, such as 120.");
        }
        return Integer.parseInt(word);
    }

    /** Options are taken out first, so that one which stands here still is one that the claim does not know. */
    private void refuseOption() {
        if (!words.isEmpty() && words.peek().startsWith("--")) {
            throw new InputFault("there is no option \"" + words.peek() + "\" here", "Leave it out.");
        }
    }

    void end() {
        refuseOption();
        if (!words.isEmpty()) {
            throw new InputFault("nothing is expected at \"" + words.peek() + "\"", "Leave it out.");
        }
    }
}

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
import knightschool.graph.KnightGraph;
import knightschool.graph.SimpleGraph;
import knightschool.layout.file.GraphFileFormat;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.source.WrittenPlacedGraph;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.SlidingPuzzle;
import knightschool.text.WhitespaceNormalizer;

/** The arguments of a claim: the words after the first one, consumed from left to right. */
final class ClaimArguments {
    private static final Pattern SQUARE = Pattern.compile("[a-z]{1,3}[1-9]\\d{0,3}|\\d{1,8}");

    private final Deque<String> words;
    private final FileResolver files;
    private final SearchCache searches;
    private final BooleanSupplier isWanted;
    private final Board usual;

    ClaimArguments(
            List<String> words, FileResolver files, SearchCache searches, BooleanSupplier isWanted, Board usual) {
        this.words = new ArrayDeque<>(words);
        this.files = files;
        this.searches = searches;
        this.isWanted = isWanted;
        this.usual = usual;
    }

    SearchCache searches() {
        return searches;
    }

    /** Throws a {@link CancellationException} if the answer is no longer wanted. */
    void checkWanted() {
        if (!isWanted.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    /** Consumes the next word. */
    String word(String noun) {
        if (words.isEmpty()) {
            throw new InputFault("the claim ends before its " + noun, "Write it as in: edges 8x8 = 168.");
        }
        refuseOption();
        return words.poll();
    }

    /** Removes the first occurrence of a word, wherever it is, and returns whether there was one. */
    boolean takes(String word) {
        return words.remove(word);
    }

    /** Removes a word, wherever it is, and the word after it, which is returned. */
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
     * Consumes the next board; returns the default board if none is named.
     *
     * @param after the number of words that may still follow it
     */
    Board board(int after) {
        refuseOption();
        boolean named = !words.isEmpty()
                && (BoardText.isSize(words.peek()) || words.size() > after || !isSquares(words.peek()));
        return named ? WrittenBoard.read(words.poll(), files).board() : usual;
    }

    /**
     * Consumes the next graph: a file of a format of graphs, or the knight's graph of the next board.
     *
     * @param after the number of words that may still follow it
     */
    SimpleGraph graph(int after) {
        return !words.isEmpty() && GraphFileFormat.of(words.peek()).isPresent()
                ? WrittenPlacedGraph.read(words.poll(), files).graph()
                : KnightGraph.of(board(after));
    }

    private static boolean isSquares(String word) {
        return WhitespaceNormalizer.parts(word, ',').stream()
                .allMatch(square -> SQUARE.matcher(square).matches());
    }

    /** Consumes the next sliding puzzle: its number in the program's collection, or a file. */
    SlidingPuzzle puzzle() {
        return WrittenPuzzle.read(word("puzzle"), files).puzzle();
    }

    int square(Board board) {
        return SquareNames.parsePlayable(board, word("square"));
    }

    /** Consumes a start square; returns the board's own if none is named. */
    int start(Board board) {
        return start(board, board.startOrFirst());
    }

    /** Consumes a start square; returns {@code otherwise} if none is named. */
    int start(Board board, int otherwise) {
        return words.isEmpty() ? otherwise : square(board);
    }

    /** Consumes squares joined by commas. Holes are accepted, because a walk may fail there. */
    int[] walk(Board board) {
        String[] names = word("squares").split(",", -1);
        return Arrays.stream(names)
                .mapToInt(name -> SquareNames.parse(board, name))
                .toArray();
    }

    /** Consumes a number from 0 to 999,999,999. */
    int number() {
        String word = word("number");
        if (!word.matches("\\d{1,9}")) {
            throw new InputFault("\"" + word + "\" is no whole number", "Write digits, such as 120.");
        }
        return Integer.parseInt(word);
    }

    /** Throws a fault if the next word is an option. Known options have been removed by then. */
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

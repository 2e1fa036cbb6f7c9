package knightschool.setup.source;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import knightschool.files.FilePathCodec;
import knightschool.files.InputFault;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.text.SeedText;

/**
 * A sliding puzzle and its written form: a number in the program's collection, the name of a file, or its rows.
 *
 * @param written the text in the set-up, which is written back unchanged; empty for the default puzzle
 * @param puzzle the puzzle that the text stood for when it was read
 */
public record WrittenPuzzle(String written, SlidingPuzzle puzzle) {
    private static final Pattern ROW = Pattern.compile("(?!.*\\.slide$)[.A-Za-z]+|;.*");
    private static final String SEED = "; seed ";
    private static final String NUMBER = "\\d{1,6}";

    /** Returns the default puzzle. */
    public static WrittenPuzzle usual() {
        return new WrittenPuzzle("", PuzzleCollection.article().puzzle());
    }

    /** Returns a puzzle written as its rows; the default puzzle is written as an empty text. */
    public static WrittenPuzzle of(SlidingPuzzle puzzle) {
        WrittenPuzzle usual = usual();
        return puzzle.equals(usual.puzzle) ? usual : new WrittenPuzzle(SlidingPuzzleText.format(puzzle), puzzle);
    }

    /** Returns a generated puzzle, with its seed written above its rows. */
    public static WrittenPuzzle ofSeed(long seed, SlidingPuzzle puzzle) {
        return new WrittenPuzzle(SEED + seed + "\n" + SlidingPuzzleText.format(puzzle), puzzle);
    }

    /** Returns the seed that is written above the rows of a generated puzzle. */
    public Optional<String> seed() {
        return written.lines()
                .findFirst()
                .filter(line -> line.startsWith(SEED))
                .map(line -> line.substring(SEED.length()))
                .filter(seed -> SeedText.parse(seed).isPresent());
    }

    /** Returns the puzzle of a file, written as its absolute path. */
    public static WrittenPuzzle ofFile(Path file, SlidingPuzzle puzzle) {
        return new WrittenPuzzle(FilePathCodec.of(file.toAbsolutePath()), puzzle);
    }

    /** Returns the file from which the puzzle was read, if it is written as an absolute path. */
    public Optional<Path> file() {
        return written.isEmpty() || WrittenBoard.isRows(written) || written.matches(NUMBER)
                ? Optional.empty()
                : FilePathCodec.whole(written);
    }

    /** Returns a source of the same puzzle that does not refer to a file. */
    public WrittenPuzzle selfContained() {
        return written.isEmpty() || WrittenBoard.isRows(written) || written.matches(NUMBER) ? this : of(puzzle);
    }

    /**
     * Reads the puzzle of a text: a number in the program's collection, rows, or a file name. A single line that could
     * be either a row or a file name is a file name if such a file exists.
     *
     * @param files resolves a file name
     * @throws InputFault with the line within the rows, or with the file name
     */
    public static WrittenPuzzle read(String written, FileResolver files) {
        String text = written.strip();
        if (text.matches(NUMBER)) {
            return new WrittenPuzzle(
                    text, PuzzleCollection.numbered(Long.parseLong(text)).puzzle());
        }
        if (!WrittenBoard.namesFile(written, ROW.asMatchPredicate(), files)) {
            return new WrittenPuzzle(WrittenBoard.rows(written), SlidingPuzzleText.parse(written));
        }
        return new WrittenPuzzle(
                text, WrittenBoard.inFile("puzzle", text, () -> SlidingPuzzleText.parse(files.text(text))));
    }
}

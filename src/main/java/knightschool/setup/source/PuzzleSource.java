package knightschool.setup.source;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import knightschool.files.FilePathCodec;
import knightschool.files.InputFault;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.text.SeedRange;

/**
 * A sliding puzzle and how it was written: the name of a file, or its rows.
 *
 * @param written as in the file, so that a set-up is written as it was read; empty where none is named; a number in the
 *     program's collection, a file's name or rows
 * @param puzzle what that was when it was read
 */
public record PuzzleSource(String written, SlidingPuzzle puzzle) {
    private static final Pattern ROW = Pattern.compile("(?!.*\\.slide$)[.A-Za-z]+|;.*");
    private static final String SEED = "; seed ";
    private static final String NUMBER = "\\d{1,6}";

    /** The puzzle that holds where none is named. */
    public static PuzzleSource usual() {
        return new PuzzleSource("", PuzzleCollection.article().puzzle());
    }

    /** A puzzle written by its rows; nothing is written of the usual one. */
    public static PuzzleSource of(SlidingPuzzle puzzle) {
        PuzzleSource usual = usual();
        return puzzle.equals(usual.puzzle) ? usual : new PuzzleSource(SlidingPuzzleText.format(puzzle), puzzle);
    }

    /** A puzzle that was made from a seed, which is written above its rows. */
    public static PuzzleSource ofSeed(long seed, SlidingPuzzle puzzle) {
        return new PuzzleSource(SEED + seed + "\n" + SlidingPuzzleText.format(puzzle), puzzle);
    }

    /** The seed that the puzzle was made from, where one is written above its rows. */
    public Optional<String> seed() {
        return written.lines()
                .findFirst()
                .filter(line -> line.startsWith(SEED))
                .map(line -> line.substring(SEED.length()))
                .filter(seed -> SeedRange.parse(seed).isPresent());
    }

    /** The puzzle of a file, named in full. */
    public static PuzzleSource ofFile(Path file, SlidingPuzzle puzzle) {
        return new PuzzleSource(FilePathCodec.of(file.toAbsolutePath()), puzzle);
    }

    /** The file that it was read from, where that is named in full. */
    public Optional<Path> file() {
        return written.isEmpty() || BoardSource.isRows(written) || written.matches(NUMBER)
                ? Optional.empty()
                : FilePathCodec.whole(written);
    }

    /** The same puzzle written by itself, without the name of a file. */
    public PuzzleSource selfContained() {
        return written.isEmpty() || BoardSource.isRows(written) || written.matches(NUMBER) ? this : of(puzzle);
    }

    /**
     * The puzzle of a text: a number in the program's collection, rows, or a file's name. A single row is told from a
     * name by whether there is such a file.
     *
     * @param beside where a file is looked for
     * @throws InputFault with the line inside the rows, or with the file's name
     */
    public static PuzzleSource read(String written, FileResolver beside) {
        String text = written.strip();
        if (text.matches(NUMBER)) {
            return new PuzzleSource(
                    text, PuzzleCollection.numbered(Long.parseLong(text)).puzzle());
        }
        if (!BoardSource.namesFile(written, ROW, beside)) {
            return new PuzzleSource(BoardSource.rows(written), SlidingPuzzleText.parse(written));
        }
        return new PuzzleSource(
                text, BoardSource.inFile("puzzle", text, () -> SlidingPuzzleText.parse(beside.text(text))));
    }
}

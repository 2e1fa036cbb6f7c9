package knightschool.statemap.collection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.files.resource.ResourceReader;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;

/**
 * The puzzles of the program: level 1 of the article "A Game About Rectangles", then puzzles of the
 * {@link PuzzleGenerator}, each of which needs more moves than the previous one. They are stored as files with their
 * properties in a comment, so that nothing is computed at the start.
 */
public final class PuzzleCollection {
    private static final Pattern MADE = Pattern.compile("seed (\\d+)");
    private static final Pattern SHORTEST = Pattern.compile("shortest (\\d+)");
    private static final Pattern POSITIONS = Pattern.compile("positions (\\d+)");

    private static final List<BuiltInPuzzle> ALL = stored();

    private PuzzleCollection() {}

    /** Returns all puzzles, by number. */
    public static List<BuiltInPuzzle> all() {
        return ALL;
    }

    /** Returns level 1 of the article. */
    public static BuiltInPuzzle article() {
        return ALL.getFirst();
    }

    /**
     * Returns the puzzle with a number.
     *
     * @throws InputFault if there is none
     */
    public static BuiltInPuzzle numbered(long number) {
        if (number < 1 || number > ALL.size()) {
            throw new InputFault("there is no puzzle " + number, "Puzzles go from 1 to " + ALL.size() + ".");
        }
        return ALL.get((int) number - 1);
    }

    /** Returns the puzzle of the collection that is equal to the given one, if there is one. */
    public static Optional<BuiltInPuzzle> of(SlidingPuzzle puzzle) {
        return ALL.stream().filter(one -> one.puzzle().equals(puzzle)).findFirst();
    }

    private static List<BuiltInPuzzle> stored() {
        List<BuiltInPuzzle> all = new ArrayList<>();
        Optional<String> text = text(1);
        while (text.isPresent()) {
            all.add(parse(all.size() + 1, text.get()));
            text = text(all.size() + 1);
        }
        return List.copyOf(all);
    }

    /** Returns the text of the file with a number; empty if there is none. */
    static Optional<String> text(int number) {
        String name = String.format(Locale.ROOT, "%02d.slide", number);
        return PuzzleCollection.class.getResource(name) == null
                ? Optional.empty()
                : Optional.of(ResourceReader.text(PuzzleCollection.class, name));
    }

    private static BuiltInPuzzle parse(int number, String text) {
        SlidingPuzzle puzzle = SlidingPuzzleText.parse(text);
        Optional<PuzzleGeneratorParameters> key = value(MADE, text)
                .map(seed -> new PuzzleGeneratorParameters(
                        puzzle.columns(),
                        puzzle.rows(),
                        puzzle.walls().cardinality(),
                        puzzle.blocks().size(),
                        Long.parseLong(seed)));
        int shortest = Integer.parseInt(value(SHORTEST, text).orElseThrow());
        int positions = Integer.parseInt(value(POSITIONS, text).orElseThrow());
        return new BuiltInPuzzle(number, puzzle, key, shortest, positions);
    }

    private static Optional<String> value(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}

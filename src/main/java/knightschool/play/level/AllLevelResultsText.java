package knightschool.play.level;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;

/**
 * The text format of level progress. It has one line for each finished level, with its squares, its seed, the fewest
 * moves and the shortest time in milliseconds; {@code ;} begins a comment.
 */
public final class AllLevelResultsText {
    private static final String HEAD = "; squares, seed, fewest moves, shortest time in milliseconds\n";
    private static final Pattern LINE = Pattern.compile("\\d{1,2} -?\\d{1,18} \\d{1,9} \\d{1,15}");

    private AllLevelResultsText() {}

    /** Returns the text of a progress, by squares and seed. */
    public static String format(AllLevelResults progress) {
        return HEAD
                + progress.results().entrySet().stream()
                        .map(AllLevelResultsText::line)
                        .collect(Collectors.joining());
    }

    private static String line(Map.Entry<LevelParameters, BestLevelResult> entry) {
        LevelParameters key = entry.getKey();
        BestLevelResult best = entry.getValue();
        return key.squares() + " " + key.seed() + " " + best.moves() + " "
                + best.time().toMillis() + "\n";
    }

    /** Parses a progress. Of two lines for the same level, the better values count. */
    public static PartialReadResult<AllLevelResults> parse(String text) {
        SortedMap<LevelParameters, BestLevelResult> results = new TreeMap<>();
        List<InputFault> faults = PartialReadResult.faults(text, line -> read(line, results));
        return new PartialReadResult<>(new AllLevelResults(results), faults);
    }

    private static void read(String line, SortedMap<LevelParameters, BestLevelResult> results) {
        if (!LINE.matcher(line).matches()) {
            throw fault("this is no result of a level");
        }
        long[] numbers = Stream.of(line.split(" ")).mapToLong(Long::parseLong).toArray();
        if (!LevelParameters.isSquares(numbers[0])) {
            throw fault("no level has " + numbers[0] + " squares");
        }
        if (numbers[2] < numbers[0] - 1) {
            throw fault(numbers[2] + " moves do not visit " + numbers[0] + " squares");
        }
        results.merge(
                new LevelParameters((int) numbers[0], numbers[1]),
                new BestLevelResult((int) numbers[2], Duration.ofMillis(numbers[3])),
                BestLevelResult::best);
    }

    private static InputFault fault(String description) {
        return new InputFault(description, "Write squares, seed, moves and milliseconds, such as 28 4711 29 61300.");
    }
}

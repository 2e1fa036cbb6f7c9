package knightschool.play.level;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;

/**
 * Progress as text: a line for each level that was finished, with its squares, its seed, the fewest moves and the
 * shortest time in milliseconds; {@code ;} begins a comment.
 */
public final class LevelProgressText {
    private static final String HEAD = "; squares, seed, fewest moves, shortest time in milliseconds\n";
    private static final String LINE = "\\d{1,2} -?\\d{1,18} \\d{1,9} \\d{1,15}";

    private LevelProgressText() {}

    /** The text of progress, by squares and seed. */
    public static String format(LevelProgress progress) {
        return HEAD
                + progress.results().entrySet().stream()
                        .map(LevelProgressText::line)
                        .collect(Collectors.joining());
    }

    private static String line(Map.Entry<LevelKey, LevelResult> entry) {
        LevelKey key = entry.getKey();
        LevelResult best = entry.getValue();
        return key.squares() + " " + key.seed() + " " + best.moves() + " "
                + best.time().toMillis() + "\n";
    }

    /**
     * The progress of a text; of two lines for one level the better counts.
     *
     * @throws InputFault naming the line
     */
    public static LevelProgress parse(String text) {
        LevelProgress progress = LevelProgress.NONE;
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty() && !lines.get(i).startsWith(";")) {
                progress = with(progress, lines.get(i), i + 1);
            }
        }
        return progress;
    }

    private static LevelProgress with(LevelProgress progress, String line, int number) {
        if (!line.matches(LINE)) {
            throw fault(number, "this is no result of a level");
        }
        long[] numbers = Stream.of(line.split(" ")).mapToLong(Long::parseLong).toArray();
        if (!LevelKey.isSquares(numbers[0])) {
            throw fault(number, "no level has " + numbers[0] + " squares");
        }
        if (numbers[2] < numbers[0] - 1) {
            throw fault(number, numbers[2] + " moves do not visit " + numbers[0] + " squares");
        }
        return progress.with(
                new LevelKey((int) numbers[0], numbers[1]),
                new LevelResult((int) numbers[2], Duration.ofMillis(numbers[3])));
    }

    private static InputFault fault(int line, String what) {
        return new InputFault("", line, what, "Write squares, seed, moves and milliseconds, such as 28 4711 29 61300.");
    }
}

package knightschool.drawing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts that were looked at once and found right, one a file. What has changed since is told line by line, and becomes
 * the text to compare with where it is accepted.
 */
final class Baseline {
    /** The system property whose value {@code accept} writes every text that differs. */
    static final String PROPERTY = "baseline";

    private static final int MOST_LINES = 60;

    private final Path folder;
    private final boolean accepts;

    /**
     * @param folder of the files, which need not exist
     * @param accepts whether a text that differs is written, not refused
     */
    Baseline(Path folder, boolean accepts) {
        this.folder = folder;
        this.accepts = accepts;
    }

    /** The baselines beside the tests, accepting where the tests were started with {@code -Dbaseline=accept}. */
    static Baseline ofDrawings() {
        Path folder = Path.of("src", "test", "resources", "knightschool", "drawing", "baselines");
        return new Baseline(folder, "accept".equals(System.getProperty(PROPERTY)));
    }

    /**
     * Compares a text with its file.
     *
     * @throws AssertionError with the lines that differ, unless differences are accepted
     */
    void check(String name, String text) {
        Path file = file(name);
        try {
            if (Files.exists(file) && Files.readString(file).equals(text)) {
                return;
            }
            if (!accepts) {
                throw new AssertionError(complaint(file, text));
            }
            Files.createDirectories(folder);
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of a name. */
    Path file(String name) {
        return folder.resolve(name + ".txt");
    }

    /** The names of all files, sorted; none without the folder. */
    List<String> names() {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString().replaceAll("\\.txt$", ""))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String complaint(Path file, String text) throws IOException {
        String change = Files.exists(file)
                ? "differs from " + file + " (- as it was, + as it is now):\n"
                        + shortened(difference(
                                Files.readAllLines(file), text.lines().toList()))
                : "has no baseline yet: " + file + "\n";
        return "the drawing " + change + "If the change is meant, write it with -Dbaseline=accept and read the diff.";
    }

    private static String shortened(List<String> lines) {
        int more = lines.size() - MOST_LINES;
        String shown = String.join("\n", lines.subList(0, Math.min(MOST_LINES, lines.size())));
        return shown + "\n" + (more > 0 ? "and " + more + " lines more\n" : "");
    }

    /** The lines that are only in one of both, each with its number; a longest common subsequence stays unsaid. */
    static List<String> difference(List<String> before, List<String> now) {
        int[][] common = common(before, now);
        List<String> lines = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < before.size() || j < now.size()) {
            if (i < before.size() && j < now.size() && before.get(i).equals(now.get(j))) {
                i++;
                j++;
            } else if (j == now.size() || i < before.size() && common[i + 1][j] >= common[i][j + 1]) {
                lines.add("- " + (i + 1) + ": " + before.get(i++));
            } else {
                lines.add("+ " + (j + 1) + ": " + now.get(j++));
            }
        }
        return lines;
    }

    /** Entry i, j is the length of the longest common subsequence of what is left from there on. */
    private static int[][] common(List<String> before, List<String> now) {
        int[][] common = new int[before.size() + 1][now.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = now.size() - 1; j >= 0; j--) {
                common[i][j] = before.get(i).equals(now.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }
}

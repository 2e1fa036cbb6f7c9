package knightschool.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.FilePathCodec;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.TextFiles;

/**
 * The files that were opened or saved last. Immutable; as text it has a line for each.
 *
 * @param files newest first, whole paths, none twice; no more than {@value #MOST} of each ending, and
 *     {@value #MOST_OF_ALL} together
 */
public record RecentList(List<Path> files) {
    /** So many are remembered of each kind, which the ending of a name tells. */
    public static final int MOST = 10;

    /**
     * So many are remembered of all kinds together: a file of a hundred thousand endings costs no more than one of
     * these.
     */
    public static final int MOST_OF_ALL = 200;

    /** No file was opened. */
    public static final RecentList NONE = new RecentList(List.of());

    /** Those that are too many, or twice, are left out, and what was handed over: another time it is something else. */
    public RecentList {
        Map<String, Integer> counted = new HashMap<>();
        files = files.stream()
                .distinct()
                .filter(file -> !TextFiles.isHandedOver(file))
                .filter(file -> counted.merge(ending(file), 1, Integer::sum) <= MOST)
                .limit(MOST_OF_ALL)
                .toList();
    }

    private static String ending(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.contains(".") ? name.substring(name.lastIndexOf('.')) : "";
    }

    /** Whether a file may have been left out to make room for newer ones. */
    private boolean isFullFor(Path file) {
        if (files.size() == MOST_OF_ALL) {
            return true;
        }
        String ending = ending(file);
        return files.stream().filter(other -> ending(other).equals(ending)).count() == MOST;
    }

    /** The same once a file was opened or saved; the oldest goes where there are too many. */
    public RecentList with(Path file) {
        return new RecentList(Stream.concat(Stream.of(file), files.stream()).toList());
    }

    /** The same once a file is gone. */
    public RecentList without(Path file) {
        return new RecentList(
                files.stream().filter(other -> !other.equals(file)).toList());
    }

    /** What was opened here comes before what was opened there; what is taken off here is taken off. */
    static RecentList merge(RecentList base, RecentList mine, RecentList theirs) {
        int first = 0;
        while (!isPart(mine.files.subList(first, mine.files.size()), base.files)) {
            first++;
        }
        List<Path> merged = new ArrayList<>(mine.files.subList(0, first));
        List<Path> takenOff = base.files.stream()
                .filter(file -> !mine.files.contains(file) && !mine.isFullFor(file))
                .toList();
        theirs.files.stream().filter(file -> !takenOff.contains(file)).forEach(merged::add);
        return new RecentList(merged);
    }

    /** Whether all of a list is in another one, in that order. */
    private static boolean isPart(List<Path> part, List<Path> whole) {
        Iterator<Path> all = whole.iterator();
        for (Path file : part) {
            boolean found = false;
            while (!found && all.hasNext()) {
                found = all.next().equals(file);
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    /** As text. */
    public String format() {
        return files.stream().map(file -> FilePathCodec.of(file) + "\n").collect(Collectors.joining());
    }

    /** The list of a text; what names no file is left out. */
    public static PartialReadResult<RecentList> parse(String text) {
        List<Path> files = new ArrayList<>();
        List<InputFault> faults = PartialReadResult.faults(text, line -> files.add(path(line)));
        return new PartialReadResult<>(new RecentList(files), faults);
    }

    private static Path path(String line) {
        return FilePathCodec.whole(line).orElseThrow(() -> new InputFault("this is no whole name of a file", ""));
    }
}

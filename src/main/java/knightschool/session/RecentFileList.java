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
 * The files that were opened or saved most recently. Immutable. The text format has one line for each file.
 *
 * @param files absolute paths, newest first, without duplicates; at most {@value #MOST} with each file name extension,
 *     and {@value #MOST_OF_ALL} in total
 */
public record RecentFileList(List<Path> files) {
    /** The maximum number of files of each kind, which is determined by the file name extension. */
    public static final int MOST = 10;

    /** The maximum number of files of all kinds, which limits the cost of a list with very many extensions. */
    public static final int MOST_OF_ALL = 200;

    /** An empty list. */
    public static final RecentFileList NONE = new RecentFileList(List.of());

    /**
     * Creates a list without duplicates, surplus files, and files that another program handed over, whose contents may
     * be others the next time.
     */
    public RecentFileList {
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

    /** Returns whether a file may have been left out to make room for newer ones. */
    private boolean isFullFor(Path file) {
        if (files.size() == MOST_OF_ALL) {
            return true;
        }
        String ending = ending(file);
        return files.stream().filter(other -> ending(other).equals(ending)).count() == MOST;
    }

    /** Returns this list with a file as its newest; the oldest surplus file is left out. */
    public RecentFileList with(Path file) {
        return new RecentFileList(Stream.concat(Stream.of(file), files.stream()).toList());
    }

    /** Returns this list without a file. */
    public RecentFileList without(Path file) {
        return new RecentFileList(
                files.stream().filter(other -> !other.equals(file)).toList());
    }

    /**
     * Merges two changed versions of a list. Files opened in {@code ours} come before those opened in {@code theirs};
     * files removed from {@code ours} are removed.
     */
    static RecentFileList merge(RecentFileList base, RecentFileList ours, RecentFileList theirs) {
        int first = 0;
        while (!isPart(ours.files.subList(first, ours.files.size()), base.files)) {
            first++;
        }
        List<Path> merged = new ArrayList<>(ours.files.subList(0, first));
        List<Path> takenOff = base.files.stream()
                .filter(file -> !ours.files.contains(file) && !ours.isFullFor(file))
                .toList();
        theirs.files.stream().filter(file -> !takenOff.contains(file)).forEach(merged::add);
        return new RecentFileList(merged);
    }

    /** Returns whether a list is a subsequence of another one. */
    private static boolean isPart(List<Path> part, List<Path> list) {
        Iterator<Path> all = list.iterator();
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

    /** Returns the text of this list. */
    public String format() {
        return files.stream().map(file -> FilePathCodec.of(file) + "\n").collect(Collectors.joining());
    }

    /** Parses a list; lines that are not a path are left out. */
    public static PartialReadResult<RecentFileList> parse(String text) {
        List<Path> files = new ArrayList<>();
        List<InputFault> faults = PartialReadResult.faults(text, line -> files.add(path(line)));
        return new PartialReadResult<>(new RecentFileList(files), faults);
    }

    private static Path path(String line) {
        return FilePathCodec.whole(line).orElseThrow(() -> new InputFault("this is no whole name of a file", ""));
    }
}

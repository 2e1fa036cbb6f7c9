package knightschool.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of what a process keeps aside at a time. A set is written beside the one before, which goes once the new
 * one is whole: a process that is killed meanwhile, or finds the disk full, leaves one of both, and never a mixture in
 * which one piece of work is there twice and another is lost.
 */
final class RecoveryFileNames {
    private static final Pattern NAME = Pattern.compile("(\\d{6,17})-\\d{5,}-of-(\\d{5,9})-.*");

    private RecoveryFileNames() {}

    /** The name of a file, counted from 0, of a set. */
    static String name(long set, int number, int count, String scene) {
        return "%06d-%05d-of-%05d-%s.txt".formatted(set, number, count, scene);
    }

    /** The number of a set that is newer than all of which there are files. */
    static long next(List<Path> files) {
        return 1
                + files.stream()
                        .map(RecoveryFileNames::matcher)
                        .filter(Matcher::matches)
                        .mapToLong(RecoveryFileNames::set)
                        .max()
                        .orElse(0);
    }

    /**
     * Of the files of a process those that belong together: the newest set that is whole, else the oldest, of which
     * some may have been answered. What has another name, such as that of an older version, stands for itself; what a
     * process that was ended left half written, under a name that begins with a dot, is none of them.
     */
    static List<Path> valid(List<Path> files) {
        List<Path> valid = new ArrayList<>();
        TreeMap<Long, List<Path>> sets = new TreeMap<>();
        for (Path file : files) {
            Matcher name = matcher(file);
            if (file.getFileName().toString().startsWith(".")) {
                continue;
            }
            if (name.matches()) {
                sets.computeIfAbsent(set(name), _ -> new ArrayList<>()).add(file);
            } else {
                valid.add(file);
            }
        }
        sets.descendingMap().values().stream()
                .filter(RecoveryFileNames::isWhole)
                .findFirst()
                .or(() -> sets.entrySet().stream().map(Map.Entry::getValue).findFirst())
                .ifPresent(valid::addAll);
        return valid;
    }

    private static boolean isWhole(List<Path> set) {
        Matcher first = matcher(set.getFirst());
        return first.matches() && Integer.parseInt(first.group(2)) == set.size();
    }

    private static Matcher matcher(Path file) {
        return NAME.matcher(file.getFileName().toString());
    }

    private static long set(Matcher name) {
        return Long.parseLong(name.group(1));
    }
}

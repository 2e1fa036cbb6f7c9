package knightschool.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Forms and parses the names of the files in which a process keeps unsaved work. Files written at the same time are a
 * set; each name has the number of the set and the number of files in it. A new set is written beside the previous one,
 * which is deleted once the new one is complete. A process that is killed in between, or finds the disk full, leaves
 * one complete set, and never a mixture in which one piece of work is duplicated and another is lost.
 */
final class RecoveryFileNames {
    private static final Pattern NAME = Pattern.compile("(\\d{6,17})-\\d{5,}-of-(\\d{5,9})-.*");

    private RecoveryFileNames() {}

    /** Returns the name of a file of a set, numbered from 0. */
    static String name(long set, int number, int count, String scene) {
        return "%06d-%05d-of-%05d-%s.txt".formatted(set, number, count, scene);
    }

    /** Returns the number of a set that is newer than all sets of the given files. */
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
     * Returns the valid files of a process: those of the newest complete set, or else of the oldest one, of which some
     * files may have been answered already. Files with other names, such as those of an older version, are valid; those
     * whose names begin with a dot, which are incomplete, are not.
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

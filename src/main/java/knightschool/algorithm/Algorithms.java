package knightschool.algorithm;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import knightschool.files.InputFault;
import knightschool.files.resource.ServiceProviders;

/** All algorithms of the program, found by the service loader. */
public final class Algorithms {
    private static final List<Algorithm> ALL = load();

    /** The three algorithms that the compare scene begins with. Each detects what the one before it misses. */
    private static final List<Algorithm> USUAL =
            List.of(named("backtracking"), named("forward-checking"), named("warnsdorff"));

    private Algorithms() {}

    private static List<Algorithm> load() {
        Map<Integer, List<Algorithm>> byPosition = new TreeMap<>();
        ServiceProviders.forEach(
                Algorithm.class,
                algorithm -> byPosition
                        .computeIfAbsent(algorithm.position(), _ -> new ArrayList<>())
                        .add(algorithm));
        return byPosition.values().stream().flatMap(List::stream).toList();
    }

    /** Returns all algorithms in the order of the menus. */
    public static List<Algorithm> all() {
        return ALL;
    }

    /** Returns the algorithms that are compared by default, from left to right. */
    public static List<Algorithm> usual() {
        return USUAL;
    }

    /** Returns the names of all algorithms, separated by commas. */
    public static String names() {
        return ALL.stream().map(Algorithm::name).collect(Collectors.joining(", "));
    }

    /**
     * Returns the algorithm with the given name.
     *
     * @throws InputFault if there is none
     */
    public static Algorithm named(String name) {
        return ALL.stream()
                .filter(algorithm -> algorithm.name().equals(name.strip()))
                .findFirst()
                .orElseThrow(() -> new InputFault(
                        "there is no algorithm \"" + name.strip() + "\"", "Choose one of: " + names() + "."));
    }
}

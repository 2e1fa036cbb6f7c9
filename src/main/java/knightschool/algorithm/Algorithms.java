package knightschool.algorithm;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import knightschool.files.InputFault;

/** All algorithms there are, found by the service loader. */
public final class Algorithms {
    private static final List<Algorithm> ALL =
            ServiceLoader.load(Algorithm.class, Algorithms.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .sorted(Comparator.comparingInt(Algorithm::position))
                    .toList();

    /** The three that the compare scene begins with: each shows what the one before it does not see. */
    private static final List<Algorithm> USUAL =
            List.of(named("backtracking"), named("forward-checking"), named("warnsdorff"));

    private Algorithms() {}

    /** Every algorithm, in the order of the menus. */
    public static List<Algorithm> all() {
        return ALL;
    }

    /** Those that are compared unless someone chooses others, from left to right. */
    public static List<Algorithm> usual() {
        return USUAL;
    }

    /** The names of all, with commas. */
    public static String names() {
        return ALL.stream().map(Algorithm::name).collect(Collectors.joining(", "));
    }

    /**
     * The algorithm of a name.
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

package knightschool.setup.scene;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.graph.WalkProperty;
import knightschool.setup.value.DisplayOption;

/** The display options that list properties of a walk beside it. */
final class WalkPropertyDisplayOptions {
    private static final Map<WalkProperty, DisplayOption> OPTIONS = new EnumMap<>(Map.of(
            WalkProperty.WALK, DisplayOption.WALK,
            WalkProperty.TRAIL, DisplayOption.TRAIL,
            WalkProperty.PATH, DisplayOption.PATH,
            WalkProperty.CLOSED, DisplayOption.CLOSED,
            WalkProperty.CIRCUIT, DisplayOption.CIRCUIT,
            WalkProperty.HAMILTONIAN, DisplayOption.HAMILTONIAN));

    private WalkPropertyDisplayOptions() {}

    /** Returns the options, in the order of the properties. */
    static Stream<DisplayOption> options() {
        return OPTIONS.values().stream();
    }

    /** Returns whether the options list a property; without any of these options, all are listed. */
    static boolean isListed(WalkProperty property, Set<DisplayOption> show) {
        return options().noneMatch(show::contains) || show.contains(OPTIONS.get(property));
    }
}

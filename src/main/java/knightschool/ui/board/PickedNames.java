package knightschool.ui.board;

import java.util.List;
import java.util.Optional;

/**
 * The names of the squares or edges selected on a board.
 *
 * @param names of squares, or of edges by their two ends
 * @param end the first end of an edge whose other end is not selected yet
 */
public record PickedNames(List<String> names, Optional<String> end) {
    /** An empty selection. */
    public static final PickedNames NONE = of(List.of());

    public PickedNames {
        names = List.copyOf(names);
    }

    /** A selection of squares or complete edges. */
    public static PickedNames of(List<String> names) {
        return new PickedNames(names, Optional.empty());
    }
}

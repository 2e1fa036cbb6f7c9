package knightschool.search;

import java.util.List;

/** What one step did. */
public sealed interface StepKind {
    /** Nothing yet: the knight stands on its first square. */
    record Begin(int square) implements StepKind {}

    /** The knight was placed on a neighbour of the square where it stood. */
    record Place(int from, int to) implements StepKind {}

    /**
     * The last placement was undone.
     *
     * @param removed the square taken back
     * @param to where the knight stands again
     * @param pruned whether the lookahead did it, so that nothing was tried from {@code removed}
     */
    record Retreat(int removed, int to, boolean pruned) implements StepKind {}

    /**
     * Placements were undone until the knight stood where a tie was seen, or on its first square.
     *
     * @param removed the squares taken back, at least one, the knight's first
     * @param to where the knight stands again
     */
    record Jump(List<Integer> removed, int to) implements StepKind {
        public Jump {
            removed = List.copyOf(removed);
        }
    }

    /** The knight was placed on {@code tried} and the lookahead took it back in the same step. */
    record Attempt(int from, int tried) implements StepKind {}

    /** No direction from the knight's square was possible; all are marked as spent. */
    record Mark(int square) implements StepKind {}

    /** The squares that the knight was taken back from, one after the other. */
    default List<Integer> takenBack() {
        return switch (this) {
            case Retreat retreat -> List.of(retreat.removed());
            case Jump jump -> jump.removed();
            case Attempt attempt -> List.of(attempt.tried());
            case Begin _, Place _, Mark _ -> List.of();
        };
    }

    /** Where the knight stood before it. */
    default int from() {
        return switch (this) {
            case Begin(int square) -> square;
            case Place place -> place.from();
            case Retreat retreat -> retreat.removed();
            case Jump jump -> jump.removed().getFirst();
            case Attempt attempt -> attempt.from();
            case Mark(int square) -> square;
        };
    }
}

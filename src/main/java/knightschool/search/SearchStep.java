package knightschool.search;

import java.util.List;

/** A step of a search, such as a placement of the knight or the undo of one, with the squares concerned. */
public sealed interface SearchStep {
    /** No step yet: the knight is on its first square. */
    record Begin(int square) implements SearchStep {}

    /** The knight was placed on a neighbour of its square. */
    record Place(int from, int to) implements SearchStep {}

    /**
     * The last placement was undone.
     *
     * @param removed the square removed from the path
     * @param to the knight's square after the step
     * @param pruned whether the lookahead caused it, so that nothing was tried from {@code removed}
     */
    record Retreat(int removed, int to, boolean pruned) implements SearchStep {}

    /**
     * Placements were undone until the knight was on a square at which a tie was seen, or on its first square.
     *
     * @param removed the squares removed from the path, at least one, the knight's first
     * @param to the knight's square after the step
     */
    record Jump(List<Integer> removed, int to) implements SearchStep {
        public Jump {
            removed = List.copyOf(removed);
        }
    }

    /** The knight was placed on {@code tried}, and the lookahead took it back in the same step. */
    record Attempt(int from, int tried) implements SearchStep {}

    /** No direction from the knight's square was possible; all are marked as spent. */
    record Mark(int square) implements SearchStep {}

    /** Returns the squares from which the knight was taken back, in order. */
    default List<Integer> takenBack() {
        return switch (this) {
            case Retreat retreat -> List.of(retreat.removed());
            case Jump jump -> jump.removed();
            case Attempt attempt -> List.of(attempt.tried());
            case Begin _, Place _, Mark _ -> List.of();
        };
    }

    /** Returns the knight's square before the step. */
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

package knightschool.obstruction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Grows cuts that are too large to be enumerated. The remaining neighbours of one square are removed, so that the
 * square becomes a piece of its own; then those of another square nearby, chosen for the largest number of pieces
 * compared with what a tour may leave, and so on. This finds the usual obstruction on such boards, where many squares
 * depend on few.
 *
 * <p>The cuts found are a heuristic choice; whether one is an obstruction is checked by counting. Growth begins from
 * every square in turn, those with the fewest neighbours first, until the budget is spent. Squares that a cut does not
 * need are left out of it.
 */
final class CutGrower {
    /** The number of consecutive squares that may be isolated without a gain before growth ends. */
    private static final int PATIENCE = 4;

    /** The maximum number of remaining neighbours of a square to be isolated. Others give better cuts. */
    private static final int MOST_TAKEN_AT_ONCE = 3;

    private final CutComponentCounter pieces;
    private final TourEndpointConstraint ends;
    private final long budget;
    private final Runnable progress;
    private final List<Integer> removed = new ArrayList<>();
    private long attempts;
    private Optional<List<Integer>> best;

    /**
     * Creates a search.
     *
     * @param best the smallest cut known to be an obstruction, if any; only smaller ones are searched for
     * @param progress called for every cut; may end the search by throwing an exception
     */
    CutGrower(
            CutComponentCounter pieces,
            TourEndpointConstraint ends,
            Optional<List<Integer>> best,
            long budget,
            Runnable progress) {
        this.best = best;
        this.pieces = pieces;
        this.ends = ends;
        this.budget = budget;
        this.progress = progress;
    }

    /** Returns the smallest cut found, with its squares in ascending order. */
    Optional<List<Integer>> smallest() {
        IntStream.range(0, pieces.size())
                .boxed()
                .sorted(Comparator.comparingInt(pieces::degree))
                .takeWhile(_ -> attempts < budget)
                .forEach(this::growFrom);
        return best;
    }

    long tried() {
        return attempts;
    }

    private void growFrom(int seed) {
        removed.clear();
        pieces.putAllBack();
        takeAll(remainingNeighbours(seed));
        int most = excess();
        int losses = 0;
        while (most <= 0 && losses <= PATIENCE && attempts < budget && isSmallEnough()) {
            Optional<Step> step = bestStep();
            if (step.isEmpty()) {
                return;
            }
            takeAll(step.get().vertices());
            losses = step.get().excess() > most ? 0 : losses + 1;
            most = Math.max(most, step.get().excess());
        }
        if (excess() > 0) {
            keep();
        }
    }

    private boolean isSmallEnough() {
        return removed.size() < best.map(List::size).orElse(pieces.size() / 2 + 1);
    }

    private record Step(List<Integer> vertices, int excess) {}

    private Optional<Step> bestStep() {
        return nearBy().stream()
                .map(this::remainingNeighbours)
                .filter(vertices -> !vertices.isEmpty() && vertices.size() <= MOST_TAKEN_AT_ONCE)
                .map(vertices -> new Step(vertices, excessWith(vertices)))
                .max(Comparator.comparingInt(Step::excess)
                        .thenComparing(step -> step.vertices().size(), Comparator.reverseOrder()));
    }

    /** Returns the remaining vertices that have lost a neighbour. */
    private Set<Integer> nearBy() {
        Set<Integer> near = new LinkedHashSet<>();
        for (int vertex : removed) {
            near.addAll(remainingNeighbours(vertex));
        }
        return near;
    }

    /** Returns the neighbours of a vertex that are not removed. */
    private List<Integer> remainingNeighbours(int vertex) {
        return IntStream.range(0, pieces.degree(vertex))
                .map(number -> pieces.neighbour(vertex, number))
                .filter(neighbour -> !pieces.isRemoved(neighbour))
                .boxed()
                .toList();
    }

    private void takeAll(List<Integer> vertices) {
        vertices.forEach(pieces::remove);
        removed.addAll(vertices);
    }

    private int excessWith(List<Integer> vertices) {
        takeAll(vertices);
        int excess = excess();
        vertices.forEach(pieces::putBack);
        removed.subList(removed.size() - vertices.size(), removed.size()).clear();
        return excess;
    }

    /** Returns the number of pieces beyond those that a tour may leave; negative if there are fewer. */
    private int excess() {
        progress.run();
        attempts += pieces.size();
        int fixed = 0;
        for (int vertex : removed) {
            fixed += Cut.fixed(ends, pieces.square(vertex));
        }
        return pieces.count() - Cut.most(ends, removed.size(), fixed);
    }

    /** Removes unnecessary squares from the cut, and stores it if it is the smallest so far. */
    private void keep() {
        BitSet vertices = new BitSet();
        removed.forEach(vertices::set);
        CutMinimizer.of(pieces, ends, vertices)
                .map(remaining -> remaining.stream().map(pieces::square).boxed().toList())
                .filter(squares -> best.isEmpty() || squares.size() < best.get().size())
                .ifPresent(squares -> best = Optional.of(squares));
    }
}

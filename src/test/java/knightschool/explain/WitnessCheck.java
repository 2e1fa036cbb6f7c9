package knightschool.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.obstruction.TourEndpointConstraint;

/** Checks that a witness shows what it says, from the definitions alone: by counting squares. */
final class WitnessCheck {
    private final Board board;
    private final TourEndpointConstraint ends;
    private final Witness witness;
    private final Set<Integer> all;

    private WitnessCheck(Board board, TourEndpointConstraint ends, Witness witness) {
        this.board = board;
        this.ends = ends;
        this.witness = witness;
        this.all = board.playable().boxed().collect(Collectors.toSet());
    }

    static void check(Board board, TourEndpointConstraint ends, Witness witness) {
        new WitnessCheck(board, ends, witness).check();
    }

    private void check() {
        assertEquals(List.copyOf(new TreeSet<>(witness.squares())), witness.squares());
        assertTrue(all.containsAll(witness.squares()));
        assertTrue(witness.text().endsWith("."), witness.text());
        assertTrue(holds(), witness::toString);
    }

    private boolean holds() {
        return switch (witness.kind()) {
            case ISOLATED ->
                all.size() > 1
                        && witness.squares().size() == 1
                        && neighbours(only()).isEmpty();
            case DISCONNECTED -> {
                Set<Integer> reached = reached(only(), all);
                yield reached.equals(Set.copyOf(witness.squares()))
                        && reached.size() < all.size()
                        && (witness.pieces().isEmpty() || fallsApart(all));
            }
            case DEAD_ENDS -> deadEnds();
            case COLOUR_IMBALANCE -> coloursDiffer();
            case CUT -> cut();
            case EXHAUSTED -> true;
            case END_OF_CLOSED_TOUR -> false;
        };
    }

    private int only() {
        return witness.squares().getFirst();
    }

    private boolean deadEnds() {
        boolean single = witness.squares().stream()
                .allMatch(s -> neighbours(s).size() == 1 && s != ends.start() && s != ends.end());
        int free = ends.closed() ? 0 : 2;
        free -= ends.start() == Board.NONE || ends.closed() ? 0 : 1;
        free -= ends.end() == Board.NONE || ends.closed() ? 0 : 1;
        return single && witness.squares().size() > free;
    }

    /** Tries both colours as that of the first square of an alternating sequence. */
    private boolean coloursDiffer() {
        return !alternates(0) && !alternates(1);
    }

    private boolean alternates(int firstColour) {
        int ofFirst = (int) all.stream().filter(s -> colour(s) == firstColour).count();
        int lastColour = all.size() % 2 == 1 ? firstColour : 1 - firstColour;
        boolean begins = ends.start() == Board.NONE || colour(ends.start()) == firstColour;
        boolean finishes = ends.end() == Board.NONE || colour(ends.end()) == lastColour;
        return ofFirst == (all.size() + 1) / 2 && begins && finishes && (!ends.closed() || all.size() % 2 == 0);
    }

    private int colour(int square) {
        return (square % board.columns() + square / board.columns()) % 2;
    }

    /** What a person would find by following the moves: the pieces that the witness shows, and no other. */
    private boolean fallsApart(Set<Integer> left) {
        Set<List<Integer>> pieces = new HashSet<>();
        left.forEach(square -> pieces.add(List.copyOf(new TreeSet<>(reached(square, left)))));
        return witness.pieces().size() == pieces.size() && pieces.containsAll(witness.pieces());
    }

    private boolean cut() {
        Set<Integer> left = new HashSet<>(all);
        witness.squares().forEach(left::remove);
        assertTrue(fallsApart(left), witness::toString);
        int pieces = witness.pieces().size();
        int removed = witness.squares().size();
        int atAnEnd = (witness.squares().contains(ends.start()) ? 1 : 0)
                + (witness.squares().contains(ends.end()) ? 1 : 0);
        return pieces > (ends.closed() ? removed : removed + 1 - atAnEnd);
    }

    private Set<Integer> reached(int from, Collection<Integer> within) {
        Set<Integer> reached = new HashSet<>(Set.of(from));
        Deque<Integer> queue = new ArrayDeque<>(reached);
        while (!queue.isEmpty()) {
            neighbours(queue.poll()).stream()
                    .filter(within::contains)
                    .filter(reached::add)
                    .forEach(queue::add);
        }
        return reached;
    }

    private List<Integer> neighbours(int square) {
        return all.stream()
                .filter(other -> {
                    int dx = Math.abs(square % board.columns() - other % board.columns());
                    int dy = Math.abs(square / board.columns() - other / board.columns());
                    return dx * dy == 2;
                })
                .toList();
    }
}

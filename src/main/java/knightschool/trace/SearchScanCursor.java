package knightschool.trace;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.search.Outcome;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;

/**
 * A mutable view of one step of a search for scans over very many steps: one object is moved from step to step and
 * keeps the set of visited squares. {@link SearchSnapshot} is the immutable, complete picture of one step.
 */
public final class SearchScanCursor {
    private static final int[] NONE_TRIED = {};

    private final Search search;
    private final boolean[] visited;
    private final int[] path;
    private final int[][] neighbours;
    private final boolean attempts;

    /** The number of visited squares before the step. */
    private int before;

    /** The number of visited squares after the step. */
    private int depth;

    private boolean pruned;

    /** The square that was placed and taken back within the step, or {@link Board#NONE}. */
    private int attempted = Board.NONE;

    /**
     * Creates a cursor on a search before its next step. Until the cursor is discarded or {@link #begin} is called,
     * nothing else may move the search.
     */
    public SearchScanCursor(Search search) {
        this.search = search;
        int squares = search.problem().board().squares();
        visited = new boolean[squares];
        neighbours = new int[squares][];
        path = new int[search.problem().board().playableCount()];
        attempts = search.policy().backjump() == BackjumpRule.LAST_TIE;
        begin();
    }

    /** Continues at the current step of the search, before its next step. */
    void begin() {
        for (int i = 0; i < depth; i++) {
            visited[path[i]] = false;
        }
        depth = search.depth();
        before = depth;
        pruned = false;
        attempted = Board.NONE;
        for (int i = 0; i < depth; i++) {
            path[i] = search.square(i);
            visited[path[i]] = true;
        }
    }

    /** Makes a step. Returns whether there was one. */
    public boolean advance() {
        int[] candidates = attempts ? search.untried() : NONE_TRIED;
        long prunes = search.pruned();
        if (search.advance(1) == 0) {
            return false;
        }
        before = depth;
        depth = search.depth();
        pruned = search.pruned() > prunes;
        attempted = attempts && pruned && candidates.length > 0 ? candidates[0] : Board.NONE;
        for (int i = depth; i < before; i++) {
            visited[path[i]] = false;
        }
        if (depth > before) {
            path[depth - 1] = search.square(depth - 1);
            visited[path[depth - 1]] = true;
        }
        return true;
    }

    /** The number of the step. */
    public long step() {
        return search.step();
    }

    /** The number of visited squares after the step. */
    public int depth() {
        return depth;
    }

    /** The square of the knight after the step. */
    public int head() {
        return path[depth - 1];
    }

    /** The square that the step placed the knight on, even if it took it back at once; otherwise {@link Board#NONE}. */
    public int placed() {
        return depth > before ? head() : attempted;
    }

    /** Whether the step placed the knight on a square, even if it took it back at once. */
    public boolean enters(int square) {
        return square != Board.NONE && placed() == square;
    }

    /** Whether the step took the knight back from a square. */
    public boolean leaves(int square) {
        for (int i = depth; i < before; i++) {
            if (path[i] == square) {
                return true;
            }
        }
        return attempted == square && square != Board.NONE;
    }

    /** Whether the lookahead took a square back. */
    public boolean prunes() {
        return pruned;
    }

    /** Whether fewer than that many squares are visited after the step, but not before it. */
    public boolean fallsBelow(int squares) {
        return before >= squares && depth < squares;
    }

    /**
     * An unvisited square that has a given number of open moves after the step and had more before it; of several the
     * first in move order around the square that the knight left.
     *
     * <p>Only a placement removes open moves: one from each unvisited neighbour of the square that the knight left,
     * since the knight can no longer move there from it. These neighbours have the colour of the knight's current
     * square, so that square is not one of their open moves.
     *
     * @return the square, or {@link Board#NONE}
     */
    public int narrowed(int openMoves) {
        if (depth > before) {
            for (int square : neighbours(path[depth - 2])) {
                if (!visited[square] && onward(square) == openMoves) {
                    return square;
                }
            }
        }
        return Board.NONE;
    }

    /** Whether a square is one of those that {@link #narrowed} describes. */
    public boolean narrows(int square, int openMoves) {
        return depth > before
                && !visited[square]
                && Arrays.stream(neighbours(path[depth - 2])).anyMatch(beside -> beside == square)
                && onward(square) == openMoves;
    }

    /**
     * Whether after the step the next choice has as few onward moves as another one, in a search that is ordered by
     * them.
     */
    public boolean ties() {
        if (!search.policy().order().fewestOnward()) {
            return false;
        }
        int[] choices = search.untried();
        for (int i = 1; i < choices.length; i++) {
            if (onward(choices[i]) == onward(choices[0])) {
                return true;
            }
        }
        return false;
    }

    private int onward(int square) {
        int onward = 0;
        for (int beside : neighbours(square)) {
            onward += visited[beside] ? 0 : 1;
        }
        return onward;
    }

    /** Whether the step is the last one of the search. */
    public boolean isLast() {
        return search.isOver();
    }

    /** How the search ended with the step; {@link Outcome#STOPPED} if it is not the last. */
    public Outcome outcome() {
        return search.outcome();
    }

    private int[] neighbours(int square) {
        if (neighbours[square] == null) {
            neighbours[square] = search.problem().graph().neighbours(square);
        }
        return neighbours[square];
    }
}

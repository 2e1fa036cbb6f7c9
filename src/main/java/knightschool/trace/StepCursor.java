package knightschool.trace;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.search.BackjumpRule;
import knightschool.search.Outcome;
import knightschool.search.Search;

/**
 * A mutable view of one step of a search for scans over very many steps: one object is moved from step to step and
 * keeps the set of visited squares. {@link Frame} is the immutable, complete picture of one step.
 */
public final class StepCursor {
    private static final int[] NONE_TRIED = {};

    private final Search search;
    private final boolean[] visited;
    private final int[] path;
    private final int[][] neighbours;
    private final boolean attempts;

    /** Number of squares visited before the step. */
    private int before;

    /** Number of squares visited after it. */
    private int depth;

    private boolean pruned;

    /** The square that was placed and taken back within the step. */
    private int attempted = Board.NONE;

    /** A view of a search; it has seen no step yet, and while it does nobody else moves the search. */
    StepCursor(Search search) {
        this.search = search;
        int squares = search.problem().board().squares();
        visited = new boolean[squares];
        neighbours = new int[squares][];
        path = new int[search.problem().board().playableCount()];
        attempts = search.policy().backjump() == BackjumpRule.LAST_TIE;
        begin();
    }

    /** Goes on where its search is now, wherever that was moved to; it has seen no step since. */
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

    /** Makes a step; says whether there was one. */
    boolean advance() {
        int[] tried = attempts ? search.untried() : NONE_TRIED;
        long prunes = search.pruned();
        if (search.advance(1) == 0) {
            return false;
        }
        before = depth;
        depth = search.depth();
        pruned = search.pruned() > prunes;
        attempted = attempts && pruned && tried.length > 0 ? tried[0] : Board.NONE;
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

    /** Number of squares visited after it. */
    public int depth() {
        return depth;
    }

    /** Where the knight stands after it. */
    public int head() {
        return path[depth - 1];
    }

    /** Whether it placed the knight on a square, for however long. */
    public boolean enters(int square) {
        return depth > before && head() == square || attempted == square && square != Board.NONE;
    }

    /** Whether it took the knight back from a square. */
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

    /** Whether fewer than that many squares are visited after it, and were not before. */
    public boolean fallsBelow(int squares) {
        return before >= squares && depth < squares;
    }

    /**
     * An unvisited square that has so many open moves after the step and had more before it; of several the first in
     * move order around the square that the knight left.
     *
     * <p>Only a placement takes open moves away, one from each unvisited neighbour of the square that the knight left:
     * there it can neither come from nor come back to. Those have the colour of the square where it stands now, so that
     * it is none of their open moves.
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

    /** Whether that square is one of those that {@link #narrowed} speaks of. */
    public boolean narrows(int square, int openMoves) {
        return depth > before
                && !visited[square]
                && Arrays.stream(neighbours(path[depth - 2])).anyMatch(beside -> beside == square)
                && onward(square) == openMoves;
    }

    /** Whether after the step the next choice has as few onward moves as another, in a search that goes by them. */
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

    /** Whether it is the last step of the search. */
    public boolean isLast() {
        return search.isOver();
    }

    /** How the search ended with it; {@link Outcome#STOPPED} as long as it is not the last. */
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

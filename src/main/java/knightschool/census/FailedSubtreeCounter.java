package knightschool.census;

import java.util.function.LongConsumer;

/**
 * Counts the steps that a depth-first search spends below a position from which no tour can be completed, without
 * making each of them.
 *
 * <p><strong>What they depend on.</strong> Below a lost position every move on is tried and taken back, so its steps
 * are twice the number of squares that are entered, and no order of the moves changes that. The knight only ever enters
 * squares that it can reach through unvisited ones. Write <em>open</em> for these, or, where the end square may not be
 * entered and nothing looks at it, for those reached without it. Then knight and open tell the whole number:
 *
 * <ul>
 *   <li>without a lookahead, because a square may be entered if and only if it is unvisited and not the end square,
 *       which may be entered only last, and there is no last square below a lost position;
 *   <li>with a look at empty domains, because such a domain is that of a square joined to the one that the knight has
 *       just left, hence of an open square, and its unvisited neighbours are open, too. The domains of all other
 *       squares had moves when they were looked at before, and nothing below changes them. The end square counts as
 *       unvisited for them: here open is what can be reached also through it.
 * </ul>
 *
 * <p>So equal pairs are counted once and remembered. How often the search comes to where it was before by another path
 * makes the number of positions counted some forty times smaller than that of squares entered.
 *
 * <p><strong>What needs no memory.</strong> When the knight has left, the open squares fall into pieces; from each
 * neighbour only its own piece can be reached. In a piece without circuits exactly one path leads to each square, so
 * without a lookahead the search enters each of them once; with one, they are few. A position whose open squares and
 * knight have at most one circuit is counted faster than it is looked up.
 *
 * <p>Calls are nested as deep as the path is long, at most 64; nothing is allocated meanwhile.
 */
final class FailedSubtreeCounter {
    private static final int POSITIONS_BETWEEN_REPORTS = 1 << 16;

    private final SquareMasks board;
    private final long[] neighbours;
    private final boolean looks;
    private final TranspositionTable memory;
    private final LongConsumer report;

    /** The end square where a lookahead sees it; else it is a hole here. */
    private final long barred;

    private long limit;
    private long positions;
    private int edgesOfPiece;

    /**
     * @param looks whether empty domains are looked at
     * @param report takes the number of steps so far now and then; whatever it throws ends the counting
     */
    FailedSubtreeCounter(SquareMasks board, boolean looks, TranspositionTable memory, LongConsumer report) {
        this.board = board;
        this.neighbours = board.neighbours;
        this.looks = looks;
        this.memory = memory;
        this.report = report;
        this.barred = looks ? board.end : 0;
    }

    /** Number of positions looked at. */
    long positions() {
        return positions;
    }

    /**
     * The steps below a lost position.
     *
     * @param unvisited without the knight's square; with a lookahead none of them has an empty domain
     * @param done steps made before
     * @param most the limit for all steps
     * @return some number that exceeds the limit together with those before, if theirs does
     */
    long below(int knight, long unvisited, long done, long most) {
        limit = most;
        long enterable = looks ? unvisited : unvisited & ~board.end;
        long open = board.reach(neighbours[knight] & enterable, enterable);
        return open == 0 ? 0 : count(knight, open, board.edges(open), most - done);
    }

    /**
     * @param open at least one square, all reached from the knight's
     * @param edges number of edges between open squares
     * @param budget steps left to the limit; when they are exceeded, counting ends
     */
    private long count(int knight, long open, int edges, long budget) {
        int head = knight;
        long remaining = open;
        int inside = edges;
        long before = 0;
        long next = neighbours[head] & remaining;
        while (SquareMasks.isSingle(next)) {
            if (next == barred) {
                return before;
            }
            before += 2;
            remaining ^= next;
            if (remaining == 0) {
                return before;
            }
            head = Long.numberOfTrailingZeros(next);
            next = neighbours[head] & remaining;
            inside -= Long.bitCount(next);
        }
        if (looks && board.anyIsolated(next, remaining)) {
            return before + 2L * Long.bitCount(next & ~barred);
        }
        if (inside + Long.bitCount(next) - Long.bitCount(remaining) < 2) {
            return before + pieces(remaining, next, inside, budget - before);
        }
        return before + remembered(head, remaining, next, inside, budget - before);
    }

    private long remembered(int head, long open, long next, int edges, long budget) {
        long known = memory.find(head, open);
        if (known != TranspositionTable.UNKNOWN) {
            return known;
        }
        if (++positions % POSITIONS_BETWEEN_REPORTS == 0) {
            report.accept(limit - budget);
        }
        long steps = pieces(open, next, edges, budget);
        if (steps <= budget) {
            memory.store(head, open, steps);
        }
        return steps;
    }

    /** The steps into each piece of the open squares, and below. */
    private long pieces(long open, long next, int edges, long budget) {
        long steps = 0;
        long remaining = open;
        long entrances = next;
        int inside = edges;
        while (entrances != 0 && steps <= budget) {
            long piece = SquareMasks.isSingle(entrances) ? remaining : piece(entrances, remaining);
            int within = piece == remaining ? inside : edgesOfPiece;
            long entered = entrances & piece & ~barred;
            steps += within == Long.bitCount(piece) - 1
                    ? treeSteps(piece, entered)
                    : into(piece, entered, within, budget - steps);
            entrances &= ~piece;
            remaining &= ~piece;
            inside -= within;
        }
        return steps;
    }

    private long into(long piece, long entrances, int edges, long budget) {
        long steps = 0;
        for (long rest = entrances; rest != 0 && steps <= budget; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long others = piece & ~(1L << square);
            steps += 2 + count(square, others, edges - Long.bitCount(neighbours[square] & piece), budget - steps);
        }
        return steps;
    }

    /**
     * The piece that the first entrance lies in; {@link #edgesOfPiece} is set unless it is all. All is known as soon as
     * every entrance is reached, because nothing is open that cannot be reached.
     */
    private long piece(long entrances, long open) {
        long reached = entrances & -entrances;
        long front = reached;
        int ends = 0;
        while (true) {
            long around = 0;
            for (long rest = front; rest != 0; rest &= rest - 1) {
                long joined = neighbours[Long.numberOfTrailingZeros(rest)] & open;
                ends += Long.bitCount(joined);
                around |= joined;
            }
            front = around & ~reached;
            reached |= front;
            if ((entrances & ~reached) == 0) {
                return open;
            }
            if (front == 0) {
                edgesOfPiece = ends / 2;
                return reached;
            }
        }
    }

    private long treeSteps(long piece, long entrances) {
        if (!looks) {
            return 2L * Long.bitCount(piece) * Long.bitCount(entrances);
        }
        long steps = 0;
        for (long rest = entrances; rest != 0; rest &= rest - 1) {
            steps += 2 + treeBelow(Long.numberOfTrailingZeros(rest), piece & ~(rest & -rest));
        }
        return steps;
    }

    /** The steps below a square of a tree, with the look at empty domains. */
    private long treeBelow(int square, long tree) {
        long next = neighbours[square] & tree;
        long entered = next & ~barred;
        if (!SquareMasks.isSingle(next) && board.anyIsolated(next, tree)) {
            return 2L * Long.bitCount(entered);
        }
        long steps = 0;
        for (long rest = entered; rest != 0; rest &= rest - 1) {
            steps += 2 + treeBelow(Long.numberOfTrailingZeros(rest), tree & ~next);
        }
        return steps;
    }
}

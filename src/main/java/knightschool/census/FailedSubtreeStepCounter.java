package knightschool.census;

import java.util.function.LongConsumer;

/**
 * Counts the steps of a depth-first search below a lost position without making each of them. A position is lost if no
 * tour can be completed from it.
 *
 * <p><strong>What the number depends on.</strong> Below a lost position every possible move is made and undone, so the
 * number of steps is twice the number of squares entered, whatever the order of the moves. The knight enters only
 * squares that it can reach through unvisited ones. These squares are called <em>open</em>. If the end square may not
 * be entered and no lookahead examines it, only squares that can be reached without it are open. The knight's square
 * and the set of open squares determine the number of steps:
 *
 * <ul>
 *   <li>Without a lookahead, a square may be entered if and only if it is unvisited and not the end square. The end
 *       square may be entered only last, and below a lost position there is no last square.
 *   <li>With a lookahead for empty domains, a domain that becomes empty is that of a neighbour of the square that the
 *       knight has just left. Such a neighbour is open, and so are its unvisited neighbours. The domains of all other
 *       squares were not empty when they were last examined, and nothing below the position changes them. For domains
 *       the end square counts as unvisited, so squares that can be reached only through it are open too.
 * </ul>
 *
 * <p>Equal pairs of knight's square and open squares are therefore counted once and remembered. Because the search
 * reaches the same pair by many paths, the number of positions counted is some forty times smaller than that of squares
 * entered.
 *
 * <p><strong>What is not stored.</strong> When the knight has left its square, the open squares fall into connected
 * pieces, and from each neighbour only its own piece can be reached. In a piece without circuits exactly one path leads
 * to each square. Without a lookahead the search enters each of them once, and with one the paths are few. A position
 * whose open squares and knight's square have at most one circuit is counted faster than it would be looked up.
 *
 * <p><strong>Many open squares.</strong> Without a lookahead each square entered below a position is the end of another
 * path of the knight, so the number of steps is twice that of the paths. Where many squares are open,
 * {@link FrontierAnyLengthPathCounter} counts these paths by itself, in a time that grows far more slowly than their
 * number. If the squares are too many for that, those near the knight often have more paths than the limit allows, and
 * nothing else needs to be counted.
 *
 * <p>The depth of recursion is at most the length of the path, 64. Once the tables are large enough, counting allocates
 * nothing.
 */
final class FailedSubtreeStepCounter {
    private static final int POSITIONS_BETWEEN_REPORTS = 1 << 16;

    /**
     * The smallest number of open squares whose paths are counted along a frontier. Fewer are counted faster position
     * by position; from 23 to 27 the time for 8 × 8 is the same.
     */
    private static final int MANY_SQUARES = 24;

    /** The estimate of work above which paths are not counted along a frontier; it is some tenths of a second. */
    private static final double MOST_WORK = 100_000;

    /** The part of the memory that the states of frontiers may take is one in this number. */
    private static final int PART_FOR_FRONTIERS = 4;

    private final BitboardKnightGraph board;
    private final long[] neighbours;
    private final boolean looks;
    private final TranspositionTable memory;
    private final FrontierAnyLengthPathCounter paths;
    private final LongConsumer report;

    /**
     * The end square if there is a lookahead, which takes it into account; otherwise none, because the end square is
     * then not open.
     */
    private final long barred;

    private long limit;
    private long positions;
    private int edgesOfPiece;

    /**
     * Creates a counter.
     *
     * @param looks whether the search looks for empty domains
     * @param bytes the memory that may be used, in bytes
     * @param report receives the number of steps so far from time to time; an exception that it throws ends the
     *     counting
     */
    FailedSubtreeStepCounter(BitboardKnightGraph board, boolean looks, long bytes, LongConsumer report) {
        this.board = board;
        this.neighbours = board.neighbours;
        this.looks = looks;
        long forFrontiers = looks ? 0 : bytes / PART_FOR_FRONTIERS;
        this.memory = new TranspositionTable(bytes - forFrontiers);
        this.paths = new FrontierAnyLengthPathCounter(neighbours, forFrontiers);
        this.report = report;
        this.barred = looks ? board.end : 0;
    }

    /** Returns the number of positions examined. */
    long positions() {
        return positions;
    }

    /**
     * Returns the number of steps below a lost position.
     *
     * @param unvisited without the knight's square; with a lookahead none of them has an empty domain
     * @param stepsDone the number of steps made before
     * @param most the limit for all steps
     * @return the number of steps; if its sum with {@code stepsDone} exceeds the limit, it may be any number whose sum
     *     does
     */
    long below(int knight, long unvisited, long stepsDone, long most) {
        limit = most;
        long enterable = looks ? unvisited : unvisited & ~board.end;
        long open = board.reach(neighbours[knight] & enterable, enterable);
        long budget = most - stepsDone;
        if (open == 0) {
            return 0;
        }
        if (isFit(open) && paths.prepare(knight, open) > MOST_WORK) {
            long steps = nearby(knight, open, budget);
            if (steps > budget) {
                report.accept(limit);
                return steps;
            }
        }
        return count(knight, open, board.edges(open), budget);
    }

    /** Returns whether the paths through some squares are worth counting along a frontier. */
    private boolean isFit(long open) {
        return !looks && Long.bitCount(open) >= MANY_SQUARES;
    }

    /**
     * Returns the number of steps into the open squares nearest to the knight's square, as many as can be counted along
     * a frontier, or {@link TranspositionTable#UNKNOWN}. It is at most the number of all steps.
     */
    private long nearby(int knight, long open, long budget) {
        int squares = Long.bitCount(open);
        do {
            squares--;
        } while (paths.prepare(knight, board.nearest(knight, open, squares)) > MOST_WORK);
        return countPaths(budget);
    }

    /**
     * Returns twice the number of the prepared paths, or any number above the budget if there are more, or
     * {@link TranspositionTable#UNKNOWN}.
     */
    private long countPaths(long budget) {
        report.accept(limit - budget);
        long count = paths.count(budget / 2);
        return count == FrontierAnyLengthPathCounter.UNKNOWN ? TranspositionTable.UNKNOWN : 2 * count;
    }

    /**
     * Returns the number of steps below a position.
     *
     * @param open at least one square; all can be reached from the knight's square
     * @param edges the number of edges between open squares
     * @param budget the number of steps left to the limit; counting ends when it is exceeded
     */
    private long count(int knight, long open, int edges, long budget) {
        int head = knight;
        long remaining = open;
        int inside = edges;
        long before = 0;
        long next = neighbours[head] & remaining;
        while (BitboardKnightGraph.isSingle(next)) {
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
        long count = memory.find(head, open);
        if (count != TranspositionTable.UNKNOWN) {
            return count;
        }
        if (++positions % POSITIONS_BETWEEN_REPORTS == 0) {
            report.accept(limit - budget);
        }
        long steps = alongFrontier(head, open, budget);
        if (steps == TranspositionTable.UNKNOWN) {
            steps = pieces(open, next, edges, budget);
        }
        if (steps <= budget) {
            memory.store(head, open, steps);
        }
        return steps;
    }

    /** Returns the number of steps below a position, or {@link TranspositionTable#UNKNOWN} if another way is faster. */
    private long alongFrontier(int head, long open, long budget) {
        if (!isFit(open) || paths.prepare(head, open) > MOST_WORK) {
            return TranspositionTable.UNKNOWN;
        }
        long steps = countPaths(budget);
        report.accept(Math.min(limit, limit - budget + Math.max(0, steps)));
        return steps;
    }

    /** Returns the number of steps into each connected piece of the open squares and below. */
    private long pieces(long open, long next, int edges, long budget) {
        long steps = 0;
        long remaining = open;
        long entrances = next;
        int inside = edges;
        while (entrances != 0 && steps <= budget) {
            long piece = BitboardKnightGraph.isSingle(entrances) ? remaining : piece(entrances, remaining);
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
            long remainder = piece & ~(1L << square);
            steps += 2 + count(square, remainder, edges - Long.bitCount(neighbours[square] & piece), budget - steps);
        }
        return steps;
    }

    /**
     * Returns the piece that contains the first entrance. Sets {@link #edgesOfPiece} unless the piece is all open
     * squares. The piece is all open squares as soon as every entrance is reached, because every open square can be
     * reached from one.
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

    /** Returns the number of steps below a square of a tree, with the lookahead for empty domains. */
    private long treeBelow(int square, long tree) {
        long next = neighbours[square] & tree;
        long entered = next & ~barred;
        if (!BitboardKnightGraph.isSingle(next) && board.anyIsolated(next, tree)) {
            return 2L * Long.bitCount(entered);
        }
        long steps = 0;
        for (long rest = entered; rest != 0; rest &= rest - 1) {
            steps += 2 + treeBelow(Long.numberOfTrailingZeros(rest), tree & ~next);
        }
        return steps;
    }
}

package knightschool.picture.grid;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The connected squares of a grid: the board among everything else in a picture.
 *
 * <p>Corners of squares are joined by the sides that are visible. The connected piece with the most junctions is the
 * board, together with smaller closed pieces near it.
 */
final class ConnectedGridSquares {
    /** The minimum number of junctions of a board. */
    private static final int LEAST_JUNCTIONS = 6;

    /** The maximum number of missing squares between a piece of the board and the rest. */
    private static final int FARTHEST = 2;

    /** The visible share of a side from which the side counts as faintly visible. */
    private static final float FAINT = 0.25f;

    private static final double MOSTLY = 0.6;
    private static final double STILL = 0.85;

    private final GridSideSupport support;
    private final int[] pieceOf;

    private ConnectedGridSquares(GridSideSupport support) {
        this.support = support;
        this.pieceOf = new int[(support.columns + 1) * (support.rows + 1)];
    }

    /**
     * A connected piece of a grid.
     *
     * @param range the squares that it spans
     * @param reach the squares to which its lines lead, even if nothing begins behind them
     * @param junctions the number of corners where sides of both directions meet
     */
    record Piece(GridCellRange range, GridCellRange reach, int junctions, int sides, int corners) {
        boolean isClosed() {
            return junctions >= 4 && sides >= corners;
        }
    }

    /** Returns the board; empty if no piece has enough junctions. */
    static Optional<Piece> of(GridSideSupport support) {
        return new ConnectedGridSquares(support).board();
    }

    private Optional<Piece> board() {
        List<Piece> pieces = new ArrayList<>();
        for (int corner = 0; corner < pieceOf.length; corner++) {
            if (pieceOf[corner] == 0) {
                Piece piece = follow(corner, pieces.size() + 1);
                pieces.add(piece);
            }
        }
        return pieces.stream()
                .max(Comparator.comparingInt(Piece::junctions)
                        .thenComparingInt(piece -> piece.range.columns() * piece.range.rows()))
                .map(most -> joined(most, pieces))
                .filter(all -> all.junctions >= LEAST_JUNCTIONS);
    }

    private Piece follow(int from, int number) {
        int width = support.columns + 1;
        int left = Integer.MAX_VALUE;
        int top = Integer.MAX_VALUE;
        int right = -1;
        int bottom = -1;
        int junctions = 0;
        int corners = 0;
        int ends = 0;
        Deque<Integer> open = new ArrayDeque<>();
        open.add(from);
        pieceOf[from] = number;
        while (!open.isEmpty()) {
            int at = open.poll();
            int column = at % width;
            int row = at / width;
            left = Math.min(left, column);
            right = Math.max(right, column);
            top = Math.min(top, row);
            bottom = Math.max(bottom, row);
            corners++;
            junctions += support.isJunction(column, row) ? 1 : 0;
            ends += visit(support.isUprightSeen(column, row - 1), at - width, number, open);
            ends += visit(support.isUprightSeen(column, row), at + width, number, open);
            ends += visit(support.isLevelSeen(row, column - 1), at - 1, number, open);
            ends += visit(support.isLevelSeen(row, column), at + 1, number, open);
        }
        GridCellRange range = new GridCellRange(left, top, right, bottom);
        return new Piece(range, range, junctions, ends / 2, corners);
    }

    private int visit(boolean isJoined, int corner, int number, Deque<Integer> open) {
        if (isJoined && pieceOf[corner] == 0) {
            pieceOf[corner] = number;
            open.add(corner);
        }
        return isJoined ? 1 : 0;
    }

    private Piece joined(Piece board, List<Piece> pieces) {
        Piece all = new Piece(trimmed(board.range), board.range, board.junctions, board.sides, board.corners);
        List<Piece> open = new ArrayList<>(pieces);
        open.remove(board);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (Piece piece : List.copyOf(open)) {
                if (piece.isClosed() && isNear(all.range, piece.range) && isLikeBoard(piece, all)) {
                    all = union(all, piece);
                    open.remove(piece);
                    grows = true;
                }
            }
        }
        return all;
    }

    /**
     * Returns whether a piece is part of the board. Text and pictures have edges everywhere, but a piece of a board has
     * them only at the sides of squares.
     */
    private boolean isLikeBoard(Piece piece, Piece board) {
        return support.explained(piece.range) >= MOSTLY
                && support.explained(union(board, piece).range) >= STILL * support.explained(board.range);
    }

    private static boolean isNear(GridCellRange a, GridCellRange b) {
        return b.left() - a.right() <= FARTHEST
                && a.left() - b.right() <= FARTHEST
                && b.top() - a.bottom() <= FARTHEST
                && a.top() - b.bottom() <= FARTHEST;
    }

    private static Piece union(Piece a, Piece b) {
        return new Piece(
                a.range.union(b.range),
                a.reach.union(b.reach),
                a.junctions + b.junctions,
                a.sides + b.sides,
                a.corners + b.corners);
    }

    /** Removes rows and columns whose outer line is not visible, where a line only extends beyond the board. */
    private GridCellRange trimmed(GridCellRange range) {
        int left = range.left();
        int right = range.right();
        int top = range.top();
        int bottom = range.bottom();
        for (boolean changed = true; changed; ) {
            GridCellRange before = new GridCellRange(left, top, right, bottom);
            left += right - left > 1 && !isUprightSeen(left, top, bottom) ? 1 : 0;
            right -= right - left > 1 && !isUprightSeen(right, top, bottom) ? 1 : 0;
            top += bottom - top > 1 && !isLevelSeen(top, left, right) ? 1 : 0;
            bottom -= bottom - top > 1 && !isLevelSeen(bottom, left, right) ? 1 : 0;
            changed = !before.equals(new GridCellRange(left, top, right, bottom));
        }
        return new GridCellRange(left, top, right, bottom);
    }

    /**
     * Returns whether the board ends at a line: the line is visible, or the picture ends there while lines across it
     * are visible.
     */
    private boolean isUprightSeen(int line, int top, int bottom) {
        if (isSeen(support.upright[line], top, bottom)) {
            return true;
        }
        int column = line == 0 ? 0 : line - 1;
        int across = 0;
        for (int row = top; row <= bottom; row++) {
            across += support.isLevelSeen(row, column) ? 1 : 0;
        }
        return across >= 2
                && support.isAtRim(support.across, line, support.votes().vertical().width);
    }

    /** Returns whether at least one side on a line is visible, or all of them are faintly visible. */
    private static boolean isSeen(float[] line, int from, int to) {
        float most = 0;
        float least = 1;
        for (int i = from; i < to; i++) {
            most = Math.max(most, line[i]);
            least = Math.min(least, line[i]);
        }
        return most >= GridSideSupport.SEEN || least >= FAINT;
    }

    private boolean isLevelSeen(int line, int left, int right) {
        if (isSeen(support.level[line], left, right)) {
            return true;
        }
        int row = line == 0 ? 0 : line - 1;
        int across = 0;
        for (int column = left; column <= right; column++) {
            across += support.isUprightSeen(column, row) ? 1 : 0;
        }
        return across >= 2
                && support.isAtRim(support.down, line, support.votes().horizontal().width);
    }
}

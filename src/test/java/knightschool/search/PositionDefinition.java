package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.position.Candidate;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;

/** What the vocabulary says of a position, worked out square by square from its path alone. */
public record PositionDefinition(Position position) {
    private boolean has(int square) {
        return isUnvisited(square) || isHead(square);
    }

    private boolean isUnvisited(int square) {
        return position.board().isPlayable(square) && number(square) == 0;
    }

    private boolean isOpen(int square, int move) {
        int target = target(square, move);
        return has(square) && (isUnvisited(target) || isHead(target));
    }

    private int target(int square, int move) {
        Board board = position.board();
        int column = square % board.columns() + position.moves().dx(move);
        int row = square / board.columns() + position.moves().dy(move);
        return board.squareAt(column, row);
    }

    private boolean isHead(int square) {
        int[] path = position.path().squares();
        return square == path[path.length - 1];
    }

    private int number(int square) {
        int[] path = position.path().squares();
        return 1
                + IntStream.range(0, path.length)
                        .filter(i -> path[i] == square)
                        .findFirst()
                        .orElse(-1);
    }

    private int openMoves(int square) {
        return (int) IntStream.range(0, MoveOrder.MOVES)
                .filter(move -> isOpen(square, move))
                .count();
    }

    private List<Integer> unvisitedNeighbours(int square) {
        return IntStream.range(0, MoveOrder.MOVES)
                .map(move -> target(square, move))
                .filter(this::isUnvisited)
                .boxed()
                .toList();
    }

    private List<Integer> unvisited(IntPredicate condition) {
        return IntStream.range(0, position.board().squares())
                .filter(this::isUnvisited)
                .filter(condition)
                .boxed()
                .toList();
    }

    /** Compares the domains and their cells. */
    public void checkDomains() {
        for (int square = 0; square < position.board().squares(); square++) {
            assertEquals(has(square), position.domains().has(square));
            List<DomainCell> cells = position.cells(square);
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                assertEquals(isOpen(square, move), position.domains().isOpen(square, move));
                checkCell(square, cells.get(move));
            }
            if (has(square)) {
                assertEquals(openMoves(square), position.domains().size(square));
                assertEquals(openMoves(square) == 0, position.domains().isEmpty(square));
            }
        }
        assertEquals(unvisited(square -> openMoves(square) == 0), position.emptyDomains());
    }

    /** What was tried cannot be seen from the path: {@code SearchSnapshotTest} compares it with the steps made. */
    private boolean isTried(int square, int move) {
        return isHead(square) && (position.triedFrom(square) >> move & 1) != 0;
    }

    private void checkCell(int square, DomainCell cell) {
        int target = target(square, cell.move());
        assertEquals(target, cell.target());
        DomainCell.State state = target == Board.NONE
                ? DomainCell.State.OFF_BOARD
                : !position.board().isPlayable(target)
                        ? DomainCell.State.HOLE
                        : isHead(target)
                                ? DomainCell.State.KNIGHT
                                : number(target) > 0
                                        ? DomainCell.State.VISITED
                                        : isTried(square, cell.move()) ? DomainCell.State.TRIED : DomainCell.State.OPEN;
        assertEquals(state, cell.state());
        assertEquals(state == DomainCell.State.VISITED ? number(target) + 1 : 0, cell.closedBy());
    }

    /** Compares what the last step closed and reopened: only where a square has a domain before and after. */
    public void checkChangesSince(PositionDefinition before) {
        for (int square = 0; square < position.board().squares(); square++) {
            boolean both = before.has(square) && has(square);
            List<DomainCell> cells = position.cells(square);
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                boolean was = before.isOpen(square, move);
                boolean is = isOpen(square, move);
                DomainCell cell = cells.get(move);
                assertEquals(both && was && !is, cell.closedNow());
                assertEquals(both && !was && is, cell.reopenedNow());
                assertEquals(cell.closedNow(), (position.closedNow(square) >> move & 1) != 0);
                assertEquals(cell.reopenedNow(), (position.reopenedNow(square) >> move & 1) != 0);
            }
            boolean emptied = isUnvisited(square) && openMoves(square) == 0 && before.openMoves(square) > 0;
            assertEquals(emptied, position.isEmptiedNow(square));
        }
    }

    /** Compares the squares that may be wrong: with few open moves, without a way on, cut off, and the way home. */
    public void checkObstructions() {
        int head = position.path().head();
        BitSet reached = reachable(head);
        boolean left = !unvisited(_ -> true).isEmpty();
        assertEquals(unvisited(square -> openMoves(square) == 1), position.singleOpenMoves());
        assertEquals(unvisited(square -> unvisitedNeighbours(square).isEmpty()), position.stranded());
        assertEquals(unvisited(square -> !reached.get(square)), position.cutOff());
        assertEquals(left && unvisitedNeighbours(head).isEmpty(), position.isStuck());
        boolean shut = unvisitedNeighbours(position.path().first()).isEmpty();
        assertEquals(position.problem().closed() && left && shut, position.hasNoWayHome());
    }

    private BitSet reachable(int head) {
        BitSet reached = new BitSet();
        boolean grows = true;
        while (grows) {
            int before = reached.cardinality();
            unvisited(square -> unvisitedNeighbours(head).contains(square)
                            || unvisitedNeighbours(square).stream().anyMatch(reached::get))
                    .forEach(reached::set);
            grows = reached.cardinality() > before;
        }
        return reached;
    }

    /**
     * Compares the candidates of a person: every unvisited neighbour, in move order, with its onward moves; the end of
     * the board only where no other square is left.
     */
    public void checkPersonsCandidates() {
        int head = position.path().head();
        Board board = position.board();
        boolean last = position.path().length() == board.playableCount() - 1;
        List<Integer> next = unvisitedNeighbours(head).stream()
                .filter(square -> last || square != board.end())
                .toList();
        assertEquals(next, position.candidates().stream().map(Candidate::square).toList());
        for (Candidate candidate : position.candidates()) {
            int onward = unvisitedNeighbours(candidate.square()).size();
            assertEquals(candidate.square(), target(head, candidate.move()));
            assertEquals(onward, candidate.onward());
            assertEquals(
                    next.stream()
                            .anyMatch(other -> other != candidate.square()
                                    && unvisitedNeighbours(other).size() == onward),
                    candidate.tied());
            assertEquals(0, candidate.rank());
        }
    }
}

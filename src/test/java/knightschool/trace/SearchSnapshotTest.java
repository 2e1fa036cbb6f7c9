package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.board.SquareNames;
import knightschool.search.Outcome;
import knightschool.search.PositionDefinition;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.SearchStep;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Execution(ExecutionMode.CONCURRENT)
class SearchSnapshotTest {
    static List<Algorithm> algorithms() {
        return Algorithms.all();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void framesShowWhatTheVocabularySays(Algorithm algorithm) {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.of(algorithm);
        RandomBoards.stream(51, 36, 7).forEach(board -> {
            Search search = Search.begin(Problem.open(board, board.startOrFirst()), solver.policy());
            PositionDefinition before = new PositionDefinition(
                    SearchSnapshotFactory.first(solver, search).position());
            before.checkDomains();
            while (!search.isOver() && search.step() < 60) {
                SearchSnapshot frame = SearchSnapshotFactory.step(solver, search);
                PositionDefinition now = new PositionDefinition(frame.position());
                now.checkDomains();
                now.checkChangesSince(before);
                checkCounters(frame, search);
                before = now;
            }
        });
    }

    /** A search that goes back has tried what its steps took it back from since it came to where it stands. */
    @ParameterizedTest
    @MethodSource("algorithms")
    void movesTriedAreThoseThatTheStepsTookBack(Algorithm algorithm) {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.of(algorithm);
        int seen = 0;
        for (Board board : RandomBoards.stream(52, 40, 7).toList()) {
            Search search = Search.begin(Problem.open(board, board.startOrFirst()), solver.policy());
            Deque<Set<Integer>> tried = new ArrayDeque<>();
            tried.push(new TreeSet<>());
            SearchSnapshot frame = SearchSnapshotFactory.first(solver, search);
            while (!search.isOver() && search.step() < 300) {
                assertEquals(tried.peek(), tried(frame), () -> search.path().toString());
                frame = SearchSnapshotFactory.step(solver, search);
                follow(frame.stepKind(), tried);
                seen += tried.peek().isEmpty() ? 0 : 1;
            }
            if (frame.outcome() != Outcome.FOUND) {
                assertEquals(tried.peek(), tried(frame), "at the end");
            }
        }
        assertEquals(solver.policy().backjump() != BackjumpRule.NONE, seen > 0, algorithm::name);
    }

    private static void follow(SearchStep step, Deque<Set<Integer>> tried) {
        switch (step) {
            case SearchStep.Begin _, SearchStep.Mark _ -> {}
            case SearchStep.Place _ -> tried.push(new TreeSet<>());
            case SearchStep.Attempt(int _, int square) -> tried.peek().add(square);
            case SearchStep.Retreat(int removed, int _, boolean _) -> goBack(List.of(removed), tried);
            case SearchStep.Jump(List<Integer> removed, int _) -> goBack(removed, tried);
        }
    }

    private static void goBack(List<Integer> removed, Deque<Set<Integer>> tried) {
        removed.forEach(_ -> tried.pop());
        tried.peek().add(removed.getLast());
    }

    /** Where the cells of the knight's square say that it was tried; no other square has such a cell. */
    private static Set<Integer> tried(SearchSnapshot frame) {
        Position position = frame.position();
        int head = frame.path().head();
        Set<Integer> tried = new TreeSet<>();
        frame.board()
                .playable()
                .forEach(square -> position.cells(square).stream()
                        .filter(cell -> cell.state() == DomainCell.State.TRIED)
                        .forEach(cell -> {
                            assertEquals(head, square);
                            assertTrue(cell.isOpen());
                            tried.add(cell.target());
                        }));
        return tried;
    }

    private static void checkCounters(SearchSnapshot frame, Search search) {
        SearchSnapshot.Counters counters = frame.counters();
        assertEquals(search.step(), counters.step());
        if (search.policy().backjump() != BackjumpRule.LAST_TIE) {
            assertEquals(counters.step(), counters.placements() + counters.undos());
        }
        assertEquals(counters.depth(), 1 + counters.placements() - counters.undos());
        assertEquals(search.isOver(), frame.isOver());
        int line = frame.explanation().line();
        assertTrue(line >= 0 && line < frame.solver().code().size());
        assertTrue(
                frame.explanation().sentence().endsWith("."),
                frame.explanation().sentence());
        assertFalse(frame.explanation().sentence().contains("null"));
    }

    /**
     * The comparison of the articles at step 44 from a8: the square h2 is dead, one search sees it and one does not.
     */
    @Test
    void cellsSayWhichMoveClosedThem() {
        SearchSnapshot late = frame("backtracking", 44);
        int h2 = SquareNames.parse(late.board(), "h2");
        assertTrue(late.domains().isEmpty(h2));
        assertEquals("f1 by 42, f3 by 16, g4 by 10", closedCells(late, "h2"));
        SearchSnapshot early = frame("forward-checking", 44);
        assertFalse(early.domains().isEmpty(h2));
        assertEquals("f3 by 16, g4 by 10", closedCells(early, "h2"));
        assertTrue(early.position().cells(h2).stream().anyMatch(DomainCell::reopenedNow));
    }

    private static String closedCells(SearchSnapshot frame, String square) {
        return String.join(
                ", ",
                frame.position().cells(SquareNames.parse(frame.board(), square)).stream()
                        .filter(cell -> cell.state() == DomainCell.State.VISITED)
                        .map(cell -> SquareNames.name(frame.board(), cell.target()) + " by " + cell.closedBy())
                        .toList());
    }

    private static SearchSnapshot frame(String algorithm, long step) {
        Trace trace = new Trace(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.of(Algorithms.named(algorithm)));
        trace.extend(100);
        return trace.frame(step);
    }
}

package knightschool.statemap.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.search.Problem;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateMapSearchTreeTest {
    private static final int ENOUGH = 1_000_000;

    @ParameterizedTest
    @ValueSource(
            strings = {"...\n...\n...\n...\n", "#..##\n#.#.#\n#...#\n.#.#.\n#..##\n", "#..#\n....\n....\n#..#\n", ".\n"
            })
    void nodesAreTheVisitsAndTheSubtreesOfEveryAlgorithm(String rows) {
        Board board = BoardText.parse(rows);
        TourStateMap map = TourStateMap.of(Problem.open(board, board.startOrFirst()));
        for (Algorithm algorithm : Algorithms.all()) {
            ConfiguredAlgorithm solver = ConfiguredAlgorithm.of(algorithm);
            TourStateMapVisitCounts visits = TourStateMapVisitCounts.of(map, solver.policy(), ENOUGH);
            StateMapSearchTree tree = new StateMapSearchTree(map, solver.policy(), ENOUGH);
            Trace trace = new Trace(map.problem(), solver);
            trace.extend(ENOUGH);
            assertTrue(tree.isWhole());
            assertEquals(visits.total(), tree.size(), solver.written());
            map.vertices().forEach(position -> {
                assertEquals(visits.to(position), tree.visits(position).size());
                tree.visits(position).forEach(visit -> {
                    isSubtree(trace, visit);
                    isAt(tree, visit, position);
                });
            });
        }
    }

    /** A visit lasts as long as its square stays on the path. */
    private static void isSubtree(Trace trace, StateMapSearchTree.Visit visit) {
        Subtree subtree = trace.subtree(visit.first(), visit.depth() - 1);
        assertEquals(subtree.first(), visit.first());
        assertEquals(subtree.ended() ? subtree.last() - 1 : subtree.last(), visit.last());
    }

    private static void isAt(StateMapSearchTree tree, StateMapSearchTree.Visit visit, int position) {
        assertEquals(OptionalInt.of(position), tree.positionAt(visit.first(), visit.depth()));
        assertEquals(OptionalInt.of(position), tree.positionAt(visit.last(), visit.depth()));
        assertEquals(OptionalInt.empty(), tree.positionAt(visit.first(), visit.depth() + 1));
    }

    @Test
    void searchWithoutAnEndInSightIsCut() {
        TourStateMap map = TourStateMap.of(Problem.open(Board.full(3, 4), 0));
        StateMapSearchTree tree = new StateMapSearchTree(
                map, ConfiguredAlgorithm.usual().getFirst().policy(), 20);
        assertFalse(tree.isWhole());
        assertEquals(14, tree.size());
        assertEquals(20, tree.visits(0).getFirst().last());
    }

    /** Where no tour is, backtracking goes through all paths. */
    @Test
    void withoutATourItIsTheTreeOfAllPaths() {
        Board board = BoardText.parse("#..##\n#.#.#\n#...#\n.#.#.\n#..##\n");
        TourStateMap map = TourStateMap.of(Problem.open(board, board.startOrFirst()));
        StateMapSearchTree tree = new StateMapSearchTree(
                map, ConfiguredAlgorithm.read("backtracking").policy(), ENOUGH);
        assertEquals(0, map.tours());
        assertEquals(map.allPaths(), tree.size());
    }
}

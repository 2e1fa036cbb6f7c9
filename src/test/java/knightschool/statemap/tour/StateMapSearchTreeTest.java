package knightschool.statemap.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateMapSearchTreeTest {
    private static final int ENOUGH = 1_000_000;

    @ParameterizedTest
    @ValueSource(
            strings = {"...\n...\n...\n...\n", "#..##\n#.#.#\n#...#\n.#.#.\n#..##\n", "#..#\n....\n....\n#..#\n", ".\n"
            })
    void itsNodesAreTheVisitsOfEveryAlgorithmAndThoseAgainTheRepeatedOnes(String rows) {
        Board board = BoardText.parse(rows);
        TourStateMap map = TourStateMap.of(Problem.open(board, board.startOrFirst()));
        for (Algorithm algorithm : Algorithms.all()) {
            ConfiguredAlgorithm solver = ConfiguredAlgorithm.of(algorithm);
            TourStateMapVisitCounts visits = TourStateMapVisitCounts.of(map, solver.policy(), ENOUGH);
            StateMapSearchTree tree = new StateMapSearchTree(map, solver.policy(), ENOUGH);
            assertTrue(tree.isWhole());
            assertEquals(visits.total(), tree.size(), solver.written());
            assertEquals(visits.repeated(), nodes(tree).filter(tree::isAgain).count());
            map.vertices()
                    .forEach(position -> assertEquals(
                            visits.to(position),
                            nodes(tree)
                                    .filter(node -> tree.position(node) == position)
                                    .count()));
            nodes(tree).forEach(node -> subtree(map, tree, node));
            nodes(tree).forEach(node -> neighbours(tree, node));
        }
    }

    private static IntStream nodes(StateMapSearchTree tree) {
        return IntStream.range(0, tree.size());
    }

    /** A child leads back to its parent, and the nodes beside a node are as deep and show something else. */
    private static void neighbours(StateMapSearchTree tree, int node) {
        assertEquals(node == 0, tree.parent(node).isEmpty());
        assertEquals(tree.end(node) > node + 1, tree.child(node).isPresent());
        tree.child(node)
                .ifPresent(child -> assertEquals(node, tree.parent(child).getAsInt()));
        for (int direction : new int[] {-1, 1}) {
            tree.beside(node, direction).ifPresent(other -> {
                assertTrue((other - node) * direction > 0);
                assertEquals(tree.depth(node), tree.depth(other));
                assertFalse(tree.position(node) == tree.position(other));
            });
        }
        assertTrue(tree.first(tree.position(node)).getAsInt() <= node);
    }

    /** It ends before the next node that is no deeper, and its children are one move on. */
    private static void subtree(TourStateMap map, StateMapSearchTree tree, int node) {
        assertEquals(map.depth(tree.position(node)), tree.depth(node));
        int end = IntStream.range(node + 1, tree.size())
                .filter(next -> tree.depth(next) <= tree.depth(node))
                .findFirst()
                .orElse(tree.size());
        assertEquals(end, tree.end(node));
        IntStream.range(node + 1, end)
                .filter(next -> tree.depth(next) == tree.depth(node) + 1)
                .forEach(child -> assertTrue(IntStream.of(map.neighbours(tree.position(node)))
                        .anyMatch(near -> near == tree.position(child))));
    }

    @Test
    void aSearchWithoutAnEndInSightIsCut() {
        TourStateMap map = TourStateMap.of(Problem.open(Board.full(3, 4), 0));
        StateMapSearchTree tree = new StateMapSearchTree(
                map, ConfiguredAlgorithm.usual().getFirst().policy(), 20);
        assertFalse(tree.isWhole());
        assertEquals(20, tree.size());
        assertEquals(20, tree.end(0));
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
        assertEquals(
                map.allPaths() - map.vertexCount(),
                nodes(tree).filter(tree::isAgain).count());
    }
}

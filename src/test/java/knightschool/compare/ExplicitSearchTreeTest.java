package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.compare.ExplicitSearchTree.Node;
import knightschool.search.Problem;
import knightschool.search.Search;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The nodes of a small search tree, against the search itself, step by step. */
class ExplicitSearchTreeTest {
    @ParameterizedTest
    @CsvSource({
        "3x3, 0, backtracking",
        "3x4, 0, backtracking",
        "3x4, 3, forward-checking",
        "4x3, 6, warnsdorff",
        "5x6, 14, warnsdorff-article",
        "5x5, 12, warnsdorff"
    })
    void nodesOnThePathAreThePathOfEveryStep(String size, int start, String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read(algorithm);
        ExplicitSearchTree tree = read(problem, solver, 900).explicit().orElseThrow();
        Search search = solver.begin(problem);
        int placed = 0;
        for (long step = 0; step <= 900; step++) {
            long shown = step;
            int[] path = tree.nodes().stream()
                    .filter(node -> node.isOnPath(shown))
                    .mapToInt(Node::square)
                    .toArray();
            assertEquals(Arrays.toString(search.path().squares()), Arrays.toString(path), "step " + step);
            int depth = search.depth();
            if (search.advance(1) == 0) {
                break;
            }
            placed += search.depth() > depth && step < 900 ? 1 : 0;
        }
        assertEquals(placed + 1, tree.nodes().size());
    }

    @ParameterizedTest
    @CsvSource({"3x4, 0, backtracking", "5x5, 12, forward-checking"})
    void parentsAreOneRowHigherAndContainTheirChildren(String size, int start, String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        List<Node> nodes = read(problem, ConfiguredAlgorithm.read(algorithm), 500)
                .explicit()
                .orElseThrow()
                .nodes();
        assertEquals(ExplicitSearchTree.NONE, nodes.getFirst().parent());
        IntStream.range(1, nodes.size()).forEach(i -> {
            Node node = nodes.get(i);
            Node parent = nodes.get(node.parent());
            assertTrue(node.parent() < i);
            assertEquals(parent.depth() + 1, node.depth());
            assertTrue(parent.placed() < node.placed() && node.undone() <= parent.undone());
        });
    }

    @ParameterizedTest
    @CsvSource({"3x4, 0, backtracking", "4x4, 5, backtracking", "5x5, 1, forward-checking", "5x5, 1, warnsdorff-article"
    })
    void positionsVisitedAgainAreKnown(String size, int start, String algorithm) {
        List<Node> nodes = read(Problem.open(BoardText.ofSize(size), start), ConfiguredAlgorithm.read(algorithm), 900)
                .explicit()
                .orElseThrow()
                .nodes();
        Set<String> visited = new HashSet<>();
        for (Node node : nodes) {
            TreeSet<Integer> squares = new TreeSet<>();
            for (Node at = node; at.parent() != ExplicitSearchTree.NONE; at = nodes.get(at.parent())) {
                squares.add(at.square());
            }
            assertEquals(!visited.add(squares + " " + node.square()), node.again(), node::toString);
        }
        assertTrue(nodes.size() < 100 || nodes.stream().anyMatch(Node::again));
    }

    @ParameterizedTest
    @CsvSource({"1000, true", "1001, false"})
    void largeTreesAreNotReadWithAllTheirNodes(int steps, boolean explicit) {
        Problem problem = Problem.open(BoardText.ofSize("6x6"), 0);
        assertEquals(
                explicit,
                read(problem, ConfiguredAlgorithm.read("backtracking"), steps)
                        .explicit()
                        .isPresent());
    }

    private static SearchTreeInView read(Problem problem, ConfiguredAlgorithm solver, int steps) {
        Comparison comparison = new Comparison(problem, new ArrayList<>(List.of(solver)));
        comparison.extend(steps, steps);
        SearchTreeInViewReader reader = new SearchTreeInViewReader(
                comparison,
                new SearchTreeInViewReader.Request(0, Optional.empty(), 300, 20, true, false, Optional.empty()),
                new SubtreeHeatMapCounter());
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        return reader.result();
    }
}

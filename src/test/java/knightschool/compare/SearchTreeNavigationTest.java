package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.search.Problem;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The nodes beside a node, against the tree with all its nodes. */
class SearchTreeNavigationTest {
    private static final int STEPS = 700;

    @ParameterizedTest
    @CsvSource({
        "3x3, 0, backtracking",
        "3x4, 0, backtracking",
        "3x4, 3, forward-checking",
        "4x3, 6, warnsdorff",
        "5x6, 14, warnsdorff-article",
        "5x5, 12, warnsdorff"
    })
    void nodesBesideANodeAreThoseOfTheTreeWithAllItsNodes(String size, int start, String algorithm) {
        Comparison comparison = comparison(size, start, algorithm);
        SearchTreeNavigation navigation = new SearchTreeNavigation(read(comparison, Optional.empty(), 300, true));
        List<ExplicitSearchTree.Node> nodes = read(comparison, Optional.empty(), 300, true)
                .explicit()
                .orElseThrow()
                .nodes();
        for (int i = 0; i < nodes.size(); i++) {
            int self = i;
            ExplicitSearchTree.Node node = nodes.get(i);
            Subtree subtree = comparison.traces().getFirst().subtree(node.placed(), node.depth() - 1);
            // The root is placed before the first step.
            assertEquals(
                    node.depth() <= 1 ? Optional.empty() : Optional.of(nodes.get(node.parent())),
                    SearchTreeNavigation.parent(subtree).map(found -> node(nodes, found)));
            assertEquals(
                    nodes.stream().filter(other -> other.parent() == self).findFirst(),
                    navigation.child(subtree).map(found -> node(nodes, found)));
            assertEquals(
                    IntStream.range(self + 1, nodes.size())
                            .mapToObj(nodes::get)
                            .filter(other -> other.depth() == node.depth())
                            .findFirst(),
                    navigation.next(subtree).map(found -> node(nodes, found)));
            assertEquals(
                    IntStream.range(0, self)
                            .mapToObj(other -> nodes.get(self - 1 - other))
                            .filter(other -> other.depth() == node.depth())
                            .findFirst(),
                    navigation.previous(subtree).map(found -> node(nodes, found)));
        }
    }

    @ParameterizedTest
    @CsvSource({"3x4, 0, backtracking", "5x5, 12, forward-checking"})
    void nodeAtAStepIsTheLastSquareOfItsPath(String size, int start, String algorithm) {
        Comparison comparison = comparison(size, start, algorithm);
        SearchTreeInView tree = read(comparison, Optional.empty(), 300, true);
        for (long step = 1; step <= tree.whole().span().to(); step++) {
            int depth = comparison.traces().getFirst().path(step).length();
            assertEquals(
                    Optional.of(new SearchTreeInViewReader.Node(step, depth)), new SearchTreeNavigation(tree).at(step));
        }
    }

    /** Where a column has many steps, each node that is found is one of the tree, and wide enough to be seen. */
    @ParameterizedTest
    @CsvSource({"0, 700, 20", "100, 400, 37", "650, 700, 10"})
    void nodesNarrowerThanAColumnArePassedOver(long from, long to, int count) {
        Comparison comparison = comparison("5x5", 12, "backtracking");
        SearchTreeInView tree = read(comparison, Optional.of(new StepRange(from, to)), count, false);
        SearchTreeNavigation navigation = new SearchTreeNavigation(tree);
        long width = (to - from) / count;
        Optional<SearchTreeInViewReader.Node> node = navigation.at(from);
        int found = 0;
        while (node.isPresent()) {
            Subtree subtree = comparison
                    .traces()
                    .getFirst()
                    .subtree(node.get().step(), node.get().depth() - 1);
            assertTrue(subtree.last() - subtree.first() >= width, subtree.toString());
            navigation
                    .child(subtree)
                    .ifPresent(child -> assertTrue(subtree.first() < child.step() && child.step() <= subtree.last()));
            Optional<SearchTreeInViewReader.Node> next = navigation.next(subtree);
            next.ifPresent(other -> assertTrue(other.step() >= subtree.last()));
            node = next;
            found++;
        }
        assertTrue(found > 0);
    }

    /** Returns the node of a tree that is at a depth of the path after a step. */
    private static ExplicitSearchTree.Node node(
            List<ExplicitSearchTree.Node> nodes, SearchTreeInViewReader.Node found) {
        return nodes.stream()
                .filter(node -> node.depth() == found.depth() && node.isOnPath(found.step()))
                .findFirst()
                .orElseThrow();
    }

    private static Comparison comparison(String size, int start, String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        Comparison comparison = new Comparison(problem, new ArrayList<>(List.of(ConfiguredAlgorithm.read(algorithm))));
        comparison.extend(STEPS, STEPS);
        return comparison;
    }

    private static SearchTreeInView read(
            Comparison comparison, Optional<StepRange> span, int columns, boolean allNodes) {
        SearchTreeInViewReader reader = new SearchTreeInViewReader(
                comparison,
                new SearchTreeInViewReader.Request(0, span, columns, 20, allNodes, false, Optional.empty()),
                new SubtreeHeatMapCounter());
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        return reader.result();
    }
}

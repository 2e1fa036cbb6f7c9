package knightschool.tour.construction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.TourEdge;
import knightschool.tour.TourFault;
import knightschool.tour.TourFaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every tour is judged by the check, which knows nothing of how it was made. */
@Execution(ExecutionMode.CONCURRENT)
class TourConstructionTest {
    private static final int LONGEST = 40;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everySizeThatTheTheoremsPromiseHasItsTour(boolean closed) {
        int made = 0;
        for (int columns = 1; columns <= LONGEST; columns++) {
            for (int rows = 1; rows <= LONGEST; rows++) {
                if (ExistenceTheorem.of(columns, rows, closed).exists()) {
                    assertTour(columns, rows, closed);
                    made++;
                } else {
                    assertRefused(columns, rows, closed);
                }
            }
        }
        assertTrue(made > 1000, made + " tours");
    }

    private static void assertTour(int columns, int rows, boolean closed) {
        int[] tour = TourConstruction.of(columns, rows, closed).tour();
        Optional<TourFault> fault = TourFaults.first(Board.full(columns, rows), tour, closed);
        assertEquals(Optional.empty(), fault, () -> columns + " x " + rows + (closed ? " closed" : " open"));
    }

    private static void assertRefused(int columns, int rows, boolean closed) {
        assertThrows(IllegalArgumentException.class, () -> TourConstruction.of(columns, rows, closed));
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 1000, true",
        "999, 1001, false",
        "1001, 998, true",
        "4096, 3, true",
        "3, 4096, true",
        "4095, 3, false",
        "3, 4093, false",
        "4096, 4, false",
        "4, 4095, false",
        "4, 4094, false",
        "4095, 5, false",
        "5, 4096, true",
        "4096, 10, true",
        "7, 4095, false",
        "2000, 2048, true"
    })
    void largeAndLongBoardsHaveTheirTours(int columns, int rows, boolean closed) {
        assertTour(columns, rows, closed);
    }

    @Test
    void openTourIsTheClosedOneWhereThereIsOne() {
        assertTrue(Arrays.equals(
                TourConstruction.of(12, 31, true).tour(),
                TourConstruction.of(12, 31, false).tour()));
    }

    @ParameterizedTest
    @CsvSource({
        "6, 6", "5, 5", "1, 1", "13, 11", "12, 12", "40, 23", "31, 17", "3, 4", "3, 7", "22, 3", "3, 23", "4, 5",
        "4, 17", "19, 4", "6, 30", "5, 29"
    })
    void joiningTheBlocksGivesTheTour(int columns, int rows) {
        TourConstruction construction = TourConstruction.of(columns, rows, false);
        JoinTree tree = construction.tree();
        List<Block> blocks = blocks(tree);
        Set<Set<Integer>> edges = new HashSet<>();
        blocks.forEach(block -> edges.addAll(edges(block.tour(), block.closed())));
        for (int i = 0; i < blocks.size() - 1; i++) {
            Join join = tree.join(i);
            assertTrue(join.block() <= i && join.other() == i + 1, join.toString());
            join.cut().forEach(cut -> assertTrue(edges.remove(ends(cut)), () -> "cut " + cut + " of " + join));
            join.put().forEach(put -> assertTrue(edges.add(ends(put)), () -> "put " + put + " of " + join));
        }
        boolean closed = ExistenceTheorem.of(columns, rows, true).exists();
        List<Integer> tour = IntStream.of(construction.tour()).boxed().toList();
        assertEquals(edges(tour, closed), edges);
    }

    @ParameterizedTest
    @CsvSource({"40, 23", "3, 22", "31, 3", "4, 17", "26, 4", "1, 1"})
    void blocksShareTheSquaresAndHaveToursOfTheirOwn(int columns, int rows) {
        Board board = Board.full(columns, rows);
        KnightGraph graph = KnightGraph.of(board);
        List<Integer> all = new ArrayList<>();
        for (Block block : blocks(TourConstruction.of(columns, rows, false).tree())) {
            all.addAll(block.tour());
            edges(block.tour(), block.closed()).stream()
                    .map(List::copyOf)
                    .forEach(edge -> assertTrue(graph.hasEdge(edge.getFirst(), edge.getLast())));
            for (int square : block.tour()) {
                int across = board.column(square) - block.column();
                int down = board.row(square) - block.row();
                assertTrue(across >= 0 && across < block.columns() && down >= 0 && down < block.rows());
            }
        }
        assertEquals(board.squares(), all.size());
        assertEquals(board.squares(), new HashSet<>(all).size());
    }

    private static List<Block> blocks(JoinTree tree) {
        return IntStream.range(0, tree.size()).mapToObj(tree::block).toList();
    }

    private static Set<Integer> ends(TourEdge edge) {
        return Set.of(edge.from(), edge.to());
    }

    private static Set<Set<Integer>> edges(List<Integer> tour, boolean closed) {
        Set<Set<Integer>> edges = new HashSet<>();
        for (int i = 1; i < tour.size(); i++) {
            edges.add(Set.of(tour.get(i - 1), tour.get(i)));
        }
        if (closed) {
            edges.add(Set.of(tour.getLast(), tour.getFirst()));
        }
        return edges;
    }
}

package knightschool.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class SpringSimulationTest {
    private static SpringSimulation begun(Board board) {
        SpringSimulation springs = new SpringSimulation();
        springs.begin(KnightGraph.of(board), VertexPositions.onBoard(board));
        return springs;
    }

    private static int settle(SpringSimulation springs) {
        int steps = 1;
        while (springs.step()) {
            steps++;
        }
        return steps;
    }

    @Test
    void sameGraphGivesTheSamePicture() {
        SpringSimulation one = begun(Board.full(6, 5));
        SpringSimulation other = begun(Board.full(6, 5));
        settle(one);
        settle(other);
        assertEquals(one.places(), other.places());
        assertNotEquals(VertexPositions.onBoard(Board.full(6, 5)), one.places());
    }

    @Test
    void stepEndsWhereTheForcesRest() {
        int steps = settle(begun(Board.full(5, 5)));
        assertTrue(steps > 10 && steps <= 600, steps + " steps");
    }

    @Test
    void joinedVerticesEndNearerThanOthers() {
        Board board = Board.full(8, 8);
        KnightGraph graph = KnightGraph.of(board);
        SpringSimulation springs = begun(board);
        settle(springs);
        VertexPositions found = springs.places();
        double joined = 0;
        double all = 0;
        int pairs = 0;
        for (int one = 0; one < 64; one++) {
            for (int other = 0; other < one; other++) {
                double distance = Math.hypot(found.x()[one] - found.x()[other], found.y()[one] - found.y()[other]);
                all += distance;
                pairs++;
                joined += graph.hasEdge(one, other) ? distance : 0;
            }
        }
        assertTrue(joined / graph.edgeCount() < 0.75 * all / pairs);
    }

    @Test
    void pinnedVertexStaysAndPullsItsNeighbours() {
        Board board = Board.full(5, 5);
        SpringSimulation springs = begun(board);
        settle(springs);
        VertexPositions before = springs.places();
        springs.pin(12, before.x()[12] + 40, before.y()[12]);
        settle(springs);
        VertexPositions after = springs.places();
        assertEquals(before.x()[12] + 40, after.x()[12], 1e-9);
        assertEquals(before.y()[12], after.y()[12], 1e-9);
        for (int neighbour : KnightGraph.of(board).neighbours(12)) {
            assertTrue(after.x()[neighbour] > before.x()[neighbour] + 1, "vertex " + neighbour + " follows");
        }
    }

    @Test
    void vertexThatIsLetGoComesBackToItsNeighbours() {
        Board board = Board.full(5, 5);
        SpringSimulation springs = begun(board);
        settle(springs);
        double x = springs.places().x()[12];
        springs.pin(12, x + 40, springs.places().y()[12]);
        springs.step();
        springs.free(12);
        settle(springs);
        assertTrue(springs.places().x()[12] < x + 20);
    }

    @Test
    void changeGoesThroughHundredBoardsAndKeepsWhatStays() {
        Random random = new Random(3);
        Board board = Board.full(6, 6);
        SpringSimulation springs = begun(board);
        for (int edit = 0; edit < 100; edit++) {
            int square = random.nextInt(36);
            board = board.withHole(square, board.isPlayable(square) && board.playableCount() > 1);
            VertexPositions before = springs.places();
            springs.change(KnightGraph.of(board), VertexPositions.onBoard(board));
            VertexPositions at = springs.places();
            board.playable()
                    .filter(vertex -> vertex != square)
                    .forEach(vertex -> assertEquals(before.x()[vertex], at.x()[vertex]));
            springs.step();
        }
        settle(springs);
        assertFalse(springs.step());
    }
}

package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.ui.work.TestScreen;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SpringLayoutWorkerTest {
    private final KnightGraph graph = KnightGraph.of(Board.full(3, 3));
    private final VertexPositions onBoard = VertexPositions.onBoard(graph.board());
    private final List<VertexPositions> found = new ArrayList<>();
    private final TestScreen screen = new TestScreen();
    private boolean broken = true;
    private int failures;

    private final SpringLayoutWorker springs = new SpringLayoutWorker(screen, (_, from, _) -> {
        if (broken) {
            throw new ArithmeticException("of springs");
        }
        return from;
    });

    @AfterEach
    void closeEndsTheThread() {
        springs.close();
        screen.until(springs::isEnded);
    }

    @Test
    void brokenSpringsGiveNoPlacesAndTheNextRequestIsAnswered() {
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            springs.settle(graph, onBoard, found::add, () -> failures++);
            screen.until(() -> failures == 1);
            assertEquals(List.of("of springs"), uncaught.messages());
        }
        assertEquals(List.of(), found);
        broken = false;
        springs.settle(graph, onBoard, found::add, () -> failures++);
        screen.until(() -> !found.isEmpty());
        assertEquals(List.of(onBoard), found);
        assertEquals(1, failures);
    }
}

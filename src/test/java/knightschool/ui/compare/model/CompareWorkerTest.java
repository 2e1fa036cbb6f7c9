package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.event.EventSearch;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;

class CompareWorkerTest {
    private static final Problem PROBLEM = Problem.open(Board.full(5, 5), 0);
    private static final List<ConfiguredAlgorithm> ALL = ConfiguredAlgorithm.usual();

    /** The worker is held while both are asked for, as a busy machine does. */
    @Test
    void twoChangesOneAfterTheOtherComputeNothingAgain() throws InterruptedException {
        List<List<ConfiguredAlgorithm>> made = new ArrayList<>();
        CountDownLatch held = new CountDownLatch(1);
        CompareWorker worker = new CompareWorker(Comparison.USUAL_LIMIT, (problem, solvers) -> {
            made.add(solvers);
            return new Comparison(problem, solvers);
        });
        worker.restart(1, PROBLEM, ALL);
        Eventually.until(
                "all is computed",
                () -> worker.newest() != null && worker.newest().idle());
        worker.eventSearch(_ -> await(held));
        worker.change(2, PROBLEM, ALL.subList(0, 2));
        worker.change(3, PROBLEM, ALL);
        held.countDown();
        Eventually.until("the last change is there", () -> worker.newest().order() == 3);
        worker.close();
        assertEquals(List.of(ALL), made);
    }

    private static EventSearch await(CountDownLatch held) {
        try {
            held.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return null;
    }
}

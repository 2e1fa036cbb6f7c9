package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.board.BoardText;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The machine looks only where something can have changed: here it is held to the definitions, step for step. */
@Execution(ExecutionMode.CONCURRENT)
class NaiveSearchTest {
    static List<Contestant> all() {
        return Contestant.all();
    }

    @ParameterizedTest
    @MethodSource("all")
    void machineMakesTheStepsOfTheDefinition(Contestant contestant) {
        Problems.random(31, 60, 6).forEach(problem -> compare(contestant, problem, 400));
        Problems.random(32, 12, 8).forEach(problem -> compare(contestant, problem, 1_000));
    }

    private static void compare(Contestant contestant, Problem problem, int steps) {
        Search machine = contestant.begin(problem);
        Reading naive = Reading.of(problem, contestant.policy());
        String board = BoardText.format(problem.board());
        for (int i = 0; i < steps; i++) {
            assertEquals(naive.path(), machine.path(), board);
            assertEquals(naive.pruned(), machine.pruned(), board);
            assertEquals(naive.placements(), machine.placements(), board);
            boolean made = naive.step();
            assertEquals(made, !machine.isOver(), board);
            machine.advance(1);
            assertEquals(naive.stepsMade(), machine.step(), board);
            if (!made) {
                assertEquals(naive.isFound(), machine.outcome() == Outcome.FOUND, board);
                return;
            }
        }
        assertTrue(naive.stepsMade() == steps, board);
    }
}

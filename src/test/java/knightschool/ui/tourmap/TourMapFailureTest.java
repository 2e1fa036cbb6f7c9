package knightschool.ui.tourmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import knightschool.Eventually;
import knightschool.board.Board;
import org.junit.jupiter.api.Test;

/** What a map of a tour says that cannot be made. */
class TourMapFailureTest {
    @Test
    void aFailureIsKnownUntilTheNextMap() {
        try (TourStateMapModel model = new TourStateMapModel(TourStateMapScene.FIRST, (problem, solver) -> {
            if (problem.board().rows() == 5) {
                throw new IllegalStateException("five rows");
            }
            return LaidOutTourStateMap.of(problem, solver);
        })) {
            model.open(TourStateMapScene.FIRST);
            Eventually.until("the failure is known", () -> {
                model.tick();
                return model.failureProperty().get().isPresent();
            });
            assertEquals(
                    "five rows",
                    model.failureProperty().get().orElseThrow().cause().getMessage());
            assertTrue(model.mappedProperty().get().isEmpty());
            model.on(Board.full(3, 3));
            assertEquals(Optional.empty(), model.failureProperty().get());
            Eventually.until("the map is there", () -> {
                model.tick();
                return model.mappedProperty().get().isPresent();
            });
        }
    }
}

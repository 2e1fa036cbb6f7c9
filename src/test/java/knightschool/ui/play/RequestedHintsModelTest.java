package knightschool.ui.play;

import static knightschool.Eventually.runNext;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import knightschool.board.SquareNames;
import knightschool.play.HintStrength;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RequestedHintsModelTest {
    private final Queue<Runnable> screen = new ConcurrentLinkedQueue<>();
    private final PlayModel model = new PlayModel();
    private final RequestedHintsModel hints = new RequestedHintsModel(model, screen::add);

    @BeforeEach
    void begin() {
        choose("a1");
    }

    @AfterEach
    void close() {
        hints.close();
    }

    private void choose(String square) {
        model.choose(SquareNames.parse(model.board(), square));
    }

    private void untilFound() {
        until("the hints are found", () -> runNext(screen), hints::isSettled);
    }

    private RequestedHintsModel.RequestedHints given() {
        return hints.givenProperty().get();
    }

    @Test
    void nextAskedTwiceWhileTheHintsAreFoundGivesTheSecond() {
        hints.next();
        hints.next();
        untilFound();
        assertEquals(Optional.of(HintStrength.values()[1]), given().open());
        assertEquals(
                Set.of(HintStrength.values()[0], HintStrength.values()[1]),
                given().hints().keySet());
    }

    @Test
    void nextGivesEachHintInTurnAndThenNone() {
        for (HintStrength strength : HintStrength.values()) {
            hints.next();
            untilFound();
            assertEquals(Optional.of(strength), given().open());
        }
        hints.next();
        assertEquals(Optional.empty(), given().open());
        assertEquals(HintStrength.values().length, given().hints().size());
    }

    @Test
    void whatWasAskedForGoesWithTheNextMove() {
        hints.next();
        choose("b3");
        assertTrue(hints.isSettled(), "nothing of it is waited for any more");
        assertEquals(RequestedHintsModel.RequestedHints.NONE, given());
        hints.next();
        untilFound();
        assertEquals(Optional.of(HintStrength.values()[0]), given().open(), "another position begins with the first");
    }

    @Test
    void beforeTheKnightIsSetNoMoveIsCounted() {
        PlayModel fresh = new PlayModel();
        try (RequestedHintsModel early = new RequestedHintsModel(fresh, screen::add)) {
            early.next();
            early.next();
            until("the hint is found", () -> runNext(screen), early::isSettled);
            assertEquals(
                    "There is no move yet: set the knight on any square.",
                    HintWords.text(
                            fresh.board(), early.givenProperty().get().hints().get(HintStrength.MOVE_THAT_LOSES)));
        }
    }
}

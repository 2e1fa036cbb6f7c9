package knightschool.ui.play;

import static knightschool.Eventually.runNext;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import knightschool.board.SquareNames;
import knightschool.play.HintStrength;
import knightschool.ui.hint.HintSequence.GivenHints;
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

    /** Returns the numbers of given and displayed hints, once the displayed one is found. */
    private GivenHints givenHints() {
        GivenHints given = hints.sequence().givenHints();
        assertEquals(given.displayed() > 0, hints.displayedProperty().get().isPresent());
        return given;
    }

    @Test
    void nextAskedTwiceWhileTheHintsAreFoundGivesTheSecond() {
        hints.sequence().giveNext();
        hints.sequence().giveNext();
        assertEquals(Optional.empty(), hints.displayedProperty().get(), "it is looked for");
        untilFound();
        assertEquals(new GivenHints(2, 2), givenHints());
    }

    @Test
    void whatWasAskedForGoesWithTheNextMove() {
        hints.sequence().giveNext();
        choose("b3");
        assertTrue(hints.isSettled(), "nothing of it is waited for any more");
        assertEquals(new GivenHints(0, 0), givenHints());
        hints.sequence().giveNext();
        untilFound();
        assertEquals(new GivenHints(1, 1), givenHints(), "another position begins with the first");
    }

    @Test
    void beforeTheKnightIsSetNoMoveIsCounted() {
        PlayModel fresh = new PlayModel();
        try (RequestedHintsModel early = new RequestedHintsModel(fresh, screen::add)) {
            early.sequence().give(HintStrength.MOVE_THAT_LOSES.ordinal() + 1);
            until("the hint is found", () -> runNext(screen), early::isSettled);
            assertEquals(
                    "There is no move yet: set the knight on any square.",
                    PlayHintWords.text(
                            fresh.board(), early.displayedProperty().get().orElseThrow()));
        }
    }
}

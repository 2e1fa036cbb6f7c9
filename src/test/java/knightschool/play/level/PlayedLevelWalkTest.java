package knightschool.play.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.board.BoardText;
import knightschool.graph.WalkHistory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayedLevelWalkTest {
    /** The eight squares of a ring: 0 5 6 1 8 3 2 7, and back to 0. */
    private static final Level RING =
            new Level(Level.UNNUMBERED, BoardText.parse("K..\n.#.\n...\n"), 7, new MeasuredDifficulty(0, 0.857, 1));

    private static PlayedLevelWalk begin() {
        return PlayedLevelWalk.of(RING, List.of(0));
    }

    private static PlayedLevelWalk moved(PlayedLevelWalk walk, int square) {
        return walk.at(walk.walk().moved(square));
    }

    private static PlayedLevelWalk walk(Integer... squares) {
        PlayedLevelWalk walk = begin();
        for (int square : squares) {
            walk = moved(walk, square);
        }
        return walk;
    }

    @Test
    void beginStandsOnTheStart() {
        PlayedLevelWalk walk = begin();
        assertEquals(0, walk.knight());
        assertEquals(0, walk.moves());
        assertEquals(7, walk.unvisited());
        assertEquals(List.of(5, 7), walk.targets());
        assertFalse(walk.isFinished() || walk.walk().canRedo());
        assertEquals(7, walk.atLeast());
        assertEquals(3, walk.starsAtMost());
        assertEquals(0, walk.stars());
    }

    @Test
    void returnsAreCountedAsMovesAndTold() {
        PlayedLevelWalk walk = walk(5, 6, 5, 0);
        assertEquals(4, walk.moves());
        assertEquals(5, walk.unvisited());
        assertEquals(List.of(3, 4), walk.returns());
        assertEquals(2, walk.visits(5));
        assertEquals(2, walk.firstVisit(5));
        assertEquals(0, walk.firstVisit(8));
        assertEquals(List.of(7), walk.newTargets());
        assertEquals(9, walk.atLeast());
        assertEquals(2, walk.starsAtMost());
    }

    @Test
    void walkWithoutReturnsEarnsThreeStarsAndEnds() {
        PlayedLevelWalk walk = walk(5, 6, 1, 8, 3, 2, 7);
        assertTrue(walk.isFinished());
        assertEquals(3, walk.stars());
        assertEquals(List.of(), walk.targets());
        assertFalse(walk.canMoveTo(0));
        assertThrows(IllegalArgumentException.class, () -> moved(walk, 0));
    }

    @ParameterizedTest
    @CsvSource({"7, 3", "8, 2", "9, 2", "10, 1", "400, 1"})
    void starsFallWithTheMoves(int moves, int stars) {
        assertEquals(7, RING.shortest());
        assertEquals(stars, RING.stars(moves));
    }

    @Test
    void movesThatWereTakenBackComeBackUntilAnotherIsMade() {
        PlayedLevelWalk all = walk(5, 6, 5, 6, 1);
        PlayedLevelWalk back = all.at(all.walk().at(2));
        assertEquals(walk(5).squares(), back.squares());
        assertEquals(List.of(6, 5, 6, 1), back.walk().undone());
        assertEquals(all, back.at(back.walk().at(6)));
        assertEquals(List.of(5, 6, 1), moved(back, 6).walk().undone());
        assertEquals(walk(5, 0), moved(back, 0));
        assertSame(all, all.at(all.walk()));
    }

    @Test
    void squaresThatAreNoWalkOfTheLevelAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> moved(begin(), 4));
        assertThrows(IllegalArgumentException.class, () -> PlayedLevelWalk.of(RING, List.of()));
        assertThrows(
                IllegalArgumentException.class, () -> new PlayedLevelWalk(RING, new WalkHistory<>(List.of(0, 5), 0)));
        assertThrows(IllegalArgumentException.class, () -> PlayedLevelWalk.of(RING, List.of(5, 6)));
        assertThrows(IllegalArgumentException.class, () -> PlayedLevelWalk.of(RING, List.of(0, 8)));
        assertThrows(
                IllegalArgumentException.class, () -> PlayedLevelWalk.of(RING, List.of(0, 5, 6, 1, 8, 3, 2, 7, 0)));
        assertEquals(walk(5, 6), PlayedLevelWalk.of(RING, List.of(0, 5, 6)));
    }
}

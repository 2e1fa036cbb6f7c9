package knightschool.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WalkHistoryTest {
    private static final WalkHistory<Integer> WALK = WalkHistory.of(List.of(0, 7, 14));

    @Test
    void cursorPartsWhatIsWalkedFromWhatWasTakenBack() {
        WalkHistory<Integer> back = WALK.at(1);
        assertEquals(List.of(0), back.walked());
        assertEquals(List.of(7, 14), back.undone());
        assertEquals(Optional.of(0), back.head());
        assertTrue(back.canRedo());
        assertEquals(WALK, back.at(3));
        assertEquals(WalkHistory.of(List.of(0)), back.withoutUndone());
    }

    @Test
    void atGoesToTheNearestPosition() {
        assertEquals(Optional.empty(), WALK.at(-5).head());
        assertSame(WALK, WALK.at(99));
    }

    @Test
    void movedAlongTheWalkKeepsWhatFollowsAndAnotherMoveDropsIt() {
        assertEquals(List.of(14), WALK.at(1).moved(7).undone());
        WalkHistory<Integer> other = WALK.at(1).moved(11);
        assertEquals(List.of(0, 11), other.walked());
        assertFalse(other.canRedo());
    }

    @Test
    void cursorOutsideOfTheWalkIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new WalkHistory<>(List.of(0), 2));
        assertThrows(IllegalArgumentException.class, () -> new WalkHistory<>(List.of(), -1));
    }

    /** The same acts on two lists, one of what is walked and one of what was taken back, lead to the same walk. */
    @Test
    void everyActAgreesWithTwoStacks() {
        Random random = new Random(26);
        WalkHistory<Integer> walk = WalkHistory.of(List.of());
        List<Integer> walked = new ArrayList<>();
        List<Integer> undone = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            int act = random.nextInt(4);
            if (act == 0 && !walked.isEmpty()) {
                undone.addFirst(walked.removeLast());
                walk = walk.at(walk.length() - 1);
            } else if (act == 1 && !undone.isEmpty()) {
                walked.add(undone.removeFirst());
                walk = walk.at(walk.length() + 1);
            } else {
                int square = random.nextInt(5);
                walk = walk.moved(square);
                walked.add(square);
                if (!undone.isEmpty() && undone.getFirst() == square) {
                    undone.removeFirst();
                } else {
                    undone.clear();
                }
            }
            assertEquals(walked, walk.walked());
            assertEquals(undone, walk.undone());
        }
    }
}

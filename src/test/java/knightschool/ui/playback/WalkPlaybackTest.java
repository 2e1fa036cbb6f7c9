package knightschool.ui.playback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.drawing.board.DrawnWalk;
import knightschool.ui.command.Command;
import org.junit.jupiter.api.Test;

class WalkPlaybackTest {
    private static final long FRAME = 16_666_667;

    private final WalkPlayback walk = new WalkPlayback(Duration.ofMillis(100), Duration.ofSeconds(3));

    private static DrawnWalk of(int squares) {
        return new DrawnWalk(IntStream.range(0, squares).boxed().toList(), false);
    }

    private int drawn() {
        return walk.line().map(line -> line.squares().size()).orElse(0);
    }

    /** Plays to the end, and returns the number of frames. */
    private int frames() {
        int count = 0;
        while (walk.playback().isPlaying()) {
            walk.playback().tick(count++ * FRAME);
        }
        return count;
    }

    @Test
    void walkIsWholeAtOnceAndCanBeStepped() {
        walk.show(Optional.of(of(12)));
        assertEquals(Optional.of(of(12)), walk.line());
        walk.playback().step(-1);
        assertEquals(11, drawn());
        walk.playback().reach(0);
        assertEquals(1, drawn());
        walk.show(Optional.of(of(12)));
        assertEquals(1, drawn(), "the same walk is not shown again");
        walk.show(Optional.empty());
        assertEquals(0, drawn());
        assertFalse(walk.shownProperty().get());
    }

    @Test
    void walkIsPlayedFromItsFirstSquareToItsLast() {
        List<Integer> seen = new ArrayList<>();
        walk.lineProperty().addListener(_ -> seen.add(drawn()));
        walk.play(of(12));
        assertTrue(walk.playback().isPlaying());
        frames();
        assertEquals(IntStream.rangeClosed(0, 12).boxed().toList(), withNoneFirst(seen));
    }

    private static List<Integer> withNoneFirst(List<Integer> seen) {
        List<Integer> all = new ArrayList<>(List.of(0));
        all.addAll(seen);
        return all;
    }

    /** A move never takes longer than is given to it, and a long walk takes no longer than is given to the whole. */
    @Test
    void longWalksTakeNoLongerThanIsGivenToThem() {
        walk.play(of(5));
        assertTrue(frames() * FRAME < Duration.ofMillis(600).toNanos());
        for (int squares : new int[] {160, 180, 5_000}) {
            walk.play(of(squares));
            long time = frames() * FRAME;
            assertTrue(time < Duration.ofMillis(3_100).toNanos(), () -> squares + " squares, nanoseconds: " + time);
            assertEquals(squares, drawn());
        }
    }

    /** A tour of a board of one square is a walk that nothing can be played of, and its key says just that. */
    @Test
    void walkOfOneSquareSaysThatNothingMoves() {
        Command play = new PlaybackCommands("editor", walk.playback(), walk.shownProperty())
                .all()
                .getFirst();
        assertTrue(play.refusal().startsWith("Have a solution shown first"), play.refusal());
        walk.show(Optional.of(of(1)));
        assertEquals(PlaybackWords.NO_STEP, play.refusal());
        walk.show(Optional.of(of(2)));
        assertEquals("", play.refusal());
    }
}

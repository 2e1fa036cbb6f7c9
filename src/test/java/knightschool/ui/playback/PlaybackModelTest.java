package knightschool.ui.playback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PlaybackModelTest {
    private static final long PAUSE = 100;

    private final PlaybackModel playback = new PlaybackModel(step -> step == 2 ? 3 * PAUSE : PAUSE);

    @Test
    void eachStepIsShownForItsTimeAndPlayingEndsAfterTheLast() {
        playback.begin(4, 0);
        playback.play();
        int[] shown = new int[10];
        for (int frame = 0; frame < shown.length; frame++) {
            playback.tick(7 + frame * PAUSE);
            shown[frame] = (int) playback.step();
        }
        assertEquals(
                "0122234444", Arrays.stream(shown).mapToObj(String::valueOf).collect(Collectors.joining()));
        assertFalse(playback.isPlaying());
    }

    @Test
    void togglePausesGoesOnAtOnceAndBeginsAgainAtTheEnd() {
        playback.begin(2, 0);
        playback.toggle();
        playback.tick(0);
        assertEquals(1, playback.step());
        playback.toggle();
        playback.tick(10 * PAUSE);
        assertEquals(1, playback.step());
        playback.reach(Integer.MAX_VALUE);
        assertEquals(2, playback.step());
        playback.toggle();
        assertEquals(0, playback.step());
        assertTrue(playback.isPlaying());
    }

    @Test
    void nothingIsPlayedWhereThereAreNoSteps() {
        playback.toggle();
        playback.play();
        playback.step(1);
        playback.tick(PAUSE);
        assertEquals(0, playback.step());
        assertFalse(playback.isPlaying());
    }

    @Test
    void strideGoesOnSoManyStepsAtATimeAndNeverBeyondTheLast() {
        PlaybackModel fast = new PlaybackModel(new PlaybackModel.Pace() {
            @Override
            public long nanos(long step) {
                return PAUSE;
            }

            @Override
            public int stride() {
                return 7;
            }
        });
        fast.begin(17, 3);
        fast.toggle();
        for (int frame = 0; fast.isPlaying(); frame++) {
            fast.tick(frame * PAUSE);
        }
        assertEquals(17, fast.step());
    }

    /** Whatever is asked in whatever order: the step is one of the steps, and what is played ends. */
    @Test
    void stepStaysAmongTheStepsWhateverIsAsked() {
        Random random = new Random(20261123);
        long now = 0;
        for (int i = 0; i < 20_000; i++) {
            switch (random.nextInt(7)) {
                case 0 -> playback.begin(random.nextInt(6), random.nextInt(9) - 2);
                case 1 -> playback.toggle();
                case 2 -> playback.play();
                case 3 -> playback.step(random.nextInt(5) - 2);
                case 4 -> playback.reach(random.nextInt(20) - 5);
                default -> playback.tick(now += random.nextInt(150));
            }
            assertTrue(playback.step() >= 0 && playback.step() <= playback.last());
            assertFalse(playback.isPlaying() && playback.step() == playback.last());
        }
    }

    @Test
    void stopwatchCountsWhatItRunsAndIsNotHeld() {
        Stopwatch watch = new Stopwatch(Duration.ofSeconds(10));
        watch.tick(0);
        watch.start();
        watch.tick(1_000_000_000L);
        watch.tick(3_000_000_000L);
        assertEquals(2, watch.seconds());
        watch.hold(true);
        watch.tick(9_000_000_000L);
        watch.hold(false);
        watch.tick(20_000_000_000L);
        watch.tick(20_500_000_000L);
        assertEquals(2_500, watch.milliseconds());
        watch.tick(90_000_000_000L);
        assertEquals(12, watch.seconds());
        watch.stop();
        watch.tick(91_000_000_000L);
        watch.set(Duration.ofSeconds(3));
        assertEquals(Duration.ofSeconds(3), watch.elapsed());
    }
}

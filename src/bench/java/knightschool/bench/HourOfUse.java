package knightschool.bench;

import java.util.Random;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import knightschool.ui.watch.RandomActs;

/**
 * Somebody who does one act after the other, see {@link RandomActs}, without a pause for thought. Questions for a file
 * are not answered: the headless platform has none. Used on a thread of its own.
 */
final class HourOfUse {
    /** One a second: what a quick person does in an hour. */
    static final int ACTS = 3600;

    private static final int MILLIS_BETWEEN = 25;

    private final RandomActs acts;

    HourOfUse(long seed) {
        acts = new RandomActs(new Random(seed), _ -> {});
    }

    /** Does so many acts. */
    void act(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            Platform.runLater(acts::act);
            pause();
        }
    }

    private static void pause() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Platform.runLater(done::countDown);
        done.await();
        Thread.sleep(MILLIS_BETWEEN);
    }

    /** Shows the first page again, and nothing over it. */
    void goHome() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Platform.runLater(() -> RandomActs.type(RandomActs.front(), KeyCode.ESCAPE));
            pause();
        }
        Platform.runLater(() -> RandomActs.buttons(RandomActs.front()).stream()
                .filter(button -> "tab-lessons".equals(button.getId()))
                .forEach(ButtonBase::fire));
        pause();
    }
}

package knightschool.ui.work;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executor;
import knightschool.files.FolderStamp;

/**
 * Reports that another program created, changed or deleted files of a folder. It polls every quarter of a second on its
 * own thread: file system notifications are late on some systems and missing for network drives.
 */
public final class FolderWatch implements AutoCloseable {
    private static final Duration INTERVAL = Duration.ofMillis(250);

    private final BackgroundWorker worker;

    /** @param screen runs tasks on the JavaFX thread */
    public FolderWatch(Executor screen) {
        this.worker = BackgroundWorker.newest("folder watch", screen);
    }

    /**
     * Watches a folder instead of the one before.
     *
     * @param stamp the stamp of the folder when its files were read
     * @param changed run on the JavaFX thread once two polls after a change are equal, so that no half-written file is
     *     read
     */
    public void follow(Path folder, FolderStamp stamp, Runnable changed) {
        worker.ask(context -> look(context, folder, stamp, changed), _ -> {}, () -> {});
    }

    private static Object look(RunningWorkContext context, Path folder, FolderStamp readStamp, Runnable changed) {
        FolderStamp stamp = readStamp;
        FolderStamp before = readStamp;
        while (true) {
            context.rest(INTERVAL);
            FolderStamp now = FolderStamp.of(folder);
            if (!now.equals(stamp) && now.equals(before)) {
                stamp = now;
                context.say(changed);
            }
            before = now;
        }
    }

    /** Stops watching. */
    public void stop() {
        worker.cancel();
    }

    @Override
    public void close() {
        worker.close();
    }
}

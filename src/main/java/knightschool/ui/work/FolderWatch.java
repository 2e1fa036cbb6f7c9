package knightschool.ui.work;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executor;
import knightschool.files.FolderStamp;

/**
 * Tells when the files of a folder were changed by another program. It looks every quarter of a second on a thread of
 * its own, since what systems tell by themselves comes late on some of them and not at all from disks of a network.
 */
public final class FolderWatch implements AutoCloseable {
    private static final Duration INTERVAL = Duration.ofMillis(250);

    private final BackgroundWork looking;

    /** @param screen runs what it is given on the screen's thread */
    public FolderWatch(Executor screen) {
        this.looking = BackgroundWork.newest("folder watch", screen);
    }

    /**
     * Watches a folder, in the place of the one before.
     *
     * @param known what it was when it was read
     * @param changed told on the screen's thread once the folder stands still after a change, so that no file is read
     *     half written
     */
    public void follow(Path folder, FolderStamp known, Runnable changed) {
        looking.ask(context -> look(context, folder, known, changed), _ -> {}, _ -> {});
    }

    private static Object look(WorkContext context, Path folder, FolderStamp read, Runnable changed) {
        FolderStamp known = read;
        FolderStamp before = read;
        while (true) {
            context.rest(INTERVAL);
            FolderStamp now = FolderStamp.of(folder);
            if (!now.equals(known) && now.equals(before)) {
                known = now;
                context.say(changed);
            }
            before = now;
        }
    }

    /** Watches nothing any more. */
    public void stop() {
        looking.cancel();
    }

    @Override
    public void close() {
        looking.close();
    }

    /** Whether its thread has ended after {@link #close}. */
    public boolean isEnded() {
        return looking.isEnded();
    }
}

package knightschool.ui.work;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The only maker of threads for scenes: daemons with a name, which no scene that is left open keeps alive. */
final class WorkThreads {
    private WorkThreads() {}

    static Thread started(String name, Runnable work) {
        return Thread.ofPlatform().daemon().name(name).start(work);
    }

    static ExecutorService single(String name) {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    /** Threads that are numbered from 1 on. */
    static ExecutorService pool(String name, int threads) {
        return Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name(name + " ", 1).factory());
    }
}

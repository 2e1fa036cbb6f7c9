package knightschool.ui.graph;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import javafx.application.Platform;
import knightschool.graph.KnightGraph;

/** Lets springs settle on a thread of its own; only the newest request counts. Used on the JavaFX thread. */
final class SpringLayoutWorker {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("springs").factory());
    private final AtomicLong newest = new AtomicLong();

    /**
     * Looks for places and hands them over on the JavaFX thread, unless another request or {@link #cancel} comes first.
     *
     * @param from where the layout begins: a place for each vertex
     */
    void settle(KnightGraph graph, VertexPositions from, Consumer<VertexPositions> settled) {
        long request = newest.incrementAndGet();
        thread.execute(() -> {
            if (request != newest.get()) {
                return;
            }
            VertexPositions found = SpringLayout.settle(graph, from, () -> request != newest.get());
            Platform.runLater(() -> {
                if (request == newest.get()) {
                    settled.accept(found);
                }
            });
        });
    }

    /** Whatever is under way is no longer wanted. */
    void cancel() {
        newest.incrementAndGet();
    }

    void close() {
        cancel();
        thread.shutdownNow();
    }
}

package knightschool.ui.graph;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import knightschool.graph.KnightGraph;
import knightschool.ui.work.BackgroundWork;

/** Lets springs settle on a thread of its own; only the newest request counts. Used on the JavaFX thread. */
final class SpringLayoutWorker implements AutoCloseable {
    private final BackgroundWork work;
    private final Springs springs;

    /** What looks for places. */
    @FunctionalInterface
    interface Springs {
        /** As {@link SpringLayout#settle}. */
        VertexPositions settle(KnightGraph graph, VertexPositions from, BooleanSupplier cancelled);
    }

    /** @param screen runs what takes places over, on the JavaFX thread */
    SpringLayoutWorker(Executor screen, Springs springs) {
        this.work = BackgroundWork.newest("springs", screen);
        this.springs = springs;
    }

    /**
     * Looks for places and hands them over on the JavaFX thread, unless another request or {@link #cancel} comes first.
     *
     * @param from where the layout begins: a place for each vertex
     * @param failed called there instead where looking broke down
     */
    void settle(KnightGraph graph, VertexPositions from, Consumer<VertexPositions> settled, Runnable failed) {
        work.ask(ticket -> springs.settle(graph, from, () -> !ticket.isWanted()), settled, _ -> failed.run());
    }

    /** Whatever is under way is no longer wanted. */
    void cancel() {
        work.cancel();
    }

    /** Whether places are still looked for. */
    boolean isUnderWay() {
        return work.isBusy();
    }

    @Override
    public void close() {
        work.close();
    }

    /** Whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return work.isEnded();
    }
}

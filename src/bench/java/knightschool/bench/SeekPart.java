package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;

/** Random moments of a long search, shown. */
final class SeekPart implements Part {
    private static final int SEEKS = 200;
    private static final long SEED = 8;
    private static final long CHUNK = 1_000_000;
    private static final double MILLION = 1e6;

    private final long steps;

    /** @param steps how long the searches are */
    SeekPart(long steps) {
        this.steps = steps;
    }

    @Override
    public String name() {
        return "seek";
    }

    @Override
    public String heading() {
        return "%d random moments of the first %,d steps of a search for a closed tour of the full 8 x 8 board"
                .formatted(SEEKS, steps);
    }

    @Override
    public List<Row> measure() {
        Traffic.run();
        List<Row> rows = new ArrayList<>();
        for (Golden thorough : Golden.values()) {
            rows.addAll(rows(Algorithms.named(thorough.algorithm())));
        }
        return rows;
    }

    private List<Row> rows(Algorithm algorithm) {
        Board board = Board.full(KnightTables.SIDE, KnightTables.SIDE);
        Trace trace = new Trace(new Problem(board, MoveOrder.CLOCKWISE, 0, true), ConfiguredAlgorithm.of(algorithm));
        long begun = System.nanoTime();
        while (trace.explored() < steps && !trace.isComplete()) {
            trace.extend(Math.min(CHUNK, steps - trace.explored()));
        }
        double rate = trace.explored() * 1e3 / (System.nanoTime() - begun);
        Sample millis = Sample.of(seeks(trace));
        String name = algorithm.name();
        List<Node> nodes = nodes(trace);
        Sample subtrees = Sample.of(nodes, Node::millis);
        double largest = nodes.stream().mapToDouble(Node::steps).max().orElseThrow();
        String ofNode = "the size, best depth and end of the subtree of a random square of the path at a random step";
        String how = "from the call to the finished frame, on the calling thread, fixed seed";
        return List.of(
                Row.of(name + ", computed with checkpoints", rate, 1, "million steps/s", "once, all steps together"),
                Row.of(name + ", seek, median", millis.median(), 2, "ms", how),
                Row.of(name + ", seek, worst", millis.greatest(), 2, "ms", how),
                Row.of(name + ", subtree, median", subtrees.median(), 2, "ms", ofNode),
                Row.of(name + ", subtree, worst", subtrees.greatest(), 2, "ms", ofNode),
                Row.of(name + ", largest subtree", largest, 0, "steps", "of those"),
                Row.of(name + ", checkpoints", trace.checkpointBytes() / 1024.0, 0, "KiB", "as the trace counts them"));
    }

    private record Node(double millis, long steps) {}

    private static List<Node> nodes(Trace trace) {
        Random random = new Random(SEED);
        List<Node> nodes = new ArrayList<>();
        while (nodes.size() < SEEKS) {
            long step = random.nextLong(trace.explored() + 1);
            int depth = trace.frame(step).counters().depth();
            if (depth > 1) {
                int index = 1 + random.nextInt(depth - 1);
                long begun = System.nanoTime();
                Subtree subtree = trace.subtree(step, index);
                nodes.add(new Node((System.nanoTime() - begun) / MILLION, subtree.steps()));
                if (step < subtree.first() || step > subtree.last()) {
                    throw new IllegalStateException("the subtree of a node of step " + step + " is without that step");
                }
            }
        }
        return nodes;
    }

    private static List<Double> seeks(Trace trace) {
        Random random = new Random(SEED);
        List<Double> millis = new ArrayList<>();
        for (int i = 0; i < SEEKS; i++) {
            long step = random.nextLong(trace.explored() + 1);
            long begun = System.nanoTime();
            if (trace.frame(step).step() != step) {
                throw new IllegalStateException("another moment than step " + step + " was shown");
            }
            millis.add((System.nanoTime() - begun) / MILLION);
        }
        return millis;
    }
}

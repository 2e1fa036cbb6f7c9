package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The graph view: how long a redraw of a large graph takes, beside GraphStream's viewer, and how smoothly springs move.
 */
final class GraphPart implements Part {
    /** 60 frames a second, and a little for the clock. */
    static final double FRAME_MILLIS = 17.5;

    /** Of a Java that draws by the processor, in a window that nobody sees. */
    static final List<String> OPTIONS =
            List.of("-Dglass.platform=Headless", "-Dprism.order=sw", "-Djava.awt.headless=true");

    private final Package program;

    /** @param program has the options that a person's Java has */
    GraphPart(Package program) {
        this.program = program;
    }

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public String heading() {
        return "The knight graph of " + GraphProbe.SQUARES + " x " + GraphProbe.SQUARES
                + " redrawn as fast as it is presented, in a window of " + GraphProbe.SIDE + " x " + GraphProbe.SIDE
                + ", and springs of 1,000 vertices (headless platform, drawn by the processor)";
    }

    @Override
    public List<Row> measure() {
        List<String> fast = new ArrayList<>(OPTIONS);
        fast.add("-Dquantum.pulse=1000");
        Map<String, Double> redraw = OwnJava.figures(program, fast, GraphProbe.class, "redraw");
        Map<String, Double> springs = OwnJava.figures(program, OPTIONS, GraphProbe.class, "springs");
        String worked = "processor time of the threads that paint and present, of %.0f frames"
                .formatted(redraw.get("own-frames"));
        String clock = "from one frame to the next on the clock; the platform asks for 60 a second";
        return List.of(
                Row.of("redraw, median", redraw.get("own-worked-median"), 2, "ms", worked),
                Row.of("redraw, 99th percentile", redraw.get("own-worked-p99"), 2, "ms", worked),
                Row.of("redraw, 99th percentile", redraw.get("own-p99"), 2, "ms", clock),
                Row.of(
                        "GraphStream's viewer, median",
                        redraw.get("stock-worked-median"),
                        1,
                        "ms",
                        "processor time in the same window, taking turns"),
                Row.of(
                        "ratio of the medians",
                        redraw.get("stock-worked-median") / redraw.get("own-worked-median"),
                        0,
                        "times",
                        "processor time"),
                Row.of(
                        "springs",
                        springs.get("springs-rate"),
                        1,
                        "frames/s",
                        "1,000 vertices in motion; 60 are asked for"),
                Row.of(
                        "springs, frames in time",
                        springs.get("springs-within"),
                        1,
                        "%",
                        "of %.0f frames".formatted(springs.get("springs-frames"))));
    }
}

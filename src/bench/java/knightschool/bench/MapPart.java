package knightschool.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import knightschool.statemap.StateMap;

/**
 * The map of all positions of a large sliding puzzle: time, memory, and a plain way to make it beside; and how fast
 * maps are drawn and settle.
 */
final class MapPart implements Part {
    private static final int WARMUPS = 4;
    private static final int ROUNDS = 9;
    private static final double MILLION = 1e6;
    private static final ThreadMXBean CLOCK = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** What one run took. */
    private record Cost(double millis, long bytes) {}

    /** A run of each, one after the other. */
    private record Round(Cost own, Cost plain) {
        double ratio() {
            return plain.millis() / own.millis();
        }
    }

    private final Package program;

    /** @param program has the options that a person's Java has on screen */
    MapPart(Package program) {
        this.program = program;
    }

    @Override
    public String name() {
        return "map";
    }

    @Override
    public String heading() {
        return "The map of a sliding puzzle of 6 x 6 with 12 blocks, solved positions included (processor time of %d rounds)"
                .formatted(ROUNDS);
    }

    @Override
    public List<Row> measure() {
        StateMap map = MapPass.map();
        double positions = map.vertexCount();
        List<Round> rounds = rounds();
        Sample millis = Sample.of(rounds, round -> round.own().millis());
        Sample ratios = Sample.of(rounds, Round::ratio);
        String all = "median of %.0f to %.0f ms: positions, links, and the distance of each to the nearest goal"
                .formatted(millis.least(), millis.greatest());
        List<Row> rows = new ArrayList<>(List.of(
                Row.of(
                        "positions",
                        positions,
                        0,
                        "",
                        "%,d links, %,d goals".formatted(map.edgeCount(), map.goalCount())),
                Row.of("time", millis.median(), 0, "ms", all),
                Row.of("time", millis.median() * MILLION / positions, 0, "ns/position", "the same"),
                Row.of("kept", map.bytes() / positions, 1, "bytes/position", "all arrays of the map"),
                Row.of(
                        "allocated",
                        rounds.getLast().own().bytes() / positions,
                        1,
                        "bytes/position",
                        "while it is made: arrays that grow are copied"),
                Row.of(
                        "HashMap and lists",
                        ratios.median(),
                        1,
                        "times as long",
                        "the same work as one would first write it, in turns; rounds %.1f to %.1f"
                                .formatted(ratios.least(), ratios.greatest()))));
        rows.addAll(onScreen());
        return rows;
    }

    private List<Row> onScreen() {
        List<String> fast = new ArrayList<>(GraphPart.OPTIONS);
        fast.add("-Dquantum.pulse=1000");
        Map<String, Double> redraw = OwnJava.figures(program, fast, MapProbe.class, "redraw");
        Map<String, Double> settle = OwnJava.figures(program, GraphPart.OPTIONS, MapProbe.class, "settle");
        List<Row> rows = new ArrayList<>();
        String worked =
                "processor time of the threads that paint and present %,.0f vertices and %,.0f links, %,.0f frames in a window of %d x %d"
                        .formatted(
                                redraw.get("vertices"),
                                redraw.get("links"),
                                redraw.get("pan-worked-frames"),
                                MapProbe.SIDE,
                                MapProbe.SIDE);
        for (String what : List.of("pan", "zoom")) {
            rows.add(Row.of(what + ", median", redraw.get(what + "-worked-median"), 1, "ms", worked));
            rows.add(Row.of(what + ", 99th percentile", redraw.get(what + "-worked-p99"), 1, "ms", worked));
            rows.add(Row.of(
                    what + ", 99th percentile",
                    redraw.get(what + "-p99"),
                    1,
                    "ms",
                    "from one frame to the next on the clock"));
        }
        rows.add(settled("level 1 at rest", "first", settle));
        rows.add(settled("that large map at rest", "large", settle));
        return rows;
    }

    private static Row settled(String what, String name, Map<String, Double> figures) {
        String how = "median of %d on the clock, %.1f s at worst: from the puzzle to the map that has settled"
                .formatted(MapProbe.ROUNDS, figures.get(name + "-worst"));
        return Row.of(what, figures.get(name + "-median"), 1, "s", how);
    }

    private static List<Round> rounds() {
        Subject own = new MapPass();
        Subject plain = new PlainMapPass();
        List<Round> rounds = new ArrayList<>();
        for (int i = 0; i < WARMUPS + ROUNDS; i++) {
            rounds.add(new Round(cost(own), cost(plain)));
        }
        return rounds.subList(WARMUPS, rounds.size());
    }

    private static Cost cost(Subject subject) {
        long bytes = CLOCK.getCurrentThreadAllocatedBytes();
        long begun = CLOCK.getCurrentThreadCpuTime();
        subject.run();
        long ended = CLOCK.getCurrentThreadCpuTime();
        return new Cost((ended - begun) / MILLION, CLOCK.getCurrentThreadAllocatedBytes() - bytes);
    }
}

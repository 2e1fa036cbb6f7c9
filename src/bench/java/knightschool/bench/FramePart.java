package knightschool.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The compare scene playing as fast as it can. */
final class FramePart implements Part {
    /** 60 frames a second. */
    static final double LIMIT_MILLIS = 16.7;

    private static final int SECONDS = 12;
    private static final String PANE = "pane ";

    private final Package program;
    private final Path screen;

    /**
     * @param program has the options that a person's Java has
     * @param screen the folder of a headless window that copies no picture. That of JavaFX copies each pixel with a
     *     buffer of its own, on the thread that is measured, which no person's window does: where Java has not compiled
     *     that loop well, or no longer, a frame takes three times as long
     */
    FramePart(Package program, Path screen) {
        this.program = program;
        this.screen = screen;
    }

    @Override
    public String name() {
        return "frames";
    }

    @Override
    public String heading() {
        return "The compare scene in search of closed tours of 8 x 8, playing at its highest speed in a window of 1280 x 720"
                + " (headless platform, drawn by the processor, copied to no screen; " + SECONDS
                + " s, once Java's compiler is quiet or after " + SearchSnapshotProbe.LONGEST_WARM_UP_SECONDS + " s)";
    }

    @Override
    public List<Row> measure() {
        Map<String, Double> figures = figures(SearchSnapshotProbe.Shown.NOTHING);
        Map<String, Double> tables = figures(SearchSnapshotProbe.Shown.TABLES);
        Map<String, Double> depths = figures(SearchSnapshotProbe.Shown.DEPTHS);
        Map<String, Double> tree = figures(SearchSnapshotProbe.Shown.TREE);
        Map<String, Double> both = figures(SearchSnapshotProbe.Shown.TREE_AND_DEPTHS);
        Map<String, Double> six = figures(SearchSnapshotProbe.Shown.SIX_PANES);
        Map<String, Double> zoomed = figures(SearchSnapshotProbe.Shown.ZOOMED_TREE);
        List<Row> rows = new ArrayList<>();
        double frames = figures.get("frames");
        rows.add(Row.of(
                "warm-up", figures.get("warm-up-seconds"), 0, "s", "until Java's compiler took less than 5 % of 3 s"));
        rows.addAll(frame(figures, "worked", frames, "processor time of the JavaFX thread in a pulse"));
        rows.addAll(frame(
                figures, "passed", frames, "on the clock, from the pulse's first timer until the thread is free"));
        rows.add(Row.of("frames", figures.get("frames-per-second"), 1, "frames/s", "pulses of the JavaFX thread"));
        rows.add(Row.of("moments shown", figures.get("moments-per-second"), 1, "moments/s", "all panes anew"));
        rows.addAll(progress(figures, ""));
        rows.addAll(frame(
                tables,
                "worked",
                tables.get("frames"),
                "the same with a table of domains in each pane, processor time"));
        rows.addAll(
                frame(depths, "worked", depths.get("frames"), "with the squares visited over time, processor time"));
        rows.addAll(frame(tree, "worked", tree.get("frames"), "with a search tree, processor time"));
        rows.addAll(bothKinds(both, "with a search tree and the squares visited over time"));
        rows.addAll(bothKinds(six, "the same with six panes at 4 million steps a second"));
        String how = "a search tree of 6,484,065 steps, zoomed from all to 24 and back, and moved";
        rows.addAll(frame(zoomed, "worked", zoomed.get("frames"), how + ", processor time"));
        rows.addAll(frame(zoomed, "passed", zoomed.get("frames"), how + ", on the clock"));
        rows.add(Row.of("parts read", zoomed.get("parts-per-second"), 1, "parts/s", how));
        return rows;
    }

    private static List<Row> bothKinds(Map<String, Double> figures, String what) {
        List<Row> rows = new ArrayList<>();
        rows.addAll(frame(figures, "worked", figures.get("frames"), what + ", processor time"));
        rows.addAll(frame(figures, "passed", figures.get("frames"), what + ", on the clock"));
        rows.addAll(progress(figures, what + ", "));
        return rows;
    }

    private static List<Row> progress(Map<String, Double> figures, String what) {
        List<Row> rows = new ArrayList<>();
        figures.forEach((name, rate) -> {
            if (name.startsWith(PANE)) {
                rows.add(Row.of(name, rate, 2, "million steps/s", what + "steps passed on screen"));
            }
        });
        rows.add(Row.of(
                "skew",
                figures.get("skew"),
                0,
                "steps",
                what + "furthest pane less hindmost, worst of all moments shown"));
        return rows;
    }

    private Map<String, Double> figures(SearchSnapshotProbe.Shown what) {
        List<String> options = List.of(
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Djava.awt.headless=true",
                "--patch-module=javafx.graphics=" + screen);
        return OwnJava.figures(program, options, SearchSnapshotProbe.class, Integer.toString(SECONDS), what.name());
    }

    private static List<Row> frame(Map<String, Double> figures, String kind, double frames, String how) {
        String limit = "frames of at most " + LIMIT_MILLIS + " ms";
        return List.of(
                Row.of(limit, figures.get(kind + "-share"), 1, "%", "of %.0f frames; %s".formatted(frames, how)),
                Row.of("frame, median", figures.get(kind + "-median"), 2, "ms", how),
                Row.of("frame, worst", figures.get(kind + "-worst"), 2, "ms", how));
    }
}

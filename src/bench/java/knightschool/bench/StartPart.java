package knightschool.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The packaged program from its launch to its first answer, with and without its cache of loaded classes. */
final class StartPart implements Part {
    private static final int PAIRS = 5;
    private static final double MILLION = 1e6;
    private static final String WITHOUT = "-XX:AOTMode=off";
    private static final String WITH = "-XX:AOTMode=auto";

    private final Package program;
    private final Path classes;

    /** Milliseconds of two starts, one after the other. */
    private record Pair(double with, double without) {}

    /** @param classes where {@link StartProbe} is */
    StartPart(Package program, Path classes) {
        this.program = program;
        this.classes = classes;
    }

    @Override
    public String name() {
        return "start";
    }

    @Override
    public String heading() {
        return "The packaged program from its launch, with and without its AOT cache, in " + PAIRS
                + " pairs of starts after one that is not counted";
    }

    @Override
    public List<Row> measure() {
        List<Row> rows = new ArrayList<>();
        String end = "from the launch of the launcher to its end";
        rows.addAll(rows("--help", end, mode -> launch(mode, "--help")));
        rows.addAll(
                rows("solve 5x5", end, mode -> launch(mode, "solve", "--board", "5x5", "--algorithm", "backtracking")));
        rows.addAll(rows(
                "first window",
                "from the launch of its Java to the first picture of the first window (headless platform)",
                this::open));
        rows.add(Row.of("package", program.bytes() / MILLION, 0, "MB", "all its files"));
        double cache = program.cache().map(file -> file.toFile().length()).orElse(0L) / MILLION;
        rows.add(Row.of("AOT cache", cache, 0, "MB", "of these; 0 where the package has none"));
        return rows;
    }

    private List<Row> rows(String what, String how, ToDoubleFunction<String> start) {
        start.applyAsDouble(WITHOUT);
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            double without = start.applyAsDouble(WITHOUT);
            pairs.add(new Pair(program.cache().isPresent() ? start.applyAsDouble(WITH) : without, without));
        }
        double without = Sample.of(pairs, Pair::without).median();
        if (program.cache().isEmpty()) {
            return List.of(Row.of(what + ", no cache", without, 0, "ms", "median, " + how));
        }
        return List.of(
                Row.of(what + ", no cache", without, 0, "ms", "median, " + how),
                Row.of(what + ", cache", Sample.of(pairs, Pair::with).median(), 0, "ms", "median, " + how),
                Row.of(
                        what + ", cache / no cache",
                        Sample.of(pairs, pair -> pair.with() / pair.without()).median(),
                        2,
                        "times",
                        "median of the pairs' ratios"));
    }

    private double launch(String mode, String... arguments) {
        List<String> command = new ArrayList<>(List.of(program.launcher().toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("JAVA_TOOL_OPTIONS", mode);
        return millis(builder, null);
    }

    private double open(String mode) {
        List<String> options = List.of(
                mode,
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Djava.util.prefs.userRoot=" + classes.resolveSibling("settings"));
        ProcessBuilder builder = new ProcessBuilder(program.command(options, classes, StartProbe.class));
        builder.environment().put("DISPLAY", "none is needed");
        return millis(builder, StartProbe.SHOWN);
    }

    /** How long a process takes until it prints a line, or until it ends where none is named. */
    private static double millis(ProcessBuilder builder, String line) {
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        try {
            long begun = System.nanoTime();
            Process process = builder.start();
            try (BufferedReader reader = process.inputReader()) {
                String printed = reader.readLine();
                while (printed != null && !printed.equals(line)) {
                    printed = reader.readLine();
                }
                long shown = System.nanoTime();
                int status = process.waitFor();
                if (status != 0 || line != null && printed == null) {
                    throw new IllegalStateException("status " + status + " of " + builder.command());
                }
                return ((line == null ? System.nanoTime() : shown) - begun) / MILLION;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}

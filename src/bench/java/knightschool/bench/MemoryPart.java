package knightschool.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the packaged program takes of a laptop's memory: on its first page, and in an hour of use. */
final class MemoryPart implements Part {
    private static final long SEED = 1;

    /** What the first page may take at rest, in MiB. */
    private static final int HOME = 250;

    /** What an hour of everything may leave at rest, in MiB. */
    private static final int END = 500;

    private final Package program;
    private final Path classes;
    private Map<String, Double> resident = Map.of();

    /** @param classes where {@link MemoryProbe} is */
    MemoryPart(Package program, Path classes) {
        this.program = program;
        this.classes = classes;
    }

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public String heading() {
        return "The packaged program's memory in an hour of use: " + HourOfUse.ACTS
                + " acts in all scenes, as many as a person makes in an hour at one a second, one after the other without"
                + " pauses; drawn by chance with the seed " + SEED + " (Linux, headless platform)";
    }

    /** The hour passes twice: to ask what is alive takes a collection, which would make less resident. */
    @Override
    public List<Row> measure() {
        resident = hour(false);
        Map<String, Double> living = hour(true);
        List<Row> rows = new ArrayList<>();
        resident.forEach((name, megabytes) -> rows.add(Row.of(name, megabytes, 0, "MiB", how(name))));
        living.forEach((name, megabytes) -> {
            if (name.endsWith(MemoryProbe.LIVING)) {
                rows.add(Row.of(name, megabytes, 0, "MiB", "of the heap after a collection, in an hour of its own"));
            }
        });
        return rows;
    }

    @Override
    public List<String> excesses() {
        return resident.entrySet().stream()
                .filter(figure -> figure.getValue() > most(figure.getKey()))
                .map(figure -> String.format(
                        Locale.ROOT,
                        "%s: %.1f MiB are more than %.0f.",
                        figure.getKey(),
                        figure.getValue(),
                        most(figure.getKey())))
                .toList();
    }

    /** How many MiB a figure may be at most. */
    private static double most(String name) {
        return name.startsWith(MemoryProbe.HOME)
                ? HOME
                : name.startsWith(MemoryProbe.END) ? END : Double.POSITIVE_INFINITY;
    }

    private static String how(String name) {
        String all = "VmRSS of the whole process";
        return most(name) < Double.POSITIVE_INFINITY
                ? String.format(Locale.ROOT, "%s, at rest on the first page; at most %.0f", all, most(name))
                : all;
    }

    private Map<String, Double> hour(boolean living) {
        Path home = home();
        List<String> options = List.of(
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Djava.awt.headless=true",
                "-Duser.home=" + home,
                "-Djava.util.prefs.userRoot=" + home);
        List<String> command = program.command(options, classes, MemoryProbe.class);
        command.addAll(List.of(Long.toString(SEED), Integer.toString(HourOfUse.ACTS), Boolean.toString(living)));
        return OwnJava.figures(command, Map.of("DISPLAY", "none is needed", "XDG_STATE_HOME", home.toString()));
    }

    private Path home() {
        try {
            return Files.createTempDirectory(classes.toAbsolutePath().getParent(), "home");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

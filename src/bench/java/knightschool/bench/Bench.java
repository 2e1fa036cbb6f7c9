package knightschool.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Runs the parts of the benchmark that were asked for, and prints one table. Where a figure is more than it may be, the
 * run says so at its end, and fails.
 */
public final class Bench {
    private static final String ALL = "all";

    private Bench() {}

    /**
     * @param args the parts to run, with commas, or {@code all}; the file that the table is also written to; how many
     *     steps the searches have that are sought in; the folder of the packaged program; that of the benchmark's
     *     classes; that of a headless window of JavaFX that copies no picture
     */
    public static void main(String[] args) throws IOException {
        Package program = new Package(Path.of(args[3]));
        List<Part> parts = List.of(
                new RatePart(),
                new VariantPart(),
                new BoardPart(),
                new GreedyPart(),
                new TourPart(),
                new WinnablePart(),
                new FirstTryPart(),
                new WitnessPart(),
                new WalkPart(),
                new LevelPart(),
                new PicturePart(),
                new CensusPart(),
                new SeekPart(Long.parseLong(args[2])),
                new FramePart(program, Path.of(args[5])),
                new GraphPart(program),
                new MapPart(program),
                new StartPart(program, Path.of(args[4])),
                new MemoryPart(program, Path.of(args[4])));
        List<Part> chosen = chosen(parts, args[0]);
        if (chosen.isEmpty()) {
            System.err.println("There is no part \"" + args[0] + "\": choose " + names(parts) + " or " + ALL + ".");
            System.exit(2);
        }
        Table table = new Table();
        table.add("Measured on", Machine.facts());
        for (Part part : chosen) {
            System.err.println("Measuring: " + part.name());
            table.add(part.heading(), part.measure());
        }
        System.out.print("\n" + table);
        Path file = Path.of(args[1]);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, table.toString());
        List<String> excesses =
                chosen.stream().flatMap(part -> part.excesses().stream()).toList();
        if (!excesses.isEmpty()) {
            excesses.forEach(System.err::println);
            System.exit(1);
        }
    }

    private static List<Part> chosen(List<Part> parts, String names) {
        List<String> wanted = Arrays.stream(names.split(",")).map(String::strip).toList();
        return parts.stream()
                .filter(part -> wanted.contains(ALL) || wanted.contains(part.name()))
                .toList();
    }

    private static String names(List<Part> parts) {
        return parts.stream().map(Part::name).collect(Collectors.joining(", "));
    }
}

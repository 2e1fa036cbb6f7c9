import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.ImportOrderer;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import com.palantir.javaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Holds every Java file to one format: {@code check} names the files that differ, {@code apply} rewrites them.
 *
 * <p>The build runs this file with the JDK that compiles the program. The formatter reads sources with the parser of
 * the Java that it runs in, so a Maven plugin inside an older Java could not read the program's patterns.
 */
public final class Format {

    private static final Formatter FORMATTER = Formatter.createFormatter(JavaFormatterOptions.builder()
            .style(Style.PALANTIR)
            .formatJavadoc(true)
            .build());

    private Format() {}

    public static void main(String[] args) throws IOException {
        boolean apply = args[0].equals("apply");
        List<Path> files;
        try (Stream<Path> found = Files.walk(Path.of("src"))) {
            files = found.filter(p -> p.toString().endsWith(".java")).sorted().toList();
        }
        List<String> faults =
                files.parallelStream().flatMap(f -> treat(f, apply)).toList();
        faults.forEach(System.err::println);
        if (!faults.isEmpty()) {
            System.err.println("Format them with: mvn -q process-resources -Dformat=apply");
            System.exit(1);
        }
    }

    /** What is wrong with one file: nothing, or one line. */
    private static Stream<String> treat(Path file, boolean apply) {
        try {
            String before = Files.readString(file);
            String after = formatted(before);
            if (before.equals(after)) {
                return Stream.empty();
            }
            if (apply) {
                Files.writeString(file, after);
                return Stream.empty();
            }
            return Stream.of(file + ": not in the format of this project");
        } catch (FormatterException | IOException e) {
            return Stream.of(file + ": " + e.getMessage());
        }
    }

    private static String formatted(String source) throws FormatterException {
        String imports = ImportOrderer.reorderImports(RemoveUnusedImports.removeUnusedImports(source), Style.PALANTIR);
        return FORMATTER.formatSource(imports);
    }
}

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.Stylesheet;

/**
 * Writes the program's sheets of AtlantaFX's two themes: those of AtlantaFX without the selectors that name a style
 * class which no node of the program has. They are two thirds of the sheet, and JavaFX goes through those that end in
 * {@code .button} or {@code .label} for every button or label that it styles.
 *
 * <p>The sheets are in JavaFX's binary form, as AtlantaFX's own are, which JavaFX reads fastest.
 */
public final class ThemeSheets {
    private static final List<String> THEMES = List.of("light", "dark");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*})");
    private static final Pattern CLASS = Pattern.compile("\\.([a-zA-Z][\\w-]*)");

    private ThemeSheets() {}

    /**
     * @param args the file with the style classes that no node has; the folder for the sheets; with AtlantaFX and
     *     JavaFX on the class path
     */
    public static void main(String[] args) throws IOException {
        Set<String> absent = Files.readAllLines(Path.of(args[0])).stream()
                .filter(line -> !line.startsWith("#"))
                .flatMap(line -> Stream.of(line.split(" ")))
                .collect(Collectors.toSet());
        Path folder = Files.createDirectories(Path.of(args[1]));
        for (String theme : THEMES) {
            Path text = Files.createTempFile(theme, ".css");
            try {
                Files.writeString(text, without(absent, delivered(theme)));
                Stylesheet.convertToBinary(
                        text.toFile(), folder.resolve(theme + ".bss").toFile());
            } finally {
                Files.delete(text);
            }
        }
    }

    private static String delivered(String theme) throws IOException {
        String name = "/atlantafx/base/theme/primer-" + theme + ".css";
        try (InputStream sheet = ThemeSheets.class.getResourceAsStream(name)) {
            if (sheet == null) {
                throw new IllegalStateException("no AtlantaFX with " + name + " on the class path");
            }
            return COMMENT.matcher(new String(sheet.readAllBytes(), StandardCharsets.UTF_8))
                    .replaceAll("");
        }
    }

    private static String without(Set<String> absent, String sheet) {
        Predicate<String> matchesNothing = selector -> CLASS.matcher(selector)
                .results()
                .map((MatchResult found) -> found.group(1))
                .anyMatch(absent::contains);
        StringBuilder written = new StringBuilder();
        RULE.matcher(sheet).results().forEach(rule -> {
            String selectors = Stream.of(rule.group(1).split(","))
                    .map(String::strip)
                    .filter(matchesNothing.negate())
                    .collect(Collectors.joining(", "));
            if (!selectors.isEmpty()) {
                written.append(selectors).append(' ').append(rule.group(2)).append('\n');
            }
        });
        return written.toString();
    }
}

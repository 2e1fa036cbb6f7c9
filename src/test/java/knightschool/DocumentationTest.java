package knightschool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.cli.Cli;
import knightschool.files.InputFault;
import knightschool.setup.SetupText;
import knightschool.ui.command.CommandDefinitions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The front page is short, and what it and the pages behind it name is there. */
@Execution(ExecutionMode.CONCURRENT)
class DocumentationTest {
    private static final Path FRONT = Path.of("README.md");
    private static final int LONGEST_FRONT = 8 << 10;

    /** Where a path that a page names may begin. */
    private static final List<Path> ROOTS = Stream.of(
                    "", "src/docs", "src/main/java/knightschool", "src/test/java/knightschool")
            .map(Path::of)
            .toList();

    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
    private static final Pattern FENCED = Pattern.compile("(?s)```.*?\n```");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");
    private static final Pattern FILE = Pattern.compile("([\\w.-]+/)+([\\w-]+\\.(java|md|sh|txt|css))?");
    private static final Pattern TYPE = Pattern.compile("([A-Z][a-z]+[A-Z]\\w*)");
    private static final Pattern MEMBER = Pattern.compile("([A-Z][a-z]\\w*)\\.([a-z]\\w*)");
    private static final Pattern KEYS = Pattern.compile("((Ctrl|Shift|Alt)\\+)+\\w+|F\\d+|[A-Z?]"
            + "|Esc|Enter|Space|Tab|Home|End|PageUp|PageDown|Left|Right|Up|Down|Backspace|Delete|Insert|Plus|Minus");

    /** Keys that move the focus, in every window of the toolkit. */
    private static final Set<String> FOCUS_KEYS = Set.of("Tab", "Shift+Tab");

    private static final Pattern COMMAND = Pattern.compile("knight-school ([a-z-]+)");

    /** Types of others, and keys with names like types. */
    private static final Set<String> FOREIGN =
            Set.of("AutoService", "HashMap", "FxViewer", "SpringBox", "PageUp", "PageDown");

    /** What a build makes, or the package has. */
    private static final Pattern MADE = Pattern.compile("(target|bin)/.*");

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/docs"))) {
            return Stream.concat(
                            Stream.of(FRONT),
                            files.filter(file -> file.toString().endsWith(".md")))
                    .toList();
        }
    }

    private static String text(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> code(Path page) {
        return CODE.matcher(FENCED.matcher(text(page)).replaceAll(""))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static void assertNone(Collection<String> faults) {
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void frontPageIsShort() throws IOException {
        long size = Files.size(FRONT);
        assertTrue(size <= LONGEST_FRONT, size + " bytes");
    }

    @Test
    void filesThatPagesNameAreThere() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path page : pages()) {
            LINK.matcher(text(page)).results().map(found -> found.group(1)).forEach(link -> {
                if (!Files.exists(page.resolveSibling(link))) {
                    faults.add(page + " leads to " + link);
                }
            });
            code(page).stream()
                    .filter(word ->
                            FILE.matcher(word).matches() && !MADE.matcher(word).matches())
                    .filter(word -> ROOTS.stream().noneMatch(root -> Files.exists(root.resolve(word))))
                    .forEach(word -> faults.add(page + " names " + word));
        }
        assertNone(faults);
    }

    @Test
    void typesThatPagesNameAreThere() throws IOException {
        Set<String> types = sources("src").stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
        List<String> faults = new ArrayList<>();
        for (Path page : pages()) {
            code(page).stream()
                    .map(TYPE::matcher)
                    .filter(matcher -> matcher.matches())
                    .map(matcher -> matcher.group(1))
                    .filter(type -> !types.contains(type) && !FOREIGN.contains(type))
                    .forEach(type -> faults.add(page + " names " + type));
        }
        assertNone(faults);
    }

    @Test
    void membersThatPagesNameAreDeclared() throws IOException {
        Map<String, String> types = sources("src").stream()
                .collect(Collectors.toMap(
                        file -> file.getFileName().toString().replace(".java", ""),
                        DocumentationTest::text,
                        String::concat));
        List<String> faults = new ArrayList<>();
        for (Path page : pages()) {
            code(page).stream()
                    .map(MEMBER::matcher)
                    .filter(matcher -> matcher.matches() && !FOREIGN.contains(matcher.group(1)))
                    .filter(matcher -> !declares(types.getOrDefault(matcher.group(1), ""), matcher.group(2)))
                    .forEach(matcher -> faults.add(page + " names " + matcher.group()));
        }
        assertNone(faults);
    }

    /** Whether a name stands behind a type, as where a method or a part of a record is declared. */
    private static boolean declares(String source, String member) {
        return Pattern.compile("[\\w>\\]] " + member + "\\b")
                .matcher(COMMENT.matcher(source).replaceAll(""))
                .find();
    }

    /** Keys stand in the table of commands as they are written on the page; those of questions in the code. */
    @Test
    void keysThatPagesNameDoSomething() throws IOException {
        Set<String> keys = CommandDefinitions.all().stream()
                .flatMap(entry -> entry.keys().stream())
                .collect(Collectors.toSet());
        String code =
                sources("src/main/java").stream().map(DocumentationTest::text).collect(Collectors.joining());
        Set<String> faults = pages().stream()
                .flatMap(page -> code(page).stream())
                .filter(word -> KEYS.matcher(word).matches())
                .filter(key -> !keys.contains(key) && (key.length() == 1 || !code.contains("\"" + key + "\"")))
                .filter(key -> !key.matches("Ctrl\\+[1-9]") && !FOCUS_KEYS.contains(key))
                .collect(Collectors.toSet());
        assertNone(faults);
    }

    @Test
    void commandsThatPagesNameAreThere() throws IOException {
        Set<String> named = pages().stream()
                .flatMap(page -> COMMAND.matcher(text(page)).results())
                .map(found -> found.group(1))
                .filter(command -> !Cli.isCommandLine(command))
                .collect(Collectors.toSet());
        assertNone(named);
        Set<String> told = pages().stream()
                .flatMap(page -> Pattern.compile("(?m)^\\| `([a-z-]+)[ `]")
                        .matcher(page.endsWith("command-line.md") ? text(page) : "")
                        .results())
                .map(found -> found.group(1))
                .filter(Cli::isCommandLine)
                .collect(Collectors.toSet());
        assertTrue(told.size() > 14, told::toString);
    }

    /** A picture is drawn again from the set-up beside it. */
    @Test
    void setupsOfPicturesCanBeRead() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path setup : files("src/docs", ".setup")) {
            try {
                SetupText.read(setup);
            } catch (InputFault fault) {
                faults.add(fault.getMessage());
            }
        }
        assertNone(faults);
    }

    private static List<Path> sources(String folder) throws IOException {
        return files(folder, ".java");
    }

    private static List<Path> files(String folder, String extension) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(extension)).toList();
        }
    }
}

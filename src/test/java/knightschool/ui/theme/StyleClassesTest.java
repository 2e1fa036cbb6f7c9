package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A rule of a style sheet for a class that nothing has is a slip of the pen: what it was for keeps its usual look. */
class StyleClassesTest {
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern BLOCK = Pattern.compile("\\{[^}]*}");
    private static final Pattern CLASS = Pattern.compile("\\.([a-z][a-z0-9-]*)");

    /** Names between quotation marks, such as those of style classes in code. */
    private static final Pattern QUOTED = Pattern.compile("\"([a-z][a-z0-9-]*)\"");

    /** The classes that other libraries set, and those whose names are made of parts. */
    private static final Set<String> OTHERS = Set.of(
            "border",
            "drag-number-line",
            "glossary-word-line",
            "ikonli-font-icon",
            "line-dashed",
            "line-dotted",
            "only-button",
            "popover",
            "segmented-button",
            "series-");

    private static Set<String> names(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toSet());
    }

    private static Set<String> classes(String sheet) {
        return names(CLASS, BLOCK.matcher(COMMENT.matcher(sheet).replaceAll("")).replaceAll("\n"));
    }

    private static Set<String> inFiles(String folder, String ending, Pattern pattern) throws IOException {
        Set<String> all = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(ending)).toList()) {
                String text = Files.readString(file);
                all.addAll(pattern == CLASS ? classes(text) : names(pattern, text));
            }
        }
        return all;
    }

    /** Returns JavaFX's own style sheet, which its module does not open. */
    private static String modena() throws IOException {
        ModuleReference controls = ModuleLayer.boot()
                .configuration()
                .findModule("javafx.controls")
                .orElseThrow()
                .reference();
        try (ModuleReader reader = controls.open();
                InputStream sheet = reader.open("com/sun/javafx/scene/control/skin/modena/modena.css")
                        .orElseThrow()) {
            return new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void everyClassWithARuleIsThatOfANode() throws IOException {
        Set<String> known = inFiles("src/main/java", ".java", QUOTED);
        known.addAll(classes(modena()));
        known.addAll(OTHERS);
        SortedSet<String> unknown = new TreeSet<>();
        for (String name : inFiles("styles", ".css", CLASS)) {
            if (!known.contains(name) && !known.contains(name.replaceFirst("[0-9]+$", ""))) {
                unknown.add(name);
            }
        }
        assertEquals(Set.of(), unknown);
    }
}

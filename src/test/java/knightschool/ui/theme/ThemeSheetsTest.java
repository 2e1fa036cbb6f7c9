package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Stylesheet;
import knightschool.ui.robot.AbsentStyleClasses;
import knightschool.ui.robot.ClosedWindows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The program's sheets of AtlantaFX are without the rules for nodes that it does not have, and with all the others.
 * {@link AbsentStyleClasses} looks at the nodes of every window that a test opens.
 */
@ExtendWith(ClosedWindows.class)
class ThemeSheetsTest {
    private static final Pattern CLASS = Pattern.compile("\\.([a-zA-Z][\\w-]*)");

    /** Names between quotation marks, such as those of style classes in code. */
    private static final Pattern QUOTED = Pattern.compile("\"([a-z][a-z0-9-]*)\"");

    private static final Pattern CONTROL =
            Pattern.compile("import (?:javafx\\.scene\\.(?:chart|control|web)|org\\.controlsfx\\.control)\\.(\\w+);");

    private static URL resource(String path) {
        return Objects.requireNonNull(Theme.class.getResource(path), path);
    }

    /** Returns each selector with the declarations of its rule, in their order. */
    private static List<String> selectors(Stylesheet sheet) {
        return sheet.getRules().stream()
                .flatMap(rule -> rule.getSelectors().stream().map(selector -> selector + " " + rule.getDeclarations()))
                .toList();
    }

    private static boolean canMatch(String selector) {
        return CLASS.matcher(selector.substring(0, selector.indexOf(" [")))
                .results()
                .noneMatch(name -> AbsentStyleClasses.ALL.contains(name.group(1)));
    }

    @ParameterizedTest
    @EnumSource
    void everySelectorThatCanMatchANodeIsThereWithItsDeclarations(Theme theme) throws IOException {
        Stylesheet delivered = new CssParser().parse(resource("/atlantafx/base/theme/primer-" + theme.word() + ".css"));
        Stylesheet pruned = Stylesheet.loadBinary(resource("/knightschool/theme/" + theme.word() + ".bss"));
        assertEquals(
                selectors(delivered).stream().filter(ThemeSheetsTest::canMatch).toList(), selectors(pruned));
    }

    /** A control has the style class of its name: that of a {@code DatePicker} is date-picker. */
    private static String styleClass(String control) {
        return control.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    @Test
    void noneOfTheClassesWithoutRulesIsSetByTheProgramOrThatOfAControlItUses() throws IOException {
        Set<String> used = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                QUOTED.matcher(source).results().forEach(found -> used.add(found.group(1)));
                CONTROL.matcher(source).results().forEach(found -> used.add(styleClass(found.group(1))));
            }
        }
        used.retainAll(AbsentStyleClasses.ALL);
        assertEquals(Set.of(), used);
    }
}

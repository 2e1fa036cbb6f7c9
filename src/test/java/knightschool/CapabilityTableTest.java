package knightschool;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import knightschool.ui.scene.SetupDrivenScene;

/** Whoever adds a scene reads in one place what scenes are asked for, by whom, and which scenes have it. */
@AnalyzeClasses(packages = "knightschool", importOptions = ImportOption.DoNotIncludeTests.class)
class CapabilityTableTest {
    private static final Path TABLE = Path.of("src/main/java/knightschool/ui/scene/package-info.java");
    private static final Pattern ROW =
            Pattern.compile("<tr><td>\\{@link knightschool\\.ui\\.scene\\.(\\w+)} ?<td>[^<]+<td>([^<]*)<td>([^<]*)");
    private static final String UI = "knightschool.ui.";

    @ArchTest
    static void tableHasEveryCapabilityWithWhoAsksAndWhoHasIt(JavaClasses classes) throws IOException {
        String text = Files.readString(TABLE).replaceAll("\\s*\\n \\*\\s*", " ");
        List<String> written = ROW.matcher(text)
                .results()
                .map(row -> row.group(1) + " | " + row.group(2).strip() + " | "
                        + row.group(3).strip())
                .toList();
        List<String> found = classes.stream()
                .filter(CapabilityTableTest::isCapability)
                .sorted(Comparator.comparing(JavaClass::getSimpleName))
                .map(capability ->
                        capability.getSimpleName() + " | " + askers(capability, classes) + " | " + packages(capability))
                .toList();
        assertEquals(String.join("\n", found), String.join("\n", written));
    }

    /** A capability that stands elsewhere is not found by whoever adds a scene. */
    @ArchTest
    static void capabilitiesStandInOnePackage(JavaClasses classes) {
        List<String> elsewhere = classes.stream()
                .filter(c -> c.isInterface()
                        && c.getSimpleName().endsWith("Scene")
                        && c.isTopLevelClass()
                        && !c.isAssignableTo(SetupDrivenScene.class)
                        && !isCapability(c))
                .map(JavaClass::getName)
                .toList();
        assertEquals(List.of(), elsewhere);
    }

    private static boolean isCapability(JavaClass c) {
        return c.isInterface()
                && c.isTopLevelClass()
                && c.getPackageName().equals("knightschool.ui.scene")
                && c.getSimpleName().endsWith("Scene")
                && !c.isEquivalentTo(SetupDrivenScene.class);
    }

    private static String askers(JavaClass capability, JavaClasses classes) {
        return classes.stream()
                .filter(c -> c.getReferencedClassObjects().stream()
                        .anyMatch(named -> named.getRawType().equals(capability)))
                .map(c -> c.getName().replaceAll(".*\\.|\\$.*", ""))
                .sorted()
                .distinct()
                .collect(joining(", "));
    }

    private static String packages(JavaClass capability) {
        return capability.getAllSubclasses().stream()
                .filter(Predicate.not(JavaClass::isInterface))
                .map(c -> c.getPackageName().replace(UI, ""))
                .sorted()
                .distinct()
                .collect(joining(", "));
    }
}

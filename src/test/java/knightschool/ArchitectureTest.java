package knightschool;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.conditions.ArchConditions.callMethod;
import static com.tngtech.archunit.lang.conditions.ArchConditions.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.Command;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.SaveDestination;
import knightschool.ui.scene.SetupDrivenScene;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The map of the packages, held. Each rule says why. */
@AnalyzeClasses(packages = "knightschool", importOptions = ImportOption.DoNotIncludeTests.class)
@Execution(ExecutionMode.CONCURRENT)
class ArchitectureTest {
    private static final int MOST_COLLABORATORS = 5;
    private static final int MOST_FILES = 30;

    /** From the ground up. A package may use those above it in this list, never those below. */
    private static final List<String> LAYERS = List.of(
            "text",
            "files",
            "history",
            "board",
            "graph",
            "layout",
            "obstruction",
            "tour",
            "search",
            "algorithm",
            "trace",
            "compare,explain,counting,walk,census,play,hunt,statemap,picture,drawing,export",
            "setup,lesson",
            "session,handout",
            "ui",
            "cli",
            "app");

    @ArchTest
    static final ArchRule layers =
            layered().because("what is below can be read, tested and trusted without knowing what is above");

    /** A package that no rule names is held by none: a new one gets its place in {@link #LAYERS}. */
    @ArchTest
    static void everyPackageIsOnTheMap(JavaClasses classes) {
        String known = "," + String.join(",", LAYERS) + ",";
        List<String> unknown = classes.stream()
                .map(c -> c.getPackageName().split("\\.")[1])
                .distinct()
                .filter(layer -> !known.contains("," + layer + ","))
                .toList();
        assertEquals(List.of(), unknown, "packages without a place in LAYERS");
    }

    @ArchTest
    static void everyPackageSaysWhatItIsFor(JavaClasses classes) {
        List<String> silent = classes.stream()
                .map(JavaClass::getPackageName)
                .distinct()
                .filter(name -> !Files.exists(Path.of("src/main/java", name.replace('.', '/'), "package-info.java")))
                .toList();
        assertEquals(List.of(), silent, "packages without a package-info.java");
    }

    /** What a reader does not see at a glance is parted by concept: into what knows the rest, and what does not. */
    @ArchTest
    static void packagesHoldAtMostThirtyFiles(JavaClasses classes) {
        Map<String, Long> files = classes.stream()
                .filter(c -> c.isTopLevelClass() && !c.getSimpleName().equals("package-info"))
                .collect(groupingBy(c -> c.getPackageName().replaceFirst("^knightschool\\.", ""), counting()));
        files.values().removeIf(count -> count <= MOST_FILES);
        assertEquals(Map.of(), files, "packages with many files");
    }

    @ArchTest
    static final ArchRule noCycles = slices().matching("knightschool.(**)")
            .should()
            .beFreeOfCycles()
            .because("two packages that need each other are one package with two names");

    @ArchTest
    static final ArchRule javaFxOnlyInUi = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.controlsfx..", "atlantafx..", "org.kordamp..")
            .because("searches, lessons and the command line must run where there is no screen");

    @ArchTest
    static final ArchRule filesAreAskedForInOneWay = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.ui.document..")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("javafx\\.stage\\.(FileChooser|DirectoryChooser).*")
            .because("documents of every kind are opened and saved by DocumentFileManager, with the same questions");

    /** The methods that create or replace a file. */
    private static final Set<String> WRITING =
            Set.of("write", "writeString", "copy", "move", "newOutputStream", "newBufferedWriter", "createFile");

    @ArchTest
    static final ArchRule filesToSaveToAreAskedForByTheManager = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.ui.document..")
            .should()
            .callMethod(FileDialogs.class, "fileToSave", FileDialogRequest.class)
            .orShould()
            .callMethod(FileDialogRequest.class, "target", SaveDestination.class)
            .because("whoever asks by itself has a folder, a question about replacing and a message of its own");

    /**
     * A document is written in the background, reported, and waited for by a window that closes. Listed are the writers
     * of kinds of documents, the pictures of a lesson, each of which is written into a folder as soon as it is made,
     * and the pictures of scenes for the command line.
     */
    @ArchTest
    static void filesAreWrittenAsDocuments(JavaClasses classes) {
        List<String> writing = classes.stream()
                .filter(type -> type.getPackageName().startsWith("knightschool.ui")
                        && !type.getPackageName().startsWith("knightschool.ui.render")
                        && !type.getPackageName().equals("knightschool.ui.document"))
                .filter(type -> type.getMethodCallsFromSelf().stream()
                        .map(JavaMethodCall::getTarget)
                        .anyMatch(called -> WRITING.contains(called.getName())
                                && called.getRawParameterTypes().stream()
                                        .anyMatch(parameter -> parameter.isEquivalentTo(Path.class)
                                                || parameter.isEquivalentTo(File.class))))
                .map(JavaClass::getSimpleName)
                .sorted()
                .toList();
        assertEquals(
                List.of(
                        "CensusFiles",
                        "ExperimentFiles",
                        "JavaFxSceneCapture",
                        "LessonWithGuideWriter",
                        "SlidePictureExportJob",
                        "StateMapFiles",
                        "WindowFileCommands"),
                writing,
                "classes that write files by themselves");
    }

    @ArchTest
    static final ArchRule graphStreamInItsPlaces = noClasses()
            .that()
            .resideOutsideOfPackages("knightschool.graph.measure..", "knightschool.layout..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.graphstream..")
            .because("its classes stay behind the two packages that need its springs and its measures");

    @ArchTest
    static final ArchRule pdfBoxInItsPlace = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.handout..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.pdfbox..", "org.apache.fontbox..")
            .because("what is on paper is laid out in one package, and nothing else knows the file");

    @ArchTest
    static final ArchRule commandLineDrawsThroughRender = noClasses()
            .that()
            .resideInAPackage("knightschool.cli..")
            .should()
            .dependOnClassesThat(describe(
                    "live in ui but outside ui.render",
                    c -> c.getPackageName().startsWith("knightschool.ui")
                            && !c.getPackageName().startsWith("knightschool.ui.render")))
            .because("a command starts no toolkit unless it makes pictures, and there is one place that does");

    @ArchTest
    static final ArchRule viewModelsKnowNoView = noClasses()
            .that()
            .haveSimpleNameEndingWith("ViewModel")
            .or()
            .haveSimpleNameEndingWith("Model")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.animation..")
            .allowEmptyShould(true)
            .because("what a scene does is tested without a scene");

    /** A package with a {@link SetupDrivenScene} is a scene's, if it is more than a base of others. */
    @ArchTest
    static void scenesKnowNoOtherSceneAndOnlyTheRegistryNamesThem(JavaClasses classes) {
        Set<String> scenes = classes.stream()
                .filter(c -> c.isAssignableTo(SetupDrivenScene.class)
                        && !c.getModifiers().contains(JavaModifier.ABSTRACT))
                .map(JavaClass::getPackageName)
                .collect(toSet());
        List<String> known = classes.stream()
                .filter(c -> !c.isEquivalentTo(SceneRegistry.class))
                .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
                .filter(use -> !use.getOriginClass()
                        .getPackage()
                        .equals(use.getTargetClass().getPackage()))
                .filter(use -> scenes.contains(use.getTargetClass().getPackageName()))
                .map(Dependency::getDescription)
                .toList();
        assertTrue(scenes.size() >= 7, scenes::toString);
        assertEquals(List.of(), known, "scenes reach each other only through the shell, by a set-up");
    }

    @ArchTest
    static final ArchRule noStackTraces = noClasses()
            .should()
            .callMethod(Throwable.class, "printStackTrace")
            .because("a person is told what to do, in words");

    @ArchTest
    static final ArchRule noUnsupportedOperation = noClasses()
            .should()
            .dependOnClassesThat()
            .areAssignableTo(UnsupportedOperationException.class)
            .because("an operation that is there works");

    @ArchTest
    static final ArchRule nobodySleeps = noClasses()
            .should()
            .callMethodWhere(target(name("sleep")))
            .because("whoever waits waits for something: a latch, a queue or the next pulse");

    @ArchTest
    static final ArchRule questionsAreAnsweredLater = noClasses()
            .should()
            .callMethodWhere(
                    describe("wait for a window", call -> call.getName().equals("showAndWait")))
            .because("a loop of events inside another holds back whatever came before it: a question goes on with its"
                    + " answer");

    @ArchTest
    static final ArchRule mainIsTheOnlyExit = classes()
            .that()
            .doNotHaveFullyQualifiedName("knightschool.app.Main")
            .should(not(callMethod(System.class, "exit", int.class)))
            .because("only the front door may close the program");

    @ArchTest
    static final ArchRule sentencesAreMadeOnce = noClasses()
            .that()
            .haveSimpleNameEndingWith("Words")
            .should()
            .callMethodWhere(describe(
                    "changes or takes apart a text",
                    call -> call.getTargetOwner().getPackageName().equals("java.util.regex")
                            || call.getTargetOwner().isEquivalentTo(String.class)
                                    && List.of("replace", "replaceAll", "replaceFirst", "matches", "split")
                                            .contains(call.getTarget().getName())))
            .because(
                    "a sentence that is patched after it was made says something else as soon as its maker is changed");

    /** Two classes of one name are told apart by their imports only. Parts of a class are named beside it. */
    @ArchTest
    static void noTwoClassesShareAName(JavaClasses classes) {
        Map<String, List<String>> names = classes.stream()
                .filter(c -> c.isTopLevelClass() && !c.getSimpleName().equals("package-info"))
                .collect(groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getName, toList())));
        List<List<String>> shared =
                names.values().stream().filter(same -> same.size() > 1).toList();
        assertEquals(List.of(), shared, "classes that share a simple name");
    }

    /**
     * What takes more than five does the work of several, or has parts with no name. Records of values and the
     * constants of an enum are tables. What a local class sees around it is no parameter of its own.
     */
    @ArchTest
    static void constructorsTakeAtMostFiveCollaborators(JavaClasses classes) {
        List<String> found = classes.stream()
                .filter(c -> !c.isRecord() && !c.isEnum() && !c.isLocalClass() && !c.isAnonymousClass())
                .flatMap(c -> c.getConstructors().stream())
                .filter(constructor -> collaborators(constructor) > MOST_COLLABORATORS)
                .map(JavaConstructor::getFullName)
                .toList();
        assertEquals(List.of(), found, "constructors that take too much");
    }

    /** A record of functions, nodes, commands or models hands them on to a constructor, which then takes too much. */
    @ArchTest
    static void recordsHoldAtMostFiveCollaborators(JavaClasses classes) {
        List<String> found = classes.stream()
                .filter(JavaClass::isRecord)
                .flatMap(c -> c.getConstructors().stream())
                .filter(constructor -> constructor.getRawParameterTypes().stream()
                                .filter(ArchitectureTest::isCollaborator)
                                .count()
                        > MOST_COLLABORATORS)
                .map(JavaConstructor::getFullName)
                .toList();
        assertEquals(List.of(), found, "records that hold too much");
    }

    /** Whether a component of a record acts or changes, and is no value. */
    private static boolean isCollaborator(JavaClass component) {
        return component.getPackageName().equals("java.util.function")
                || component.isEquivalentTo(Runnable.class)
                || component.isAssignableTo(Node.class)
                || component.isAssignableTo(Command.class)
                || component.getSimpleName().endsWith("Model");
    }

    /** The class around an inner one is the first parameter in its bytes, and none in its source. */
    private static int collaborators(JavaConstructor constructor) {
        int hidden = constructor.getOwner().isInnerClass() ? 1 : 0;
        return constructor.getRawParameterTypes().size() - hidden;
    }

    private static ArchRule layered() {
        LayeredArchitecture layers =
                layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true);
        for (String layer : LAYERS) {
            layers = layers.layer(layer).definedBy(packages(layer));
        }
        for (int i = 0; i < LAYERS.size(); i++) {
            String[] users = LAYERS.subList(i + 1, LAYERS.size()).toArray(String[]::new);
            layers = users.length == 0
                    ? layers.whereLayer(LAYERS.get(i)).mayNotBeAccessedByAnyLayer()
                    : layers.whereLayer(LAYERS.get(i)).mayOnlyBeAccessedByLayers(users);
        }
        return layers;
    }

    private static String[] packages(String layer) {
        return Stream.of(layer.split(","))
                .map(name -> "knightschool." + name + "..")
                .toArray(String[]::new);
    }
}

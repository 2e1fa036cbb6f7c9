package knightschool;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.conditions.ArchConditions.callMethod;
import static com.tngtech.archunit.lang.conditions.ArchConditions.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.Timeline;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ToggleButton;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.graph.BoardMorph;
import knightschool.graph.KnightGraph;
import knightschool.history.StateHistory;
import knightschool.play.CrossGameUndoHistory;
import knightschool.setup.Setup;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.CapabilityProvider;
import knightschool.ui.SceneRegistry;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.work.PulseTimer;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The map of the packages, held. Each rule says why. */
@AnalyzeClasses(packages = "knightschool", importOptions = ImportOption.DoNotIncludeTests.class)
@Execution(ExecutionMode.CONCURRENT)
class ArchitectureTest {
    private static final int MOST_COLLABORATORS = 5;
    private static final int MOST_FILES = 30;
    private static final int LEAST_OPTIONAL_METHODS = 4;

    /** From the ground up. A package may use those above it in this list, never those below. */
    private static final List<String> LAYERS = List.of(
            "files,text,history",
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
            .because("documents of every kind are opened and saved by Documents, with the same questions");

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
    static final ArchRule graphsAreShownInOneView = noClasses()
            .that()
            .resideInAPackage("knightschool.ui..")
            .and()
            .resideOutsideOfPackage("knightschool.ui.graph..")
            .should()
            .dependOnClassesThat(describe(
                    "place vertices in a picture, or paint them",
                    c -> List.of(
                                    "LayoutToPixelTransform",
                                    "SpringSimulation",
                                    "GraphRasterizer",
                                    "GraphSketchBuilder",
                                    "KnightGraphFigureBuilder",
                                    "EdgeBatch",
                                    "VertexBatch")
                            .contains(c.getSimpleName())))
            .because("whoever fits places into a pane or paints passes of a graph makes a second view of graphs");

    @ArchTest
    static final ArchRule boardsTurnIntoTheirGraphsInTheViewOfGraphs = noClasses()
            .that()
            .resideInAPackage("knightschool.ui..")
            .should()
            .callMethod(BoardMorph.class, "sketch", KnightGraph.class, int.class)
            .because(
                    "a slide on which a board turns into its graph is the view of the graph, held between two layouts");

    /**
     * A second one begins as a class that goes over the edges of a graph, or over neighbours at their places in a
     * layout, and draws lines. Listed are the marks that lie on the figure of graphs.
     */
    @ArchTest
    static void graphsAreDrawnByOneFigure(JavaClasses classes) {
        List<String> drawings = classes.stream()
                .filter(c -> c.getPackageName().startsWith("knightschool.drawing")
                        || c.getPackageName().startsWith("knightschool.ui")
                        || c.getPackageName().startsWith("knightschool.export"))
                .filter(c -> calls(c, "forEachEdge")
                        || calls(c, "neighbours") && uses(c, "knightschool.layout.VertexPositions"))
                .filter(c -> calls(c, "line") || uses(c, "knightschool.drawing.SketchShape$Line"))
                .map(JavaClass::getSimpleName)
                .sorted()
                .toList();
        assertEquals(List.of("KnightGraphMarksDrawing", "TourStateMapFigureBuilder"), drawings);
    }

    private static boolean calls(JavaClass caller, String method) {
        return caller.getMethodCallsFromSelf().stream()
                .anyMatch(call -> call.getTarget().getName().equals(method));
    }

    @ArchTest
    static final ArchRule signsAreExplainedByOneLegend = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.ui.legend..")
            .should()
            .callMethod(LegendEntry.class, "sign")
            .because("whoever draws the signs of entries beside their names makes a second legend")
            .allowEmptyShould(true);

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

    @ArchTest
    static final ArchRule stepsArePlayedByOnePlayback = noClasses()
            .that()
            .resideOutsideOfPackages("knightschool.ui.knight..", "knightschool.ui.board..", "knightschool.ui.present..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Timeline.class)
            .because("steps are played by PlaybackModel; what only glides, flashes or zooms has its place");

    /** A second one begins as a class that has a board and moves something on it by itself. */
    @ArchTest
    static void knightMovesOnOneBoard(JavaClasses classes) {
        List<String> others = classes.stream()
                .filter(c -> !List.of("knightschool.ui.knight", "knightschool.ui.board")
                        .contains(c.getPackageName()))
                .filter(c -> uses(c, "knightschool.ui.board.BoardCanvas") && uses(c, "javafx.animation.Timeline")
                        || c.getConstructorCallsFromSelf().stream()
                                .anyMatch(call -> call.getTargetOwner().isEquivalentTo(KnightMotion.class)))
                .map(JavaClass::getName)
                .filter(name -> !name.equals(KnightMotion.class.getName()))
                .toList();
        assertEquals(List.of(), others, "what lets a knight glide beside KnightBoardView");
    }

    /** Every walk of a knight is undone by one piece; the map of a puzzle plays with blocks. */
    @ArchTest
    static void movesOfKnightsAreUndoneInOnePlace(JavaClasses classes) {
        List<String> histories = classes.stream()
                .filter(c -> c.getConstructorCallsFromSelf().stream()
                        .anyMatch(call -> call.getTargetOwner().isEquivalentTo(CrossGameUndoHistory.class)))
                .map(JavaClass::getSimpleName)
                .sorted()
                .toList();
        assertEquals(List.of("AbstractKnightWalkModel", "PuzzleGameModel"), histories);
    }

    @ArchTest
    static final ArchRule statesOfScenesAreUndoneByOneHistory = noClasses()
            .that()
            .resideInAPackage("knightschool.ui..")
            .and()
            .resideOutsideOfPackage("knightschool.ui.history..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(StateHistory.class)
            .because("whoever wraps a history in properties of its own tells of undo and redo a second time");

    private static boolean uses(JavaClass user, String used) {
        return user.getDirectDependenciesFromSelf().stream()
                .anyMatch(use -> use.getTargetClass().getName().equals(used));
    }

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

    /** What only some scenes do is an interface of its own, which all of its scenes mean. */
    @ArchTest
    static void sceneIsACoreAndWhatItOffers(JavaClasses classes) {
        Set<String> core = classes.get(SetupDrivenScene.class).getMethods().stream()
                .map(JavaMethod::getName)
                .collect(toSet());
        assertEquals(Set.of("open", "now", "node", "commands", "isSettled", "close"), core);
    }

    @ArchTest
    static final ArchRule capabilitiesAreOfferedInOneWay = methods()
            .that()
            .haveName("offer")
            .and()
            .haveRawParameterTypes(Class.class)
            .should()
            .beDeclaredIn(CapabilityProvider.class)
            .because("how a thing is asked for a capability is said once");

    /** What only some set-ups have is an interface of its own too. */
    @ArchTest
    static void setupIsACoreAndWhatItOffers(JavaClasses classes) {
        Set<String> core = classes.get(SlideEmbeddableSetup.class).getAllMethods().stream()
                .filter(method -> method.getOwner().isInterface())
                .map(JavaMethod::getName)
                .collect(toSet());
        assertEquals(Set.of("scene", "offer", "onSlide", "selfContained"), core);
    }

    /**
     * An interface most of whose implementers leave many methods as they are is several: a core, and capabilities for
     * which whoever needs one asks. A method is optional if it answers with nothing unless it is overridden; one that
     * is made of the others is not.
     */
    @ArchTest
    static void interfacesHaveFewOptionalMethods(JavaClasses classes) {
        List<String> found = classes.stream()
                .filter(JavaClass::isInterface)
                .filter(ArchitectureTest::hasManyOptionalMethods)
                .map(JavaClass::getName)
                .toList();
        assertEquals(List.of(), found, "interfaces of optional methods");
    }

    private static boolean hasManyOptionalMethods(JavaClass type) {
        List<JavaMethod> methods = type.getMethods().stream()
                .filter(method -> !method.getModifiers().contains(JavaModifier.STATIC)
                        && !method.getModifiers().contains(JavaModifier.PRIVATE)
                        && !method.getModifiers().contains(JavaModifier.SYNTHETIC))
                .toList();
        long optional =
                methods.stream().filter(ArchitectureTest::answersWithNothing).count();
        return optional >= LEAST_OPTIONAL_METHODS && optional > methods.size() / 3.0;
    }

    /** Returns whether a method has a body that gets nothing from anywhere, or only something empty. */
    private static boolean answersWithNothing(JavaMethod method) {
        return !method.getModifiers().contains(JavaModifier.ABSTRACT)
                && method.getMethodReferencesFromSelf().isEmpty()
                && method.getMethodCallsFromSelf().stream()
                        .allMatch(call -> List.of("of", "empty")
                                        .contains(call.getTarget().getName())
                                && call.getTarget().getRawParameterTypes().isEmpty());
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
    static final ArchRule filesAreWrittenInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.files..")
            .should()
            .callMethodWhere(target(describe(
                    "a writer of files",
                    called -> called.getOwner().isEquivalentTo(Files.class)
                            && Set.of("write", "writeString", "newOutputStream", "newBufferedWriter", "copy")
                                    .contains(called.getName()))))
            .because("a file is replaced whole, synced and never where it is a pipe, and one piece sees to that");

    /** What takes the place of a file is on the disk before, and its name is afterwards: both are opened and forced. */
    @ArchTest
    static void whoeverReplacesAFileSyncsWhatItOpens(JavaClasses classes) {
        List<JavaClass> replacing = classes.stream()
                .filter(c -> c.getFieldAccessesFromSelf().stream()
                        .anyMatch(access -> access.getTargetOwner().isEquivalentTo(StandardCopyOption.class)))
                .toList();
        assertEquals(
                List.of("TemporaryFile"),
                replacing.stream().map(JavaClass::getSimpleName).toList());
        List<String> opening = replacing.stream()
                .flatMap(c -> c.getCodeUnits().stream())
                .filter(unit -> calls(unit, FileChannel.class, "open"))
                .map(unit -> unit.getName() + (calls(unit, FileChannel.class, "force") ? " syncs" : " does not sync"))
                .sorted()
                .toList();
        assertEquals(List.of("syncFolder syncs", "write syncs"), opening);
    }

    private static boolean calls(JavaCodeUnit caller, Class<?> owner, String name) {
        return caller.getMethodCallsFromSelf().stream()
                .anyMatch(call -> call.getTargetOwner().isEquivalentTo(owner)
                        && call.getName().equals(name));
    }

    @ArchTest
    static final ArchRule settingsAreMerged = noClasses()
            .that()
            .doNotHaveSimpleName("LegacySettingsReader")
            .should()
            .callMethodWhere(target(name("userRoot")))
            .because("Java's preferences lose what another window chose");

    @ArchTest
    static final ArchRule scenesMakeThreadsInOnePlace = noClasses()
            .that()
            .resideInAPackage("knightschool.ui..")
            .and()
            .resideOutsideOfPackage("knightschool.ui.work..")
            .should()
            .callCodeUnitWhere(describe(
                    "make a thread, or hand work to threads that the program does not own",
                    call -> makesThreads(
                            call.getTargetOwner().getFullName(),
                            call.getTarget().getName())))
            .because("work that is begun in one way is cancelled, ended, told of and tried again in one way");

    private static boolean makesThreads(String owner, String name) {
        return switch (owner) {
            case "java.lang.Thread" ->
                List.of("<init>", "ofPlatform", "ofVirtual", "startVirtualThread")
                        .contains(name);
            case "java.util.concurrent.CompletableFuture" -> name.endsWith("Async");
            case "java.util.concurrent.Executors",
                    "java.util.concurrent.ForkJoinPool",
                    "java.util.concurrent.ThreadPoolExecutor",
                    "java.util.concurrent.ScheduledThreadPoolExecutor",
                    "java.util.Timer" -> true;
            default -> false;
        };
    }

    @ArchTest
    static final ArchRule scenesHaveOnePulse = noClasses()
            .that()
            .resideInAPackage("knightschool.ui.*..")
            .and()
            .resideOutsideOfPackages("knightschool.ui.work..", "knightschool.ui.render..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("javafx.animation.AnimationTimer")
            .because("a pulse that outlives its scene keeps the whole of it in memory");

    @ArchTest
    static final ArchRule pulsesRest = classes()
            .that(describe(
                    "have a pulse of every frame",
                    type -> type.getConstructorCallsFromSelf().stream()
                                    .anyMatch(call -> call.getTargetOwner().isEquivalentTo(PulseTimer.class)
                                            && call.getTarget()
                                                            .getRawParameterTypes()
                                                            .size()
                                                    == 2)
                            || type.getMethodCallsFromSelf().stream()
                                    .anyMatch(call -> call.getTargetOwner().isEquivalentTo(PulseTimer.class)
                                            && call.getName().equals("untilClosed"))))
            .and()
            // These end theirs with the last picture, and with the last motion.
            .haveNameNotMatching(".*\\.(Pulse|SlideSnapshotQueue|GraphAnimator)")
            .should(callMethod(PulseTimer.class, "rest"))
            .because("sixty frames a second take a part of a processor, also where nothing is to be seen");

    /** What recurs seldom waits in a rhythm. */
    @ArchTest
    static final ArchRule noAnimationGoesOnForEver = noClasses()
            .that()
            .doNotHaveSimpleName("FlashingAnswerMarks") // It flashes twice.
            .should()
            .callMethod(Animation.class, "setCycleCount", int.class)
            .because("as long as an animation runs, sixty frames a second are made, also where nothing is to be seen");

    @ArchTest
    static final ArchRule questionsAreAnsweredLater = noClasses()
            .should()
            .callMethodWhere(
                    describe("wait for a window", call -> call.getName().equals("showAndWait")))
            .because("a loop of events inside another holds back whatever came before it: a question goes on with its"
                    + " answer");

    @ArchTest
    static final ArchRule choicesByButtonsAreSegments = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.ui.control..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.controlsfx.control.SegmentedButton")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("javafx.scene.control.RadioButton")
            .orShould()
            .callMethodWhere(describe(
                    "puts buttons into a toggle group",
                    call -> call.getName().equals("setToggleGroup")
                            && call.getTargetOwner().isAssignableTo(ToggleButton.class)))
            .because("a toggle group selects by arrow keys and tells nobody: the look says what is not so");

    /** What is on or off by itself; whoever makes a second one of these that excludes the first makes segments. */
    @ArchTest
    static final ArchRule otherToggleButtonsStandAlone = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.ui.control..")
            .and()
            .haveNameNotMatching(
                    ".*\\.(TourExistencePane|LessonToolbar|ExperimentPlanPane|QuizView|SpeakerView|TransportBar)")
            .should()
            .callConstructorWhere(describe(
                    "makes a toggle button", call -> call.getTargetOwner().isEquivalentTo(ToggleButton.class)))
            .because("a choice of one out of several is made by SegmentedControl");

    @ArchTest
    static final ArchRule listsOpenAtWhatIsChosen = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("knightschool.ui.choice.SelectionRevealingChoiceBox")
            .should()
            .callConstructorWhere(
                    describe("makes a choice box", call -> call.getTargetOwner().isEquivalentTo(ChoiceBox.class)))
            .because("a SelectionRevealingChoiceBox opens at what is chosen, also the first time");

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
     * What takes more than five does the work of several, or has parts with no name. Records and the constants of an
     * enum are tables of values. What a local class sees around it is no parameter of its own.
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

    /**
     * What only some set-ups have is a capability, for which a set-up is asked by {@link Setup#offer}. The class of a
     * set-up is named by its own package and where a kind of scene is described, for whoever else has it asks by it,
     * with {@link Class#cast} or in a method of its own.
     */
    @ArchTest
    static void nobodyAsksWhichSetupItHas(JavaClasses classes) {
        List<String> found = classes.stream()
                .flatMap(c -> Stream.concat(
                        c.getInstanceofChecks().stream()
                                .filter(check -> isKindOfSetup(check.getRawType())
                                                && !check.getRawType().equals(c)
                                        || isCapability(check.getRawType()))
                                .map(check -> asks(check.getOwner(), check.getRawType())),
                        c.getReferencedClassObjects().stream()
                                .filter(named -> isKindOfSetup(named.getRawType())
                                        && !c.getPackageName().startsWith("knightschool.setup")
                                        && !describesAScene(named.getOwner()))
                                .map(named -> asks(named.getOwner(), named.getRawType()))))
                .distinct()
                .toList();
        assertEquals(List.of(), found, "who asks for a kind of set-up");
    }

    private static boolean isKindOfSetup(JavaClass type) {
        return type.isAssignableTo(Setup.class) && !type.isEquivalentTo(Setup.class);
    }

    /** Returns whether set-ups can be asked for an interface, which is none of a set-up itself. */
    private static boolean isCapability(JavaClass type) {
        return type.isInterface()
                && type.getPackageName().startsWith("knightschool.setup")
                && !type.isAssignableTo(Setup.class)
                && type.getAllSubclasses().stream().anyMatch(ArchitectureTest::isKindOfSetup);
    }

    private static boolean describesAScene(JavaCodeUnit method) {
        return method.getRawReturnType().isEquivalentTo(SceneDescriptor.class);
    }

    private static String asks(JavaCodeUnit who, JavaClass setup) {
        return who.getFullName() + " asks for " + setup.getSimpleName();
    }

    /** In the bytes a cast that is written looks like one that a generic type brings with it. */
    @ArchTest
    static void nobodyCastsToAKindOfSetup(JavaClasses classes) {
        String names = classes.stream()
                .filter(type -> isKindOfSetup(type) || isCapability(type))
                .map(JavaClass::getSimpleName)
                .collect(joining("|"));
        Pattern cast = Pattern.compile("\\((?:" + names + ")(?:<[^>]*>)?\\) ?[\\w(]|case (?:" + names + ")\\b");
        List<String> found = written(classes, cast);
        assertEquals(List.of(), found, "who casts to a kind of set-up");
    }

    /** A kind of scene says of itself what is so of it alone, in its set-up's format and in its descriptor. */
    @ArchTest
    static void nobodyComparesKindsOfScenes(JavaClasses classes) {
        Pattern compared = Pattern.compile("[!=]= SceneKind\\.[A-Z]+\\b|\\bSceneKind\\.[A-Z]+( [!=]=|\\.equals\\()");
        assertEquals(List.of(), written(classes, compared), "who asks which kind of scene it has");
    }

    /** Returns each place in the sources that a pattern matches, with its file. */
    private static List<String> written(JavaClasses classes, Pattern pattern) {
        return classes.stream()
                .filter(JavaClass::isTopLevelClass)
                .map(c -> Path.of("src/main/java", c.getName().replace('.', '/') + ".java"))
                .filter(Files::exists)
                .flatMap(file ->
                        pattern.matcher(text(file)).results().map(match -> file.getFileName() + ": " + match.group()))
                .toList();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

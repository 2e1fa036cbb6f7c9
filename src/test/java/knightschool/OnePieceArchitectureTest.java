package knightschool;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.conditions.ArchConditions.callMethod;
import static com.tngtech.archunit.lang.conditions.ArchConditions.have;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.scene.Cursor;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ToggleButton;
import javafx.stage.Window;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.graph.BoardToGraphMorph;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.graph.KnightGraph;
import knightschool.history.StateHistory;
import knightschool.play.CrossGameUndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.message.FreeSpace;
import knightschool.ui.message.MessagePlacer;
import knightschool.ui.playback.PlaybackCommands;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.playback.WalkPlayback;
import knightschool.ui.scroll.ZoomGestures;
import knightschool.ui.work.PulseTimer;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What has one piece of the program for it: whoever begins a second one is found here. Each rule says why. */
@AnalyzeClasses(packages = "knightschool", importOptions = ImportOption.DoNotIncludeTests.class)
@Execution(ExecutionMode.CONCURRENT)
class OnePieceArchitectureTest {
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
                                    "GraphFigureToSketchConverter",
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
            .callMethod(BoardToGraphMorph.class, "sketch", KnightGraph.class, int.class)
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
    static final ArchRule signsHaveNoLegendOfTheirOwn = noClasses()
            .should()
            .haveSimpleNameEndingWith("LegendDrawing")
            .because(
                    "a sign is a LegendEntry, which the key of the legend explains, and InSceneLegend shows it in place");

    /** A sign of a single drawing is a constant beside it, with its words: no file of another changes with it. */
    @ArchTest
    static void sharedSignsAreThoseOfSeveralDrawings(JavaClasses classes) {
        List<String> single = classes.get(SharedBoardSign.class).getFields().stream()
                .filter(field -> field.getRawType().isEquivalentTo(SharedBoardSign.class))
                .filter(field -> isOfOneDrawing(field.getAccessesToSelf().stream()
                        .map(JavaAccess::getOriginOwner)
                        .filter(owner -> !owner.isEquivalentTo(SharedBoardSign.class))
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet())))
                .map(JavaField::getName)
                .toList();
        assertEquals(List.of(), single, "signs of one drawing alone");
    }

    /** The collector lists the signs of a path for every scene with a knight. */
    private static boolean isOfOneDrawing(Set<String> drawings) {
        return drawings.size() < 2 && !drawings.contains(LegendSignCollector.class.getName());
    }

    /**
     * An animation of JavaFX cannot be paused by a key, stepped or gone back in. Listed are those in which nothing is
     * played: a glide to a place that is reached already, marks that flash, and a picture that comes nearer; waits for
     * one moment, such as that at which a message goes; and the frames that the one pulse and the renderer count.
     */
    @ArchTest
    static void stepsArePlayedByOnePlayback(JavaClasses classes) {
        Map<String, Set<String>> users = new TreeMap<>(Map.of(
                "motion", Set.of("AudienceZoomAnimator", "FlashingAnswerMarks", "GlideAnimation"),
                "wait", Set.of("GlossaryTermCards", "LaidOutSlideRevealer", "MessageStrip", "StateSaveOnClose"),
                "frames", Set.of("AotTraining", "PulseTimer", "SceneRenderer")));
        Map<String, Set<String>> found = new TreeMap<>();
        for (JavaClass user : classes) {
            user.getDirectDependenciesFromSelf().stream()
                    .map(use -> use.getTargetClass())
                    .filter(used -> used.isAssignableTo(Animation.class) || used.isAssignableTo(AnimationTimer.class))
                    .filter(used ->
                            used.getPackageName().equals("javafx.animation") && !used.isEquivalentTo(Animation.class))
                    .forEach(used -> found.computeIfAbsent(kindOfAnimation(used), _ -> new TreeSet<>())
                            .add(user.getName().replaceAll(".*\\.|\\$.*", "")));
        }
        assertEquals(users, found);
    }

    /** A second strip begins with a class that looks for free space over a scene. The legend stays there. */
    @ArchTest
    static final ArchRule messagesAreShownByOneStrip = noClasses()
            .that()
            .doNotHaveFullyQualifiedName(MessagePlacer.class.getName())
            .and()
            .resideOutsideOfPackage("knightschool.ui.legend..")
            .should()
            .callConstructor(FreeSpace.class, Bounds.class, double.class, List.class)
            .because("a scene says its messages through the MessageDisplay of its window, which shows and places them");

    private static String kindOfAnimation(JavaClass used) {
        if (used.isEquivalentTo(PauseTransition.class)) {
            return "wait";
        }
        return used.isEquivalentTo(AnimationTimer.class) ? "frames" : "motion";
    }

    /** Whoever plays steps has keys and buttons to pause and to go back. */
    @ArchTest
    static void playbacksHaveTheirCommandsEverywhere(JavaClasses classes) {
        Set<String> playing = scenesThatMake(classes, Set.of(PlaybackModel.class, WalkPlayback.class));
        Set<String> commanding = scenesThatMake(classes, Set.of(PlaybackCommands.class));
        playing.remove("playback");
        commanding.remove("playback");
        assertEquals(commanding, playing);
    }

    /** Returns the packages below that of the user interface, by their first name, that make one of some things. */
    private static Set<String> scenesThatMake(JavaClasses classes, Set<Class<?>> made) {
        return classes.stream()
                .filter(c -> c.getConstructorCallsFromSelf().stream()
                        .anyMatch(call -> made.stream()
                                .anyMatch(one -> call.getTargetOwner().isEquivalentTo(one))))
                .map(c -> c.getPackageName().split("\\.")[2])
                .collect(Collectors.toCollection(TreeSet::new));
    }

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
        assertEquals(List.of(), others, "what lets a knight glide beside MovableKnightBoardView");
    }

    /**
     * A board that is clicked is a {@code BoardCanvas}. The view of a relabelled board only marks the partner of a
     * square.
     */
    @ArchTest
    static void squaresAreFoundUnderTheMouseByOneBoard(JavaClasses classes) {
        List<String> finders = classes.stream()
                .filter(c -> c.getPackageName().startsWith("knightschool.ui"))
                .filter(c -> c.getMethodCallsFromSelf().stream()
                        .anyMatch(call -> call.getTargetOwner().isEquivalentTo(BoardGeometry.class)
                                && call.getName().equals("squareAt")))
                .map(JavaClass::getSimpleName)
                .sorted()
                .toList();
        assertEquals(List.of("BoardCanvas", "RelabelledBoardView"), finders);
    }

    /** The wheel zooms every picture alike; only the window is scrolled otherwise. */
    @ArchTest
    static final ArchRule wheelZoomsInOneWay = noClasses()
            .that()
            .doNotHaveSimpleName("ZoomGestures")
            .and()
            .resideOutsideOfPackage("knightschool.ui.shell..")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("javafx\\.scene\\.input\\.(Scroll|Zoom)Event.*")
            .because("the same turn of the wheel has the same effect on boards, graphs, trees and tours");

    /** Every picture is dragged by the same buttons and shows the same hand. */
    @ArchTest
    static void picturesAreDraggedInOneWay(JavaClasses classes) {
        List<String> hands = classes.stream()
                .filter(c -> c.getFieldAccessesFromSelf().stream()
                        .anyMatch(access -> access.getTargetOwner().isEquivalentTo(Cursor.class)
                                && access.getTarget().getName().endsWith("_HAND")))
                .map(JavaClass::getSimpleName)
                .toList();
        assertEquals(List.of("ZoomGestures"), hands);
    }

    /**
     * What keeps the point under the mouse in place and the pane filled is computed by a {@code Zoom} only. The steps
     * of a tree are exact numbers, and a slide is moved by its zoom alone.
     */
    @ArchTest
    static void picturesAreZoomedByOneValue(JavaClasses classes) {
        List<String> others = classes.stream()
                .filter(c -> c.isAssignableTo(ZoomGestures.Picture.class) && !c.isInterface())
                .filter(c -> !c.isAssignableTo(ZoomGestures.ZoomedPicture.class))
                .map(JavaClass::getSimpleName)
                .sorted()
                .toList();
        assertEquals(List.of("AudienceScreenPreview", "SearchTreeInputHandler"), others);
    }

    /** Every walk is undone by one piece, that of a knight and that of the blocks of a puzzle. */
    @ArchTest
    static void walksAreUndoneInOnePlace(JavaClasses classes) {
        List<String> histories = classes.stream()
                .filter(c -> c.getConstructorCallsFromSelf().stream()
                        .anyMatch(call -> call.getTargetOwner().isEquivalentTo(CrossGameUndoHistory.class)))
                .map(JavaClass::getSimpleName)
                .sorted()
                .toList();
        assertEquals(List.of("AbstractWalkModel"), histories);
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

    /**
     * Menus observe this property of their window, too. Where one of them ends while the window closes, JavaFX tells an
     * observer through another property nothing but null.
     */
    @ArchTest
    static final ArchRule windowsAreSeenToCloseByTheirEvents = noClasses()
            .should(have(describe(
                    "the property that tells whether a window is shown mapped from that of the window",
                    c -> Stream.concat(
                                    c.getMethodReferencesFromSelf().stream(),
                                    c.getMethodCallsFromSelf().stream().filter(JavaAccess::isDeclaredInLambda))
                            .anyMatch(use -> use.getName().equals("showingProperty")
                                    && use.getTargetOwner().isAssignableTo(Window.class)))))
            .because("the events of a window come to each who handles them: see WindowShowingObserver");

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
            .doNotHaveSimpleName("LegacyPreferencesReader")
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
                    ".*\\.(TourExistencePane|PictureSidePanel|LessonToolbar|ExperimentPlanPane|QuizView|SpeakerView|TransportBar)")
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
}

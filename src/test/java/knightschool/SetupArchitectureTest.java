package knightschool;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.setup.Setup;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.CapabilityHolder;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.value.EditTool;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.setup.value.GraphFactKind;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.SceneKeyword;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.text.Keyword;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Scenes and set-ups are a core and what they offer, and nobody asks which one it has. Each rule says why. */
@AnalyzeClasses(packages = "knightschool", importOptions = ImportOption.DoNotIncludeTests.class)
@Execution(ExecutionMode.CONCURRENT)
class SetupArchitectureTest {
    /** The scenes that what all scenes share names nevertheless, each with the reason. */
    private static final Map<String, String> NAMED_BY_ALL = Map.of(
            "ChosenProblem EDITOR", "the editor changes the boards of all scenes",
            "GlobalCommands GLOSSARY", "the glossary explains the words of all scenes");

    private static final int LEAST_OPTIONAL_METHODS = 4;

    /** The enums that implement {@link Keyword} in the packages of scenes, each with the reason why it is closed. */
    private static final Map<String, String> CLOSED_BY_NATURE = Map.of(
            EditTool.class.getName(),
            "each is a gesture of the editor, which the editor alone carries out",
            ExperimentPlotKind.class.getName(),
            "each is a plot of the experiments, drawn by them",
            GraphFactKind.class.getName(),
            "each is a fact that is computed of any graph",
            GraphLayoutKind.class.getName(),
            "each is computed by the one view of a graph, whichever scene has it",
            WinnabilityFeedbackTiming.class.getName(),
            "there are no other times at which a game can say whether it can be won",
            Theme.class.getName(),
            "each has its colours in the palette");

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
            .beDeclaredIn(CapabilityHolder.class)
            .because("how a thing is asked for a capability is said once");

    /** Who asks for a class knows the scenes that extend it, and a scene from another jar cannot have it. */
    @ArchTest
    static void capabilitiesAreInterfaces(JavaClasses classes) {
        List<String> found = classes.stream()
                .flatMap(c -> c.getMethodCallsFromSelf().stream())
                .filter(call -> call.getTarget().getName().equals("offer")
                        && call.getTargetOwner().isAssignableTo(CapabilityHolder.class))
                .flatMap(call -> call.getOrigin().getReferencedClassObjects().stream()
                        .filter(named -> named.getLineNumber() == call.getLineNumber()
                                && !named.getRawType().isInterface()))
                .map(named -> asks(named.getOwner(), named.getRawType()))
                .toList();
        assertEquals(List.of(), found, "who asks for a class");
    }

    /**
     * What scenes share knows none of them: it could not know a scene from another jar. That is every package below
     * {@code ui} that is not of a scene.
     */
    @ArchTest
    static void packagesThatScenesShareNameNoScene(JavaClasses classes) {
        Set<String> ofScenes = classes.stream()
                .filter(c -> c.isAssignableTo(SetupDrivenScene.class) && !c.isInterface())
                .map(c -> c.getPackageName() + ".")
                .collect(toSet());
        assertTrue(ofScenes.size() > 10, () -> "packages of scenes: " + ofScenes);
        Set<String> found = classes.stream()
                .filter(c -> c.getPackageName().startsWith("knightschool.ui."))
                .filter(c -> ofScenes.stream().noneMatch((c.getPackageName() + ".")::startsWith))
                .flatMap(c -> c.getFieldAccessesFromSelf().stream())
                .filter(access -> access.getTargetOwner().isEquivalentTo(BuiltInSceneKinds.class))
                .map(access -> access.getOriginOwner().getSimpleName() + " "
                        + access.getTarget().getName())
                .collect(toSet());
        assertEquals(NAMED_BY_ALL.keySet(), found, "scenes that are named by what all scenes share");
    }

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
                .filter(SetupArchitectureTest::hasManyOptionalMethods)
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
        long optional = methods.stream()
                .filter(SetupArchitectureTest::answersWithNothing)
                .count();
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
                && type.getAllSubclasses().stream().anyMatch(SetupArchitectureTest::isKindOfSetup);
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
        Pattern compared = Pattern.compile(
                "[!=]= BuiltInSceneKinds\\.[A-Z_]+\\b|\\bBuiltInSceneKinds\\.[A-Z_]+( [!=]=|\\.equals\\()");
        assertEquals(List.of(), written(classes, compared), "who asks which kind of scene it has");
    }

    /**
     * A scene that the program does not know brings keywords of its own, so those that a format names are values. A
     * keyword that is an enum belongs to a key that one or several scenes read themselves, and to code that computes or
     * draws each of its values; another scene has keys of its own for what it needs.
     */
    @ArchTest
    static void keywordsOfScenesAreOpen(JavaClasses classes) {
        List<String> closed = classes.stream()
                .filter(type -> type.isEnum() && type.isAssignableTo(Keyword.class))
                .filter(type -> type.getPackageName().matches("knightschool\\.(setup|ui)(\\..*)?"))
                .map(JavaClass::getName)
                .filter(name -> !CLOSED_BY_NATURE.containsKey(name))
                .toList();
        assertEquals(List.of(), closed, "keywords of scenes that nobody else can add to");
    }

    /** Two values with one word are equal, but need not be the same object. */
    @ArchTest
    static void keywordsOfScenesAreComparedByTheirWords(JavaClasses classes) {
        String names = classes.stream()
                .filter(type -> type.isAssignableTo(SceneKeyword.class))
                .map(JavaClass::getSimpleName)
                .collect(joining("|"));
        Pattern compared = Pattern.compile("[!=]= (?:" + names + ")\\.[A-Z]|\\b(?:" + names + ")\\.[A-Z_]+ [!=]=");
        assertEquals(List.of(), written(classes, compared), "who compares keywords by identity");
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
}

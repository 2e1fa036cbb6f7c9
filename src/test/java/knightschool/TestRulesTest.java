package knightschool;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.stage.Stage;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.platform.commons.annotation.Testable;

/** What every test keeps to, so that none passes on a quiet machine alone. Each rule says why. */
@AnalyzeClasses(packages = "knightschool", importOptions = ImportOption.OnlyIncludeTests.class)
@Execution(ExecutionMode.CONCURRENT)
class TestRulesTest {
    /** A window in a local variable, or one that is only returned. */
    private static final Pattern MADE =
            Pattern.compile("(?m)^ {8,}(?:final )?(MainWindow|var|return)\\b([^;{]*)new MainWindow\\(");

    /** The end of the name of a file with tests. */
    private static final Pattern TEST = Pattern.compile("(?:Test|IT)\\.java$");

    @ArchTest
    static final ArchRule robotsLookThroughOneDoor = noClasses()
            .that()
            .resideOutsideOfPackage("knightschool.ui.robot..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.testfx..")
            .because("TestFX looks nodes up without waiting for them, on whatever thread asks; "
                    + ScreenRobot.class.getSimpleName() + " waits by name, and " + OnScreen.class.getSimpleName()
                    + " runs the test where the window is");

    @ArchTest
    static final ArchRule rulesOfArchUnitRunWithTheEngine = noClasses()
            .that()
            .resideInAPackage("knightschool.ui..")
            .should()
            .beAnnotatedWith(AnalyzeClasses.class)
            .because("ArchUnit reads every class of the tests to find its own, so it does not run in the processes of"
                    + " the windows: a rule there would never be looked at");

    @ArchTest
    static final ArchRule nobodySleeps = noClasses()
            .should()
            .callMethod(Thread.class, "sleep", long.class)
            .because("a test waits for something by name, not for a time");

    @ArchTest
    static final ArchRule nobodyHasAPatienceOfItsOwn = noClasses()
            .that()
            .doNotHaveFullyQualifiedName(Eventually.class.getName())
            .and()
            .doNotHaveFullyQualifiedName(OnScreen.class.getName())
            .should()
            .callMethod(Future.class, "get", long.class, TimeUnit.class)
            .orShould()
            .callMethod(CompletableFuture.class, "get", long.class, TimeUnit.class)
            .orShould()
            .callMethod(CountDownLatch.class, "await", long.class, TimeUnit.class)
            .orShould()
            .callMethod(BlockingQueue.class, "poll", long.class, TimeUnit.class)
            .orShould()
            .callMethod(Process.class, "waitFor", long.class, TimeUnit.class)
            .orShould()
            .callMethod(Thread.class, "join", long.class)
            .because("how long a loaded machine is waited for is said once, in Eventually");

    @ArchTest
    static final ArchRule failuresAreHeardByOneTestAtATime = noClasses()
            .that()
            .areAnnotatedWith(Execution.class)
            .should()
            .callMethod(Thread.class, "setDefaultUncaughtExceptionHandler", Thread.UncaughtExceptionHandler.class)
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching(".*\\.(UncaughtFailures|Renderer)")
            .because("a program has one handler for what nobody catches: two tests at a time that set it would hear"
                    + " of each other's failures");

    /** Helpers open windows, too: what a class uses counts as its own. */
    @ArchTest
    static void testsThatOpenWindowsHaveThemClosed(JavaClasses tests) {
        Map<String, List<JavaClass>> files = tests.stream().collect(Collectors.groupingBy(TestRulesTest::file));
        files.remove(TestRulesTest.class.getName());
        Set<String> opening = files.entrySet().stream()
                .filter(file -> file.getValue().stream().anyMatch(TestRulesTest::opensWindow))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
        int before;
        do {
            before = opening.size();
            files.forEach((name, classes) -> {
                Set<String> helpers = opening.stream()
                        .filter(one -> !hasTests(tests.get(one)))
                        .collect(Collectors.toSet());
                if (classes.stream().anyMatch(one -> uses(one, helpers))) {
                    opening.add(name);
                }
            });
        } while (opening.size() > before);
        List<String> left = opening.stream()
                .map(tests::get)
                .filter(TestRulesTest::hasTests)
                .filter(test -> !isRunWith(test, OnScreen.class) && !isRunWith(test, ClosedWindows.class))
                .map(JavaClass::getName)
                .toList();
        assertEquals(
                List.of(),
                left,
                "a window that a failed test leaves open is found by the next one: run these with "
                        + OnScreen.class.getSimpleName() + ", or without a robot with "
                        + ClosedWindows.class.getSimpleName());
    }

    @ArchTest
    static final ArchRule windowsAreClosedByOneTestAtATime = noClasses()
            .that()
            .areAnnotatedWith(Execution.class)
            .and()
            .doNotHaveFullyQualifiedName(TestRulesTest.class.getName())
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(OnScreen.class, ClosedWindows.class)
            .because("they close every window, also those of a test that runs at the same time");

    /** Its threads go on otherwise, and whatever they find is a failure of another test. */
    @ArchTest
    static final ArchRule whoMakesAWindowClosesIt = classes()
            .that(DescribedPredicate.describe(
                    "make a window",
                    one -> one.getConstructorCallsFromSelf().stream()
                            .anyMatch(call -> call.getTargetOwner().isEquivalentTo(MainWindow.class))))
            .should(ArchCondition.from(DescribedPredicate.describe("close one", TestRulesTest::closesWindow)))
            .because("the scenes of a window work on threads, which end only with it; a test that fails comes to no"
                    + " line of its own that closes it, so after each test or after all it is closed");

    private static String file(JavaClass one) {
        JavaClass outer = one;
        while (outer.getEnclosingClass().isPresent()) {
            outer = outer.getEnclosingClass().get();
        }
        return outer.getName();
    }

    private static boolean opensWindow(JavaClass one) {
        return one.getMethodCallsFromSelf().stream()
                .anyMatch(call -> call.getTargetOwner().isEquivalentTo(Stage.class)
                        && call.getName().startsWith("show"));
    }

    private static boolean uses(JavaClass one, Set<String> files) {
        return Stream.concat(
                        one.getConstructorCallsFromSelf().stream().map(JavaAccess::getTargetOwner),
                        one.getRawSuperclass().stream())
                .map(TestRulesTest::file)
                .anyMatch(files::contains);
    }

    private static boolean hasTests(JavaClass one) {
        return one.getAllMethods().stream().anyMatch(method -> method.isMetaAnnotatedWith(Testable.class));
    }

    private static boolean isRunWith(JavaClass test, Class<?> extension) {
        return Stream.concat(Stream.of(test), test.getAllRawSuperclasses().stream())
                .filter(one -> one.isAnnotatedWith(ExtendWith.class))
                .flatMap(one ->
                        Arrays.stream(one.getAnnotationOfType(ExtendWith.class).value()))
                .anyMatch(extension::equals);
    }

    private static boolean closesWindow(JavaClass one) {
        boolean test = hasTests(one);
        return Stream.concat(Stream.of(one), one.getAllRawSuperclasses().stream())
                .flatMap(each -> Stream.<JavaAccess<?>>concat(
                        each.getMethodCallsFromSelf().stream(), each.getMethodReferencesFromSelf().stream()))
                .filter(call -> !test
                        || call.getOwner().isAnnotatedWith(AfterEach.class)
                        || call.getOwner().isAnnotatedWith(AfterAll.class))
                .anyMatch(call -> call.getName().equals("close")
                        && (call.getTargetOwner().isEquivalentTo(MainWindow.class)
                                || call.getTargetOwner().isEquivalentTo(ShownWindow.class)
                                || call.getTargetOwner().isEquivalentTo(LoneScene.class)));
    }

    /** A window in a local variable is out of reach of what is done after the test, also after one that failed. */
    @Test
    void windowThatIsNoFieldIsMadeByWhatClosesIt() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            List<String> local = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith(TestWindows.class.getSimpleName() + ".java")
                            && !has(file, "public static void main("))
                    .flatMap(file -> MADE.matcher(read(file))
                            .results()
                            .map(made -> file + ": " + made.group(1) + " " + made.group(2)))
                    .toList();
            assertEquals(
                    List.of(),
                    local,
                    "a failed test leaves it open: make it with " + TestWindows.class.getSimpleName());
        }
    }

    /** A command line that draws sets that handler too, which no dependency of a test shows. */
    @Test
    void nobodyDrawsByCommandBesideOtherTests() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            List<Path> drawing = files.filter(file -> file.toString().endsWith("Test.java"))
                    .filter(file -> has(file, "@Execution(") && has(file, "\"render\""))
                    .toList();
            assertEquals(List.of(), drawing);
        }
    }

    /** Whoever opens a class looks for its test beside it, and takes one of its name for it. */
    @Test
    void testNamedAfterAClassIsInItsPackage() throws IOException {
        Map<String, Path> classes = sources(Path.of("src/main/java"))
                .collect(Collectors.toMap(file -> file.getFileName().toString(), Path::getParent));
        List<String> elsewhere = sources(Path.of("src/test/java"))
                .filter(file -> TEST.matcher(file.getFileName().toString()).find())
                .filter(file -> !file.getParent().equals(classes.getOrDefault(tested(file), file.getParent())))
                .map(Path::toString)
                .toList();
        assertEquals(List.of(), elsewhere, "move it to the class of that name, or name it after what it tests");
    }

    /** Returns the name of the file that a test is named after. */
    private static String tested(Path test) {
        return TEST.matcher(test.getFileName().toString()).replaceFirst(".java");
    }

    /** Returns the source files of a folder, each by its path in it. */
    private static Stream<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                    .map(folder::relativize)
                    .toList()
                    .stream();
        }
    }

    private static boolean has(Path file, String words) {
        return read(file).contains(words);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

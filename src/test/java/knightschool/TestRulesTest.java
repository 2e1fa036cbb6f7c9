package knightschool;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What every test keeps to, so that none passes on a quiet machine alone. Each rule says why. */
@AnalyzeClasses(packages = "knightschool", importOptions = ImportOption.OnlyIncludeTests.class)
@Execution(ExecutionMode.CONCURRENT)
class TestRulesTest {
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

    private static boolean has(Path file, String words) {
        try {
            return Files.readString(file).contains(words);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

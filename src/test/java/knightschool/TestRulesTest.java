package knightschool;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
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
}

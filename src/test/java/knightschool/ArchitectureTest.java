package knightschool;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The map of the packages, held. Each rule says why. */
@AnalyzeClasses(packages = "knightschool", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule layers = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("board")
            .definedBy("knightschool.board..")
            .layer("graph")
            .definedBy("knightschool.graph..")
            .layer("obstruction")
            .definedBy("knightschool.obstruction..")
            .layer("search")
            .definedBy("knightschool.search..")
            .layer("algorithm")
            .definedBy("knightschool.algorithm..")
            .layer("trace")
            .definedBy("knightschool.trace..")
            .layer("studies")
            .definedBy(
                    "knightschool.compare..",
                    "knightschool.explain..",
                    "knightschool.tour..",
                    "knightschool.census..",
                    "knightschool.play..")
            .layer("texts")
            .definedBy("knightschool.setup..", "knightschool.lesson..")
            .layer("ui")
            .definedBy("knightschool.ui..")
            .layer("cli")
            .definedBy("knightschool.cli..")
            .layer("app")
            .definedBy("knightschool.app..")
            .whereLayer("app")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("cli")
            .mayOnlyBeAccessedByLayers("app")
            .whereLayer("ui")
            .mayOnlyBeAccessedByLayers("cli", "app")
            .whereLayer("texts")
            .mayOnlyBeAccessedByLayers("ui", "cli", "app")
            .whereLayer("studies")
            .mayOnlyBeAccessedByLayers("texts", "ui", "cli", "app")
            .whereLayer("trace")
            .mayOnlyBeAccessedByLayers("studies", "texts", "ui", "cli", "app")
            .whereLayer("algorithm")
            .mayOnlyBeAccessedByLayers("trace", "studies", "texts", "ui", "cli", "app")
            .whereLayer("search")
            .mayOnlyBeAccessedByLayers("algorithm", "trace", "studies", "texts", "ui", "cli", "app")
            .whereLayer("obstruction")
            .mayOnlyBeAccessedByLayers("search", "algorithm", "trace", "studies", "texts", "ui", "cli", "app")
            .because("what is below can be read, tested and trusted without knowing what is above");

    @ArchTest
    static final ArchRule noCycles = slices().matching("knightschool.(*)..")
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
    static final ArchRule graphStreamInItsPlaces = noClasses()
            .that()
            .resideOutsideOfPackages("knightschool.ui.graph..", "knightschool.export..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.graphstream..")
            .because("its viewer holds threads and listeners that must be closed: few hands may hold it");

    @ArchTest
    static final ArchRule commandLineDrawsThroughRender = noClasses()
            .that()
            .resideInAPackage("knightschool.cli..")
            .should()
            .dependOnClassesThat(com.tngtech.archunit.base.DescribedPredicate.describe(
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
    static final ArchRule threadsAreNotStopped = noClasses()
            .should()
            .callMethod(Thread.class, "sleep", long.class)
            .because("whoever waits waits for something: a latch, a queue or the next pulse");

    @ArchTest
    static final ArchRule mainIsTheOnlyExit = classes()
            .that()
            .doNotHaveFullyQualifiedName("knightschool.app.Main")
            .should(com.tngtech.archunit.lang.conditions.ArchConditions.not(
                    com.tngtech.archunit.lang.conditions.ArchConditions.callMethod(System.class, "exit", int.class)))
            .because("only the front door may close the program");
}

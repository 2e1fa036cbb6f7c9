package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.value.Moment;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The compare scene in the real window, for journeys as a person with a mouse and a keyboard makes them. */
abstract class CompareJourney {
    static final long FAR_ENOUGH = 2_000;
    static final Board FIVE = Board.full(5, 5);

    @RegisterExtension
    final TestWindows windows = new TestWindows();

    /** Says which file to save to. */
    final FixedAnswers answers = new FixedAnswers();

    private final SceneDescriptor<CompareSetup> type = new SceneDescriptor<>(
            BuiltInSceneKinds.COMPARE,
            "Compare",
            CompareSetup.class,
            _ -> first(),
            (shell, form) -> new CompareScene(shell, form, answers));

    MainWindow window;
    CompareScene scene;
    CompareModel model;

    /** What a new scene shows. */
    CompareSetup first() {
        return CompareSetup.of(Board.full(8, 8));
    }

    /** Shows the scene, on the JavaFX thread. */
    final void show(Stage stage) {
        window = newWindow();
        window.show(BuiltInSceneKinds.COMPARE);
        scene = (CompareScene) window.current().orElseThrow();
        model = scene.model();
        stage.setScene(window.scene());
        stage.setWidth(1000);
        stage.setHeight(720);
        stage.show();
    }

    /** A window as the program has it when it starts. */
    final MainWindow newWindow() {
        return windows.make(UserSettings.forgotten(), new SceneDescriptors(List.of(type)));
    }

    /** Leaves the program and starts it again with what was on screen, as written in its session. */
    final void restart() {
        CompareModel left = model;
        onFx(() -> {
            Setup kept = SetupText.parse(SetupText.format(scene.now()), FileResolver.nothing());
            Stage stage = (Stage) window.scene().getWindow();
            windows.close(window);
            window = newWindow();
            window.bringBack(List.of(kept), BuiltInSceneKinds.COMPARE);
            scene = (CompareScene) window.current().orElseThrow();
            model = scene.model();
            stage.setScene(window.scene());
            return null;
        });
        untilShown("the threads before the restart have ended", left::isEnded);
        settled();
    }

    @AfterEach
    void close() {
        windows.close(window);
        untilShown("the threads behind it have ended", model::isEnded);
    }

    static List<String> texts(ScreenRobot robot, String query) {
        return robot.findAll(query, Labeled.class).stream()
                .map(Labeled::getText)
                .collect(Collectors.toList());
    }

    static List<String> visible(ScreenRobot robot, String query) {
        return robot.findAll(query, Labeled.class).stream()
                .filter(ScreenRobot::isSeen)
                .map(Labeled::getText)
                .toList();
    }

    /** Opens a set-up, on the JavaFX thread. */
    final void open(CompareSetup setup) {
        onFx(() -> {
            scene.open(setup);
            return null;
        });
    }

    /** Opens searches from the middle of 5 × 5, at step 19. */
    final void openFive(String... solvers) {
        open(CompareSetup.of(FIVE)
                .withStart(onFive("c3"))
                .withSolvers(Stream.of(solvers).map(ConfiguredAlgorithm::read).toList())
                .at(Optional.of(new Moment.Step(19))));
        step(19);
    }

    /** A square of 5 × 5 by its name. */
    static int onFive(String name) {
        return SquareNames.parse(FIVE, name);
    }

    final void openOn(Board board) {
        open(CompareSetup.of(board));
    }

    final void computed() {
        untilShown(
                "the search is far enough",
                () -> model.progress().exploredProperty().get() >= FAR_ENOUGH);
        settled();
    }

    /** Goes to a step once it is computed: before, the nearest would be shown. */
    final void seek(long step) {
        untilShown("step " + step + " is computed", () -> model.playback().last() >= step);
        onFx(() -> {
            model.transport().reach(step);
            return null;
        });
        step(step);
    }

    final void settled() {
        untilShown("nothing is under way", model::isSettled);
    }

    /** What is looked for was found, or will not be. */
    final void arrived() {
        untilShown(
                "what is looked for is found, or not there",
                () -> !model.transport().searchingProperty().get() && model.isSettled());
    }

    final void step(long expected) {
        untilShown(
                "step " + expected + " is shown",
                () -> model.isSettled() && model.stepProperty().get() == expected);
    }
}

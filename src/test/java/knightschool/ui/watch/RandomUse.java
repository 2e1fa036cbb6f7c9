package knightschool.ui.watch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import javafx.stage.Window;
import knightschool.Eventually;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.Command;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;

/**
 * A window in which one act follows the other: {@link RandomActs}, and what is done to the window itself. Every scene
 * comes on in turn. The same seed takes the same chances. Used on a thread of the test.
 */
final class RandomUse implements AutoCloseable {
    /** After so many acts the next scene is opened. */
    private static final int A_SCENE = 5;

    /** So many of the scenes are slides of lessons: one of each. */
    private static final int SLIDES = 3;

    private static final int SLIDE_NUMBERS = 5;
    private static final List<String> EVERYWHERE = List.of(
            "window.help",
            "window.legend",
            "window.back",
            "window.larger",
            "window.smaller",
            "window.usual-size",
            "window.theme",
            "window.glossary");
    private static final List<String> LOOKED_FOR = List.of("k", "pa", "8", "tour", "lesson", "warnsdorff");

    private final Random chance;
    private final RandomActs acts;
    private final MainWindow window;
    private final Stage stage;
    private final List<Runnable> scenes = new ArrayList<>();
    private Consumer<String> told = _ -> {};
    private int done;

    /** Opens the window at the first page. */
    RandomUse(long seed) {
        chance = new Random(seed);
        acts = new RandomActs(chance, what -> told.accept(what));
        window = ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
        stage = ToolkitThread.call(() -> {
            Stage made = new Stage();
            made.setScene(window.scene());
            window.show(BuiltInSceneKinds.LESSONS);
            made.show();
            return made;
        });
        Eventually.afterFrames();
    }

    /** From now on it hears what is done, in a few words, before it is. */
    void tell(Consumer<String> hears) {
        told = hears;
    }

    /** Does so many acts, each when what the one before changed was drawn. */
    void act(int count) {
        for (int i = 0; i < count; i++) {
            ToolkitThread.run(this::doNext);
            Eventually.afterFrames();
        }
    }

    private void doNext() {
        try {
            next();
        } catch (UnsupportedOperationException fault) {
            if (!isQuestionForAFile(fault)) {
                throw fault;
            }
        }
    }

    /** The headless platform cannot ask for one. */
    private static boolean isQuestionForAFile(UnsupportedOperationException fault) {
        return Stream.of(fault.getStackTrace())
                .map(StackTraceElement::getClassName)
                .anyMatch(name ->
                        name.equals(FileChooser.class.getName()) || name.equals(DirectoryChooser.class.getName()));
    }

    private void next() {
        boolean scene = done++ % A_SCENE == 0;
        int kind = chance.nextInt(100);
        if (scene) {
            RandomActs.type(RandomActs.front(), KeyCode.ESCAPE);
        }
        if (RandomActs.front() != stage || isCovered()) {
            acts.act();
        } else if (scene) {
            openNext();
        } else if (kind < 25) {
            runOneOf(window.current().map(SetupDrivenScene::commands).orElse(List.of()));
        } else if (kind < 30) {
            resize();
        } else if (kind < 35) {
            lookFor(LOOKED_FOR.get(chance.nextInt(LOOKED_FOR.size())));
        } else if (kind < 45) {
            run(EVERYWHERE.get(chance.nextInt(EVERYWHERE.size())));
        } else {
            acts.act();
        }
    }

    /** Whether a card lies over the scene, under which a person can do nothing. */
    private boolean isCovered() {
        return window.scene().lookup("#overlay").isVisible();
    }

    private void openNext() {
        if (scenes.isEmpty()) {
            SceneKind.values().forEach(kind -> scenes.add(() -> show(kind)));
            for (int i = 0; i < SLIDES; i++) {
                scenes.add(this::openSlide);
            }
            Collections.shuffle(scenes, chance);
        }
        scenes.removeLast().run();
    }

    private void show(SceneKind kind) {
        told.accept("the scene " + kind.word());
        window.show(kind);
    }

    private void openSlide() {
        List<LessonReadResult> lessons = LessonFolderReader.own();
        String lesson = lessons.get(chance.nextInt(lessons.size())).name();
        int number = 1 + chance.nextInt(SLIDE_NUMBERS);
        told.accept("slide " + number + " of " + lesson);
        window.open(new LessonsSetup("", lesson, number, Optional.empty()));
    }

    private void runOneOf(List<Command> commands) {
        List<Command> possible =
                commands.stream().filter(command -> command.available().get()).toList();
        if (!possible.isEmpty()) {
            Command command = possible.get(chance.nextInt(possible.size()));
            told.accept(command.id());
            command.run();
        }
    }

    private void run(String command) {
        told.accept(command);
        window.run(command);
    }

    private void lookFor(String letters) {
        told.accept("looking for " + letters);
        window.run("window.palette");
        Node field = window.scene().lookup("#palette-field");
        if (field instanceof TextField found) {
            found.setText(letters);
        }
    }

    private void resize() {
        double width = MainWindow.MIN_WIDTH + chance.nextInt(400);
        double height = MainWindow.MIN_HEIGHT + chance.nextInt(300);
        told.accept("the size " + width + " x " + height);
        stage.setWidth(width);
        stage.setHeight(height);
    }

    @Override
    public void close() {
        ToolkitThread.run(() -> {
            // What was opened last first: JavaFX fails at a menu that is still there when its window has gone.
            List.copyOf(Window.getWindows()).reversed().forEach(Window::hide);
            window.close();
        });
    }
}

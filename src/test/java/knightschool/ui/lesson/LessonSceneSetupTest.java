package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import knightschool.board.Board;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.Moment;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The list and the slides show what a set-up says, and answer with one. */
@Execution(ExecutionMode.CONCURRENT)
class LessonSceneSetupTest {
    private static final String LESSON = "---\ntitle: Own\n---\n## One\n\nText.\n\n## Two\n\nText.\n\n"
            + "```setup\nscene: walk\nboard: 5x5\nwalk: a1, b3\n```\n";

    @TempDir
    private Path folder;

    private final MainWindow window =
            ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));

    @BeforeEach
    void writeLessons() throws IOException {
        Files.writeString(folder.resolve("1.md"), LESSON);
        Files.writeString(folder.resolve("2.md"), LESSON.replace("scene: walk", "scene: wok"));
    }

    @AfterEach
    void close() {
        ToolkitThread.run(window::close);
    }

    private static LessonsSetup with(LessonsSetup slide, SlideEmbeddableSetup beside) {
        return new LessonsSetup(slide.folder(), slide.lesson(), slide.slide(), Optional.of(beside));
    }

    private LessonsSetup own(String lesson, int slide) {
        return new LessonsSetup(folder.toString(), lesson, slide, Optional.empty());
    }

    private static WalkSetup walk(Integer... squares) {
        return new WalkSetup(WrittenBoard.of(Board.full(5, 5)), List.of(squares), SceneDisplayState.NONE);
    }

    private void open(LessonsSetup setup) {
        ToolkitThread.run(() -> window.open(setup));
        LoneScene.until(window::isSettled);
    }

    private LessonsSetup now() {
        return (LessonsSetup) ToolkitThread.call(() -> window.now().orElseThrow());
    }

    private String message() {
        return ToolkitThread.call(() -> {
            Label label = (Label) window.scene().lookup("#message");
            return label.getParent().isVisible() ? label.getText() : "";
        });
    }

    @Test
    void nowIsWhatWasOpened() {
        LessonsSetup graph = OwnLessons.slide("vertices-and-edges", 2);
        LessonsSetup compare = OwnLessons.slide("looking-one-move-ahead", 2);
        BoardToGraphSetup turned =
                new BoardToGraphSetup(WrittenBoard.of(Board.full(4, 3)), SceneDisplayState.NONE).withSlider(0.25);
        CompareSetup later = CompareSetup.of(Board.full(6, 6)).at(Optional.of(new Moment.Step(12)));
        for (LessonsSetup setup : List.of(
                LessonsSetup.LIST,
                graph,
                with(graph, turned),
                compare,
                with(compare, later),
                compare,
                own("", 1),
                own("1.md", 1),
                own("1.md", 2),
                with(own("1.md", 2), walk(0, 7)),
                with(own("1.md", 2), walk()),
                own("1.md", 2),
                own("2.md", 1),
                LessonsSetup.LIST)) {
            open(setup);
            assertEquals(setup, now());
            assertEquals("", message());
        }
    }

    @Test
    void nowIsWhatIsAskedForWhileItsLessonsAreRead() {
        LessonsSetup asked = with(own("1.md", 2), walk(0, 7));
        assertEquals(asked, ToolkitThread.call(() -> {
            window.open(asked);
            return window.now().orElseThrow();
        }));
    }

    @Test
    void unknownLessonIsSaidAndTheListIsShown() {
        open(OwnLessons.slide("vertices-and-edges", 2));
        open(own("gone.md", 3));
        assertEquals("There is no lesson \"gone.md\" here any more. Choose another one.", message());
        assertEquals(own("", 1), now());
    }

    @Test
    void lessonWrittenSinceItsFolderWasListedIsRead() throws IOException {
        open(own("", 1));
        Files.writeString(folder.resolve("3.md"), LESSON);
        open(own("3.md", 2));
        assertEquals(own("3.md", 2), now());
        assertEquals("", message());
    }

    @Test
    void slideBehindTheLastIsTheLast() {
        open(own("1.md", 30));
        assertEquals(own("1.md", 2), now());
    }

    @Test
    void folderThatIsGoneIsSaidAndTheListShown() {
        LessonsSetup gone = new LessonsSetup(folder.resolve("gone").toString(), "1.md", 2, Optional.empty());
        open(gone);
        LoneScene.until(() -> message().contains("there is no such folder"));
        LoneScene.until(() -> {
            FrameLayout.of(window.scene());
            return now().equals(LessonsSetup.LIST) && window.scene().lookup("#lesson-1") != null;
        });
        open(own("1.md", 1));
        open(new LessonsSetup("\0", "", 1, Optional.empty()));
        LoneScene.until(() -> !message().isEmpty());
        assertEquals(own("", 1), now());
    }

    @Test
    void faultyLessonSaysWhatIsWrongAndLeadsBackToTheList() {
        open(with(own("2.md", 2), walk(0)));
        Node back = ToolkitThread.call(() -> window.scene().lookup("#home"));
        assertEquals("Back to the lessons", ToolkitThread.call(() -> ((Button) back).getText()));
        ToolkitThread.run(((Button) back)::fire);
        assertEquals(own("", 1), now());
    }
}

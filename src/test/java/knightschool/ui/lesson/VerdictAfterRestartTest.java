package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import knightschool.files.shared.SharedFile;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.CourseProgressText;
import knightschool.session.MergingFileStore;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.work.WorkThreadFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was said to an answer is said again when the program is started again, or the lesson is opened again. */
class VerdictAfterRestartTest extends WrittenQuizJourney {
    @TempDir
    private Path state;

    @ParameterizedTest
    @CsvSource({
        "## Five steps, #walk-board, b3 d4, Not yet",
        "## Five steps, #walk-board, b3 d4 e2 c1 a2, Right!",
        "## Corners, #board, a1 b1, Not yet",
        "## Corners, #board, a1 a5 e1 e5, Right!",
        "## Your own knight, .board-canvas, a1 b3, Not yet",
        "## Is that so?, #walk-board, b3, Not yet"
    })
    void isSaidAgain(String heading, String board, String squares, String head, ScreenRobot robot) throws IOException {
        startAgain(List.of());
        example(heading);
        click(robot, board, squares.split(" "));
        check(robot);
        assertHead(head);
        assertIsSaidAgain(head);
    }

    @ParameterizedTest
    @CsvSource({"b3 d4, Done!", "c2 a1, Not yet"})
    void isSaidAgainOfATry(String squares, String head, ScreenRobot robot) throws IOException {
        startAgain(List.of());
        String fence = "```";
        show("## A try\n\n" + fence + "setup\nscene: walk\nboard: 5x5\nwalk: [a1]\n" + fence + "\n\n" + fence
                + "try\nask: Go.\nkind: walk\nright: [path = true, length = 2]\nbecause: Yes.\n" + fence + "\n");
        click(robot, "#walk-board", squares.split(" "));
        assertHead(head);
        assertIsSaidAgain(head);
    }

    @Test
    void isSaidAgainOfABoard(ScreenRobot robot) throws IOException {
        startAgain(List.of());
        example("## Two components");
        click(robot, ".board-canvas", "c3");
        check(robot);
        assertHead("Not yet");
        assertIsSaidAgain("Not yet");
    }

    @Test
    void isSaidAgainOfANextMove(ScreenRobot robot) throws IOException {
        startAgain(List.of());
        example("## Predict");
        click(robot, "#pane-warnsdorff .board-canvas", "a6");
        check(robot);
        assertHead("Not yet");
        assertIsSaidAgain("Not yet");
    }

    private void assertHead(String head) {
        untilShown(
                "it is judged",
                () -> node(".reply").isVisible() && text(".reply-head").equals(head));
    }

    private void assertIsSaidAgain(String head) {
        String words = onFx(() -> text(".reply-words"));
        onFx(() -> {
            window.run(LessonCommands.LIST);
            return true;
        });
        untilShown("the list is there", window::isSettled);
        turnTo(1);
        assertReply(head, words);
        startAgain(onFx(() -> window.allSaved()));
        assertReply(head, words);
    }

    /** The file of the progress may lie on a slow disk, or the machine may be busy. */
    @Test
    void isSaidAgainWhereTheProgressIsReadAfterTheLesson(ScreenRobot robot) throws IOException {
        startAgain(List.of());
        example("## Five steps");
        click(robot, "#walk-board", "b3", "d4");
        check(robot);
        assertHead("Not yet");
        String words = onFx(() -> text(".reply-words"));
        CountDownLatch held = new CountDownLatch(1);
        MergingFileStore<CourseProgress> slow = new MergingFileStore<>(
                new SharedFile(state.resolve("lessons.txt"), 1 << 20),
                CourseProgress.NONE,
                text -> {
                    await(held);
                    return CourseProgressText.parse(text);
                },
                CourseProgressText::format,
                CourseProgress::merge);
        List<Setup> left = onFx(() -> window.allSaved());
        startAgain(left, SceneRegistry.all().with(LessonScene.type(Optional.of(slow))));
        untilShown("the lessons are read", () -> ((LessonScene) window.current().orElseThrow()).ready());
        held.countDown();
        untilShown("the slide is there", window::isSettled);
        assertReply("Not yet", words);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void startAgain(List<Setup> left) {
        startAgain(left, SceneRegistry.keeping(state));
        untilShown("the lessons are there", window::isSettled);
    }

    private void startAgain(List<Setup> left, SceneDescriptors scenes) {
        closeWindow();
        untilShown("all is kept", () -> WorkThreadFactory.awaitFinished(Duration.ZERO));
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), scenes);
            reopen(window);
            // With nothing left no lesson is opened: the test has its own, and those of the program take time.
            if (!left.isEmpty()) {
                window.bringBack(left, BuiltInSceneKinds.LESSONS);
            }
            return true;
        });
    }
}

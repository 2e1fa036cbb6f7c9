package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A lesson that is written in another program while it is open. */
@ExtendWith(OnScreen.class)
class LiveReloadTest {
    private static final String HEAD = "---\ntitle: Written\n---\n";
    private static final String FIRST = "## First\n\nText.\n\n";
    private static final String SECOND =
            "## Second\n\nBefore.\n\n```setup\nscene: walk\nboard: 5x5\nwalk: [a1]\n```\n\n";
    private static final String THIRD = "## Third\n\nText.\n";

    @TempDir
    private Path folder;

    private Path file;
    private Stage stage;
    private MainWindow window;

    @Start
    void show(Stage shown) {
        stage = shown;
    }

    @BeforeEach
    void openAtTheSecondSlide() throws IOException {
        file = folder.resolve("01-written.md");
        Files.writeString(file, HEAD + FIRST + SECOND + THIRD);
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            window.open(new LessonsSetup(folder.toString(), file.getFileName().toString(), 2, Optional.empty()));
            stage.setScene(window.scene());
            stage.setWidth(1280);
            stage.setHeight(760);
            stage.show();
            return true;
        });
        until(
                "the slide is there",
                () -> onFx(window::isSettled) && words("#where").isPresent());
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return true;
        });
    }

    private Optional<String> words(String id) {
        return onFx(() -> Optional.ofNullable((Label) window.scene().lookup(id)).map(Label::getText));
    }

    private boolean says(String words) {
        return onFx(() -> window.scene().getRoot().lookupAll(".text").stream()
                .anyMatch(node -> node instanceof Text text && text.getText().contains(words)));
    }

    private Optional<String> faults() {
        return onFx(() -> Optional.ofNullable((Label) window.scene().lookup("#faults .fault-what"))
                .map(Label::getText));
    }

    private LessonScene lessons() {
        return (LessonScene) window.current().orElseThrow();
    }

    private List<Integer> walk() {
        return onFx(() -> ((WalkSetup) lessons().live().orElseThrow().now()).walk());
    }

    @Test
    void whatIsSavedIsShownOnTheSameSlideAndTheSceneBesideItGoesOn() throws IOException {
        WalkSetup setup = (WalkSetup) onFx(() -> lessons().live().orElseThrow().now());
        List<Integer> walked = List.of(20, 11);
        WalkSetup changed = new WalkSetup(setup.source(), walked, setup.display());
        onFx(() -> {
            window.open(new LessonsSetup(folder.toString(), "01-written.md", 2, Optional.of(changed)));
            return true;
        });
        assertEquals(walked, walk());
        Files.writeString(file, HEAD + FIRST + SECOND.replace("Before", "Behind") + THIRD);
        until("what was written is shown", () -> says("Behind."));
        assertEquals(Optional.of("slide 2 of 3"), words("#where"));
        assertEquals(walked, walk());
    }

    @Test
    void slideThatMovedIsStillTheOneShown() throws IOException {
        Files.writeString(file, HEAD + FIRST + "## New\n\nText.\n\n" + SECOND + THIRD);
        until("the slide has another place", () -> words("#where").equals(Optional.of("slide 3 of 4")));
        assertEquals(Optional.of("Second"), words("#slide-title"));
        Files.writeString(file, HEAD + SECOND);
        until("it is the only one", () -> words("#where").equals(Optional.of("slide 1 of 1")));
        assertEquals(Optional.of("Second"), words("#slide-title"));
    }

    @Test
    void faultIsSaidAboveTheLastGoodVersionUntilItIsMended() throws IOException {
        Files.writeString(file, HEAD + FIRST + SECOND.replace("scene: walk", "scene: wlk") + THIRD);
        until("the fault is said", () -> faults().isPresent());
        assertTrue(faults().orElseThrow().startsWith("01-written.md, line 13: "), faults().toString());
        assertTrue(says("Before."));
        Files.writeString(file, HEAD + FIRST + SECOND.replace("Before", "Mended") + THIRD);
        until("it is mended", () -> faults().isEmpty());
        assertTrue(says("Mended."));
    }

    @Test
    void claimThatDoesNotHoldIsSaidAboveTheSlide() throws IOException {
        Files.writeString(file, HEAD + FIRST + SECOND + THIRD + "\n```expect\nedges 8x8 = 1\n```\n");
        until("the claim is refused", () -> faults().isPresent());
        assertTrue(faults().orElseThrow().contains("edges 8x8 is 168, not 1"), faults().toString());
        assertEquals(Optional.of("slide 2 of 3"), words("#where"));
    }

    @Test
    void answerThatStandsOnItsSlideIsSaidAboveTheSlideAsCheckSaysIt() throws IOException {
        Files.writeString(
                file,
                HEAD + FIRST + SECOND + THIRD
                        + "\nIt has {{edges 4x4}}.\n\n```quiz\nask: How many?\nkind: number\nright: edges 4x4\n```\n");
        until("the answer in the text is told", () -> faults().isPresent());
        assertTrue(
                faults().orElseThrow().contains("the answer to this quiz, 24, stands in the text"),
                faults().toString());
        assertTrue(says("The slide below is as the file says it now."));
        assertEquals(Optional.of("slide 2 of 3"), words("#where"));
    }

    @Test
    void faultyLessonIsShownOnceItIsMended() throws IOException {
        Path other = folder.resolve("02-bad.md");
        Files.writeString(other, "no head");
        onFx(() -> {
            window.open(new LessonsSetup(folder.toString(), "02-bad.md", 1, Optional.empty()));
            return true;
        });
        until("it cannot be shown", () -> onFx(() -> window.scene().lookup("#read-again") != null));
        Files.writeString(other, HEAD + FIRST);
        until("it can", () -> words("#slide-title").equals(Optional.of("First")));
    }

    @Test
    void lessonThatIsDeletedStaysOpenAndOneThatIsNewIsListed() throws IOException {
        Files.writeString(folder.resolve("02-other.md"), HEAD.replace("Written", "Other") + FIRST);
        Files.delete(file);
        until("the folder is read", () -> onFx(() -> lessons().titles().equals(List.of("Other"))));
        assertEquals(Optional.of("Second"), words("#slide-title"));
    }
}

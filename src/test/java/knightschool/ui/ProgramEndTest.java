package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import knightschool.Eventually;
import knightschool.session.Session;
import knightschool.session.SessionStore;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramEndTest {
    private static final Duration PATIENCE = Duration.ofSeconds(Eventually.PATIENCE_SECONDS);

    private static final Session SHOWN = new Session(BuiltInSceneKinds.LESSONS, List.of(LessonsSetup.LIST));

    /** A file or link to nowhere in the place of the folder, a folder or a link in the place of the file. */
    @Test
    void windowIsClosedAlsoWhereNothingCanBeKept(@TempDir Path home) throws IOException {
        Path noFolder = Files.writeString(home.resolve("state"), "a file");
        assertSaid(noFolder, "this folder cannot be made");
        Path folder = Files.createDirectory(home.resolve("folder"));
        Files.createDirectory(folder.resolve("session.txt"));
        assertSaid(folder, "session.txt: this is a folder, not a file. Move it away.");
        Path link = Files.createDirectory(home.resolve("link"));
        Files.createSymbolicLink(link.resolve("session.txt"), home.resolve("no").resolve("where"));
        assertSaid(link, "session.txt: its folder does not exist. Move it away.");
    }

    /** A write that never returns, as of a share that went away: the program ends all the same. */
    @Test
    void diskThatDoesNotAnswerHoldsNobody(@TempDir Path folder) {
        CountDownLatch answer = new CountDownLatch(1);
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        PrintStream errors = new PrintStream(output, true, StandardCharsets.UTF_8);
        try {
            assertTimeoutPreemptively(
                    PATIENCE, () -> KnightSchool.end(() -> await(answer), folder, Duration.ofMillis(50), errors));
        } finally {
            answer.countDown();
        }
        String words = output.toString(StandardCharsets.UTF_8);
        assertTrue(words.contains("The disk of " + folder + " does not answer."), words);
    }

    private static void await(CountDownLatch answer) {
        try {
            answer.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void assertSaid(Path folder, String reason) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        SessionStore store = new SessionStore(folder);
        KnightSchool.end(
                () -> store.save(SHOWN), folder, PATIENCE, new PrintStream(output, true, StandardCharsets.UTF_8));
        String words = output.toString(StandardCharsets.UTF_8);
        assertTrue(words.startsWith("knight-school: what the window showed is not kept. "), words);
        assertTrue(words.contains(reason), words);
    }
}

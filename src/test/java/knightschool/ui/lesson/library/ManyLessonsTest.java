package knightschool.ui.lesson.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import knightschool.Eventually;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of 3,000 lessons once took more than two gigabytes; half as many show the same sooner. */
class ManyLessonsTest {
    private static final int LESSONS = 1_500;

    /** Not much more than they need: each may keep a few kilobytes more, but no picture. */
    private static final String MOST = "-Xmx20m";

    /** Each has a board of its own and a question about it, so that nothing known of one serves another. */
    private static String lesson(int number) {
        String gone = Integer.toBinaryString(1 << 11 | number).replace('0', '.').replace('1', '#');
        return "---\ntitle: Lesson %d\n---\n## Only\n\nIt has {{edges}} edges.\n\n".formatted(number)
                + "```setup\nscene: graph\nboard: |\n  %s\n  ............\n  ............\n```\n".formatted(gone);
    }

    /** Memory of a process of its own: what other tests take meanwhile is no matter. */
    @Test
    void manyLessonsAreListedAndCheckedInLittleMemory(@TempDir Path folder) throws Exception {
        for (int i = 0; i < LESSONS; i++) {
            Files.writeString(folder.resolve("%04d.md".formatted(i)), lesson(i));
        }
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        MOST,
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--module-path=" + System.getProperty("jdk.module.path"),
                        "--add-modules=javafx.graphics",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ManyLessonsTest.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(LESSONS + " lessons, 0 faulty\n", output);
    }

    /** One at a time would take longer than to check the lessons. */
    private static void runAll(BlockingQueue<Runnable> screen) {
        for (Runnable next = screen.poll(); next != null; next = screen.poll()) {
            next.run();
        }
    }

    /** Lists the lessons of a folder as the window does, and waits until all are checked. */
    public static void main(String[] args) throws IOException {
        BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
        try (LessonLibraryModel model = new LessonLibraryModel(screen::add, System.out::println)) {
            model.openFolder(Path.of(args[0]));
            Eventually.until(
                    "all are checked",
                    () -> runAll(screen),
                    () -> model.cards().size() == LESSONS
                            && !model.busyProperty().get());
            long faulty = model.cards().stream().filter(ListedLesson::isFaulty).count();
            System.out.println(model.cards().size() + " lessons, " + faulty + " faulty");
        }
    }
}

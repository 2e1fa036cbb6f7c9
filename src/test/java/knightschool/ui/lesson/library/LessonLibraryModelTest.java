package knightschool.ui.lesson.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import javafx.collections.ListChangeListener;
import knightschool.Eventually;
import knightschool.files.InputFault;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.setup.source.FileResolver;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.work.BrokenPath;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonLibraryModelTest {
    private static final String LESSON = "---\ntitle: Short\n---\n## Only\n\nText.\n";
    private static final int SQUARES = 64;
    private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final BlockingQueue<InputFault> messages = new LinkedBlockingQueue<>();
    private final LessonLibraryModel model = new LessonLibraryModel(screen::add, messages::add);

    @TempDir
    Path folder;

    @AfterEach
    void close() {
        model.close();
    }

    @Test
    void openFolderDoesNotWaitForWhatIsBeingChecked() throws IOException {
        openOneThatIsCheckedForLong();
        model.openFolder(folder("short", LESSON));
        until(
                "the other folder is shown",
                () -> model.cards().size() == 1
                        && model.cards().getFirst().file().title().equals("Short"));
        until("nothing is checked any more", () -> !model.busyProperty().get());
    }

    @Test
    void folderOfManyLessonsIsListedWhileTheOthersAreRead() throws IOException {
        Path many = many(Files.createDirectory(folder.resolve("many")));
        List<Integer> listed = new ArrayList<>();
        model.cards().addListener((ListChangeListener<ListedLesson>) change -> {
            if (listed.isEmpty() || listed.getLast() != model.cards().size()) {
                listed.add(model.cards().size());
            }
        });
        model.openFolder(many);
        until("all are listed", () -> model.cards().size() == LessonFolderReader.FIRST + 2);
        assertEquals(List.of(LessonFolderReader.FIRST, LessonFolderReader.FIRST + 2), listed);
        assertEquals(66, model.cards().getLast().number());
    }

    /** As after a start at a slide: its lesson is there, with its number, while the others are still read. */
    @Test
    void lessonThatIsWaitedForIsListedBeforeTheOthersAreRead() throws IOException {
        Path many = many(Files.createDirectory(folder.resolve("many")));
        List<String> listed = recorded();
        model.open(many.toString(), "003.md");
        until("all are listed", () -> model.cards().size() == LessonFolderReader.FIRST + 2);
        assertEquals(List.of("003.md is 4 of 1", "000.md is 1 of 64", "000.md is 1 of 66"), listed);
        LessonReadResult leading = model.cards().get(3).file();
        assertEquals("003.md", model.cards().get(3).name());
        until("all are checked", () -> !model.busyProperty().get());
        assertSame(leading, model.cards().get(3).file());
    }

    @Test
    void ownLessonThatIsWaitedForIsListedBeforeTheOthers() {
        List<String> listed = recorded();
        model.open("", "17-circuits-and-large-boards.md");
        until("all are listed", () -> model.cards().size() > 1);
        List<String> own =
                LessonFolderReader.own().stream().map(LessonReadResult::name).toList();
        int place = own.indexOf("17-circuits-and-large-boards.md") + 1;
        assertEquals("17-circuits-and-large-boards.md is " + place + " of 1", listed.getFirst());
        assertEquals(2, listed.size(), listed::toString);
        model.open("", "no such lesson.md");
        until("all are listed again", () -> !model.busyProperty().get());
        assertEquals(2, listed.size(), listed::toString);
    }

    /** What is listed first, its number, and how many there are, each time that there are others. */
    private List<String> recorded() {
        List<String> listed = new ArrayList<>();
        model.cards().addListener((ListChangeListener<ListedLesson>) _ -> {
            ListedLesson first = model.cards().getFirst();
            String now = first.name() + " is " + first.number() + " of "
                    + model.cards().size();
            if (listed.isEmpty() || !listed.getLast().equals(now)) {
                listed.add(now);
            }
        });
        return listed;
    }

    private Path many(Path where) throws IOException {
        for (int i = 0; i < LessonFolderReader.FIRST + 2; i++) {
            Files.writeString(where.resolve("%03d.md".formatted(i)), LESSON);
        }
        return where;
    }

    /** Its lessons would be read in place of those that a person waits for. */
    @Test
    void folderIsWatchedNoMoreOnceAnotherIsRead() throws IOException {
        Path many = many(Files.createDirectory(folder.resolve("many")));
        model.openFolder(folder("few", LESSON));
        until("the lesson is listed", () -> model.cards().size() == 1);
        assertTrue(model.isWatching());
        model.openFolder(many);
        until("the first are listed", () -> model.cards().size() == LessonFolderReader.FIRST);
        assertFalse(model.isWatching());
        until("all are listed", () -> model.cards().size() == LessonFolderReader.FIRST + 2);
        assertTrue(model.isWatching());
    }

    /** A disk that is taken away while it is read, after the first lessons are listed. */
    @Test
    void folderThatIsRefusedLeavesTheListOfTheOneBefore() throws IOException {
        Path few = folder("few", LESSON);
        try (FileSystem disk = FileSystems.newFileSystem(folder.resolve("disk.zip"), Map.of("create", "true"));
                UncaughtFailures _ = new UncaughtFailures()) {
            Path many = many(disk.getPath("/"));
            AtomicBoolean taken = new AtomicBoolean();
            Executor taking = task -> {
                screen.add(task);
                if (taken.get() && Thread.currentThread().getName().equals("lessons")) {
                    close(disk);
                }
            };
            try (LessonLibraryModel listing = new LessonLibraryModel(taking, messages::add)) {
                listing.openFolder(few);
                until("the lesson is listed", () -> !listing.busyProperty().get());
                taken.set(true);
                listing.openFolder(many);
                until("the first are listed", () -> listing.cards().size() == LessonFolderReader.FIRST);
                until("the folder is refused", () -> !messages.isEmpty());
                assertEquals(few.toString(), listing.placeProperty().get());
                assertEquals(1, listing.cards().size());
                Files.writeString(few.resolve("2.md"), LESSON);
                until(
                        "the folder before is watched again",
                        () -> listing.cards().size() == 2);
            }
        }
    }

    private static void close(FileSystem disk) {
        try {
            disk.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void workerJudgesWhileLessonsAreChecked() throws IOException {
        openOneThatIsCheckedForLong();
        CountDownLatch judged = new CountDownLatch(1);
        model.judging().worker().execute(judged::countDown);
        Eventually.until("the worker has judged", () -> judged.getCount() == 0);
    }

    /** A text that waited for the searches of all lessons would move when the answers come. */
    @Test
    void countsAreAnsweredBeforeTheSearchesOfTheLessonsBegin() throws IOException {
        String asks = LESSON.replace("Text.", "{{vertices 5x5}} squares, {{steps warnsdorff 5x5 c3}} steps.");
        Path two = folder("two", asks);
        Files.writeString(two.resolve("2.md"), asks);
        List<String> answered = new ArrayList<>();
        model.cards().addListener((ListChangeListener<ListedLesson>) change -> model.cards().stream()
                .filter(lesson -> !lesson.answers().texts().isEmpty())
                .map(lesson -> lesson.name() + " " + lesson.answers().texts().size())
                .forEach(answered::add));
        model.openFolder(two);
        until("both are answered", () -> answered.contains("2.md 2"));
        assertEquals(
                List.of("1.md 1", "2.md 1", "1.md 2", "2.md 2"),
                answered.stream().distinct().toList());
    }

    @Test
    void openFolderWithoutALessonSaysSoAndIsDone() throws IOException {
        model.openFolder(Files.createDirectory(folder.resolve("empty")));
        until("nothing is checked any more", () -> !model.busyProperty().get());
        assertNotNull(messages.poll());
    }

    @Test
    void lessonThatBreaksDownSaysSoOnItsCardAndIsReadAgain() throws IOException, InterruptedException {
        try (LessonLibraryModel broken = new LessonLibraryModel(screen::add, messages::add, null);
                UncaughtFailures uncaught = new UncaughtFailures()) {
            broken.openFolder(folder("lessons", LESSON));
            until("nothing is checked any more", () -> !broken.busyProperty().get());
            assertEquals(1, uncaught.messages().size());
            assertEquals(
                    folder.resolve("lessons").toString(), broken.placeProperty().get());
            String message = broken.cards().getFirst().faults().getFirst().getMessage();
            assertTrue(message.contains("broke down"), message);
            broken.reload();
            until("nothing is checked any more", () -> !broken.busyProperty().get());
            assertEquals(2, uncaught.messages().size());
        }
    }

    @Test
    void listThatBreaksDownIsOneCardThatSaysSoAndIsReadAgain() throws InterruptedException {
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            model.openFolder(BrokenPath.named("broken"));
            until("nothing is checked any more", () -> !model.busyProperty().get());
            model.reload();
            until("nothing is checked any more", () -> !model.busyProperty().get());
            assertEquals(List.of("of this test", "of this test"), uncaught.messages());
        }
        assertEquals(2, messages.size());
        assertEquals(1, model.cards().size());
        assertTrue(model.cards().getFirst().isFaulty());
    }

    @Test
    void judgingThatBreaksDownIsToldAndTheNextIsJudged() throws InterruptedException {
        CountDownLatch judged = new CountDownLatch(1);
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            model.judging().worker().execute(() -> {
                throw new ArithmeticException("of this test");
            });
            model.judging().worker().execute(judged::countDown);
            until("the failure is said", () -> !messages.isEmpty());
            assertEquals(List.of("of this test"), uncaught.messages());
        }
        Eventually.until("the next is judged", () -> judged.getCount() == 0);
    }

    @Test
    void verdictThatWaitsToBeSaidWhenItsSlideIsLeftIsNotSaid() {
        QuizJudgingExecutor left = model.judging();
        List<String> said = new ArrayList<>();
        Queue<Runnable> screen = new ArrayDeque<>();
        Executor judged =
                SlideView.Examiner.of(left, QuizAnswerMemory.NONE, screen::add).screen();
        judged.execute(() -> said.add("before"));
        screen.remove().run();
        judged.execute(() -> said.add("after"));
        left.close();
        screen.remove().run();
        assertEquals(List.of("before"), said);
    }

    @Test
    void slideThatIsLeftEndsItsJudgingAndTheNextIsJudged() throws InterruptedException {
        QuizJudgingExecutor left = model.judging();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch judged = new CountDownLatch(1);
        left.worker().execute(() -> {
            try {
                begun.countDown();
                left.claims().ask("steps backtracking 7x9 b1", FileResolver.nothing());
                never.countDown();
            } catch (CancellationException _) {
                ended.countDown();
            }
        });
        left.worker().execute(never::countDown);
        Eventually.until("it is being judged", () -> begun.getCount() == 0);
        left.close();
        model.judging().worker().execute(judged::countDown);
        Eventually.until("the next is judged", () -> judged.getCount() == 0);
        assertEquals(0, ended.getCount());
        assertEquals(1, never.getCount());
        assertTrue(messages.isEmpty(), "nothing is said of it");
    }

    /** Every claim is a search of its own that goes on for millions of steps: far longer than a test has patience. */
    private void openOneThatIsCheckedForLong() throws IOException {
        StringBuilder claims = new StringBuilder(LESSON.replace("Short", "Long")).append("\n```expect\n");
        for (int square = 0; square < SQUARES; square++) {
            String name = "" + (char) ('a' + square % 8) + (1 + square / 8);
            claims.append("outcome backtracking 7x9 ")
                    .append(name.replace('h', 'a'))
                    .append(" = unknown\n");
        }
        model.openFolder(folder("long", claims.append("```\n").toString()));
        until("the folder is shown", () -> !model.cards().isEmpty());
    }

    private Path folder(String name, String lesson) throws IOException {
        Path made = Files.createDirectory(folder.resolve(name));
        Files.writeString(made.resolve("1.md"), lesson);
        return made;
    }

    /** Does what the screen's thread is given, until it holds. */
    private void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> Eventually.runNext(screen), holds);
    }
}

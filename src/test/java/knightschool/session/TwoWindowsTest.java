package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.LessonKey;
import knightschool.lesson.progress.QuizKey;
import knightschool.lesson.progress.QuizProgress;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelSolver;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What two windows on one home keep: each has read before the other writes. */
@Execution(ExecutionMode.CONCURRENT)
class TwoWindowsTest {
    private static final LessonKey ONE = new LessonKey("", "01-one.md");
    private static final LessonKey TWO = new LessonKey("", "02-two.md");

    @TempDir
    private Path home;

    /** A window: what is known in it, and what waits to be kept. */
    private final class Window {
        private final MergingFileStore<CourseProgress> store = MergingFileStore.ofLessons(home);
        private final PendingStoreChanges<CourseProgress> steps = new PendingStoreChanges<>(store);
        private CourseProgress known = store.load().value();

        /** Whether it changes anything: a settled question stays as it is, whatever is tried later. */
        boolean does(UnaryOperator<CourseProgress> act) {
            CourseProgress now = act.apply(known);
            boolean changes = !now.lessons().equals(known.lessons());
            if (changes) {
                steps.add(known, now);
                known = now;
            }
            return changes;
        }

        void keeps() {
            steps.keep().ifPresent(news -> known = store.merge(news.then(), known, news.all()));
        }

        void forgets() {
            steps.forget();
            steps.keep();
            known = CourseProgress.NONE;
        }
    }

    private CourseProgress kept() {
        return MergingFileStore.ofLessons(home).load().value();
    }

    @Test
    void lessonOfOneIsNotTurnedBackByTheOther() {
        Window first = new Window();
        Window second = new Window();
        for (int slide = 1; slide <= 5; slide++) {
            int shown = slide;
            first.does(known -> known.withSlideShown(ONE, shown));
        }
        first.keeps();
        second.does(known -> known.withSlideShown(TWO, 2));
        second.keeps();
        assertEquals(5, kept().of(ONE).slide());
        assertEquals(2, kept().of(TWO).slide());
        assertEquals(Optional.of(TWO), kept().last());
        assertEquals(kept(), second.known, "the other window knows it too");
    }

    @Test
    void whatOneForgetsIsNotBroughtBackByTheOther() {
        Window first = new Window();
        first.does(known -> known.withSlideShown(ONE, 3).withSlideShown(TWO, 4));
        first.keeps();
        Window second = new Window();
        first.forgets();
        second.does(known -> known.withSlideShown(TWO, 5));
        second.keeps();
        assertEquals(CourseProgress.NONE.withSlideShown(TWO, 5), kept());
        assertEquals(kept(), second.known);
    }

    /**
     * Whatever two windows do and whenever they keep it, it is kept as if one had done it all in the order of keeping.
     */
    @Test
    void nothingIsLostWhateverTheOrder() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            List<Window> windows = List.of(new Window(), new Window());
            List<List<UnaryOperator<CourseProgress>>> waiting = List.of(new ArrayList<>(), new ArrayList<>());
            CourseProgress expected = CourseProgress.NONE;
            windows.getFirst().forgets();
            windows.getLast().forgets();
            for (int i = 0; i < 40; i++) {
                int one = random.nextInt(2);
                Window window = windows.get(one);
                switch (random.nextInt(12)) {
                    case 0, 1, 2, 3 -> {
                        window.keeps();
                        expected = all(expected, waiting.get(one));
                        assertEquals(expected.lessons(), kept().lessons(), "seed " + seed);
                    }
                    case 4 -> {
                        window.forgets();
                        waiting.get(one).clear();
                        expected = CourseProgress.NONE;
                    }
                    default -> {
                        UnaryOperator<CourseProgress> act = act(random, i);
                        if (window.does(act)) {
                            waiting.get(one).add(act);
                        }
                    }
                }
            }
            for (int one : List.of(0, 1, 0, 1)) {
                windows.get(one).keeps();
                expected = all(expected, waiting.get(one));
            }
            assertEquals(expected.lessons(), kept().lessons(), "seed " + seed);
        }
    }

    private static CourseProgress all(CourseProgress known, List<UnaryOperator<CourseProgress>> acts) {
        CourseProgress now = known;
        for (UnaryOperator<CourseProgress> act : acts) {
            now = act.apply(now);
        }
        acts.clear();
        return now;
    }

    /** Every slide is another one, and every answer: so that each act changes something in each window. */
    private static UnaryOperator<CourseProgress> act(Random random, int number) {
        LessonKey lesson = random.nextBoolean() ? ONE : TWO;
        QuizKey quiz = new QuizKey(1 + random.nextInt(3), "How many?");
        QuizProgress result =
                new QuizProgress(QuizProgress.Outcome.values()[random.nextInt(3)], List.of(), "answer " + number, 0);
        return random.nextBoolean()
                ? known -> known.withSlideShown(lesson, number + 1)
                : known -> known.withResult(lesson, quiz, result);
    }

    /** Each window solves a level that the other does not know of, and one that the other solves too. */
    @Test
    void levelsThatTwoWindowsSolveAreAllKept() {
        MergingFileStore<AllLevelResults> store = MergingFileStore.ofLevels(home);
        AllLevelResults known = store.load().value();
        PendingStoreChanges<AllLevelResults> first = new PendingStoreChanges<>(store);
        PendingStoreChanges<AllLevelResults> second = new PendingStoreChanges<>(store);
        AllLevelResults here = solved(solved(known, 1, 9), 2, 9);
        AllLevelResults there = solved(solved(known, 3, 9), 2, 4);
        first.add(known, here);
        second.add(known, there);
        first.keep();
        PendingStoreChanges.News<AllLevelResults> news = second.keep().orElseThrow();
        AllLevelResults all = solved(solved(here, 3, 9), 2, 4);
        assertEquals(all, store.load().value());
        assertEquals(all, store.merge(news.then(), there, news.all()), "the other window knows it too");
        AllLevelResults later = solved(here, 4, 9);
        first.add(here, later);
        first.keep();
        assertEquals(solved(all, 4, 9), store.load().value());
    }

    private static AllLevelResults solved(AllLevelResults known, int number, int seconds) {
        Level level = LevelCollection.numbered(number);
        List<Integer> squares = Arrays.stream(
                        LevelSolver.demonstration(level).getLast().path().squares())
                .boxed()
                .toList();
        return known.with(PlayedLevelWalk.of(level, squares), Duration.ofSeconds(seconds));
    }

    @Test
    void recentFilesOfBothAreListedAndThoseTakenOffStayOff() {
        MergingFileStore<RecentFileList> store = MergingFileStore.ofRecent(home);
        RecentFileList old = RecentFileList.NONE.with(Path.of("/a")).with(Path.of("/b"));
        store.save(RecentFileList.NONE, old);
        store.save(old, old.with(Path.of("/c")));
        store.save(old, old.with(Path.of("/a")));
        assertEquals("/a\n/c\n/b\n", store.load().value().format());
        store.save(old, old.without(Path.of("/b")));
        assertEquals("/a\n/c\n", store.load().value().format());
        store.save(old, RecentFileList.NONE);
        store.save(old.with(Path.of("/c")), old.with(Path.of("/c")).with(Path.of("/d")));
        assertEquals("/d\n/c\n", store.load().value().format());
    }

    @Test
    void recentFilesAreBoundedHoweverManyEndingsThereAre() {
        String many = IntStream.range(0, 2_000).mapToObj(i -> "/a." + i + "\n").collect(Collectors.joining());
        RecentFileList read = RecentFileList.parse(many).value();
        assertEquals(RecentFileList.MOST_OF_ALL, read.files().size());
        MergingFileStore<RecentFileList> store = MergingFileStore.ofRecent(home);
        store.save(RecentFileList.NONE, read);
        store.save(read, read.with(Path.of("/new")));
        assertEquals(
                read.with(Path.of("/new")), store.load().value(), "what makes room for a new file is not taken off");
    }

    @Test
    void settingsThatTwoWindowsChooseAreBothKept() {
        MergingFileStore<StoredSettings> store = MergingFileStore.ofSettings(home);
        StoredSettings begun = StoredSettings.NONE.with("theme", "LIGHT").with("editor.file", "a b/c\n=;");
        store.save(StoredSettings.NONE, begun);
        store.save(begun, begun.with("theme", "DARK"));
        store.save(begun, begun.with("sound", "").with("width", "1280.0"));
        StoredSettings kept = store.load().value();
        assertEquals(begun.with("theme", "DARK").with("sound", "").with("width", "1280.0"), kept);
        StoredSettings silent = begun.with("theme", "DARK").with("width", "1280.0");
        store.save(kept, silent);
        assertEquals(silent, store.load().value());
    }

    @Test
    void lineThatNamesNoFileCostsNoOther() {
        PartialReadResult<RecentFileList> read = RecentFileList.parse("/a\nno path\0\nrelative.board\n/b\n");
        assertEquals("/a\n/b\n", read.value().format());
        assertEquals(2, read.faults().size());
    }

    @Test
    void sceneThatOneWindowChangedStaysWhenTheOtherIsClosedAfterIt() {
        SessionStore first = new SessionStore(home);
        first.save(new Session(BuiltInSceneKinds.LESSONS, List.of(LessonsSetup.LIST)));
        SessionStore second = new SessionStore(home);
        Session begun = second.load().orElseThrow();
        EditorSetup edited = EditorSetup.of(Board.full(3, 4));
        first.save(new Session(BuiltInSceneKinds.EDITOR, List.of(LessonsSetup.LIST, edited)));
        second.save(begun);
        assertEquals(
                BuiltInSceneKinds.EDITOR,
                new SessionStore(home).load().orElseThrow().current());
        CensusSetup census = CensusSetup.of(Board.full(3, 3));
        second.save(new Session(BuiltInSceneKinds.CENSUS, List.of(LessonsSetup.LIST, census)));
        Session kept = new SessionStore(home).load().orElseThrow();
        assertEquals(BuiltInSceneKinds.CENSUS, kept.current());
        assertTrue(kept.scenes().containsAll(List.of(LessonsSetup.LIST, edited, census)), kept::toString);
    }

    /** The other window's board is in no file: whatever is shown here in its place, the session keeps it. */
    @Test
    void sceneThatOneWindowHoldsUnsavedStaysWhateverTheOtherShows() throws Exception {
        EditorSetup unsaved = EditorSetup.of(Board.full(3, 4));
        SessionStore first = new SessionStore(home);
        first.save(new Session(BuiltInSceneKinds.EDITOR, List.of(LessonsSetup.LIST, unsaved)));
        Path other = Files.createDirectories(home.resolve("unsaved").resolve("1-1"));
        Files.writeString(
                other.resolve("000-editor.txt"), UnsavedWork.inNoFile(unsaved).format());
        try (FileChannel alive = FileChannel.open(
                other.resolveSibling("1-1.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            assertTrue(alive.tryLock() != null);
            SessionStore second = new SessionStore(home);
            assertEquals(List.of(LessonsSetup.LIST), second.load().orElseThrow().scenes());
            CensusSetup census = CensusSetup.of(Board.full(3, 3));
            second.save(new Session(BuiltInSceneKinds.CENSUS, List.of(LessonsSetup.LIST, census)));
            assertEquals(List.of(LessonsSetup.LIST, census, unsaved), kept(home).scenes());
            EditorSetup own = EditorSetup.of(Board.full(5, 4));
            second.save(new Session(BuiltInSceneKinds.EDITOR, List.of(LessonsSetup.LIST, census, own)));
            assertEquals(
                    List.of(unsaved, LessonsSetup.LIST, census, own), kept(home).scenes());
            assertEquals(
                    List.of(LessonsSetup.LIST, census, own),
                    new SessionStore(home).load().orElseThrow().scenes());
        }
    }

    /** What the file says, without a look at who holds what. */
    private static Session kept(Path folder) throws IOException {
        return SessionText.parse(Files.readString(folder.resolve("session.txt")))
                .value()
                .orElseThrow();
    }

    @Test
    void whatCannotBeKeptWaitsAndIsKeptOnceItCan() throws Exception {
        Window window = new Window();
        Path file = home.resolve("lessons.txt");
        Files.createDirectory(file);
        window.does(known -> known.withSlideShown(ONE, 1));
        assertThrows(InputFault.class, window::keeps);
        window.does(known -> known.withSlideShown(ONE, 2));
        Files.delete(file);
        window.keeps();
        assertEquals(CourseProgress.NONE.withSlideShown(ONE, 1).withSlideShown(ONE, 2), kept());
    }

    /** Another Java that keeps a hundred slides of a lesson, while this one keeps those of another. */
    @Test
    void twoProcessesLoseNothing() throws Exception {
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        SlideTurner.class.getName(),
                        home.toString())
                .inheritIO()
                .start();
        Window window = new Window();
        int slide = 0;
        while (other.isAlive() || slide < SlideTurner.SLIDES) {
            int shown = ++slide;
            window.does(known -> known.withSlideShown(ONE, shown));
            window.keeps();
        }
        assertEquals(0, other.waitFor());
        assertEquals(slide, kept().of(ONE).seenSlides().size());
        assertEquals(SlideTurner.SLIDES, kept().of(TWO).seenSlides().size());
    }

    /** Turns the slides of a lesson and keeps each. */
    static final class SlideTurner {
        static final int SLIDES = 60;

        private SlideTurner() {}

        public static void main(String[] args) {
            MergingFileStore<CourseProgress> store = MergingFileStore.ofLessons(Path.of(args[0]));
            CourseProgress known = CourseProgress.NONE;
            for (int slide = 1; slide <= SLIDES; slide++) {
                CourseProgress now = known.withSlideShown(TWO, slide);
                store.save(known, now);
                known = now;
            }
        }
    }
}

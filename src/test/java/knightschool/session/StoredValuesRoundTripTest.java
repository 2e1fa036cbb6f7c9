package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.files.FileStamp;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.LessonKey;
import knightschool.lesson.progress.LessonProgress;
import knightschool.lesson.progress.QuizKey;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.SavedQuizFeedback;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.BestLevelResult;
import knightschool.play.level.LevelParameters;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.scene.SetupSamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What the program keeps for the next start is read as it was written: of any characters, and the largest there is. */
@Execution(ExecutionMode.CONCURRENT)
class StoredValuesRoundTripTest {
    /** Space, controls, line separators, a byte order mark, and signs with a meaning in one of the files. */
    private static final String SIGNS = " \t\r\n\u0007\u0085\u00a0\u2028\ufeff\ufffd\u00e4\u68cb;-+*%/,:=A1";

    private static final int MOST_LEVELS = 100_000;
    private static final int LONGEST_PATH = 4_000;

    @TempDir
    private Path folder;

    private final Random random = new Random(29);

    private String words() {
        return random.ints(1 + random.nextInt(6), 0, SIGNS.length())
                .mapToObj(sign -> SIGNS.substring(sign, sign + 1))
                .collect(Collectors.joining());
    }

    private List<String> answers() {
        return IntStream.range(0, random.nextInt(4)).mapToObj(_ -> words()).toList();
    }

    /** Another store reads what one has saved, and finds nothing wrong. */
    private static <T> void assertKept(T value, MergingFileStore<T> store, MergingFileStore<T> other) {
        store.save(other.load().value(), value);
        assertEquals(List.of(), other.load().faults());
        assertEquals(value, other.load().value());
    }

    @Test
    void settingsAreKept() {
        StoredSettings settings = StoredSettings.NONE;
        for (int i = 0; i < 2_000; i++) {
            settings = settings.with(words(), random.nextInt(9) == 0 ? "" : words());
        }
        assertKept(settings, MergingFileStore.ofSettings(folder), MergingFileStore.ofSettings(folder));
    }

    /** Windows allows few of the characters in a path. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void mostRecentFilesWithTheLongestNamesAreKept() {
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < RecentFileList.MOST_OF_ALL; i++) {
            String name = words().replace('/', '_') + "x." + i / RecentFileList.MOST;
            files.add(Path.of("/" + ("\u0007".repeat(199) + "/").repeat(LONGEST_PATH / 200), i + name));
        }
        RecentFileList all = new RecentFileList(files);
        assertEquals(RecentFileList.MOST_OF_ALL, all.files().size());
        assertKept(all, MergingFileStore.ofRecent(folder), MergingFileStore.ofRecent(folder));
    }

    @Test
    void resultsInMoreLevelsThanAnyoneFinishesAreKept() {
        long seed = -999_999_999_999_999_999L;
        BestLevelResult result =
                new BestLevelResult(LevelSetup.MOST_MOVES, Duration.ofSeconds(LevelSetup.MOST_SECONDS));
        SortedMap<LevelParameters, BestLevelResult> results = new TreeMap<>();
        for (int i = 0; i < MOST_LEVELS; i++) {
            results.put(new LevelParameters(LevelParameters.MOST_SQUARES - i % 40, seed + i), result);
        }
        assertKept(new AllLevelResults(results), MergingFileStore.ofLevels(folder), MergingFileStore.ofLevels(folder));
    }

    private QuizProgress progress() {
        SavedQuizFeedback feedback = random.nextBoolean()
                ? SavedQuizFeedback.NONE
                : new SavedQuizFeedback(SavedQuizFeedback.Judged.ANSWER, random.nextBoolean(), answers());
        boolean isOpen = random.nextBoolean();
        return new QuizProgress(
                isOpen ? QuizProgress.Outcome.OPEN : QuizProgress.Outcome.RIGHT,
                answers(),
                words(),
                random.nextInt(1_000),
                feedback,
                isOpen || random.nextBoolean()
                        ? Optional.empty()
                        : Optional.of(new QuizProgress.LaterAnswer(answers(), words(), random.nextBoolean())));
    }

    @Test
    void progressIsKept() {
        SortedMap<LessonKey, LessonProgress> lessons = new TreeMap<>();
        for (int i = 0; i < 300; i++) {
            SortedMap<QuizKey, QuizProgress> results = new TreeMap<>();
            for (int quiz = random.nextInt(5); quiz >= 0; quiz--) {
                results.put(new QuizKey(1 + random.nextInt(999_999), words()), progress());
            }
            LessonKey key = new LessonKey(random.nextBoolean() ? "" : words(), words() + ".md");
            lessons.put(
                    key,
                    new LessonProgress(999_999, new TreeSet<>(List.of(1, 2 + i, 999_999)), results, new TreeMap<>()));
        }
        CourseProgress all = new CourseProgress(Optional.of(lessons.firstKey()), lessons);
        assertKept(all, MergingFileStore.ofLessons(folder), MergingFileStore.ofLessons(folder));
    }

    @Test
    void unsavedWorkOfEverySceneIsKept() {
        SetupSamples samples = new SetupSamples(29, 12);
        for (int i = 0; i < 10; i++) {
            for (SceneKind kind : SceneKind.values()) {
                Setup setup = samples.of(kind).selfContained();
                UnsavedWork work = new UnsavedWork(
                        setup,
                        Optional.of(folder.resolve("a\u2028b " + i)),
                        Optional.of(new FileStamp(i, -i)),
                        words().replace('\r', ' ').strip() + "x\n",
                        Instant.ofEpochMilli(random.nextLong(1L << 42)));
                byte[] bytes = work.format().getBytes(StandardCharsets.UTF_8);
                assertEquals(Optional.of(work), UnsavedWork.parse(new String(bytes, StandardCharsets.UTF_8)));
            }
        }
    }
}

package knightschool.session;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.SharedFile;
import knightschool.files.ThreeWayMerge;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.CourseProgressText;
import knightschool.play.level.LevelProgress;
import knightschool.play.level.LevelProgressText;

/**
 * Keeps something that grows as a person goes on, such as how far they have come, in a file of theirs, as text. Several
 * windows may keep it at once: each writes what was done in it, and what the others did stays.
 *
 * @param <T> what is known of it, immutable
 */
public final class ProgressStore<T> {
    private static final int MAX_BYTES = 1 << 25;

    /**
     * What came of keeping something.
     *
     * @param all what is known from all windows together
     * @param before what the file held, and {@code after} what it holds
     */
    public record Kept<T>(T all, String before, String after) {}

    private final SharedFile file;

    private final T none;
    private final Function<String, PartialReadResult<T>> parse;
    private final Function<T, String> format;
    private final ThreeWayMerge<T> merge;

    /**
     * @param file its folder is made when something is kept for the first time
     * @param none what is known before that
     * @param parse reads what {@code format} wrote
     * @param merge of what is known in two windows
     */
    public ProgressStore(
            Path file,
            T none,
            Function<String, PartialReadResult<T>> parse,
            Function<T, String> format,
            ThreeWayMerge<T> merge) {
        this.file = new SharedFile(file, MAX_BYTES);
        this.none = none;
        this.parse = parse;
        this.format = format;
        this.merge = merge;
    }

    /** What was finished of the levels. */
    public static ProgressStore<LevelProgress> ofLevels(Path folder) {
        return new ProgressStore<>(
                folder.resolve("levels.txt"),
                LevelProgress.NONE,
                LevelProgressText::parse,
                LevelProgressText::format,
                LevelProgress::merge);
    }

    /** How far somebody has come in the lessons. */
    public static ProgressStore<CourseProgress> ofLessons(Path folder) {
        return new ProgressStore<>(
                folder.resolve("lessons.txt"),
                CourseProgress.NONE,
                CourseProgressText::parse,
                CourseProgressText::format,
                CourseProgress::merge);
    }

    /** Which boards were opened or saved last in the editor. */
    public static ProgressStore<RecentList> ofRecent(Path folder) {
        return ofFiles(folder.resolve("recent.txt"));
    }

    /** Which files of any kind were opened or saved last by the window. */
    public static ProgressStore<RecentList> ofOpened(Path folder) {
        return ofFiles(folder.resolve("opened.txt"));
    }

    private static ProgressStore<RecentList> ofFiles(Path list) {
        return new ProgressStore<>(list, RecentList.NONE, RecentList::parse, RecentList::format, RecentList::merge);
    }

    /** What a person chose. */
    public static ProgressStore<StoredSettings> ofSettings(Path folder) {
        return new ProgressStore<>(
                folder.resolve("settings.txt"),
                StoredSettings.NONE,
                StoredSettings::parse,
                StoredSettings::format,
                StoredSettings::merge);
    }

    /** What the file is known by. */
    public String name() {
        return file.file().toString();
    }

    /** Both changes of what is known: {@link ThreeWayMerge#merge}. */
    public T merge(T base, T mine, T theirs) {
        return merge.merge(base, mine, theirs);
    }

    /**
     * What was kept; nothing before the first time. Its faults name the file and the line.
     *
     * @throws InputFault naming the file if nothing of it can be read
     */
    public PartialReadResult<T> load() {
        return file.withOneFault(read(file.read()));
    }

    private PartialReadResult<T> read(Optional<String> text) {
        return text.map(parse).orElse(PartialReadResult.whole(none));
    }

    /**
     * Keeps what was done since, beside what other windows have kept meanwhile. Lines that cannot be read are kept in a
     * copy of the file.
     *
     * @param before what was known when it was kept or loaded last
     * @param now what is known now
     * @throws InputFault if it cannot be read or written; nothing is lost that was kept before
     */
    public Kept<T> save(T before, T now) {
        AtomicReference<Kept<T>> kept = new AtomicReference<>();
        file.change(text -> {
            PartialReadResult<T> theirs = read(text);
            if (!theirs.faults().isEmpty()) {
                file.keepDamaged(text.orElseThrow());
            }
            T merged = merge.merge(before, now, theirs.value());
            kept.set(new Kept<>(merged, text.orElse(""), format.apply(merged)));
            return Optional.of(kept.get().after());
        });
        return kept.get();
    }

    /**
     * Forgets everything that was kept, also by other windows.
     *
     * @throws InputFault if the file cannot be deleted
     */
    public void forget() {
        file.forget();
    }
}

package knightschool.session;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.shared.SharedFile;
import knightschool.files.shared.ThreeWayMerge;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.CourseProgressText;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.AllLevelResultsText;

/**
 * Stores a value that grows as the user goes on, such as progress, in a text file. Several windows may store it at the
 * same time: each merges its own changes into those of the others.
 *
 * @param <T> the immutable value
 */
public final class MergingFileStore<T> {
    /** The maximum size in bytes of progress through lessons, which contains what was written and built. */
    private static final int MAX_BYTES_OF_LESSONS = 1 << 25;

    /** The maximum size in bytes of any other file: 200 long paths, or 100,000 levels. */
    private static final int MAX_BYTES = 1 << 22;

    /**
     * The result of saving.
     *
     * @param all the merged value of all windows
     * @param before the contents of the file before saving
     * @param after the contents of the file after saving
     */
    public record SavedValue<T>(T all, String before, String after) {}

    private final SharedFile file;

    private final T none;
    private final Function<String, PartialReadResult<T>> parse;
    private final Function<T, String> format;
    private final ThreeWayMerge<T> merge;

    /** The value that was saved last, whose text need not be read again: a scene in it may take seconds. */
    private final AtomicReference<SavedValue<T>> last;

    /**
     * Creates a store.
     *
     * @param file the file; its folder is created when something is saved for the first time
     * @param none the value before that
     * @param parse reads what {@code format} wrote
     * @param merge merges the values of two windows
     */
    public MergingFileStore(
            SharedFile file,
            T none,
            Function<String, PartialReadResult<T>> parse,
            Function<T, String> format,
            ThreeWayMerge<T> merge) {
        this.file = file;
        this.none = none;
        this.parse = parse;
        this.format = format;
        this.merge = merge;
        this.last = new AtomicReference<>(new SavedValue<>(none, "", ""));
    }

    /** Returns the store of the results in levels. */
    public static MergingFileStore<AllLevelResults> ofLevels(Path folder) {
        return new MergingFileStore<>(
                new SharedFile(folder.resolve("levels.txt"), MAX_BYTES),
                AllLevelResults.NONE,
                AllLevelResultsText::parse,
                AllLevelResultsText::format,
                AllLevelResults::merge);
    }

    /** Returns the store of the progress through lessons. */
    public static MergingFileStore<CourseProgress> ofLessons(Path folder) {
        return new MergingFileStore<>(
                new SharedFile(folder.resolve("lessons.txt"), MAX_BYTES_OF_LESSONS),
                CourseProgress.NONE,
                CourseProgressText::parse,
                CourseProgressText::format,
                CourseProgress::merge);
    }

    /** Returns the store of the boards most recently opened or saved in the editor. */
    public static MergingFileStore<RecentFileList> ofRecent(Path folder) {
        return ofFiles(folder.resolve("recent.txt"));
    }

    /** Returns the store of the files of any kind most recently opened or saved in the window. */
    public static MergingFileStore<RecentFileList> ofOpened(Path folder) {
        return ofFiles(folder.resolve("opened.txt"));
    }

    private static MergingFileStore<RecentFileList> ofFiles(Path list) {
        return new MergingFileStore<>(
                new SharedFile(list, MAX_BYTES),
                RecentFileList.NONE,
                RecentFileList::parse,
                RecentFileList::format,
                RecentFileList::merge);
    }

    /** Returns the store of the user's settings. */
    public static MergingFileStore<StoredSettings> ofSettings(Path folder) {
        return new MergingFileStore<>(
                new SharedFile(folder.resolve("settings.txt"), MAX_BYTES),
                StoredSettings.NONE,
                StoredSettings::parse,
                StoredSettings::format,
                StoredSettings::merge);
    }

    /** Returns the path of the file, as text. */
    public String name() {
        return file.file().toString();
    }

    /** Merges two changed versions of a value: {@link ThreeWayMerge#merge}. */
    public T merge(T base, T ours, T theirs) {
        return merge.merge(base, ours, theirs);
    }

    /**
     * Returns the stored value; the initial one before the first time. Its faults name the file and the line.
     *
     * @throws InputFault naming the file if nothing of it can be read
     */
    public PartialReadResult<T> load() {
        Optional<String> text = file.read();
        return file.withOneFault(read(text), text.orElse(""));
    }

    private PartialReadResult<T> read(Optional<String> text) {
        return PartialReadResult.parse(text, none, parse);
    }

    /**
     * Saves the changes, merged with those that other windows have saved in the meantime. Lines that cannot be read are
     * preserved in a copy of the file.
     *
     * @param before the value when it was last saved or loaded
     * @param now the current value
     * @throws InputFault if the file cannot be read or written; what was saved before is not lost
     */
    public SavedValue<T> save(T before, T now) {
        AtomicReference<SavedValue<T>> outcome = new AtomicReference<>();
        file.change(text -> {
            SavedValue<T> earlier = last.get();
            PartialReadResult<T> theirs = text.filter(earlier.after()::equals).isPresent()
                    ? PartialReadResult.whole(earlier.all())
                    : read(text);
            if (!theirs.faults().isEmpty()) {
                file.keepDamaged(text.orElseThrow());
            }
            T merged = merge.merge(before, now, theirs.value());
            outcome.set(new SavedValue<>(merged, text.orElse(""), format.apply(merged)));
            return Optional.of(outcome.get().after());
        });
        last.set(outcome.get());
        return outcome.get();
    }

    /**
     * Deletes everything that was saved, including by other windows.
     *
     * @throws InputFault if the file cannot be deleted
     */
    public void forget() {
        file.forget();
    }
}

package knightschool.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.CourseProgressText;
import knightschool.play.level.LevelProgress;
import knightschool.play.level.LevelProgressText;

/**
 * Keeps how far a person has come in a file of theirs, as text.
 *
 * @param <T> what is known of it, immutable
 */
public final class ProgressStore<T> {
    private static final int MAX_BYTES = 1 << 22;

    private final Path file;
    private final T none;
    private final Function<String, T> parse;
    private final Function<T, String> format;

    /**
     * @param file its folder is made when something is kept for the first time
     * @param none what is known before that
     * @param parse reads what {@code format} wrote; throws {@link InputFault} naming the line
     */
    public ProgressStore(Path file, T none, Function<String, T> parse, Function<T, String> format) {
        this.file = file;
        this.none = none;
        this.parse = parse;
        this.format = format;
    }

    /** What was finished of the levels. */
    public static ProgressStore<LevelProgress> ofLevels(Path folder) {
        return new ProgressStore<>(
                folder.resolve("levels.txt"), LevelProgress.NONE, LevelProgressText::parse, LevelProgressText::format);
    }

    /** How far somebody has come in the lessons. */
    public static ProgressStore<CourseProgress> ofLessons(Path folder) {
        return new ProgressStore<>(
                folder.resolve("lessons.txt"),
                CourseProgress.NONE,
                CourseProgressText::parse,
                CourseProgressText::format);
    }

    /**
     * What was kept; nothing before the first time.
     *
     * @throws InputFault naming the file, and the line that is spoilt, if it cannot be read
     */
    public synchronized T load() {
        if (Files.notExists(file)) {
            return none;
        }
        String text = TextFiles.read(file, MAX_BYTES);
        try {
            return parse.apply(text);
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /**
     * Keeps progress in place of what was kept before.
     *
     * @throws InputFault if the folder cannot be written
     */
    public synchronized void save(T progress) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new InputFault(
                    folder.toString(), 0, "this folder cannot be made", "Free space or choose another home.");
        }
        TextFiles.write(file, format.apply(progress));
    }

    /**
     * Forgets everything that was kept.
     *
     * @throws InputFault if the file cannot be deleted
     */
    public synchronized void forget() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new InputFault(file.toString(), 0, "this file cannot be deleted", "Delete it yourself.");
        }
    }
}

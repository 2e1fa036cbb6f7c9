package knightschool.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.play.level.LevelProgress;
import knightschool.play.level.LevelProgressText;

/** Keeps what a person has finished of the levels in a folder of theirs. */
public final class LevelProgressStore {
    private static final String FILE = "levels.txt";
    private static final int MAX_BYTES = 1 << 22;

    private final Path folder;

    /** @param folder made when something is kept for the first time */
    public LevelProgressStore(Path folder) {
        this.folder = folder;
    }

    /**
     * What was kept; nothing before the first time.
     *
     * @throws InputFault naming the file, and the line that is spoilt, if it cannot be read
     */
    public synchronized LevelProgress load() {
        Path file = folder.resolve(FILE);
        if (Files.notExists(file)) {
            return LevelProgress.NONE;
        }
        String text = TextFiles.read(file, MAX_BYTES);
        try {
            return LevelProgressText.parse(text);
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /**
     * Keeps progress in place of what was kept before.
     *
     * @throws InputFault if the folder cannot be written
     */
    public synchronized void save(LevelProgress progress) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new InputFault(
                    folder.toString(), 0, "this folder cannot be made", "Free space or choose another home.");
        }
        TextFiles.write(folder.resolve(FILE), LevelProgressText.format(progress));
    }

    /**
     * Forgets everything that was kept.
     *
     * @throws InputFault if the file cannot be deleted
     */
    public synchronized void forget() {
        Path file = folder.resolve(FILE);
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new InputFault(file.toString(), 0, "this file cannot be deleted", "Delete it yourself.");
        }
    }
}

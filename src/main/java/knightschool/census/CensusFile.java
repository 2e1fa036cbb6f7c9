package knightschool.census;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;

/**
 * A file that holds the table of a census, so that the census can be resumed.
 *
 * <p>A small file with the ending {@code .settings} is kept beside it and records the parameters of the census, which
 * the table alone does not. Whether or not that file exists (it is missing beside a table joined by hand), the searches
 * with the fewest steps are repeated when the table is read: a row of another board, algorithm or limit rarely passes
 * this check.
 */
public final class CensusFile {
    static final int MOST_BYTES = 64 << 20;

    private static final String REMEDY =
            "Go on with the board, the algorithm and the limit of that file, or choose another name.";

    private final Path file;
    private final Path settingsFile;
    private final CensusRowCheck check;
    private final List<String> settings;
    private boolean settingsWritten;
    private boolean isForced;
    private boolean isResumed;

    /**
     * Creates the file of a census.
     *
     * @param settings the lines of the settings file; two censuses have the same parameters if and only if their lines
     *     are equal
     */
    private CensusFile(Path file, CensusDefinition census, List<String> settings) {
        this.file = file;
        this.settingsFile = CensusSettingsFile.beside(file);
        this.check = new CensusRowCheck(census, REMEDY);
        this.settings = List.copyOf(settings);
    }

    /**
     * Returns the file of a census. The settings are written in the same form for every caller.
     *
     * @param algorithm the name of the algorithm
     * @param arguments the options chosen for the algorithm, as written on a command line
     */
    public static CensusFile of(Path file, CensusDefinition census, String algorithm, List<String> arguments) {
        return new CensusFile(
                file, census, new CensusSettingsFile(census.board(), algorithm, arguments, census.limit()).lines());
    }

    /** Like {@link #resume(ReadProgressListener)}, without progress reports. */
    public CensusTable resume() {
        return resume(ReadProgressListener.NONE);
    }

    /**
     * Returns the table of the file, or an empty table if there is no file.
     *
     * @param progress receives the progress while rows are counted again, which may take seconds
     * @throws InputFault with its place and line if the file cannot be read or answers another question
     */
    public CensusTable resume(ReadProgressListener progress) {
        if (Files.notExists(file)) {
            return new CensusTable();
        }
        if (!Files.notExists(settingsFile)) {
            checkSettings();
        }
        String text = TextFiles.read(file, MOST_BYTES);
        try {
            CensusTable table = CensusText.read(text, check::require);
            prove(table, text, progress);
            isResumed = true;
            return table;
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /**
     * Allows the settings file to replace an existing file that was not written by this program. Call it only if the
     * user agreed.
     */
    public void force() {
        isForced = true;
    }

    /**
     * Checks that writing the settings file would not replace a file that was not written by this program.
     *
     * @throws InputFault if it would
     */
    public void requireOwnBeside() {
        if (!isForced && TextFiles.hasContent(settingsFile) && !CensusSettingsFile.isOwn(settingsFile)) {
            throw new InputFault(
                    settingsFile.toString(),
                    0,
                    "what the table answers is to be written here, but this file is there already",
                    "Move it away, or choose another name for the table.");
        }
    }

    /**
     * Writes the table completely or not at all.
     *
     * @throws InputFault if it cannot be written; an older table is then unchanged, and its settings are written back
     */
    public void save(CensusTable table) {
        if (settingsWritten) {
            TextFiles.write(file, CensusText.write(table));
            return;
        }
        requireOwnBeside();
        String own = String.join("\n", settings) + "\n";
        Optional<String> before = Files.notExists(settingsFile)
                ? Optional.empty()
                : Optional.of(TextFiles.read(settingsFile, MOST_BYTES));
        if (isResumed || Files.notExists(file) || before.filter(own::equals).isPresent()) {
            TextFiles.write(settingsFile, own);
            TextFiles.write(file, CensusText.write(table));
        } else {
            replace(table, before);
            TextFiles.write(settingsFile, own);
        }
        settingsWritten = true;
    }

    /**
     * Replaces the table of another census. If the process ends between two writes, neither table stands beside the
     * settings of the other.
     *
     * @param before the settings of the other census, which are deleted; empty if there are none
     */
    private void replace(CensusTable table, Optional<String> before) {
        deleteSettings();
        try {
            TextFiles.write(file, CensusText.write(table));
        } catch (InputFault fault) {
            before.ifPresent(text -> TextFiles.write(settingsFile, text));
            throw fault;
        }
    }

    private void deleteSettings() {
        try {
            Files.deleteIfExists(settingsFile);
        } catch (IOException _) {
            throw new InputFault(settingsFile.toString(), "this file cannot be deleted", "Delete it yourself.");
        }
    }

    private void checkSettings() {
        List<String> written = TextFiles.read(settingsFile, MOST_BYTES).lines().toList();
        for (int i = 0; i < Math.max(written.size(), settings.size()); i++) {
            String was = i < written.size() ? written.get(i) : "nothing";
            String is = i < settings.size() ? settings.get(i) : "nothing";
            if (!was.equals(is)) {
                throw new InputFault(
                        settingsFile.toString(),
                        i + 1,
                        file.getFileName() + " was counted with \"" + was + "\", not with \"" + is + "\"",
                        REMEDY);
            }
        }
    }

    private void prove(CensusTable table, String text, ReadProgressListener progress) {
        check.falseRow(table.rows(), progress).ifPresent(wrong -> {
            List<String> lines = text.lines().map(String::strip).toList();
            String line = CensusText.line(wrong.row());
            throw new InputFault(
                    "", lines.indexOf(line) + 1, line + " stands there, but the search " + wrong.truth(), REMEDY);
        });
    }
}

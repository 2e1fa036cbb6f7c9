package knightschool.setup.scene;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import knightschool.census.CensusText;
import knightschool.census.experiment.ExperimentText;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.setup.SceneKind;
import knightschool.statemap.PuzzleSessionText;

/** The kinds of tables that scenes open. All are CSV files, told apart by their first lines. */
public enum TableFileKind {
    /** The runs of an experiment. */
    RUNS(
            ExperimentText.HEADER,
            BuiltInSceneKinds.EXPERIMENT,
            "these are runs of an experiment",
            "Open it in the experiments of Compare."),

    /** The rows of a census. */
    CENSUS(CensusText.HEADER, BuiltInSceneKinds.CENSUS, "this is a census table", "Open it in Census."),

    /** The moves of the players of a sliding puzzle. */
    MOVES(
            PuzzleSessionText.HEADER,
            BuiltInSceneKinds.STATEMAP,
            "these are moves in a sliding puzzle",
            "Open it in Maps.");

    /** The bytes by which a table is recognised, which may be larger than other files. */
    private static final int HEAD_BYTES = 1 << 12;

    private final String header;
    private final SceneKind scene;
    private final String description;
    private final String remedy;

    TableFileKind(String header, SceneKind scene, String description, String remedy) {
        this.header = header;
        this.scene = scene;
        this.description = description;
        this.remedy = remedy;
    }

    /** Returns the scene that opens such tables. */
    public SceneKind scene() {
        return scene;
    }

    /** Returns the fault of such a table where a file other than a table is expected. */
    InputFault fault() {
        return new InputFault("", 1, description + ", not a board", remedy);
    }

    /**
     * Returns the kind of the table in a file; empty if it is another file, cannot be read, or was handed over by
     * another program and could be read only once. Called on a worker thread.
     */
    public static Optional<TableFileKind> of(Path file) {
        if (TextFiles.isHandedOver(file)) {
            return Optional.empty();
        }
        try (InputStream in = TextFiles.open(file)) {
            return ofFirstLine(firstLine(in.readNBytes(HEAD_BYTES)));
        } catch (IOException | InputFault _) {
            return Optional.empty();
        }
    }

    /** Returns the kind of table that begins with a line; empty if it is none. */
    static Optional<TableFileKind> ofFirstLine(String line) {
        return Arrays.stream(values())
                .filter(kind -> line.startsWith(kind.header))
                .findFirst();
    }

    /** Returns the kind with a name; empty if there is none. */
    static Optional<TableFileKind> named(String name) {
        return Arrays.stream(values()).filter(kind -> kind.name().equals(name)).findFirst();
    }

    /** Returns the first line of a text, without a byte-order mark. */
    static String firstLine(byte[] bytes) {
        String text = new String(bytes, 0, Math.min(bytes.length, HEAD_BYTES), StandardCharsets.UTF_8);
        String line = text.lines().findFirst().orElse("");
        return line.startsWith("\uFEFF") ? line.substring(1) : line;
    }
}

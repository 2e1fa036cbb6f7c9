package knightschool.ui.census;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.census.CensusSettingsFile;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;

/** Reads the parameters of a stored census table from the settings file beside it. */
final class StoredCensusParametersReader {
    private static final String CLOSED = "--closed";

    private final Path settingsFile;
    private final CensusSettingsFile settings;

    private StoredCensusParametersReader(Path table, CensusSettingsFile settings) {
        this.settingsFile = CensusSettingsFile.beside(table);
        this.settings = settings;
    }

    /**
     * Returns the parameters of a table; empty if there is no settings file beside it.
     *
     * @throws InputFault with its place and line if the question cannot be asked here
     */
    static Optional<CensusParameters> read(Path table) {
        return CensusSettingsFile.readBeside(table)
                .map(settings -> new StoredCensusParametersReader(table, settings).question());
    }

    private CensusParameters question() {
        at(CensusSettingsFile.BOARD_LINE, () -> BuiltInSceneKinds.CENSUS.requireShowable(settings.board()));
        Algorithm algorithm = at(CensusSettingsFile.ALGORITHM_LINE, () -> Algorithms.named(settings.algorithm()));
        return at(CensusSettingsFile.OPTIONS_LINE, () -> {
            List<String> words = new ArrayList<>(settings.options());
            boolean closed = words.remove(CLOSED);
            AlgorithmOptionValues choices = AlgorithmOptionValues.read(algorithm, words);
            CensusParameters question =
                    new CensusParameters(settings.board(), closed, algorithm, choices, settings.limit());
            question.census();
            return question;
        });
    }

    private <T> T at(int line, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (InputFault fault) {
            String option = fault.place().isEmpty() ? "" : fault.place() + ": ";
            throw new InputFault(settingsFile.toString(), line, option + fault.description(), fault.remedy());
        }
    }
}

package knightschool.ui.census;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Choices;
import knightschool.algorithm.Option;
import knightschool.census.CensusSettings;
import knightschool.files.InputFault;
import knightschool.setup.SceneKind;

/** The question that a table on disk answers, from the file beside it. */
final class QuestionReader {
    private static final String CLOSED = "--closed";

    private final Path beside;
    private final CensusSettings settings;

    private QuestionReader(Path table, CensusSettings settings) {
        this.beside = CensusSettings.beside(table);
        this.settings = settings;
    }

    /**
     * What a table answers; empty where nothing beside it says so.
     *
     * @throws InputFault with its place and line where what is said cannot be asked here
     */
    static Optional<CensusQuestion> read(Path table) {
        return CensusSettings.readBeside(table).map(settings -> new QuestionReader(table, settings).question());
    }

    private CensusQuestion question() {
        at(CensusSettings.BOARD_LINE, () -> SceneKind.CENSUS.requireShowable(settings.board()));
        Algorithm algorithm = at(CensusSettings.ALGORITHM_LINE, () -> Algorithms.named(settings.algorithm()));
        return at(CensusSettings.OPTIONS_LINE, () -> {
            boolean closed = settings.options().contains(CLOSED);
            Choices choices = Choices.read(algorithm, given());
            CensusQuestion question =
                    new CensusQuestion(settings.board(), closed, algorithm, choices, settings.limit());
            question.census();
            return question;
        });
    }

    private Map<Option, String> given() {
        Map<Option, String> given = new EnumMap<>(Option.class);
        Iterator<String> words =
                settings.options().stream().filter(word -> !word.equals(CLOSED)).iterator();
        while (words.hasNext()) {
            Option option = option(words.next());
            given.put(option, option.takesValue() && words.hasNext() ? words.next() : "");
        }
        return given;
    }

    private static Option option(String flag) {
        return Stream.of(Option.values())
                .filter(option -> option.flag().equals(flag))
                .findFirst()
                .orElseThrow(() -> new InputFault("there is no option \"" + flag + "\"", "Leave it out."));
    }

    private <T> T at(int line, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (InputFault fault) {
            String option = fault.place().isEmpty() ? "" : fault.place() + ": ";
            throw new InputFault(beside.toString(), line, option + fault.what(), fault.remedy());
        }
    }
}

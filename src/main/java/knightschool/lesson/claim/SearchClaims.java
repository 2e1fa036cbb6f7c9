package knightschool.lesson.claim;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.census.experiment.FiveNumberSummary;
import knightschool.compare.StepsToAnswer;
import knightschool.files.InputFault;
import knightschool.search.Outcome;

/**
 * The claims of lessons about the course and the result of a search, which the engine checks; they have the words of
 * the {@code solve} command.
 */
final class SearchClaims {
    private static final String FORM = "ALGORITHM [--closed] [BOARD] [START]";

    private static final String FORM_OF_ALL_STARTS = "ALGORITHM [--closed] [BOARD]";

    private static final int MAX_STARTS = 100;

    static final List<ClaimDefinition> WORDS = List.of(
            new ClaimDefinition(
                    "outcome",
                    FORM,
                    of(result -> EngineAnswer.of(result.outcome().word()))),
            count("steps", SearchCache.Result::steps),
            count("placements", SearchCache.Result::placements),
            count("undos", SearchCache.Result::undos),
            count("pruned", SearchCache.Result::pruned),
            new ClaimDefinition("first-undo", FORM, of(result -> step(result, result.firstUndo()))),
            new ClaimDefinition("first-prune", FORM, of(result -> step(result, result.firstPrune()))),
            new ClaimDefinition("found-from", FORM_OF_ALL_STARTS, SearchClaims::foundFrom),
            new ClaimDefinition("median-steps", FORM_OF_ALL_STARTS, steps(FiveNumberSummary::median)),
            new ClaimDefinition("most-steps", FORM_OF_ALL_STARTS, steps(FiveNumberSummary::most)),
            new ClaimDefinition("mean-steps", FORM_OF_ALL_STARTS, SearchClaims::meanSteps),
            new ClaimDefinition("depth", "ALGORITHM [--closed] BOARD START STEP", SearchClaims::depth));

    private SearchClaims() {}

    private static ClaimDefinition count(String word, ToLongFunction<SearchCache.Result> count) {
        return new ClaimDefinition(word, FORM, of(result -> EngineAnswer.of(count.applyAsLong(ended(result)))));
    }

    /**
     * Returns the result if the search ended by itself, since only then its counts are meaningful.
     *
     * @throws InputFault if the search was stopped at the limit
     */
    private static SearchCache.Result ended(SearchCache.Result result) {
        if (result.outcome() == Outcome.STOPPED && result.steps() >= SearchCache.LIMIT) {
            throw new InputFault(
                    "the search has not ended after " + SearchCache.LIMIT + " steps", "Ask about a shorter one.");
        }
        return result;
    }

    /** Returns a step, or "never" for a negative one, which is certain only if the search has ended. */
    private static EngineAnswer step(SearchCache.Result result, long step) {
        return step < 0 && ended(result) == result ? EngineAnswer.of("never") : EngineAnswer.of(step);
    }

    private static Function<ClaimArguments, EngineAnswer> of(Function<SearchCache.Result, EngineAnswer> answer) {
        return arguments -> answer.apply(arguments.searches().result(question(arguments), arguments::checkWanted));
    }

    private static SearchCache.Question question(ClaimArguments arguments) {
        boolean closed = arguments.takes("--closed");
        ConfiguredAlgorithm solver = solver(arguments);
        Board board = arguments.board(1);
        return new SearchCache.Question(solver, board, arguments.start(board), closed);
    }

    private static ConfiguredAlgorithm solver(ClaimArguments arguments) {
        Algorithm algorithm = Algorithms.named(arguments.word("algorithm"));
        Map<AlgorithmOption, String> values = new EnumMap<>(AlgorithmOption.class);
        for (AlgorithmOption option : algorithm.options()) {
            if (option.takesValue()) {
                arguments.after(option.flag()).ifPresent(value -> values.put(option, value));
            } else if (arguments.takes(option.flag())) {
                values.put(option, "");
            }
        }
        return new ConfiguredAlgorithm(algorithm, AlgorithmOptionValues.read(algorithm, values));
    }

    /** Counts the start squares from which a tour is found. */
    private static EngineAnswer foundFrom(ClaimArguments arguments) {
        return EngineAnswer.of(fromAllStarts(arguments).count(Outcome.FOUND));
    }

    /** Runs an algorithm from every square of a board. */
    private static FiveNumberSummary fromAllStarts(ClaimArguments arguments) {
        boolean closed = arguments.takes("--closed");
        ConfiguredAlgorithm solver = solver(arguments);
        Board board = arguments.board(0);
        if (board.squares() > MAX_STARTS) {
            throw new InputFault("this board has too many starts", "Take one of at most " + MAX_STARTS + " squares.");
        }
        List<CensusRow> rows = board.playable()
                .mapToObj(start -> {
                    var question = new SearchCache.Question(solver, board, start, closed);
                    SearchCache.Result result = ended(arguments.searches().result(question, arguments::checkWanted));
                    return new CensusRow(start, result.outcome(), result.steps());
                })
                .toList();
        return new FiveNumberSummary(rows, SearchCache.LIMIT);
    }

    private static Function<ClaimArguments, EngineAnswer> steps(
            Function<FiveNumberSummary, Optional<StepsToAnswer>> number) {
        return arguments -> number.apply(fromAllStarts(arguments))
                .filter(StepsToAnswer::isExact)
                .map(answer -> EngineAnswer.of(answer.steps()))
                .orElseThrow(SearchClaims::noAnswer);
    }

    /** Returns the mean of the steps from all starts, rounded to a whole number. */
    private static EngineAnswer meanSteps(ClaimArguments arguments) {
        FiveNumberSummary runs = fromAllStarts(arguments);
        if (runs.answered() < runs.count() || runs.count() == 0) {
            throw noAnswer();
        }
        return EngineAnswer.of(Math.round(
                runs.rows().stream().mapToLong(CensusRow::steps).average().orElseThrow()));
    }

    private static InputFault noAnswer() {
        return new InputFault(
                "the search gives no answer from some starts, so this number does not exist",
                "Ask about an algorithm that tries every path.");
    }

    private static EngineAnswer depth(ClaimArguments arguments) {
        boolean closed = arguments.takes("--closed");
        ConfiguredAlgorithm solver = solver(arguments);
        Board board = arguments.board(2);
        int start = arguments.square(board);
        var question = new SearchCache.Question(solver, board, start, closed);
        return EngineAnswer.of(arguments.searches().depth(question, arguments.number(), arguments::checkWanted));
    }
}

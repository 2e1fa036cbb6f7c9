package knightschool.lesson;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Choices;
import knightschool.algorithm.Option;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.search.Outcome;

/** Claims about what a search does, in the words of {@code solve}. */
final class SearchClaims {
    private static final String FORM = "ALGORITHM [--closed] [BOARD] [START]";

    private static final int MAX_STARTS = 100;

    static final List<ClaimWord> WORDS = List.of(
            new ClaimWord(
                    "outcome", FORM, of(result -> Answer.of(result.outcome().word()))),
            count("steps", Searches.Result::steps),
            count("placements", Searches.Result::placements),
            count("undos", Searches.Result::undos),
            count("pruned", Searches.Result::pruned),
            new ClaimWord("first-undo", FORM, of(result -> step(result.firstUndo()))),
            new ClaimWord("first-prune", FORM, of(result -> step(result.firstPrune()))),
            new ClaimWord("found-from", "ALGORITHM [--closed] [BOARD]", SearchClaims::foundFrom),
            new ClaimWord("depth", "ALGORITHM [--closed] BOARD START STEP", SearchClaims::depth));

    private SearchClaims() {}

    private static ClaimWord count(String word, ToLongFunction<Searches.Result> count) {
        return new ClaimWord(word, FORM, of(result -> Answer.of(count.applyAsLong(ended(result)))));
    }

    /** A count means something only where the search ended by itself. */
    private static Searches.Result ended(Searches.Result result) {
        if (result.outcome() == Outcome.STOPPED && result.steps() >= Searches.LIMIT) {
            throw new InputFault(
                    "the search has not ended after " + Searches.LIMIT + " steps", "Ask about a shorter one.");
        }
        return result;
    }

    private static Answer step(long step) {
        return step < 0 ? Answer.of("never") : Answer.of(step);
    }

    private static Function<Arguments, Answer> of(Function<Searches.Result, Answer> answer) {
        return arguments -> answer.apply(arguments.searches().result(question(arguments)));
    }

    private static Searches.Question question(Arguments arguments) {
        boolean closed = arguments.takes("--closed");
        Algorithm algorithm = Algorithms.named(arguments.word("algorithm"));
        Choices choices = choices(algorithm, arguments);
        Board board = arguments.board(1);
        return new Searches.Question(algorithm, choices, board, arguments.start(board), closed);
    }

    private static Choices choices(Algorithm algorithm, Arguments arguments) {
        Map<Option, String> given = new EnumMap<>(Option.class);
        for (Option option : algorithm.options()) {
            if (option.takesValue()) {
                arguments.after(option.flag()).ifPresent(value -> given.put(option, value));
            } else if (arguments.takes(option.flag())) {
                given.put(option, "");
            }
        }
        return Choices.read(algorithm, given);
    }

    /** From how many starts a tour is found. */
    private static Answer foundFrom(Arguments arguments) {
        boolean closed = arguments.takes("--closed");
        Algorithm algorithm = Algorithms.named(arguments.word("algorithm"));
        Choices choices = choices(algorithm, arguments);
        Board board = arguments.board(0);
        if (board.squares() > MAX_STARTS) {
            throw new InputFault("this board has too many starts", "Take one of at most " + MAX_STARTS + " squares.");
        }
        return Answer.of(board.playable()
                .mapToObj(start -> new Searches.Question(algorithm, choices, board, start, closed))
                .filter(question -> ended(arguments.searches().result(question)).outcome() == Outcome.FOUND)
                .count());
    }

    private static Answer depth(Arguments arguments) {
        boolean closed = arguments.takes("--closed");
        Algorithm algorithm = Algorithms.named(arguments.word("algorithm"));
        Choices choices = choices(algorithm, arguments);
        Board board = arguments.board(2);
        int start = arguments.square(board);
        var question = new Searches.Question(algorithm, choices, board, start, closed);
        return Answer.of(arguments.searches().depth(question, arguments.number()));
    }
}

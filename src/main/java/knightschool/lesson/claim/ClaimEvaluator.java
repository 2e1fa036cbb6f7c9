package knightschool.lesson.claim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;
import knightschool.text.WhitespaceNormalizer;

/**
 * The engine of the lessons: answers questions about boards, searches and games, such as {@code edges 8x8}, and checks
 * claims, which are such questions with a value. The vocabulary is that of the command line. Thread-safe; one instance
 * may serve many lessons, because it caches searches and answers.
 */
public final class ClaimEvaluator {
    private static final Map<String, ClaimDefinition> WORDS = words();

    private static final ClaimEvaluator SHARED = new ClaimEvaluator();

    private final SearchCache searches;
    private final AnswerCache answers;
    private final BooleanSupplier isWanted;
    private final Board board;

    /** Creates an evaluator with an empty cache. */
    public ClaimEvaluator() {
        this(
                new SearchCache(),
                new AnswerCache(),
                () -> true,
                WrittenBoard.usual().board());
    }

    private ClaimEvaluator(SearchCache searches, AnswerCache answers, BooleanSupplier isWanted, Board board) {
        this.searches = searches;
        this.answers = answers;
        this.isWanted = isWanted;
        this.board = board;
    }

    /** Returns the instance that all windows of this process share. */
    public static ClaimEvaluator shared() {
        return SHARED;
    }

    /** Returns an evaluator with the same cache that uses another board where a question names none. */
    public ClaimEvaluator on(Board other) {
        return new ClaimEvaluator(searches, answers, isWanted, other);
    }

    /** Returns the result of a search. */
    public SearchCache.Result search(Problem problem, ConfiguredAlgorithm solver) {
        return searches.result(
                new SearchCache.Question(solver, problem.board(), problem.start(), problem.closed()),
                this::requireWanted);
    }

    /**
     * Returns an evaluator with the same cache for a caller who may stop waiting: once the condition is false, every
     * question throws a {@link CancellationException}.
     */
    public ClaimEvaluator whileTrue(BooleanSupplier somebodyWaits) {
        return new ClaimEvaluator(searches, answers, somebodyWaits, board);
    }

    /**
     * Ends a long computation whose result is no longer wanted.
     *
     * @throws CancellationException if the result is no longer wanted
     */
    public void requireWanted() {
        if (!isWanted.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    private static Map<String, ClaimDefinition> words() {
        Map<String, ClaimDefinition> words = new LinkedHashMap<>();
        Stream.of(
                        GraphClaims.COUNTS,
                        GraphClaims.OTHERS,
                        WalkClaims.WORDS,
                        SearchClaims.WORDS,
                        TourClaims.WORDS,
                        StateMapClaims.WORDS)
                .flatMap(List::stream)
                .forEach(word -> words.put(word.word(), word));
        return words;
    }

    /** Returns whether a text begins with a word that the engine knows. */
    public static boolean isQuestion(String text) {
        return WhitespaceNormalizer.words(text).stream()
                .findFirst()
                .filter(WORDS::containsKey)
                .isPresent();
    }

    /** Returns whether a question is about a count of a graph, which is answered at once, without a search. */
    public static boolean isCount(String question) {
        return WhitespaceNormalizer.words(question).stream()
                .findFirst()
                .filter(word -> GraphClaims.COUNTS.stream()
                        .anyMatch(count -> count.word().equals(word)))
                .isPresent();
    }

    /**
     * Returns the engine's answer to a question such as {@code edges 8x8}. May take as long as a search.
     *
     * @throws InputFault if it is not a question, or has no answer
     * @throws CancellationException if the answer is no longer wanted
     */
    public EngineAnswer ask(String question, FileResolver resolver) {
        requireWanted();
        Optional<EngineAnswer> storedAnswer = answers.get(question, board, resolver);
        if (storedAnswer.isPresent()) {
            return storedAnswer.orElseThrow();
        }
        AnswerCache.FilesRead files = new AnswerCache.FilesRead(resolver);
        EngineAnswer answer = answer(question, files);
        answers.put(question, board, files, answer);
        return answer;
    }

    private EngineAnswer answer(String question, FileResolver resolver) {
        List<String> parts = new ArrayList<>(WhitespaceNormalizer.words(WhitespaceNormalizer.tight(question, ',')));
        String first = parts.isEmpty() ? "" : parts.removeFirst();
        ClaimDefinition word = Optional.ofNullable(WORDS.get(first))
                .orElseThrow(() -> new InputFault(
                        "there is no claim \"" + first + "\"", "Known: " + String.join(", ", WORDS.keySet()) + "."));
        try {
            ClaimArguments arguments = new ClaimArguments(parts, resolver, searches, isWanted, board);
            EngineAnswer answer = word.answer().apply(arguments);
            arguments.end();
            return answer;
        } catch (InputFault fault) {
            throw new InputFault(fault.description(), fault.remedy() + " The form is: " + word.usage() + ".");
        }
    }

    /**
     * Checks a claim such as {@code edges 8x8 = 168}.
     *
     * @throws InputFault if it is false, or not a claim
     */
    public void check(String claim, FileResolver resolver) {
        int equals = claim.lastIndexOf('=');
        if (equals < 0) {
            throw new InputFault("the claim \"" + claim + "\" has no \"=\"", "Write it as in: edges 8x8 = 168.");
        }
        String question = claim.substring(0, equals).strip();
        String value = claim.substring(equals + 1).strip();
        EngineAnswer answer = ask(question, resolver);
        if (!answer.means(value)) {
            throw new InputFault(
                    question + " is " + answer.plain() + ", not " + (value.isEmpty() ? "nothing" : value),
                    "Correct the claim, and the text that rests on it.");
        }
    }
}

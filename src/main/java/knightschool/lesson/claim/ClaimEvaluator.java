package knightschool.lesson.claim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.setup.source.BoardSource;
import knightschool.setup.source.FileResolver;
import knightschool.text.Spacing;

/**
 * Answers the questions that lessons ask the engine, and checks their claims. The words are those of the command line.
 * One value may serve many lessons and threads: it remembers searches that it has run, and what it has answered.
 */
public final class ClaimEvaluator {
    private static final Map<String, ClaimKind> WORDS = words();

    private static final ClaimEvaluator SHARED = new ClaimEvaluator();

    private final SearchCache searches;
    private final AnswerCache answers;
    private final BooleanSupplier isWanted;
    private final Board board;

    /** Claims that remember nothing yet. */
    public ClaimEvaluator() {
        this(
                new SearchCache(),
                new AnswerCache(),
                () -> true,
                BoardSource.usual().board());
    }

    private ClaimEvaluator(SearchCache searches, AnswerCache answers, BooleanSupplier isWanted, Board board) {
        this.searches = searches;
        this.answers = answers;
        this.isWanted = isWanted;
        this.board = board;
    }

    /** The claims of all windows of this process: what one of them has asked, the others need not ask again. */
    public static ClaimEvaluator shared() {
        return SHARED;
    }

    /** The same claims, about another board where none is named. What has been remembered is shared. */
    public ClaimEvaluator on(Board other) {
        return new ClaimEvaluator(searches, answers, isWanted, other);
    }

    /** What comes of a search. */
    public SearchCache.Result search(Problem problem, Solver solver) {
        return searches.result(
                new SearchCache.Question(
                        solver.algorithm(), solver.choices(), problem.board(), problem.start(), problem.closed()),
                this::requireWanted);
    }

    /**
     * The same claims for somebody who may stop waiting: from then on every question is refused with a
     * {@link CancellationException}. What has been remembered is shared.
     */
    public ClaimEvaluator whileTrue(BooleanSupplier somebodyWaits) {
        return new ClaimEvaluator(searches, answers, somebodyWaits, board);
    }

    /**
     * Ends a long work if nobody waits for what comes of it.
     *
     * @throws CancellationException if so
     */
    public void requireWanted() {
        if (!isWanted.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    private static Map<String, ClaimKind> words() {
        Map<String, ClaimKind> words = new LinkedHashMap<>();
        Stream.of(GraphClaims.WORDS, WalkClaims.WORDS, SearchClaims.WORDS, TourClaims.WORDS, StateMapClaims.WORDS)
                .flatMap(List::stream)
                .forEach(word -> words.put(word.word(), word));
        return words;
    }

    /** Whether a text begins with a word that the engine knows. */
    public static boolean isQuestion(String text) {
        return Spacing.words(text).stream()
                .findFirst()
                .filter(WORDS::containsKey)
                .isPresent();
    }

    /**
     * The engine's answer to a question such as {@code edges 8x8}. May take as long as a search.
     *
     * @throws InputFault if it is no question, or one without an answer
     * @throws CancellationException if nobody waits for the answer any more
     */
    public ClaimAnswer ask(String question, FileResolver beside) {
        requireWanted();
        Optional<ClaimAnswer> known = answers.get(question, board, beside);
        if (known.isPresent()) {
            return known.orElseThrow();
        }
        AnswerCache.FilesRead files = new AnswerCache.FilesRead(beside);
        ClaimAnswer answer = answer(question, files);
        answers.put(question, board, files, answer);
        return answer;
    }

    private ClaimAnswer answer(String question, FileResolver beside) {
        List<String> parts = new ArrayList<>(Spacing.words(Spacing.tight(question, ',')));
        String first = parts.isEmpty() ? "" : parts.removeFirst();
        ClaimKind word = Optional.ofNullable(WORDS.get(first))
                .orElseThrow(() -> new InputFault(
                        "there is no claim \"" + first + "\"", "Known: " + String.join(", ", WORDS.keySet()) + "."));
        try {
            ClaimArguments arguments = new ClaimArguments(parts, beside, searches, isWanted, board);
            ClaimAnswer answer = word.answer().apply(arguments);
            arguments.end();
            return answer;
        } catch (InputFault fault) {
            throw new InputFault(fault.what(), fault.remedy() + " The form is: " + word.usage() + ".");
        }
    }

    /**
     * Checks a claim such as {@code edges 8x8 = 168}.
     *
     * @throws InputFault if it is not so, or no claim
     */
    public void check(String claim, FileResolver beside) {
        int equals = claim.lastIndexOf('=');
        if (equals < 0) {
            throw new InputFault("the claim \"" + claim + "\" has no \"=\"", "Write it as in: edges 8x8 = 168.");
        }
        String question = claim.substring(0, equals).strip();
        String value = claim.substring(equals + 1).strip();
        ClaimAnswer answer = ask(question, beside);
        if (!answer.means(value)) {
            throw new InputFault(
                    question + " is " + answer.plain() + ", not " + (value.isEmpty() ? "nothing" : value),
                    "Correct the claim, and the text that rests on it.");
        }
    }
}

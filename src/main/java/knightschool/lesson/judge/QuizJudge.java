package knightschool.lesson.judge;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizTextSpanReader;
import knightschool.lesson.SceneBoardResolver;
import knightschool.lesson.Slide;
import knightschool.lesson.TextSpan;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.EmbeddableSetup;
import knightschool.setup.source.BoardSource;
import knightschool.setup.source.FileResolver;

/**
 * Says whether an answer to a quiz is right, and of a wrong one what is wrong with it.
 *
 * @param claims the engine
 * @param beside where files that a claim names are looked for
 * @param board the board that squares are on
 * @param scene what stands beside the quiz
 */
public record QuizJudge(ClaimEvaluator claims, FileResolver beside, Board board, Optional<EmbeddableSetup> scene) {
    /** A judge of quizzes without a scene. */
    public QuizJudge(ClaimEvaluator claims, FileResolver beside, Board board) {
        this(claims, beside, board, Optional.empty());
    }

    /** The same judge where that stands beside the quiz. */
    public QuizJudge beside(EmbeddableSetup now) {
        return new QuizJudge(claims, beside, now.boardShown().orElse(board), Optional.of(now));
    }

    /** A judge of the quizzes of a slide: about the scene's board, else 8 × 8. */
    public static QuizJudge of(Slide slide, ClaimEvaluator claims, FileResolver beside) {
        Optional<EmbeddableSetup> scene = slide.scene().map(Slide.Scene::setup);
        return new QuizJudge(
                claims,
                SceneBoardResolver.beside(beside, slide),
                scene.flatMap(EmbeddableSetup::boardShown)
                        .orElse(BoardSource.usual().board()),
                scene);
    }

    /**
     * Says whether an answer is right. May take as long as a search.
     *
     * @throws InputFault if what was given is no answer of this kind, or the quiz asks the engine something unknown
     */
    public AnswerVerdict judge(Quiz quiz, SubmittedAnswer given) {
        AnswerVerdict judged = of(quiz).judge(given);
        return judged.isRight()
                ? judged
                : wrong(quiz, String.join(isOneBlank(quiz) ? " " : ", ", given.words()))
                        .or(() -> wrongPart(quiz, given))
                        .map(judged::saying)
                        .orElse(judged);
    }

    /** What is typed there is one answer, of however many words. */
    private static boolean isOneBlank(Quiz quiz) {
        return quiz.kind() == Quiz.Kind.BLANK && !quiz.hasBlanks();
    }

    /**
     * What the author says to an answer, which may be named by what the engine says, or by a word of the dictionary: it
     * is taken in every dictionary's words.
     */
    private Optional<String> wrong(Quiz quiz, String given) {
        Map<String, String> wrong = quiz.help().wrong();
        return Optional.ofNullable(wrong.get(given))
                .or(() -> wrong.entrySet().stream()
                        .filter(entry -> Arrays.stream(CycleTerminology.values())
                                .anyMatch(terminology -> plainText(quiz, entry.getKey(), terminology)
                                        .equals(given)))
                        .map(Map.Entry::getValue)
                        .findFirst());
    }

    /** What the author says to one of the squares or edges of an answer, whatever else is clicked. */
    private static Optional<String> wrongPart(Quiz quiz, SubmittedAnswer given) {
        boolean isPicked = quiz.kind() == Quiz.Kind.SQUARES || quiz.kind() == Quiz.Kind.EDGES;
        return given.words().stream()
                .filter(_ -> isPicked)
                .flatMap(word -> Stream.of(word, backwards(word)))
                .flatMap(word -> Optional.ofNullable(quiz.help().wrong().get(word)).stream())
                .findFirst();
    }

    /** An edge by its ends in the other order; a square as it is. */
    private static String backwards(String edge) {
        int between = edge.indexOf('-');
        return edge.substring(between + 1) + (between < 0 ? "" : "-" + edge.substring(0, between));
    }

    private String plainText(Quiz quiz, String text, CycleTerminology terminology) {
        return QuizTextSpanReader.spans(quiz, text).stream()
                .map(span -> switch (span) {
                    case TextSpan.EngineQuestion question ->
                        claims.ask(question.question(), beside).plain();
                    case TextSpan.Words words -> words.text();
                    case TextSpan.InDictionary word -> terminology.say(word.words());
                    case TextSpan.Dragged _ -> "";
                })
                .collect(Collectors.joining());
    }

    /**
     * The scene that a kind of quiz is about.
     *
     * @param missing what is said where another stands there, or none
     * @throws InputFault if so
     */
    <S extends EmbeddableSetup> S require(Class<S> type, String missing, String remedy) {
        return scene.filter(type::isInstance).map(type::cast).orElseThrow(() -> new InputFault(missing, remedy));
    }

    /** The squares, moves or rows that an author wrote as a right answer, refused where they are none. */
    static void requireRight(AnswerVerdict written) {
        if (!written.isRight()) {
            throw new InputFault("the solution is not right", written.words() + " Correct \"solution\".");
        }
    }

    /**
     * What is wrong with an answer so far, if nothing that is added to it can make it right; empty where it can, or
     * where that is not known.
     */
    public Optional<AnswerVerdict> lost(Quiz quiz, SubmittedAnswer given) {
        return of(quiz).lost(given);
    }

    /** An answer that is right; empty where none is known. May take as long as a search. */
    public Optional<QuizSolution> solution(Quiz quiz) {
        return of(quiz).solution();
    }

    /** What a person can choose from; empty for other kinds of quizzes. */
    public List<String> choices(Quiz quiz) {
        return of(quiz).choices();
    }

    public QuizKindJudge of(Quiz quiz) {
        return switch (quiz.kind()) {
            case CHOICE, CHOICES -> new ChoiceJudge(quiz, answers(quiz));
            case NUMBER -> new NumberJudge(answers(quiz));
            case BLANK -> new BlankJudge(quiz, answers(quiz));
            case SQUARES -> new SquaresJudge(quiz, answers(quiz), board, scene.flatMap(EmbeddableSetup::searched));
            case EDGES -> new EdgesJudge(quiz, answers(quiz), board);
            case WALK -> new WalkJudge(quiz.right(), quiz.help().solution(), board);
            case BOARD -> new BoardJudge(quiz.right(), quiz.help().solution(), this);
            case NEXT_MOVE -> NextMoveJudge.of(quiz, this);
            case WHO_FIRST -> WhoFirstJudge.of(this);
            case ARRANGE -> new ArrangeJudge(quiz, answers(quiz));
            case PLAY -> new PlayJudge(quiz, this);
            case PUZZLE -> new PuzzleJudge(quiz.right(), quiz.help().solution(), this);
            case REFUTE -> RefuteJudge.of(quiz, this);
        };
    }

    public RightAnswers answers(Quiz quiz) {
        return new RightAnswers(quiz, claims, beside);
    }
}

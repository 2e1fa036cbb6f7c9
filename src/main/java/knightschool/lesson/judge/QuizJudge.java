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
import knightschool.graph.KnightGraph;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizTextSpanReader;
import knightschool.lesson.SceneBoardNameResolver;
import knightschool.lesson.Slide;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.capability.SetupOnPlacedGraph;
import knightschool.setup.capability.SideBySideSearchSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;

/**
 * Judges the answers to quizzes, and says what is wrong with a wrong one.
 *
 * @param claims the engine
 * @param files resolves the files that a claim names
 * @param board the board to which square names refer
 * @param scene the scene beside the quiz
 */
public record QuizJudge(ClaimEvaluator claims, FileResolver files, Board board, Optional<SlideEmbeddableSetup> scene) {
    /** Creates a judge for quizzes without a scene. */
    public QuizJudge(ClaimEvaluator claims, FileResolver files, Board board) {
        this(claims, files, board, Optional.empty());
    }

    /** Returns a judge with the given scene beside the quiz. */
    public QuizJudge beside(SlideEmbeddableSetup now) {
        return new QuizJudge(
                claims,
                files,
                now.offer(SetupOnBoard.class).map(SetupOnBoard::board).orElse(board),
                Optional.of(now));
    }

    /** Returns a judge for the quizzes of a slide. Its board is that of the scene, or else 8 × 8. */
    public static QuizJudge of(Slide slide, ClaimEvaluator claims, FileResolver files) {
        Optional<SlideEmbeddableSetup> scene = slide.scene().map(Slide.Scene::setup);
        Board board = scene.flatMap(setup -> setup.offer(SetupOnBoard.class))
                .map(SetupOnBoard::board)
                .orElse(WrittenBoard.usual().board());
        return new QuizJudge(claims, SceneBoardNameResolver.beside(files, slide), board, scene);
    }

    /**
     * Judges an answer. May take as long as a search.
     *
     * @throws InputFault if it is not an answer of this kind, or the quiz asks the engine something unknown
     */
    public AnswerVerdict judge(Quiz quiz, SubmittedAnswer answer) {
        AnswerVerdict judged = of(quiz).judge(answer);
        return judged.isRight()
                ? judged
                : wrong(quiz, String.join(isOneBlank(quiz) ? " " : ", ", answer.words()))
                        .or(() -> wrongPart(quiz, answer))
                        .map(judged::saying)
                        .orElse(judged);
    }

    /** Returns whether all typed words form one answer, because there is a single blank. */
    private static boolean isOneBlank(Quiz quiz) {
        return quiz.kind() == Quiz.Kind.BLANK && !quiz.hasBlanks();
    }

    /**
     * Returns the author's feedback on an answer. The author may refer to the answer by a question to the engine, or by
     * a term, which is compared in every terminology.
     */
    private Optional<String> wrong(Quiz quiz, String answer) {
        Map<String, String> wrong = quiz.help().wrong();
        return Optional.ofNullable(wrong.get(answer))
                .or(() -> wrong.entrySet().stream()
                        .filter(entry -> Arrays.stream(CycleTerminology.values())
                                .anyMatch(terminology -> plainText(quiz, entry.getKey(), terminology)
                                        .equals(answer)))
                        .map(Map.Entry::getValue)
                        .findFirst());
    }

    /** Returns the author's feedback on one of the squares or edges of an answer, whatever the others are. */
    private static Optional<String> wrongPart(Quiz quiz, SubmittedAnswer answer) {
        boolean isPicked = quiz.kind() == Quiz.Kind.SQUARES || quiz.kind() == Quiz.Kind.EDGES;
        return answer.words().stream()
                .filter(_ -> isPicked)
                .flatMap(word -> Stream.of(word, backwards(word)))
                .flatMap(word -> Optional.ofNullable(quiz.help().wrong().get(word)).stream())
                .findFirst();
    }

    /** Returns the name of an edge with its ends exchanged; returns the name of a square unchanged. */
    private static String backwards(String edge) {
        int between = edge.indexOf('-');
        return edge.substring(between + 1) + (between < 0 ? "" : "-" + edge.substring(0, between));
    }

    private String plainText(Quiz quiz, String text, CycleTerminology terminology) {
        return QuizTextSpanReader.spans(quiz, text).stream()
                .map(span -> switch (span) {
                    case StyledTextSpan.EngineQuestion question ->
                        claims.ask(question.question(), files).plain();
                    case StyledTextSpan.Words words -> words.text();
                    case StyledTextSpan.InDictionary word -> terminology.say(word.words());
                    case StyledTextSpan.Dragged _ -> "";
                })
                .collect(Collectors.joining());
    }

    /**
     * Returns a capability of the scene beside the quiz.
     *
     * @param fact the message if there is no such scene
     * @throws InputFault if there is no scene, or one without it
     */
    <C> C require(Class<C> capability, String fact, String remedy) {
        return scene.flatMap(setup -> setup.offer(capability)).orElseThrow(() -> new InputFault(fact, remedy));
    }

    /** Throws a fault if an author's solution is not right. */
    static void requireRight(AnswerVerdict written) {
        if (!written.isRight()) {
            throw new InputFault("the solution is not right", written.words() + " Correct \"solution\".");
        }
    }

    /**
     * Returns what is wrong with a partial answer that no addition can make right; empty if it can become right, or
     * that is not known.
     */
    public Optional<AnswerVerdict> judgePartial(Quiz quiz, SubmittedAnswer answer) {
        return of(quiz).judgePartial(answer);
    }

    /** Returns a right answer; empty if none is known. May take as long as a search. */
    public Optional<QuizSolution> solution(Quiz quiz) {
        return of(quiz).solution();
    }

    /** Returns the choices of a quiz; empty for kinds without choices. */
    public List<String> choices(Quiz quiz) {
        return of(quiz).choices();
    }

    public QuizKindJudge of(Quiz quiz) {
        return quiz.isBet() ? new BetJudge(quiz, ofKind(quiz)) : ofKind(quiz);
    }

    private QuizKindJudge ofKind(Quiz quiz) {
        return switch (quiz.kind()) {
            case CHOICE, FALSE_LINE, CHOICES -> new ChoiceJudge(quiz, answers(quiz));
            case NUMBER -> new NumberJudge(answers(quiz));
            case BLANK -> new BlankJudge(quiz, answers(quiz));
            case SQUARES ->
                quiz.asksForConditions()
                        ? new SquareSetConditionJudge(quiz.right(), quiz.help().solution(), KnightGraph.of(board))
                        : new ExactSquaresJudge(
                                quiz,
                                answers(quiz),
                                board,
                                scene.flatMap(setup -> setup.offer(SideBySideSearchSetup.class)));
            case EDGES ->
                quiz.asksForConditions()
                        ? new EdgeSetConditionJudge(quiz.right(), quiz.help().solution(), KnightGraph.of(board))
                        : new ExactEdgesJudge(quiz, answers(quiz), board);
            case WALK -> walk(quiz);
            case BOARD -> new BuiltBoardJudge(quiz.right(), quiz.help().solution(), this);
            case NEXT_MOVE -> NextMoveJudge.of(quiz, this);
            case WHO_FIRST -> FirstFinisherJudge.of(this);
            case ARRANGE -> new ArrangeJudge(quiz, answers(quiz));
            case PLAY -> new PlayQuizJudge(quiz, this);
            case PUZZLE -> new SlidingPuzzleJudge(quiz.right(), quiz.help().solution(), this);
            case REFUTE -> RefuteJudge.of(quiz, this);
        };
    }

    private WalkJudge walk(Quiz quiz) {
        List<String> example = quiz.help().solution();
        return scene.flatMap(setup -> setup.offer(SetupOnPlacedGraph.class))
                .map(SetupOnPlacedGraph::graph)
                .map(graph -> new WalkJudge(quiz.right(), example, graph, graph))
                .orElseGet(() -> WalkJudge.onBoard(quiz.right(), example, board));
    }

    public RightAnswerEvaluator answers(Quiz quiz) {
        return new RightAnswerEvaluator(quiz, claims, files);
    }
}

package knightschool.lesson.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.KnightGraphComponents;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizTextSpans;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.TextSpan;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.setup.CompareSetup;
import knightschool.setup.EditorSetup;
import knightschool.setup.GraphSetup;
import knightschool.setup.WalkSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.ScenePart;

/**
 * Looks for quizzes whose answers stand on their own slide, as far as the engine can know: a number that the text asks
 * the engine for or that stands beside a graph, what a walk is said to be, the next square of a search, the search that
 * ended first, or why the editor's board has no tour.
 */
final class AnswerSpoilerCheck {
    private static final String HIDE = "Write \"hide: %s\" in the setup, or ask for something else.";

    private final ClaimEvaluator claims;
    private final QuizJudge judge;
    private final Slide slide;

    /** What the text asks the engine for, by the answers; asked once, where a quiz needs it. */
    private Optional<Map<String, String>> told = Optional.empty();

    AnswerSpoilerCheck(ClaimEvaluator claims, QuizJudge judge, Slide slide) {
        this.claims = claims;
        this.judge = judge;
        this.slide = slide;
    }

    /** Collects the faults of one quiz that can be answered. */
    void check(Quiz quiz, Faults faults) {
        if (!quiz.isTried()) {
            ask(quiz, faults);
            slide.scene().flatMap(scene -> shown(quiz, scene)).ifPresent(faults::add);
        }
    }

    /** What stands in double braces in the text, those of answers that are behind a button not counted. */
    private void ask(Quiz quiz, Faults faults) {
        numbers(quiz).stream()
                .filter(number -> told().containsKey(number))
                .findFirst()
                .ifPresent(number -> faults.add(
                        quiz.rightLine(),
                        "the answer to this quiz, " + number + ", stands in the text: {{" + told().get(number) + "}}",
                        "Take it out of the text, or ask for something else."));
    }

    private Map<String, String> told() {
        if (told.isEmpty()) {
            Map<String, String> all = new HashMap<>();
            slide.blocks().stream()
                    .flatMap(AnswerSpoilerCheck::questions)
                    .map(TextSpan.EngineQuestion::question)
                    .forEach(question -> all.putIfAbsent(plain(question), question));
            told = Optional.of(all);
        }
        return told.get();
    }

    private static Stream<TextSpan.EngineQuestion> questions(SlideBlock block) {
        return switch (block) {
            case SlideBlock.QuizBlock other ->
                QuizTextSpans.questions(other.quiz(), other.quiz().ask()).stream();
            case SlideBlock.Callout callout -> callout.blocks().stream().flatMap(SlideBlock::questions);
            default -> block.questions();
        };
    }

    private String plain(String question) {
        try {
            return claims.ask(question, judge.beside()).plain();
        } catch (InputFault _) {
            return "";
        }
    }

    /** The right answers that are numbers, where a single one is asked for. */
    private List<String> numbers(Quiz quiz) {
        boolean hasOneAnswer =
                quiz.kind() == Quiz.Kind.NUMBER || quiz.kind() == Quiz.Kind.BLANK || quiz.kind() == Quiz.Kind.CHOICE;
        return !hasOneAnswer
                ? List.of()
                : judge.answers(quiz).plain().stream()
                        .map(answer -> answer.replaceAll("(?<=\\d),(?=\\d)", ""))
                        .filter(answer -> answer.matches("\\d+"))
                        .toList();
    }

    private Optional<InputFault> shown(Quiz quiz, Slide.Scene scene) {
        return switch (scene.setup()) {
            case GraphSetup graph -> facts(quiz, scene, graph);
            case WalkSetup walk -> verdict(quiz, scene, walk);
            case CompareSetup searches -> search(quiz, scene, searches);
            case EditorSetup editor -> answer(quiz, scene, editor);
            default -> Optional.empty();
        };
    }

    private static Optional<InputFault> fault(Quiz quiz, String what, ScenePart part) {
        return Optional.of(new InputFault("", quiz.rightLine(), what, HIDE.formatted(part.word())));
    }

    private Optional<InputFault> facts(Quiz quiz, Slide.Scene scene, GraphSetup graph) {
        if (scene.hides(ScenePart.FACTS)) {
            return Optional.empty();
        }
        List<String> right = numbers(quiz);
        return facts(graph).stream()
                .map(String::valueOf)
                .filter(right::contains)
                .findFirst()
                .flatMap(number -> fault(
                        quiz, "the answer to this quiz, " + number + ", stands beside the graph", ScenePart.FACTS));
    }

    /** The numbers beside a graph. */
    private static List<Long> facts(GraphSetup setup) {
        KnightGraph graph = KnightGraph.of(setup.board());
        Board board = setup.board();
        List<Long> facts = new ArrayList<>();
        if (setup.shows(DisplayOption.COLOURS)) {
            long dark = board.playable().filter(board::isDark).count();
            facts.addAll(List.of(dark, graph.vertexCount() - dark));
        } else {
            facts.addAll(List.of((long) graph.vertexCount(), graph.edgeCount()));
            if (setup.shows(DisplayOption.COMPONENTS)) {
                facts.add((long) KnightGraphComponents.of(graph).count());
            }
        }
        setup.mark().stream().findFirst().ifPresent(square -> facts.add((long) graph.degree(square)));
        return facts;
    }

    /** A walk that stands there, is asked about by its squares, and is said to be this or that. */
    private Optional<InputFault> verdict(Quiz quiz, Slide.Scene scene, WalkSetup walk) {
        String squares = String.join(
                ", ",
                walk.walk().stream()
                        .map(square -> SquareNames.name(walk.board(), square))
                        .toList());
        boolean isAboutIt = walk.walk().size() > 1
                && (quiz.ask().contains(squares) || judgesIt(quiz, walk))
                && !scene.hides(ScenePart.VERDICT);
        return isAboutIt && isChosen(quiz)
                ? fault(quiz, "what is asked of this walk stands beside it", ScenePart.VERDICT)
                : Optional.empty();
    }

    private static boolean isChosen(Quiz quiz) {
        return quiz.kind() == Quiz.Kind.CHOICE
                || quiz.kind() == Quiz.Kind.CHOICES
                || quiz.kind() == Quiz.Kind.BLANK
                || quiz.kind() == Quiz.Kind.NUMBER;
    }

    /** Whether the right answer is a claim about the squares of that walk. */
    private static boolean judgesIt(Quiz quiz, WalkSetup setup) {
        String squares = String.join(
                ",",
                setup.walk().stream()
                        .map(square -> SquareNames.name(setup.board(), square))
                        .toList());
        return quiz.right().stream()
                .anyMatch(right -> ClaimEvaluator.isQuestion(right)
                        && right.toLowerCase(Locale.ROOT).replace(" ", "").endsWith(squares));
    }

    private Optional<InputFault> search(Quiz quiz, Slide.Scene scene, CompareSetup setup) {
        boolean candidates = setup.leftOut().contains(ScenePart.NEXT);
        if (quiz.kind() == Quiz.Kind.NEXT_MOVE && !candidates && !scene.hides(ScenePart.NEXT)) {
            return fault(quiz, "the square that comes next is marked on the board", ScenePart.NEXT);
        }
        boolean ended = setup.moment().equals(Moment.of("end"));
        return quiz.kind() == Quiz.Kind.WHO_FIRST && ended
                ? Optional.of(new InputFault(
                        "", quiz.rightLine(), "the searches beside this quiz have ended", "Name an earlier moment."))
                : Optional.empty();
    }

    /** The answer of the editor, asked for again. */
    private Optional<InputFault> answer(Quiz quiz, Slide.Scene scene, EditorSetup editor) {
        boolean asksForIt = Stream.of("explain", "has-tour", "removed", "pieces")
                .anyMatch(word -> quiz.right().stream()
                        .anyMatch(right -> right.startsWith(word + " ")
                                && right.endsWith(" " + editor.source().written())));
        return asksForIt && isChosen(quiz) && !scene.hides(ScenePart.ANSWER)
                ? fault(quiz, "the answer to this quiz stands below the board", ScenePart.ANSWER)
                : Optional.empty();
    }
}

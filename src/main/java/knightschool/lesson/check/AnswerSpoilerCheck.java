package knightschool.lesson.check;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizTextSpanReader;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.setup.capability.AnswerSpoilingSetup;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.HideableScenePart;

/**
 * Finds quizzes whose answer is visible on their own slide, as far as the engine can tell: a number that the text asks
 * the engine for, or a fact that the scene shows ({@link AnswerSpoiler}).
 */
final class AnswerSpoilerCheck {
    private static final Pattern SQUARE = Pattern.compile("[a-z]{1,2}\\d{1,3}");

    /** The name of a vertex of a graph that is no board, as lessons name vertices in sentences. */
    private static final String VERTEX = "\\p{Lu}[\\p{L}\\d_]{0,11}";

    private static final String HIDE = "Write \"hide: %s\" in the setup, or ask for something else.";

    private final ClaimEvaluator claims;
    private final QuizJudge judge;
    private final Slide slide;

    /** The questions that the text asks the engine, by their answers. Computed when a quiz first needs them. */
    private Optional<Map<String, String>> statedAnswers = Optional.empty();

    AnswerSpoilerCheck(ClaimEvaluator claims, QuizJudge judge, Slide slide) {
        this.claims = claims;
        this.judge = judge;
        this.slide = slide;
    }

    /** Adds the faults of one quiz that has an answer. */
    void check(Quiz quiz, FaultCollector faults) {
        if (!quiz.isTried()) {
            ask(quiz, faults);
            slide.scene().flatMap(scene -> visibleAnswer(quiz, scene)).ifPresent(faults::add);
        }
    }

    /** Adds a fault if the text states the answer in double braces. Hidden answers of call-outs do not count. */
    private void ask(Quiz quiz, FaultCollector faults) {
        numbers(quiz).stream()
                .filter(number -> statedAnswers().containsKey(number))
                .findFirst()
                .ifPresent(number -> faults.add(
                        quiz.rightLine(),
                        "the answer to this quiz, " + number + ", stands in the text: {{"
                                + statedAnswers().get(number) + "}}",
                        "Take it out of the text, or ask for something else."));
    }

    private Map<String, String> statedAnswers() {
        if (statedAnswers.isEmpty()) {
            Map<String, String> all = new HashMap<>();
            slide.blocks().stream()
                    .flatMap(AnswerSpoilerCheck::questions)
                    .map(StyledTextSpan.EngineQuestion::question)
                    .forEach(question -> all.putIfAbsent(plain(question), question));
            statedAnswers = Optional.of(all);
        }
        return statedAnswers.get();
    }

    private static Stream<StyledTextSpan.EngineQuestion> questions(SlideBlock block) {
        return switch (block) {
            case SlideBlock.QuizBlock other ->
                QuizTextSpanReader.questions(other.quiz(), other.quiz().ask()).stream();
            case SlideBlock.Callout callout -> callout.blocks().stream().flatMap(SlideBlock::questions);
            default -> block.questions();
        };
    }

    private String plain(String question) {
        try {
            return claims.ask(question, judge.files()).plain();
        } catch (InputFault _) {
            return "";
        }
    }

    /** Returns the right answers that are numbers, if the quiz asks for a single answer; otherwise an empty list. */
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

    /** Returns a fault if a part of the scene that is not hidden shows the answer. */
    private Optional<InputFault> visibleAnswer(Quiz quiz, Slide.Scene scene) {
        return scene.setup().offer(AnswerSpoilingSetup.class).stream()
                .flatMap(setup -> setup.visibleAnswers().stream())
                .filter(answer -> answer.part().filter(scene::hides).isEmpty())
                .flatMap(answer ->
                        spoiled(quiz, answer).map(description -> fault(quiz, description, answer.part())).stream())
                .findFirst();
    }

    private static InputFault fault(Quiz quiz, String description, Optional<HideableScenePart> part) {
        return new InputFault(
                "",
                quiz.rightLine(),
                description,
                part.map(scenePart -> HIDE.formatted(scenePart.word())).orElse("Name an earlier moment."));
    }

    /** Returns how a visible fact gives the answer away; empty if it does not. */
    private Optional<String> spoiled(Quiz quiz, AnswerSpoiler answer) {
        return switch (answer) {
            case AnswerSpoiler.Numbers facts ->
                numbers(quiz).stream()
                        .filter(right -> facts.numbers().stream().anyMatch(fact -> right.equals(fact.toString())))
                        .findFirst()
                        .map(number -> "the answer to this quiz, " + number + ", stands beside the graph");
            case AnswerSpoiler.WalkVerdict walk ->
                when(isChosen(quiz) && isAbout(quiz, walk), "what is asked of this walk stands beside it");
            case AnswerSpoiler.NextSquare _ ->
                when(quiz.kind() == Quiz.Kind.NEXT_MOVE, "the scene beside this quiz shows the square that comes next");
            case AnswerSpoiler.EndedSearches _ ->
                when(quiz.kind() == Quiz.Kind.WHO_FIRST, "the searches beside this quiz have ended");
            case AnswerSpoiler.EndsOfSearches _ ->
                when(quiz.kind() == Quiz.Kind.WHO_FIRST, "the scene beside this quiz shows when the searches end");
            case AnswerSpoiler.BoardAnswer board ->
                when(isChosen(quiz) && asksFor(quiz, board), "the answer to this quiz stands below the board");
        };
    }

    private static Optional<String> when(boolean isSo, String description) {
        return isSo ? Optional.of(description) : Optional.empty();
    }

    private static boolean isChosen(Quiz quiz) {
        return quiz.kind() == Quiz.Kind.CHOICE
                || quiz.kind() == Quiz.Kind.CHOICES
                || quiz.kind() == Quiz.Kind.BLANK
                || quiz.kind() == Quiz.Kind.NUMBER;
    }

    /**
     * Returns whether a quiz names the vertices of a walk, and no others in the same list, or its right answer is a
     * claim about them.
     */
    private static boolean isAbout(Quiz quiz, AnswerSpoiler.WalkVerdict walk) {
        String together = String.join(",", walk.squares());
        String list = Pattern.quote(String.join(", ", walk.squares()));
        String name = walk.squares().stream().allMatch(SQUARE.asMatchPredicate()) ? SQUARE.pattern() : VERTEX;
        Pattern alone = Pattern.compile("(?<![\\p{L}\\p{N}])(?<!\\b" + name + ", )" + list
                + "(?![\\p{L}\\p{N}]|(?:,| and| or) " + name + "\\b)");
        return alone.matcher(quiz.ask()).find()
                || quiz.right().stream()
                        .anyMatch(right -> ClaimEvaluator.isQuestion(right)
                                && right.toLowerCase(Locale.ROOT)
                                        .replace(" ", "")
                                        .endsWith(together));
    }

    private static boolean asksFor(Quiz quiz, AnswerSpoiler.BoardAnswer answer) {
        return answer.questions().stream()
                .anyMatch(word -> quiz.right().stream()
                        .anyMatch(right -> right.startsWith(word + " ") && right.endsWith(" " + answer.board())));
    }
}

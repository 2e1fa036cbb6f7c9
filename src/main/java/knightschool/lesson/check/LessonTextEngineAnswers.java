package knightschool.lesson.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizTextSpanReader;
import knightschool.lesson.SceneBoardNameResolver;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.SlideTextValues;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.claim.EngineAnswer;
import knightschool.setup.source.FileResolver;
import knightschool.text.WhitespaceNormalizer;

/**
 * The engine's answers that a slide shows in place of the questions in double braces.
 *
 * @param texts for each question, the text shown on the slide
 */
public record LessonTextEngineAnswers(Map<String, String> texts) {
    /** No answers, as before the engine has been asked. */
    public static final LessonTextEngineAnswers NONE = new LessonTextEngineAnswers(Map.of());

    private static final String PENDING = "…";

    /**
     * Asks every question of a lesson; a question without an answer is left out. May take as long as its searches.
     *
     * @param file a lesson that was read without faults
     */
    public static LessonTextEngineAnswers of(LessonReadResult file, ClaimEvaluator claims) {
        return of(file, claims, _ -> true);
    }

    /**
     * Asks only for counts of graphs, which are known at once: a text that waited for the searches of its lesson would
     * move when they come.
     */
    public static LessonTextEngineAnswers ofCounts(LessonReadResult file, ClaimEvaluator claims) {
        return of(file, claims, ClaimEvaluator::isCount);
    }

    private static LessonTextEngineAnswers of(
            LessonReadResult file, ClaimEvaluator claims, Predicate<String> condition) {
        Map<String, String> texts = new HashMap<>();
        for (Slide slide : file.lesson().orElseThrow().slides()) {
            Stream.of(slide.blocks(), slide.notes())
                    .flatMap(List::stream)
                    .flatMap(SlideBlock::questions)
                    .filter(question -> condition.test(question.question()))
                    .forEach(question ->
                            ask(question, SceneBoardNameResolver.beside(file.files(), slide), claims, texts));
        }
        return new LessonTextEngineAnswers(Map.copyOf(texts));
    }

    private static void ask(
            StyledTextSpan.EngineQuestion question,
            FileResolver files,
            ClaimEvaluator claims,
            Map<String, String> texts) {
        try {
            texts.put(key(question), claims.ask(question.question(), files).text());
        } catch (InputFault fault) {
            texts.remove(key(question));
        }
    }

    /**
     * Returns the key of a question. A question about the scene's board includes its line, as its answer differs from
     * slide to slide.
     */
    private static String key(StyledTextSpan.EngineQuestion question) {
        return question.isAboutPresentBoard()
                ? question.question() + " in line " + question.line()
                : question.question();
    }

    /** Returns a text of a quiz in the given terminology, with the engine's answers filled in. */
    public String words(Quiz quiz, String text, CycleTerminology terminology) {
        return QuizTextSpanReader.spans(quiz, text).stream()
                .map(span -> words(span, terminology, SlideTextValues.NONE))
                .collect(Collectors.joining());
    }

    /** Returns the text of a span in the given terminology, with answers and numbers taken from the scene. */
    public String words(StyledTextSpan span, CycleTerminology terminology, SlideTextValues scene) {
        return switch (span) {
            case StyledTextSpan.Words words -> WhitespaceNormalizer.sizesTogether(words.text());
            case StyledTextSpan.InDictionary word -> terminology.say(word.words());
            case StyledTextSpan.EngineQuestion question
            when scene.answers().containsKey(question.question()) ->
                scene.answers().get(question.question());
            case StyledTextSpan.EngineQuestion question -> texts.getOrDefault(key(question), PENDING);
            case StyledTextSpan.Dragged dragged ->
                scene.now()
                        .map(now -> dragged.number().in(now))
                        .filter(OptionalLong::isPresent)
                        .map(number -> EngineAnswer.of(number.getAsLong()).text())
                        .orElse(PENDING);
        };
    }
}

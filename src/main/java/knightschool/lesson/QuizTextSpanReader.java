package knightschool.lesson;

import java.util.Collection;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.files.FaultCollector;
import knightschool.graph.CycleTerminology;
import knightschool.text.WhitespaceNormalizer;

/** Parses the texts of a quiz into spans, with the engine questions in double braces. */
public final class QuizTextSpanReader {
    private static final Pattern IN_BRACES = Pattern.compile("\\{\\{([^{}]*+)}}");
    private static final String WORD = "word ";

    private QuizTextSpanReader() {}

    /** Parses a text of a quiz into spans. */
    public static List<StyledTextSpan> spans(Quiz quiz, String text) {
        return new TextSpanReader(new FaultCollector()).read(text, quiz.line());
    }

    /** Returns a text of a quiz in the given terminology; a question to the engine stays as its author wrote it. */
    public static String read(String text, CycleTerminology terminology) {
        return IN_BRACES
                .matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(
                        replacement(match, WhitespaceNormalizer.single(match.group(1)), terminology)));
    }

    private static String replacement(MatchResult match, String inBraces, CycleTerminology terminology) {
        return inBraces.startsWith(WORD) ? terminology.say(inBraces.substring(WORD.length())) : match.group();
    }

    /**
     * Returns the questions to the engine in all texts of a quiz: question, explanation, answers, feedback and hints.
     */
    static List<StyledTextSpan.EngineQuestion> questions(Quiz quiz) {
        return texts(quiz).flatMap(text -> questions(quiz, text).stream()).toList();
    }

    /** Returns the questions to the engine in one text of a quiz. */
    public static List<StyledTextSpan.EngineQuestion> questions(Quiz quiz, String text) {
        return spans(quiz, text).stream()
                .filter(StyledTextSpan.EngineQuestion.class::isInstance)
                .map(StyledTextSpan.EngineQuestion.class::cast)
                .toList();
    }

    /** Adds a fault for braces that cannot be read, and for draggable numbers, which a quiz cannot have. */
    static void check(Quiz quiz, FaultCollector faults) {
        texts(quiz).forEach(text -> {
            for (StyledTextSpan span : new TextSpanReader(faults).read(text, quiz.line())) {
                if (span instanceof StyledTextSpan.Dragged) {
                    faults.add(
                            quiz.line(),
                            "a number in a question cannot be dragged: \"" + text + "\"",
                            "Drag it in the text of the slide, and ask the engine here, as in {{edges 4x4}}.");
                }
            }
        });
    }

    private static Stream<String> texts(Quiz quiz) {
        return Stream.of(
                        List.of(quiz.ask(), quiz.explanation()),
                        quiz.answers(),
                        quiz.help().wrong().keySet(),
                        quiz.help().wrong().values(),
                        quiz.help().hints())
                .flatMap(Collection::stream);
    }
}

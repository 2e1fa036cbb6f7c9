package knightschool.lesson.progress;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.QuizTextSpanReader;
import knightschool.text.CsvFieldEscaper;

/**
 * Writes the results of the questions as a table (RFC 4180, 2005) for a spreadsheet. Each row has the lesson's folder
 * and file, the slide, the question, the outcome, the hints given and the answer.
 */
public final class CourseProgressCsv {
    private static final String HEAD = "folder,lesson,slide,question,outcome,hints,answer\n";

    private CourseProgressCsv() {}

    /**
     * Returns the table, by lesson and slide; only the header if no question was answered.
     *
     * @param terminology the terminology of the questions and answers
     */
    public static String format(CourseProgress progress, CycleTerminology terminology) {
        return HEAD
                + progress.lessons().entrySet().stream()
                        .flatMap(lesson -> lesson.getValue().results().entrySet().stream()
                                .map(result -> row(lesson.getKey(), result, terminology)))
                        .collect(Collectors.joining());
    }

    /** Returns chosen answers, those of several bets each with their number. */
    private static String chosen(List<String> answers) {
        return answers.stream()
                .distinct()
                .map(answer -> {
                    int bets = Collections.frequency(answers, answer);
                    return bets > 1 ? answer + " (" + bets + ")" : answer;
                })
                .collect(Collectors.joining("; "));
    }

    private static String row(LessonKey lesson, Map.Entry<QuizKey, QuizProgress> entry, CycleTerminology terminology) {
        QuizProgress result = entry.getValue();
        String answer = result.written().isEmpty() ? chosen(result.chosenAnswers()) : result.written();
        String place = CsvFieldEscaper.of(lesson.folder()) + "," + CsvFieldEscaper.of(lesson.name()) + ","
                + entry.getKey().slide();
        String question =
                CsvFieldEscaper.of(QuizTextSpanReader.read(entry.getKey().ask(), terminology));
        String outcome = result.outcome().word() + "," + result.hints();
        return String.join(
                        ",", place, question, outcome, CsvFieldEscaper.of(QuizTextSpanReader.read(answer, terminology)))
                + "\n";
    }
}

package knightschool.lesson.progress;

import java.util.Map;
import java.util.stream.Collectors;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.QuizTextSpans;

/**
 * What became of the questions as a table (RFC 4180, 2005), a row each, for a spreadsheet: the lesson's folder and
 * file, the slide, the question, the outcome, the hints given and the answer.
 */
public final class CourseProgressCsv {
    private static final String HEAD = "folder,lesson,slide,question,outcome,hints,answer\n";

    private CourseProgressCsv() {}

    /**
     * The table, by lesson and slide; the head alone where nothing was answered.
     *
     * @param terminology in whose words the questions and answers are written
     */
    public static String format(CourseProgress progress, CycleTerminology terminology) {
        return HEAD
                + progress.lessons().entrySet().stream()
                        .flatMap(lesson -> lesson.getValue().results().entrySet().stream()
                                .map(result -> row(lesson.getKey(), result, terminology)))
                        .collect(Collectors.joining());
    }

    private static String row(LessonKey lesson, Map.Entry<QuizKey, QuizResult> entry, CycleTerminology terminology) {
        QuizResult result = entry.getValue();
        String answer = result.written().isEmpty() ? String.join("; ", result.chosen()) : result.written();
        return String.join(
                        ",",
                        quoted(lesson.folder()),
                        quoted(lesson.name()),
                        String.valueOf(entry.getKey().slide()),
                        quoted(QuizTextSpans.read(entry.getKey().ask(), terminology)),
                        result.outcome().word(),
                        String.valueOf(result.hints()),
                        quoted(QuizTextSpans.read(answer, terminology)))
                + "\n";
    }

    /** Words that begin as a formula does are words all the same: a spreadsheet must not work them out. */
    private static String quoted(String words) {
        String safe = words.matches("[=+@-].*") ? "'" + words : words;
        return safe.matches("[^,\"\\n\\r]*") ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }
}

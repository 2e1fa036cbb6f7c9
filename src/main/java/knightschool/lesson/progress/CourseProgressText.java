package knightschool.lesson.progress;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.files.PartialReadResult;
import knightschool.setup.SetupText;

/**
 * Progress as text: a line for each lesson that was opened, with the name of its file, its folder ({@code -} for the
 * program's own), the slide where one left off, the slides seen, and for each question answered its slide, its words,
 * the outcome, how many hints were given, what was written and what was chosen, between slashes; where something was
 * said to the answer there follow what was judged, whether a hint was read, and the answers known to be wrong. What was
 * made for a question stands behind its slide, its words, {@code made} and a mark of what the slide gave, as a set-up.
 * A star marks the lesson that was open last, {@code ;} begins a comment. Names are written as in a URL.
 */
public final class CourseProgressText {
    private static final String HEAD = "; lesson, folder, left off at slide, slides seen, questions\n";

    /** What was made for one question is not written where it is longer, in characters. */
    private static final int MOST_MADE = 1 << 14;

    /** The same of all questions together, so that the file can always be read again. */
    private static final int MOST_MADE_OF_ALL = 1 << 20;

    /** So many scenes are kept of all questions together, for the same reason: to read one is work. */
    static final int MOST_SCENES = 4000;

    static final String STAR = "*";
    static final String NOTHING = "-";
    static final String HINT = "hint";

    private CourseProgressText() {}

    /** The text of progress, by folder and name. */
    public static String format(CourseProgress progress) {
        StringBuilder text = new StringBuilder(HEAD);
        int left = MOST_MADE_OF_ALL;
        int scenes = MOST_SCENES;
        for (Map.Entry<LessonKey, LessonProgress> lesson : progress.lessons().entrySet()) {
            text.append(line(lesson, progress.last()));
            for (String made : made(lesson.getValue())) {
                if (scenes > 0 && made.length() <= left) {
                    text.append(made);
                    left -= made.length();
                    scenes--;
                }
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static List<String> made(LessonProgress lesson) {
        return lesson.made().entrySet().stream()
                .map(CourseProgressText::made)
                .filter(made -> made.length() <= MOST_MADE)
                .toList();
    }

    private static String line(Map.Entry<LessonKey, LessonProgress> entry, Optional<LessonKey> last) {
        LessonKey key = entry.getKey();
        LessonProgress lesson = entry.getValue();
        String seen = lesson.seen().stream().map(String::valueOf).collect(Collectors.joining(","));
        String results = lesson.results().entrySet().stream()
                .map(CourseProgressText::result)
                .collect(Collectors.joining());
        return (last.filter(key::equals).isPresent() ? STAR + " " : "")
                + encoded(key.name()) + " " + (key.folder().isEmpty() ? NOTHING : encoded(key.folder())) + " "
                + lesson.slide() + " " + (seen.isEmpty() ? NOTHING : seen) + results;
    }

    private static String result(Map.Entry<QuizKey, QuizResult> entry) {
        QuizResult result = entry.getValue();
        return " " + entry.getKey().slide() + "/" + encoded(entry.getKey().ask()) + "/"
                + result.outcome().word() + "/" + result.hints() + "/" + encoded(result.written()) + "/"
                + encoded(result.chosen()) + said(result.feedback());
    }

    private static String said(SavedQuizFeedback feedback) {
        return feedback.equals(SavedQuizFeedback.NONE)
                ? ""
                : "/" + feedback.judged().word() + "/" + (feedback.isHint() ? HINT : NOTHING) + "/"
                        + encoded(feedback.crossed());
    }

    private static String encoded(List<String> answers) {
        return answers.stream().map(CourseProgressText::encoded).collect(Collectors.joining(","));
    }

    private static String made(Map.Entry<QuizKey, SavedSceneState> entry) {
        return " " + entry.getKey().slide() + "/" + encoded(entry.getKey().ask()) + "/made/"
                + entry.getValue().from() + "/"
                + encoded(SetupText.format(entry.getValue().setup().selfContained()));
    }

    /** A name that is a single dash would read as none. */
    private static String encoded(String name) {
        return name.equals(NOTHING) ? "%2D" : URLEncoder.encode(name, StandardCharsets.UTF_8);
    }

    /** The progress of a text; two lines of one lesson count together. It is read in one pass, however long it is. */
    public static PartialReadResult<CourseProgress> parse(String text) {
        return CourseProgressReader.parse(text);
    }
}

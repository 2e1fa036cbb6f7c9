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
 * The text format of progress. It has one line for each lesson that was opened, with the file name, the folder
 * ({@code -} for the program's own), the current slide, the slides seen, and the results of the questions.
 *
 * <p>A result consists of these fields, separated by slashes: the slide, the question, the outcome, the number of hints
 * given, what was written and what was chosen. If there was feedback, there follow what was judged, whether a hint was
 * read, and the answers known to be wrong. A saved scene consists of the slide, the question, {@code made}, a hash of
 * the slide's own scene, and the set-up.
 *
 * <p>An asterisk marks the lesson that was open last, and {@code ;} begins a comment. Names are encoded as in a URL.
 */
public final class CourseProgressText {
    private static final String HEAD = "; lesson, folder, left off at slide, slides seen, questions\n";

    /** The maximum length of the saved scene of one question, in characters; a longer one is not written. */
    private static final int MOST_MADE = 1 << 14;

    /** The maximum length of all saved scenes together, in characters, so that the file can always be read again. */
    private static final int MOST_MADE_OF_ALL = 1 << 20;

    /** The maximum number of saved scenes, because each takes time to read. */
    static final int MOST_SCENES = 4000;

    static final String STAR = "*";
    static final String NOTHING = "-";
    static final String HINT = "hint";

    private CourseProgressText() {}

    /** Returns the text of a progress, by folder and name. */
    public static String format(CourseProgress progress) {
        StringBuilder text = new StringBuilder(HEAD);
        int remaining = MOST_MADE_OF_ALL;
        int scenes = MOST_SCENES;
        for (Map.Entry<LessonKey, LessonProgress> lesson : progress.lessons().entrySet()) {
            text.append(line(lesson, progress.last()));
            for (String line : formatSavedScenes(lesson.getValue())) {
                if (scenes > 0 && line.length() <= remaining) {
                    text.append(line);
                    remaining -= line.length();
                    scenes--;
                }
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static List<String> formatSavedScenes(LessonProgress lesson) {
        return lesson.savedScenes().entrySet().stream()
                .map(CourseProgressText::formatSavedScene)
                .filter(line -> line.length() <= MOST_MADE)
                .toList();
    }

    private static String line(Map.Entry<LessonKey, LessonProgress> entry, Optional<LessonKey> last) {
        LessonKey key = entry.getKey();
        LessonProgress lesson = entry.getValue();
        String seenSlides = lesson.seen().stream().map(String::valueOf).collect(Collectors.joining(","));
        String results = lesson.results().entrySet().stream()
                .map(CourseProgressText::result)
                .collect(Collectors.joining());
        return (last.filter(key::equals).isPresent() ? STAR + " " : "")
                + encoded(key.name()) + " " + (key.folder().isEmpty() ? NOTHING : encoded(key.folder())) + " "
                + lesson.slide() + " " + (seenSlides.isEmpty() ? NOTHING : seenSlides) + results;
    }

    private static String result(Map.Entry<QuizKey, QuizResult> entry) {
        QuizResult result = entry.getValue();
        return " " + entry.getKey().slide() + "/" + encoded(entry.getKey().ask()) + "/"
                + result.outcome().word() + "/" + result.hints() + "/" + encoded(result.written()) + "/"
                + encoded(result.chosenAnswers()) + formatFeedback(result.feedback());
    }

    private static String formatFeedback(SavedQuizFeedback feedback) {
        return feedback.equals(SavedQuizFeedback.NONE)
                ? ""
                : "/" + feedback.judged().word() + "/" + (feedback.isHint() ? HINT : NOTHING) + "/"
                        + encoded(feedback.crossed());
    }

    private static String encoded(List<String> answers) {
        return answers.stream().map(CourseProgressText::encoded).collect(Collectors.joining(","));
    }

    private static String formatSavedScene(Map.Entry<QuizKey, SavedSceneState> entry) {
        return " " + entry.getKey().slide() + "/" + encoded(entry.getKey().ask()) + "/made/"
                + entry.getValue().from() + "/"
                + encoded(SetupText.format(entry.getValue().setup().selfContained()));
    }

    /** Encodes a name. A single dash is escaped, because it stands for an empty name. */
    private static String encoded(String name) {
        return name.equals(NOTHING) ? "%2D" : URLEncoder.encode(name, StandardCharsets.UTF_8);
    }

    /** Parses a progress. Lines with the same lesson are combined. Takes time linear in the length of the text. */
    public static PartialReadResult<CourseProgress> parse(String text) {
        return CourseProgressReader.parse(text);
    }
}

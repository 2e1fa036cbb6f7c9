package knightschool.lesson.progress;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.files.Salvaged;
import knightschool.setup.SetupText;
import knightschool.setup.SlideSetup;
import knightschool.setup.source.FileResolver;

/**
 * Progress as text: a line for each lesson that was opened, with the name of its file, its folder ({@code -} for the
 * program's own), the slide where one left off, the slides seen, and for each question answered its slide, its words,
 * the outcome, how many hints were given, what was written and what was chosen, between slashes. What was made for a
 * question stands behind its slide, its words, {@code made} and a mark of what the slide gave, as a set-up. A star
 * marks the lesson that was open last, {@code ;} begins a comment. Names are written as in a URL.
 */
public final class CourseProgressText {
    private static final String HEAD = "; lesson, folder, left off at slide, slides seen, questions\n";
    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,5}");
    private static final String STAR = "*";

    /** Name, folder, slide and slides seen; what follows are questions. */
    private static final int FIRST_WORDS = 4;

    private static final Pattern RESULT =
            Pattern.compile("([1-9]\\d{0,5})/([^/]*)/([a-z]+)/(\\d{1,3})/([^/]*)/([^/]*)");
    private static final Pattern MADE = Pattern.compile("([1-9]\\d{0,5})/([^/]*)/made/([0-9a-f]{1,8})/([^/]+)");

    /** What was made for one question is not written where it is longer, in characters. */
    private static final int MOST_MADE = 1 << 14;

    /** The same of all questions together, so that the file can always be read again. */
    private static final int MOST_MADE_OF_ALL = 1 << 20;

    private static final String NOTHING = "-";

    private CourseProgressText() {}

    /** The text of progress, by folder and name. */
    public static String format(CourseProgress progress) {
        StringBuilder text = new StringBuilder(HEAD);
        int left = MOST_MADE_OF_ALL;
        for (Map.Entry<LessonKey, LessonProgress> lesson : progress.lessons().entrySet()) {
            String made = made(lesson.getValue(), left);
            left -= made.length();
            text.append(line(lesson, progress.last())).append(made).append('\n');
        }
        return text.toString();
    }

    /** @param left how many characters may be written */
    private static String made(LessonProgress lesson, int left) {
        StringBuilder text = new StringBuilder();
        lesson.made().entrySet().stream()
                .map(CourseProgressText::made)
                .filter(made -> made.length() <= MOST_MADE)
                .forEach(made -> {
                    if (text.length() + made.length() <= left) {
                        text.append(made);
                    }
                });
        return text.toString();
    }

    private static String line(Map.Entry<LessonKey, LessonProgress> entry, Optional<LessonKey> last) {
        LessonKey key = entry.getKey();
        LessonProgress lesson = entry.getValue();
        String seen = lesson.seen().stream().map(String::valueOf).collect(Collectors.joining(","));
        String results = lesson.results().entrySet().stream()
                .map(CourseProgressText::result)
                .collect(Collectors.joining());
        return (last.filter(key::equals).isPresent() ? "* " : "")
                + encoded(key.name()) + " " + (key.folder().isEmpty() ? NOTHING : encoded(key.folder())) + " "
                + lesson.slide() + " " + (seen.isEmpty() ? NOTHING : seen) + results;
    }

    private static String result(Map.Entry<QuizKey, QuizResult> entry) {
        QuizResult result = entry.getValue();
        String chosen =
                result.chosen().stream().map(CourseProgressText::encoded).collect(Collectors.joining(","));
        return " " + entry.getKey().slide() + "/" + encoded(entry.getKey().ask()) + "/"
                + result.outcome().word() + "/" + result.hints() + "/" + encoded(result.written()) + "/" + chosen;
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
    public static Salvaged<CourseProgress> parse(String text) {
        SortedMap<LessonKey, List<LessonProgress>> lines = new TreeMap<>();
        AtomicReference<Optional<LessonKey>> last = new AtomicReference<>(Optional.empty());
        List<InputFault> faults = Salvaged.faults(text, line -> {
            boolean isLast = line.startsWith(STAR + " ");
            LessonKey key = read(isLast ? line.substring(2) : line, lines);
            if (isLast) {
                last.set(Optional.of(key));
            }
        });
        SortedMap<LessonKey, LessonProgress> lessons = new TreeMap<>();
        lines.forEach((key, parts) -> lessons.put(key, LessonProgress.ofAll(parts)));
        return new Salvaged<>(new CourseProgress(last.get(), lessons), faults);
    }

    private static LessonKey read(String line, SortedMap<LessonKey, List<LessonProgress>> lines) {
        List<String> words = List.of(line.split(" ", -1));
        if (words.size() < FIRST_WORDS || words.contains("")) {
            throw fault();
        }
        String folder = words.get(1);
        LessonKey key = new LessonKey(folder.equals(NOTHING) ? "" : decoded(folder), decoded(words.getFirst()));
        List<String> questions = words.subList(FIRST_WORDS, words.size());
        LessonProgress lesson = new LessonProgress(
                number(words.get(2)), seen(words.get(FIRST_WORDS - 1)), results(questions), made(questions));
        lines.computeIfAbsent(key, _ -> new ArrayList<>()).add(lesson);
        return key;
    }

    private static int number(String digits) {
        if (!NUMBER.matcher(digits).matches()) {
            throw fault();
        }
        return Integer.parseInt(digits);
    }

    private static SortedSet<Integer> seen(String numbers) {
        return numbers.equals(NOTHING)
                ? new TreeSet<>()
                : Arrays.stream(numbers.split(",", -1))
                        .map(CourseProgressText::number)
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    private static SortedMap<QuizKey, QuizResult> results(List<String> words) {
        SortedMap<QuizKey, QuizResult> results = new TreeMap<>();
        for (String word : words) {
            Matcher result = RESULT.matcher(word);
            if (result.matches()) {
                results.put(
                        key(result),
                        new QuizResult(
                                outcome(result.group(3)),
                                chosen(result.group(6)),
                                decoded(result.group(5)),
                                Integer.parseInt(result.group(4))));
            } else if (!MADE.matcher(word).matches()) {
                throw fault();
            }
        }
        return results;
    }

    private static SortedMap<QuizKey, SavedSceneState> made(List<String> words) {
        SortedMap<QuizKey, SavedSceneState> all = new TreeMap<>();
        for (String word : words) {
            Matcher made = MADE.matcher(word);
            if (made.matches()) {
                setup(decoded(made.group(4)))
                        .ifPresent(setup -> all.put(key(made), new SavedSceneState(made.group(3), setup)));
            }
        }
        return all;
    }

    /** A scene that can no longer be read is nobody's loss: the slide begins as it is written. */
    private static Optional<SlideSetup> setup(String text) {
        return SetupText.parseOfSlide(text, FileResolver.nothing(), new Faults(), 0);
    }

    private static QuizKey key(Matcher word) {
        return new QuizKey(Integer.parseInt(word.group(1)), decoded(word.group(2)));
    }

    private static List<String> chosen(String words) {
        return words.isEmpty()
                ? List.of()
                : Arrays.stream(words.split(",", -1)).map(word -> decoded(word)).toList();
    }

    private static QuizResult.Outcome outcome(String word) {
        return Arrays.stream(QuizResult.Outcome.values())
                .filter(outcome -> outcome.word().equals(word))
                .findFirst()
                .orElseThrow(() -> fault());
    }

    private static String decoded(String name) {
        try {
            return URLDecoder.decode(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException _) {
            throw fault();
        }
    }

    private static InputFault fault() {
        return new InputFault(
                "this is no progress in a lesson",
                "Write file, folder, slide, slides seen and questions, such as 02-walks.md - 4 1,2,3,4 2/How+many%3F/right/0/8/.");
    }
}

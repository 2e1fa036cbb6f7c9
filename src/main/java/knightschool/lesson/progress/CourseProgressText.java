package knightschool.lesson.progress;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.setup.FileResolver;
import knightschool.setup.SetupText;
import knightschool.setup.SlideSetup;

/**
 * Progress as text: a line for each lesson that was opened, with the name of its file, its folder ({@code -} for the
 * program's own), the slide where one left off, the slides seen, and for each question answered its slide, its words,
 * the outcome, how many hints were given, what was written and what was chosen, between slashes. What was made for a
 * question stands behind its slide, its words, {@code made} and a mark of what the slide gave, as a set-up. A star
 * marks the lesson that was open last, {@code ;} begins a comment. Names are written as in a URL.
 */
public final class CourseProgressText {
    private static final String HEAD = "; lesson, folder, left off at slide, slides seen, questions\n";
    private static final Pattern LINE = Pattern.compile(
            "(?<last>\\* )?(?<name>\\S+) (?<folder>\\S+) (?<slide>[1-9]\\d{0,5}) (?<seen>-|[1-9]\\d{0,5}(,[1-9]\\d{0,5})*)"
                    + "(?<results>( \\S+)*)");
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

    private static String made(Map.Entry<QuizKey, MadeScene> entry) {
        return " " + entry.getKey().slide() + "/" + encoded(entry.getKey().ask()) + "/made/"
                + entry.getValue().from() + "/"
                + encoded(SetupText.format(entry.getValue().setup().selfContained()));
    }

    /** A name that is a single dash would read as none. */
    private static String encoded(String name) {
        return name.equals(NOTHING) ? "%2D" : URLEncoder.encode(name, StandardCharsets.UTF_8);
    }

    /**
     * The progress of a text; two lines of one lesson count together.
     *
     * @throws InputFault naming the line
     */
    public static CourseProgress parse(String text) {
        CourseProgress progress = CourseProgress.NONE;
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty() && !lines.get(i).startsWith(";")) {
                progress = progress.and(parse(lines.get(i), i + 1));
            }
        }
        return progress;
    }

    private static CourseProgress parse(String line, int number) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            throw fault(number);
        }
        LessonKey key = new LessonKey(
                matcher.group("folder").equals(NOTHING) ? "" : decoded(matcher.group("folder"), number),
                decoded(matcher.group("name"), number));
        List<String> words = Arrays.stream(matcher.group("results").split(" "))
                .filter(word -> !word.isEmpty())
                .toList();
        LessonProgress lesson = new LessonProgress(
                Integer.parseInt(matcher.group("slide")),
                seen(matcher.group("seen")),
                results(words, number),
                made(words, number));
        return new CourseProgress(
                Optional.of(key).filter(_ -> matcher.group("last") != null), new TreeMap<>(Map.of(key, lesson)));
    }

    private static SortedSet<Integer> seen(String numbers) {
        return numbers.equals(NOTHING)
                ? new TreeSet<>()
                : Arrays.stream(numbers.split(","))
                        .map(Integer::valueOf)
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    private static SortedMap<QuizKey, QuizResult> results(List<String> words, int number) {
        SortedMap<QuizKey, QuizResult> results = new TreeMap<>();
        for (String word : words) {
            Matcher result = RESULT.matcher(word);
            if (result.matches()) {
                results.put(
                        key(result, number),
                        new QuizResult(
                                outcome(result.group(3), number),
                                chosen(result.group(6), number),
                                decoded(result.group(5), number),
                                Integer.parseInt(result.group(4))));
            } else if (!MADE.matcher(word).matches()) {
                throw fault(number);
            }
        }
        return results;
    }

    private static SortedMap<QuizKey, MadeScene> made(List<String> words, int number) {
        SortedMap<QuizKey, MadeScene> all = new TreeMap<>();
        for (String word : words) {
            Matcher made = MADE.matcher(word);
            if (made.matches()) {
                setup(decoded(made.group(4), number))
                        .ifPresent(setup -> all.put(key(made, number), new MadeScene(made.group(3), setup)));
            }
        }
        return all;
    }

    /** A scene that can no longer be read is nobody's loss: the slide begins as it is written. */
    private static Optional<SlideSetup> setup(String text) {
        return SetupText.parseOfSlide(text, FileResolver.nothing(), new Faults(), 0);
    }

    private static QuizKey key(Matcher word, int number) {
        return new QuizKey(Integer.parseInt(word.group(1)), decoded(word.group(2), number));
    }

    private static List<String> chosen(String words, int number) {
        return words.isEmpty()
                ? List.of()
                : Arrays.stream(words.split(",", -1))
                        .map(word -> decoded(word, number))
                        .toList();
    }

    private static QuizResult.Outcome outcome(String word, int number) {
        return Arrays.stream(QuizResult.Outcome.values())
                .filter(outcome -> outcome.word().equals(word))
                .findFirst()
                .orElseThrow(() -> fault(number));
    }

    private static String decoded(String name, int number) {
        try {
            return URLDecoder.decode(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException _) {
            throw fault(number);
        }
    }

    private static InputFault fault(int line) {
        return new InputFault(
                "",
                line,
                "this is no progress in a lesson",
                "Write file, folder, slide, slides seen and questions, such as 02-walks.md - 4 1,2,3,4 2/How+many%3F/right/0/8/.");
    }
}

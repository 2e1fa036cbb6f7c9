package knightschool.lesson.progress;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.setup.SetupText;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.source.FileResolver;
import knightschool.text.Keyword;
import knightschool.text.NumberFormatter;

/** Reads the format of {@link CourseProgressText}, line by line. Not thread-safe. */
final class CourseProgressReader {
    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,5}");

    /** The number of fields before the questions: name, folder, slide and slides seen. */
    private static final int FIRST_WORDS = 4;

    private static final Pattern RESULT = Pattern.compile("([1-9]\\d{0,5})/([^/]*)/([a-z]+)/(\\d{1,3})/([^/]*)/([^/]*)"
            + "(?:/(-|answer|statement)/(-|hint)/([^/]*))?");
    private static final Pattern MADE = Pattern.compile("([1-9]\\d{0,5})/([^/]*)/made/([0-9a-f]{1,8})/([^/]+)");

    private final SortedMap<LessonKey, List<LessonProgress>> lines = new TreeMap<>();
    private Optional<LessonKey> last = Optional.empty();
    private int scenes;

    private CourseProgressReader() {}

    static PartialReadResult<CourseProgress> parse(String text) {
        CourseProgressReader reader = new CourseProgressReader();
        List<InputFault> faults = PartialReadResult.faults(text, reader::read);
        SortedMap<LessonKey, LessonProgress> lessons = new TreeMap<>();
        reader.lines.forEach((key, parts) -> lessons.put(key, LessonProgress.ofAll(parts)));
        return new PartialReadResult<>(new CourseProgress(reader.last, lessons), faults);
    }

    private void read(String line) {
        boolean isLast = line.startsWith(CourseProgressText.STAR + " ");
        List<String> words = List.of((isLast ? line.substring(2) : line).split(" ", -1));
        if (words.size() < FIRST_WORDS || words.contains("")) {
            throw fault();
        }
        String folder = words.get(1);
        LessonKey key = new LessonKey(
                folder.equals(CourseProgressText.NOTHING) ? "" : decoded(folder), decoded(words.getFirst()));
        boolean wasFull = isFull();
        LessonProgress lesson = progress(words.subList(0, FIRST_WORDS), words.subList(FIRST_WORDS, words.size()));
        lines.computeIfAbsent(key, _ -> new ArrayList<>()).add(lesson);
        last = isLast ? Optional.of(key) : last;
        if (isFull() && !wasFull) {
            throw new InputFault(
                    "more than " + NumberFormatter.grouped(CourseProgressText.MOST_SCENES)
                            + " scenes that were made are not kept",
                    "");
        }
    }

    /** Returns whether there are more scenes than allowed, which is reported once. */
    private boolean isFull() {
        return scenes > CourseProgressText.MOST_SCENES;
    }

    private static int number(String digits) {
        if (!NUMBER.matcher(digits).matches()) {
            throw fault();
        }
        return Integer.parseInt(digits);
    }

    private static SortedSet<Integer> seen(String numbers) {
        return numbers.equals(CourseProgressText.NOTHING)
                ? new TreeSet<>()
                : Arrays.stream(numbers.split(",", -1))
                        .map(CourseProgressReader::number)
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Parses the progress in a lesson.
     *
     * @param head the name, folder, slide and slides seen
     * @param questions the remaining fields
     */
    private LessonProgress progress(List<String> head, List<String> questions) {
        SortedMap<QuizKey, QuizResult> results = new TreeMap<>();
        SortedMap<QuizKey, SavedSceneState> savedScenes = new TreeMap<>();
        for (String word : questions) {
            Matcher result = RESULT.matcher(word);
            Matcher scene = MADE.matcher(word);
            if (result.matches()) {
                results.put(key(result), result(result));
            } else if (!scene.matches()) {
                throw fault();
            } else if (scenes++ < CourseProgressText.MOST_SCENES) {
                setup(decoded(scene.group(4)))
                        .ifPresent(setup -> savedScenes.put(key(scene), new SavedSceneState(scene.group(3), setup)));
            }
        }
        return new LessonProgress(number(head.get(2)), seen(head.getLast()), results, savedScenes);
    }

    private static QuizResult result(Matcher result) {
        return new QuizResult(
                outcome(result.group(3)),
                answers(result.group(6)),
                decoded(result.group(5)),
                Integer.parseInt(result.group(4)),
                feedback(result));
    }

    /** Parses a saved scene; empty if it can no longer be read, in which case the slide begins with its own scene. */
    private static Optional<SlideEmbeddableSetup> setup(String text) {
        return SetupText.parseOfSlide(text, FileResolver.nothing(), new FaultCollector(), 0);
    }

    private static QuizKey key(Matcher word) {
        return new QuizKey(Integer.parseInt(word.group(1)), decoded(word.group(2)));
    }

    private static SavedQuizFeedback feedback(Matcher result) {
        return Keyword.find(SavedQuizFeedback.Judged.class, result.group(7))
                .map(judged -> new SavedQuizFeedback(
                        judged, result.group(8).equals(CourseProgressText.HINT), answers(result.group(9))))
                .orElse(SavedQuizFeedback.NONE);
    }

    private static List<String> answers(String words) {
        return words.isEmpty()
                ? List.of()
                : Arrays.stream(words.split(",", -1)).map(word -> decoded(word)).toList();
    }

    private static QuizResult.Outcome outcome(String word) {
        return Keyword.find(QuizResult.Outcome.class, word).orElseThrow(() -> fault());
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

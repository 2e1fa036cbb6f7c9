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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.source.FileResolver;
import knightschool.text.Keyword;
import knightschool.text.NumberFormatter;

/**
 * The text format of progress. It has one line for each lesson that was opened, with the file name, the folder
 * ({@code -} for the program's own), the current slide, the slides seen, and the results of the questions.
 *
 * <p>A result consists of these fields, separated by slashes: the slide, the question, the outcome, the number of hints
 * given, what was written and what was chosen. If there was feedback, there follow what was judged, whether a hint was
 * read, and the answers known to be wrong. If the answer to a settled question was changed, there follow {@code later},
 * what was written then and what was chosen then, and {@code taken-back} if the outcome is withheld until the next
 * answer. A saved scene consists of the slide, the question, {@code made}, a hash of the slide's own scene, and the
 * set-up.
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
    private static final String TAKEN_BACK = "/taken-back";

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
        String seenSlides = lesson.seenSlides().stream().map(String::valueOf).collect(Collectors.joining(","));
        String results = lesson.results().entrySet().stream()
                .map(CourseProgressText::result)
                .collect(Collectors.joining());
        return (last.filter(key::equals).isPresent() ? STAR + " " : "")
                + encoded(key.name()) + " " + (key.folder().isEmpty() ? NOTHING : encoded(key.folder())) + " "
                + lesson.slide() + " " + (seenSlides.isEmpty() ? NOTHING : seenSlides) + results;
    }

    private static String result(Map.Entry<QuizKey, QuizProgress> entry) {
        QuizProgress result = entry.getValue();
        return " " + entry.getKey().slide() + "/" + encoded(entry.getKey().ask()) + "/"
                + result.outcome().word() + "/" + result.hints() + "/" + encoded(result.written()) + "/"
                + encoded(result.chosenAnswers()) + formatFeedback(result.feedback())
                + result.later().map(CourseProgressText::formatLater).orElse("");
    }

    private static String formatFeedback(SavedQuizFeedback feedback) {
        return feedback.equals(SavedQuizFeedback.NONE)
                ? ""
                : "/" + feedback.judged().word() + "/" + (feedback.isHint() ? HINT : NOTHING) + "/"
                        + encoded(feedback.crossed());
    }

    private static String formatLater(QuizProgress.LaterAnswer later) {
        return "/later/" + encoded(later.written()) + "/" + encoded(later.chosenAnswers())
                + (later.isTakenBack() ? TAKEN_BACK : "");
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
        return Reader.parse(text);
    }

    /** Reads the format of {@link CourseProgressText}, line by line. Not thread-safe. */
    private static final class Reader {
        private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,5}");

        /** The number of fields before the questions: name, folder, slide and slides seen. */
        private static final int FIRST_WORDS = 4;

        private static final Pattern RESULT =
                Pattern.compile("([1-9]\\d{0,5})/([^/]*)/([a-z]+)/(\\d{1,3})/([^/]*)/([^/]*)"
                        + "(?:/(-|answer|statement)/(-|hint)/([^/]*))?(?:/later/([^/]*)/([^/]*)(" + TAKEN_BACK
                        + ")?)?");
        private static final Pattern MADE = Pattern.compile("([1-9]\\d{0,5})/([^/]*)/made/([0-9a-f]{1,8})/([^/]+)");

        private final SortedMap<LessonKey, List<LessonProgress>> lines = new TreeMap<>();
        private Optional<LessonKey> last = Optional.empty();
        private int scenes;

        private Reader() {}

        static PartialReadResult<CourseProgress> parse(String text) {
            Reader reader = new Reader();
            List<InputFault> faults = PartialReadResult.faults(text, reader::read);
            SortedMap<LessonKey, LessonProgress> lessons = new TreeMap<>();
            reader.lines.forEach((key, parts) -> lessons.put(key, LessonProgress.ofAll(parts)));
            return new PartialReadResult<>(new CourseProgress(reader.last, lessons), faults);
        }

        private void read(String line) {
            boolean isLast = line.startsWith(STAR + " ");
            List<String> words = List.of((isLast ? line.substring(2) : line).split(" ", -1));
            if (words.size() < FIRST_WORDS || words.contains("")) {
                throw fault();
            }
            String folder = words.get(1);
            LessonKey key = new LessonKey(folder.equals(NOTHING) ? "" : decoded(folder), decoded(words.getFirst()));
            boolean wasFull = isFull();
            LessonProgress lesson = progress(words.subList(0, FIRST_WORDS), words.subList(FIRST_WORDS, words.size()));
            lines.computeIfAbsent(key, _ -> new ArrayList<>()).add(lesson);
            last = isLast ? Optional.of(key) : last;
            if (isFull() && !wasFull) {
                throw new InputFault(
                        "more than " + NumberFormatter.grouped(MOST_SCENES) + " scenes that were made are not kept",
                        "");
            }
        }

        /** Returns whether there are more scenes than allowed, which is reported once. */
        private boolean isFull() {
            return scenes > MOST_SCENES;
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
                            .map(Reader::number)
                            .collect(Collectors.toCollection(TreeSet::new));
        }

        /**
         * Parses the progress in a lesson.
         *
         * @param head the name, folder, slide and slides seen
         * @param questions the remaining fields
         */
        private LessonProgress progress(List<String> head, List<String> questions) {
            SortedMap<QuizKey, QuizProgress> results = new TreeMap<>();
            SortedMap<QuizKey, SavedSceneState> savedScenes = new TreeMap<>();
            for (String word : questions) {
                Matcher result = RESULT.matcher(word);
                Matcher scene = MADE.matcher(word);
                if (result.matches()) {
                    results.put(key(result), result(result));
                } else if (!scene.matches()) {
                    throw fault();
                } else if (scenes++ < MOST_SCENES) {
                    setup(decoded(scene.group(4)))
                            .ifPresent(
                                    setup -> savedScenes.put(key(scene), new SavedSceneState(scene.group(3), setup)));
                }
            }
            return new LessonProgress(number(head.get(2)), seen(head.getLast()), results, savedScenes);
        }

        private static QuizProgress result(Matcher result) {
            QuizProgress.Outcome outcome = outcome(result.group(3));
            if (outcome == QuizProgress.Outcome.OPEN && result.group(10) != null) {
                throw fault();
            }
            return new QuizProgress(
                    outcome,
                    answers(result.group(6)),
                    decoded(result.group(5)),
                    Integer.parseInt(result.group(4)),
                    feedback(result),
                    Optional.ofNullable(result.group(10))
                            .map(written -> new QuizProgress.LaterAnswer(
                                    answers(result.group(11)), decoded(written), result.group(12) != null)));
        }

        /**
         * Parses a saved scene; empty if it can no longer be read, in which case the slide begins with its own scene.
         */
        private static Optional<SlideEmbeddableSetup> setup(String text) {
            return SetupText.parseKept(text, FileResolver.nothing(), new FaultCollector())
                    .flatMap(Setup::onSlide);
        }

        private static QuizKey key(Matcher word) {
            return new QuizKey(Integer.parseInt(word.group(1)), decoded(word.group(2)));
        }

        private static SavedQuizFeedback feedback(Matcher result) {
            return Keyword.find(SavedQuizFeedback.Judged.class, result.group(7))
                    .map(judged ->
                            new SavedQuizFeedback(judged, result.group(8).equals(HINT), answers(result.group(9))))
                    .orElse(SavedQuizFeedback.NONE);
        }

        private static List<String> answers(String words) {
            return words.isEmpty()
                    ? List.of()
                    : Arrays.stream(words.split(",", -1))
                            .map(word -> decoded(word))
                            .toList();
        }

        private static QuizProgress.Outcome outcome(String word) {
            return Keyword.find(QuizProgress.Outcome.class, word).orElseThrow(() -> fault());
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
}

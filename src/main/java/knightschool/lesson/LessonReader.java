package knightschool.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.LimitedFileResolver;

/** Reads the text of a lesson. Invalid text causes no exception: every fault is in the {@link LessonReadResult}. */
public final class LessonReader {
    /** The maximum size of a lesson, in bytes. */
    public static final int MAX_BYTES = 1 << 20;

    private LessonReader() {}

    /** Reads a lesson file, such as one written by a teacher. */
    public static LessonReadResult read(Path file) {
        FileResolver files = FileResolver.file(file);
        try {
            return read(file.toString(), TextFiles.read(file, MAX_BYTES), files);
        } catch (InputFault fault) {
            return LessonReadResult.faulty(file.toString(), files, List.of(fault));
        }
    }

    /**
     * Reads a lesson from its text.
     *
     * @param name the file name, for faults
     * @param files resolves the files that the lesson refers to
     */
    public static LessonReadResult read(String name, String text, FileResolver files) {
        FaultCollector faults = new FaultCollector();
        AtomicReference<Lesson> read = new AtomicReference<>();
        UnexpectedExceptionGuard.run(
                1,
                faults::add,
                () -> lesson(text, new LimitedFileResolver(files), faults).ifPresent(read::set));
        return faults.isEmpty()
                ? LessonReadResult.good(name, files, read.get())
                : LessonReadResult.faulty(name, files, faults.in(name));
    }

    private static Optional<Lesson> lesson(String text, FileResolver files, FaultCollector faults) {
        if (text.isBlank()) {
            faults.add(
                    1,
                    "the lesson is empty",
                    "Begin with a head between two lines of \"---\", then \"## \" for a slide.");
            return Optional.empty();
        }
        Optional<HeadReader.Split> split = HeadReader.split(text, faults);
        if (split.isEmpty()) {
            return Optional.empty();
        }
        Optional<Lesson.Head> head = HeadReader.read(split.get().head(), faults);
        List<Slide> slides = new SlideReader(files, faults).read(split.get().body());
        Optional<Lesson> lesson = head.map(h -> new Lesson(h, slides));
        lesson.ifPresent(read -> SlideDurationReader.check(read, faults));
        return lesson;
    }

    /** Reads the head of a lesson: the YAML between the first two lines of three hyphens. */
    private static final class HeadReader {
        private static final String FENCE = "---";
        private static final String KEYS = "title, part, minutes, picture, goals, sources";

        private HeadReader() {}

        /**
         * A text split into head and body.
         *
         * @param head the YAML of the head, preceded by empty lines so that its line numbers are those of the file
         * @param body the rest, preceded by as many empty lines as the head took
         */
        record Split(String head, String body) {}

        static Optional<Split> split(String text, FaultCollector faults) {
            List<String> lines = text.lines().toList();
            int first = 0;
            while (first < lines.size() && lines.get(first).isBlank()) {
                first++;
            }
            if (first == lines.size() || !lines.get(first).stripTrailing().equals(FENCE)) {
                faults.add(
                        first + 1,
                        "the lesson has no head",
                        "Begin with a line \"---\", then title, minutes, goals and sources, then \"---\" again.");
                return Optional.empty();
            }
            for (int last = first + 1; last < lines.size(); last++) {
                if (lines.get(last).stripTrailing().equals(FENCE)) {
                    return Optional.of(
                            new Split(between(lines, first + 1, last), between(lines, last + 1, lines.size())));
                }
            }
            faults.add(first + 1, "the head that begins here has no end", "Write a line \"---\" below its last key.");
            return Optional.empty();
        }

        /**
         * Returns the lines from {@code from} to {@code to}, exclusive, preceded by empty lines so that line numbers
         * stay the same.
         */
        private static String between(List<String> lines, int from, int to) {
            List<String> result = new ArrayList<>();
            for (int i = 0; i < to; i++) {
                result.add(i < from ? "" : lines.get(i));
            }
            return String.join("\n", result);
        }

        static Optional<Lesson.Head> read(String head, FaultCollector faults) {
            return YamlKeyReader.read(head, "head", KEYS, faults, 0).map(keys -> {
                String title = keys.needed("title", "Write \"title:\" and a line.");
                String part = keys.text("part").orElse("");
                int minutes = number(keys, "minutes", "minutes", faults);
                int picture = number(keys, "picture", "a slide", faults);
                return new Lesson.Head(title, part, minutes, picture, keys.list("goals"), keys.list("sources"));
            });
        }

        private static int number(YamlKeyReader keys, String key, String noun, FaultCollector faults) {
            Optional<String> number = keys.text(key);
            if (number.isEmpty()) {
                return 0;
            }
            if (!number.get().matches("[1-9]\\d{0,3}")) {
                faults.add(
                        keys.line(key),
                        "\"" + number.get() + "\" is no number of " + noun,
                        "Write a whole number, such as " + (key.equals("minutes") ? 20 : 2) + ".");
                return 0;
            }
            return Integer.parseInt(number.get());
        }
    }
}

package knightschool.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.setup.FileResolver;

/** Reads the text of a lesson. It throws nothing: whatever is wrong is a fault of the {@link LessonFile}. */
public final class LessonReader {
    /** No lesson is larger. */
    public static final int MAX_BYTES = 1 << 20;

    private LessonReader() {}

    /** Reads a file of a teacher's own. */
    public static LessonFile read(Path file) {
        FileResolver beside = FileResolver.file(file);
        try {
            return read(file.toString(), TextFiles.read(file, MAX_BYTES), beside);
        } catch (InputFault fault) {
            return LessonFile.faulty(file.toString(), beside, List.of(fault));
        }
    }

    /**
     * Reads a text.
     *
     * @param name of the file, for faults
     * @param beside where the files that it names are looked for
     */
    public static LessonFile read(String name, String text, FileResolver beside) {
        Faults faults = new Faults();
        AtomicReference<Lesson> read = new AtomicReference<>();
        Breakdown.tell(1, faults::add, () -> lesson(text, beside, faults).ifPresent(read::set));
        return faults.isEmpty()
                ? LessonFile.good(name, beside, read.get())
                : LessonFile.faulty(name, beside, faults.in(name));
    }

    private static Optional<Lesson> lesson(String text, FileResolver beside, Faults faults) {
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
        List<Slide> slides = new SlideReader(beside, faults).read(split.get().body());
        Optional<Lesson> lesson = head.map(h -> new Lesson(h, slides));
        lesson.ifPresent(read -> SlideMinutes.check(read, faults));
        return lesson;
    }
}

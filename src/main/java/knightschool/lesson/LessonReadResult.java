package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.setup.source.FileResolver;

/**
 * The result of reading a lesson file: the lesson, or its faults.
 *
 * @param name the file name, for users and faults
 * @param beside resolves the files that the lesson names
 * @param lesson empty if and only if there are faults
 * @param faults sorted by line
 */
public record LessonReadResult(String name, FileResolver beside, Optional<Lesson> lesson, List<InputFault> faults) {
    static LessonReadResult good(String name, FileResolver beside, Lesson lesson) {
        return new LessonReadResult(name, beside, Optional.of(lesson), List.of());
    }

    /** A file that cannot be taught, with at least one fault. */
    public static LessonReadResult faulty(String name, FileResolver beside, List<InputFault> faults) {
        return new LessonReadResult(name, beside, Optional.empty(), List.copyOf(faults));
    }

    /** The title, or the file's name where there is no lesson. */
    public String title() {
        return lesson.map(l -> l.head().title()).orElse(name);
    }
}

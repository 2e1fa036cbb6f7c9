package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.setup.source.FileResolver;

/**
 * The result of reading a lesson file: the lesson, or its faults.
 *
 * @param name the file name, for users and faults
 * @param files resolves the files that the lesson refers to
 * @param lesson empty if and only if there are faults
 * @param faults the faults, sorted by line
 */
public record LessonReadResult(String name, FileResolver files, Optional<Lesson> lesson, List<InputFault> faults) {
    static LessonReadResult good(String name, FileResolver files, Lesson lesson) {
        return new LessonReadResult(name, files, Optional.of(lesson), List.of());
    }

    /** Returns the result for a file that has at least one fault and therefore no lesson. */
    public static LessonReadResult faulty(String name, FileResolver files, List<InputFault> faults) {
        return new LessonReadResult(name, files, Optional.empty(), List.copyOf(faults));
    }

    /** Returns the title of the lesson, or the file name if there is no lesson. */
    public String title() {
        return lesson.map(l -> l.head().title()).orElse(name);
    }
}

package knightschool.lesson.glossary;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.check.LessonChecker;

/**
 * Everything that is wrong with a lesson, or with a glossary: what {@code check} prints and what the window tells a
 * person who writes it.
 *
 * @param faults by line: with any of them it cannot be taught
 * @param remarks by line: what its author should mend, though a class can be shown it as it is
 */
public record LessonCheckResult(List<InputFault> faults, List<InputFault> remarks) {
    /**
     * Checks a lesson. May take as long as its searches.
     *
     * @param glossary whose words the lesson may switch off
     */
    public static LessonCheckResult of(LessonReadResult file, LessonChecker checker, Glossary glossary) {
        return new LessonCheckResult(
                checker.checkTruth(file),
                byLine(Stream.concat(
                        checker.checkGivenAway(file).stream(), GlossaryCheck.check(file, glossary).stream())));
    }

    /** All of them, by line. */
    public List<InputFault> all() {
        return byLine(Stream.concat(faults.stream(), remarks.stream()));
    }

    private static List<InputFault> byLine(Stream<InputFault> faults) {
        return faults.sorted(Comparator.comparingInt(InputFault::line)).toList();
    }
}

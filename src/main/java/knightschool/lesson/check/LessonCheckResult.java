package knightschool.lesson.check;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.glossary.GlossaryCheck;

/**
 * The problems of a lesson or glossary, as printed by {@code check} and shown to its author in the window.
 *
 * @param faults the faults, by line; a lesson with a fault cannot be taught
 * @param remarks problems that its author should fix, by line, but that do not prevent a lesson from being shown
 */
public record LessonCheckResult(List<InputFault> faults, List<InputFault> remarks) {
    /**
     * Checks a lesson. May take as long as its searches.
     *
     * @param glossary the glossary with the terms that the lesson may switch off
     */
    public static LessonCheckResult of(LessonReadResult file, LessonChecker checker, Glossary glossary) {
        return new LessonCheckResult(
                checker.checkTruth(file),
                byLine(Stream.concat(
                        checker.checkGivenAway(file).stream(), GlossaryCheck.check(file, glossary).stream())));
    }

    /** Returns faults and remarks, by line. */
    public List<InputFault> all() {
        return byLine(Stream.concat(faults.stream(), remarks.stream()));
    }

    private static List<InputFault> byLine(Stream<InputFault> faults) {
        return faults.sorted(Comparator.comparingInt(InputFault::line)).toList();
    }
}

package knightschool.ui.lesson.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.lesson.check.LessonCheckResult;
import knightschool.lesson.check.LessonTextEngineAnswers;

/**
 * A lesson in the list of lessons, with the faults, remarks and answers of the engine that are known so far.
 *
 * @param number the position in the list, from 1
 * @param faults the faults found so far; a lesson with faults cannot be taught
 * @param remarks faults that the author should correct although the lesson can be taught
 * @param answers the answers of the engine so far
 */
public record ListedLesson(
        LessonReadResult file,
        int number,
        List<InputFault> faults,
        List<InputFault> remarks,
        LessonTextEngineAnswers answers) {
    private static final Pattern LEADING_ORDINAL =
            Pattern.compile("(?:^|[/\\\\])(?:0*(?=[1-9]\\d{0,3}-)|(?=[A-Z]-))([^-]*)-[^/\\\\]*$");

    public static ListedLesson read(LessonReadResult file, int number) {
        return new ListedLesson(file, number, file.faults(), List.of(), LessonTextEngineAnswers.NONE);
    }

    /** Returns lessons as they are read, in the order of the list. */
    static List<ListedLesson> numbered(List<LessonReadResult> files) {
        return numbered(files, 1);
    }

    /** @param first the number of the first lesson */
    static List<ListedLesson> numbered(List<LessonReadResult> files, int first) {
        List<ListedLesson> numbered = new ArrayList<>();
        files.forEach(file -> numbered.add(read(file, numbered.size() + first)));
        return numbered;
    }

    public ListedLesson answered(LessonTextEngineAnswers newAnswers) {
        return new ListedLesson(file, number, faults, remarks, newAnswers);
    }

    public ListedLesson checked(List<InputFault> newFaults) {
        return new ListedLesson(file, number, newFaults, remarks, answers);
    }

    ListedLesson checked(LessonCheckResult result) {
        return new ListedLesson(file, number, result.faults(), result.remarks(), answers);
    }

    /** Returns the faults and remarks for the author: everything that {@code check} prints. */
    public List<InputFault> findings() {
        return new LessonCheckResult(faults, remarks).all();
    }

    ListedLesson numbered(int now) {
        return new ListedLesson(file, now, faults, remarks, answers);
    }

    /** Returns a known entry of this lesson if its content is unchanged, else this one. */
    ListedLesson orAsIn(List<ListedLesson> lessons) {
        return lessons.stream()
                .filter(this::isAs)
                .findFirst()
                .map(one -> one.numbered(number))
                .orElse(this);
    }

    /** Returns whether the entries include this very reading of the file. */
    boolean isAmong(List<ListedLesson> lessons) {
        return lessons.stream().anyMatch(one -> one.file == file);
    }

    /** Returns whether the file has the same content. */
    private boolean isAs(ListedLesson other) {
        return file.name().equals(other.file.name())
                && file.lesson().equals(other.file.lesson())
                && file.faults().equals(other.file.faults());
    }

    /** Returns whether the card looks the same. */
    public boolean looksAs(ListedLesson other) {
        return file == other.file && number == other.number && faults.equals(other.faults);
    }

    /**
     * Returns the number or the capital letter with which the file name begins, as in {@code 03-name.md} and
     * {@code A-name.md}, or else the position in the list.
     */
    public String ordinal() {
        Matcher named = LEADING_ORDINAL.matcher(file.name());
        return named.find() ? named.group(1) : String.valueOf(number);
    }

    /** Returns the file name without the folder. */
    public String name() {
        return Path.of(file.name()).getFileName().toString();
    }

    /** Returns the number of a slide in the lesson, from 1. */
    public int slideNumber(Slide slide) {
        return file.lesson().map(lesson -> lesson.slides().indexOf(slide)).orElse(0) + 1;
    }

    /** Returns whether the lesson has faults and cannot be taught. */
    public boolean isFaulty() {
        return !faults.isEmpty();
    }
}

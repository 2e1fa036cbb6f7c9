package knightschool.ui.lesson.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.lesson.check.InlineQuestionAnswers;
import knightschool.lesson.glossary.LessonCheckResult;

/**
 * A lesson in the list.
 *
 * @param number its place in the list, from 1
 * @param faults what is wrong with it, as far as it has been checked: it cannot be taught
 * @param remarks what its author should mend, though a class can be shown it
 * @param answers what the engine has said so far
 */
public record ListedLesson(
        LessonReadResult file,
        int number,
        List<InputFault> faults,
        List<InputFault> remarks,
        InlineQuestionAnswers answers) {
    private static final Pattern LEADING_NUMBER = Pattern.compile("(?:^|[/\\\\])0*([1-9]\\d{0,3})-[^/\\\\]*$");

    public static ListedLesson read(LessonReadResult file, int number) {
        return new ListedLesson(file, number, file.faults(), List.of(), InlineQuestionAnswers.NONE);
    }

    /** Lessons as they are read, in the order of a list. */
    static List<ListedLesson> numbered(List<LessonReadResult> files) {
        return numbered(files, 1);
    }

    /** @param first the number of the first */
    static List<ListedLesson> numbered(List<LessonReadResult> files, int first) {
        List<ListedLesson> numbered = new ArrayList<>();
        files.forEach(file -> numbered.add(read(file, numbered.size() + first)));
        return numbered;
    }

    public ListedLesson answered(InlineQuestionAnswers found) {
        return new ListedLesson(file, number, faults, remarks, found);
    }

    public ListedLesson checked(List<InputFault> found) {
        return new ListedLesson(file, number, found, remarks, answers);
    }

    ListedLesson checked(LessonCheckResult found) {
        return new ListedLesson(file, number, found.faults(), found.remarks(), answers);
    }

    /** What a person who writes it is told: all that {@code check} prints. */
    public List<InputFault> findings() {
        return new LessonCheckResult(faults, remarks).all();
    }

    ListedLesson numbered(int now) {
        return new ListedLesson(file, now, faults, remarks, answers);
    }

    /** This lesson, or what is known of it already where it is as it was. */
    ListedLesson orAsIn(List<ListedLesson> known) {
        return known.stream()
                .filter(this::isAs)
                .findFirst()
                .map(one -> one.numbered(number))
                .orElse(this);
    }

    /** Whether its file was read already as it is now. */
    boolean isAmong(List<ListedLesson> known) {
        return known.stream().anyMatch(one -> one.file == file);
    }

    /** Whether the file says the same. */
    private boolean isAs(ListedLesson other) {
        return file.name().equals(other.file.name())
                && file.lesson().equals(other.file.lesson())
                && file.faults().equals(other.file.faults());
    }

    /** Whether its card looks the same. */
    public boolean looksAs(ListedLesson other) {
        return file == other.file && number == other.number && faults.equals(other.faults);
    }

    /** The number that its file's name begins with, as in {@code 03-name.md}; without one its place in the list. */
    public String ordinal() {
        Matcher named = LEADING_NUMBER.matcher(file.name());
        return named.find() ? named.group(1) : String.valueOf(number);
    }

    /** The name of its file, without the folder. */
    public String name() {
        return Path.of(file.name()).getFileName().toString();
    }

    /** Which of its slides one is, from 1. */
    public int slideNumber(Slide slide) {
        return file.lesson().map(lesson -> lesson.slides().indexOf(slide)).orElse(0) + 1;
    }

    /** Whether it cannot be taught. */
    public boolean isFaulty() {
        return !faults.isEmpty();
    }
}

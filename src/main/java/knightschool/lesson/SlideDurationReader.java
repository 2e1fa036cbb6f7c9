package knightschool.lesson;

import java.util.List;
import knightschool.files.FaultCollector;

/** Reads and checks the planned duration of slides, in minutes. */
final class SlideDurationReader {
    /** The word that begins the paragraph with the duration. */
    static final String KEY = "Minutes:";

    private SlideDurationReader() {}

    /** Returns the number of minutes in a paragraph, or 0 and a fault if it is not a valid number. */
    static int read(String paragraph, int line, FaultCollector faults) {
        String number = paragraph.substring(KEY.length()).strip();
        if (!number.matches("[1-9]\\d{0,2}")) {
            faults.add(
                    line, "\"" + number + "\" is no number of minutes", "Write a whole number, as in \"Minutes: 4\".");
            return 0;
        }
        return Integer.parseInt(number);
    }

    /**
     * Adds a fault if the durations of the slides do not add up to that of the lesson, or leave no time for slides
     * without a duration.
     */
    static void check(Lesson lesson, FaultCollector faults) {
        int all = lesson.head().minutes();
        List<Slide> planned =
                lesson.slides().stream().filter(slide -> slide.minutes() > 0).toList();
        int sum = planned.stream().mapToInt(Slide::minutes).sum();
        boolean whole = planned.size() == lesson.slides().size();
        if (all > 0 && !planned.isEmpty() && (whole ? sum != all : sum >= all)) {
            faults.add(
                    planned.getLast().line(),
                    "the minutes of the slides add up to " + sum + ", and the lesson has " + all
                            + (whole ? "" : " for all of them"),
                    "Change them, or \"minutes\" in the head.");
        }
    }
}

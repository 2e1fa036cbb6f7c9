package knightschool.lesson;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.FaultCollector;

/** Reads and checks the planned duration of slides, in minutes. */
final class SlideDurationReader {
    /** The word that begins the paragraph with the duration. */
    static final String KEY = "Minutes:";

    private static final Pattern DURATION = Pattern.compile("(?<minutes>[1-9]\\d{0,2})(?<extra>,? *extra)?");

    private SlideDurationReader() {}

    /** Returns the duration in a paragraph, or none and a fault if it is not valid. */
    static SlideDuration read(String paragraph, int line, FaultCollector faults) {
        String written = paragraph.substring(KEY.length()).strip();
        Matcher duration = DURATION.matcher(written);
        if (!duration.matches()) {
            faults.add(
                    line,
                    "\"" + written + "\" is no number of minutes",
                    "Write a whole number, as in \"Minutes: 4\", or \"Minutes: 4, extra\" for a slide that can be"
                            + " left out.");
            return SlideDuration.UNPLANNED;
        }
        return new SlideDuration(Integer.parseInt(duration.group("minutes")), duration.group("extra") != null);
    }

    /**
     * Adds a fault if the durations of the core's slides do not add up to that of the lesson, or leave no time for
     * slides without a duration, or if no slide is part of the core.
     */
    static void check(Lesson lesson, FaultCollector faults) {
        int all = lesson.head().minutes();
        List<Slide> core = lesson.slides().stream()
                .filter(slide -> !slide.duration().isExtra())
                .toList();
        if (core.isEmpty() && !lesson.slides().isEmpty()) {
            faults.add(
                    lesson.slides().getFirst().line(),
                    "every slide is extra, so nothing is left without them",
                    "Leave out the word \"extra\" on those that a class needs.");
            return;
        }
        List<Slide> planned =
                core.stream().filter(slide -> slide.duration().minutes() > 0).toList();
        int sum = planned.stream().mapToInt(slide -> slide.duration().minutes()).sum();
        boolean whole = planned.size() == core.size();
        if (all > 0 && !planned.isEmpty() && (whole ? sum != all : sum >= all)) {
            faults.add(
                    planned.getLast().line(),
                    "the minutes of the slides" + (core.size() < lesson.slides().size() ? " that are not extra" : "")
                            + " add up to " + sum + ", and the lesson has " + all + (whole ? "" : " for all of them"),
                    "Change them, or \"minutes\" in the head.");
        }
    }
}

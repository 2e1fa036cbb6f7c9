package knightschool.ui.present;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Compares the time of a talk with its plan. Some slides have their own minutes; the rest is divided among the others
 * by what the class has to do on each. Times are in seconds since the talk began. Free of JavaFX controls.
 */
final class TalkScheduleTracker {
    /** The least time for which a slide is really presented, in seconds; a shorter one means passing over it. */
    private static final double PASSING = 15;

    private final List<Double> took = new ArrayList<>();
    private double[] ends;
    private int first;

    /** The time at which the talk was at the beginning of its first slide. */
    private double began;

    private int slide;
    private double since;

    /**
     * @param own the minutes of each slide; 0 if it has none of its own
     * @param parts for each slide without its own minutes, its number of shares of the remaining time; 0 if it is not
     *     in the plan
     * @param minutes the planned minutes for all slides; 0 for no plan
     * @param first the index of the slide with which the talk begins
     */
    TalkScheduleTracker(int[] own, int[] parts, int minutes, int first) {
        this.first = first;
        this.slide = first;
        plan(own, parts, minutes);
        for (int i = 0; i < parts.length; i++) {
            took.add(0.0);
        }
    }

    /**
     * Changes the plan in the middle of a talk.
     *
     * @param own the minutes of each slide; 0 if it has none of its own or is not in the plan
     * @param parts for each slide without its own minutes, its number of shares of the remaining time; 0 if it is not
     *     in the plan
     * @param minutes the planned minutes for all slides; 0 for no plan
     */
    void plan(int[] own, int[] parts, int minutes) {
        int rest = Math.max(0, minutes - IntStream.of(own).sum());
        int shared = IntStream.range(0, parts.length)
                .filter(i -> own[i] == 0)
                .map(i -> parts[i])
                .sum();
        ends = new double[parts.length];
        double end = 0;
        for (int i = 0; i < parts.length; i++) {
            end += own[i] > 0 ? 60.0 * own[i] : 60.0 * rest * parts[i] / Math.max(1, shared);
            ends[i] = end;
        }
    }

    /**
     * Notes that the slide with the given index is current from now on. A speaker who passes over slides before the
     * time of the first one is over is looking for the start: the talk then begins with the slide found.
     */
    void turnTo(int next, double now) {
        took.set(slide, took.get(slide) + now - since);
        boolean isPassing = now - since < PASSING;
        slide = next;
        since = now;
        if (isPassing && isAtFirst(now) && next != first && next != first + 1) {
            first = next;
            began = now;
        }
    }

    /** Returns for how long a slide has been shown so far. */
    double shownDuration(int which, double now) {
        return took.get(which) + (which == slide ? now - since : 0);
    }

    /** Returns the planned time of a slide; 0 for no plan. */
    double planned(int which) {
        return ends[which] - begin(which);
    }

    private double begin(int which) {
        return which == 0 ? 0 : ends[which - 1];
    }

    /** Returns the position of the talk in the plan, which depends on the slide with which it began. */
    double inPlan(double now) {
        return begin(first) + now - began;
    }

    private boolean isAtFirst(double now) {
        return now - began < planned(first);
    }

    /** Returns the planned end of the talk. */
    double end() {
        return ends[ends.length - 1];
    }

    /** Returns the planned end of each slide, as fractions of the whole time. */
    double[] ends() {
        return DoubleStream.of(ends).map(end -> end / end()).toArray();
    }

    /** Returns the planned end of the slide with the given index. */
    double plannedEnd(int which) {
        return ends[which];
    }

    /**
     * Returns the delay of the talk relative to the plan, counted from the slide with which it began; negative if it is
     * ahead. It is 0 while the current slide is the one planned for now, if nothing is planned, or until the time of
     * the first slide is over, since no delay can be measured before.
     */
    double behind(double now) {
        if (end() == 0 || isAtFirst(now)) {
            return 0;
        }
        double late = inPlan(now) - plannedEnd(slide);
        double early = begin(slide) - inPlan(now);
        return late > 0 ? late : Math.min(0, -early);
    }
}

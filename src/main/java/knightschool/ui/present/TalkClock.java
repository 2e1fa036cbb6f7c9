package knightschool.ui.present;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The time of a talk beside its plan: some slides have minutes of their own, and the rest is shared out by what the
 * class has to do on each of the others. Times are seconds since the talk began. Knows no toolkit.
 */
final class TalkClock {
    /** Nobody talks about a slide for less, in seconds. */
    private static final double PASSING = 15;

    private final List<Double> took = new ArrayList<>();
    private final double[] ends;
    private int first;

    /** When the talk was at the beginning of the first slide. */
    private double began;

    private int slide;
    private double since;

    /**
     * @param own the minutes of each slide; 0 where it has none of its own
     * @param parts for each of those how many of the parts it takes into which the rest is divided, at least 1
     * @param minutes planned for all; 0 where nothing is planned
     * @param first the slide, from 0, with which the talk begins
     */
    TalkClock(int[] own, int[] parts, int minutes, int first) {
        this.first = first;
        this.slide = first;
        int rest = Math.max(0, minutes - IntStream.of(own).sum());
        int shared = IntStream.range(0, parts.length)
                .filter(i -> own[i] == 0)
                .map(i -> parts[i])
                .sum();
        ends = new double[parts.length];
        double end = 0;
        for (int i = 0; i < parts.length; i++) {
            took.add(0.0);
            end += own[i] > 0 ? 60.0 * own[i] : 60.0 * rest * parts[i] / shared;
            ends[i] = end;
        }
    }

    /**
     * Another slide, from 0, is on screen from now on. Who passes over slides before the time of the first is over
     * looks for where to begin: the talk begins with the slide that is found.
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

    /** How long a slide was on screen so far. */
    double took(int which, double now) {
        return took.get(which) + (which == slide ? now - since : 0);
    }

    /** How long a slide is planned to be on screen; 0 where nothing is planned. */
    double planned(int which) {
        return ends[which] - begin(which);
    }

    private double begin(int which) {
        return which == 0 ? 0 : ends[which - 1];
    }

    /** Where in the plan the talk is: it may begin on a later slide than the first. */
    double inPlan(double now) {
        return begin(first) + now - began;
    }

    private boolean isAtFirst(double now) {
        return now - began < planned(first);
    }

    /** When all is planned to be over. */
    double end() {
        return ends[ends.length - 1];
    }

    /** When each slide is planned to be over, in parts of the whole time. */
    double[] ends() {
        return DoubleStream.of(ends).map(end -> end / end()).toArray();
    }

    /** When a slide, from 0, is planned to be over. */
    double plannedEnd(int which) {
        return ends[which];
    }

    /**
     * How far the talk is behind the plan from the slide on with which it began; negative where it is ahead. It is 0
     * while the slide on screen is the one that is planned for now, nothing is planned, or the time of the first slide
     * is not over: nobody knows yet how the talk goes.
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

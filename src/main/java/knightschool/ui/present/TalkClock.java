package knightschool.ui.present;

import java.util.ArrayList;
import java.util.List;

/**
 * The time of a talk beside its plan: every slide is planned to take the same part of the minutes. Times are seconds
 * since the talk began. Knows no toolkit.
 */
final class TalkClock {
    private final List<Double> took = new ArrayList<>();
    private final double planned;
    private int slide;
    private double since;

    /**
     * @param slides how many there are
     * @param minutes planned for all; 0 where nothing is planned
     */
    TalkClock(int slides, int minutes) {
        for (int i = 0; i < slides; i++) {
            took.add(0.0);
        }
        this.planned = 60.0 * minutes / slides;
    }

    /** Another slide, from 0, is on screen from now on. */
    void turnTo(int next, double now) {
        took.set(slide, took.get(slide) + now - since);
        slide = next;
        since = now;
    }

    /** How long a slide was on screen so far. */
    double took(int which, double now) {
        return took.get(which) + (which == slide ? now - since : 0);
    }

    /** How long a slide is planned to be on screen; 0 where nothing is planned. */
    double planned() {
        return planned;
    }

    /** When all is planned to be over. */
    double end() {
        return planned * took.size();
    }

    /** When a slide, from 0, is planned to be over. */
    double plannedEnd(int which) {
        return planned * (which + 1);
    }

    /**
     * How far the talk is behind the plan; negative where it is ahead, 0 while the slide on screen is the one that is
     * planned for now, or nothing is planned.
     */
    double behind(double now) {
        if (planned == 0) {
            return 0;
        }
        double late = now - plannedEnd(slide);
        double early = plannedEnd(slide) - planned - now;
        return late > 0 ? late : Math.min(0, -early);
    }
}

package knightschool.ui.compare.model;

import knightschool.compare.Comparison;
import knightschool.compare.prediction.PredictionMoment;

/** Reads what a class can be asked at a step. It belongs to the worker's thread. */
final class PredictionQuery {
    /**
     * What was read.
     *
     * @param number of what was asked for; 0 for nothing
     * @param moment null for nothing
     */
    record Answer(long number, PredictionMoment moment) {
        /** Nothing was asked for. */
        static final Answer NONE = new Answer(0, null);
    }

    private long number;
    private long step;
    private Answer answer = Answer.NONE;

    /** Asks for a step. */
    void ask(long asked, long at) {
        number = asked;
        step = at;
    }

    /** Other searches begin. */
    void forget() {
        number = 0;
        answer = Answer.NONE;
    }

    Answer answer() {
        return answer;
    }

    /**
     * Does a little, where there is something to do: first the step behind the one that is asked for is computed.
     *
     * @return whether anything was done
     */
    boolean advance(Comparison comparison, long slice, long limit) {
        if (answer.number() == number) {
            return false;
        }
        boolean computes = comparison.reachable() <= step && comparison.extend(slice, limit);
        if (!computes || comparison.reachable() > step) {
            answer = new Answer(number, PredictionMoment.of(comparison.snapshot(step), comparison.snapshot(step + 1)));
        }
        return true;
    }
}

package knightschool.ui.compare.model;

import knightschool.compare.Comparison;
import knightschool.compare.prediction.PredictionQuestionsAtStep;

/**
 * A request for the questions that can be put to a class at a step, and its result. The result is read on the worker's
 * thread in slices, once the steps after the requested one are computed.
 */
final class PredictionQuestionsQuery {
    /**
     * A result.
     *
     * @param number the number of the request; 0 for none
     * @param moment the questions; null without a request
     */
    record Answer(long number, PredictionQuestionsAtStep moment) {
        /** The result without a request. */
        static final Answer NONE = new Answer(0, null);
    }

    private long number;
    private long step;
    private Answer answer = Answer.NONE;

    /** Requests the questions at a step. */
    void ask(long requestNumber, long at) {
        number = requestNumber;
        step = at;
    }

    /** Called when other searches begin. */
    void forget() {
        number = 0;
        answer = Answer.NONE;
    }

    Answer answer() {
        return answer;
    }

    /**
     * Does one slice of the work, if any is left: computes as many steps after the requested one as tell what comes,
     * then reads the questions.
     *
     * @return whether anything was done
     */
    boolean advance(Comparison comparison, long slice, long limit) {
        if (answer.number() == number) {
            return false;
        }
        long needed = step + PredictionQuestionsAtStep.LOOKAHEAD;
        boolean computes = comparison.reachable() < needed && comparison.extend(slice, limit);
        if (!computes || comparison.reachable() >= needed) {
            answer = new Answer(number, PredictionQuestionsAtStep.of(comparison, step));
        }
        return true;
    }
}

package knightschool.ui.lesson.quiz;

import java.util.List;
import knightschool.ui.history.AbstractStateHistory;

/** The undo history of an answer that is chosen or typed, which goes on when the slide is shown anew. */
public abstract class AbstractAnswerHistory extends AbstractStateHistory<AbstractAnswerHistory.Step> {
    /**
     * An answer to which undo or redo leads.
     *
     * @param answer the answers chosen, in the order of choosing; of an answer that is typed, its text alone
     * @param isGiven whether it was given to be judged
     */
    public record Step(List<String> answer, boolean isGiven) {
        public Step {
            answer = List.copyOf(answer);
        }
    }

    /**
     * The answers that undo and redo lead to.
     *
     * @param undoSteps those that undo leads to, the oldest first
     * @param now the present answer
     * @param redoSteps those that redo leads to, the next one first
     */
    public record Steps(List<Step> undoSteps, Step now, List<Step> redoSteps) {
        public Steps {
            undoSteps = List.copyOf(undoSteps);
            redoSteps = List.copyOf(redoSteps);
        }
    }

    public Steps steps() {
        return new Steps(steps.behind(), now(), steps.ahead());
    }

    /** Continues steps from before; has no effect unless the present answer is the one with which they ended. */
    public abstract void adopt(Steps before);
}

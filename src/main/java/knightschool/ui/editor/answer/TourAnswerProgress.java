package knightschool.ui.editor.answer;

import java.util.function.Consumer;
import knightschool.explain.DecisionProgress;
import knightschool.ui.work.ThrottledProgress;
import knightschool.ui.work.WorkContext;

/** Says now and then how far an inquiry is, and ends it when nobody wants its answer any more. */
final class TourAnswerProgress implements DecisionProgress {
    private final ThrottledProgress<String> report;

    TourAnswerProgress(WorkContext context, Consumer<String> words) {
        this.report = new ThrottledProgress<>(context, words);
    }

    @Override
    public void cuts(long tried) {
        report.say(() -> TourAnswerWords.cutsTried(tried));
    }

    @Override
    public void steps(long made) {
        report.say(() -> TourAnswerWords.stepsSearched(made));
    }
}

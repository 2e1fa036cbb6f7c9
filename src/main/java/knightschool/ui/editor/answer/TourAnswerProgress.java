package knightschool.ui.editor.answer;

import java.util.function.Consumer;
import knightschool.explain.DecisionProgressListener;
import knightschool.ui.work.ThrottledProgressReporter;
import knightschool.ui.work.WorkContext;

/** Says now and then how far an inquiry is, and ends it when nobody wants its answer any more. */
final class TourAnswerProgress implements DecisionProgressListener {
    private final ThrottledProgressReporter<String> report;

    TourAnswerProgress(WorkContext context, Consumer<String> words) {
        this.report = new ThrottledProgressReporter<>(context, words);
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

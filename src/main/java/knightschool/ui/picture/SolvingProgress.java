package knightschool.ui.picture;

import java.util.function.Consumer;
import knightschool.explain.DecisionProgressListener;
import knightschool.ui.work.ThrottledProgressReporter;
import knightschool.ui.work.WorkContext;

/** Says now and then how far the search for a walk is, and ends it when nobody wants it any more. */
final class SolvingProgress implements DecisionProgressListener {
    private final ThrottledProgressReporter<String> report;

    SolvingProgress(WorkContext context, Consumer<String> words) {
        this.report = new ThrottledProgressReporter<>(context, words);
    }

    @Override
    public void cuts(long tried) {
        report.say(() -> PictureWords.cutsTried(tried));
    }

    @Override
    public void steps(long made) {
        report.say(() -> PictureWords.stepsSearched(made));
    }

    @Override
    public void changes(long weighed) {
        report.say(() -> PictureWords.changesWeighed(weighed));
    }

    @Override
    public void orders(long sets, long all) {
        report.say(() -> PictureWords.ordersWeighed(sets, all));
    }
}

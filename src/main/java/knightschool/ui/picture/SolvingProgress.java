package knightschool.ui.picture;

import java.util.function.Consumer;
import knightschool.explain.DecisionProgress;
import knightschool.ui.work.ThrottledProgress;
import knightschool.ui.work.WorkContext;

/** Says now and then how far the search for a walk is, and ends it when nobody wants it any more. */
final class SolvingProgress implements DecisionProgress {
    private final ThrottledProgress<String> report;

    SolvingProgress(WorkContext context, Consumer<String> words) {
        this.report = new ThrottledProgress<>(context, words);
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

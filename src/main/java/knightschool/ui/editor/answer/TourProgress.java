package knightschool.ui.editor.answer;

import java.util.function.Consumer;
import knightschool.explain.DecisionProgress;
import knightschool.ui.work.PacedReport;
import knightschool.ui.work.Ticket;

/** Says now and then how far an inquiry is, and ends it when nobody wants its answer any more. */
final class TourProgress implements DecisionProgress {
    private final PacedReport<String> report;

    TourProgress(Ticket ticket, Consumer<String> words) {
        this.report = new PacedReport<>(ticket, words);
    }

    @Override
    public void cuts(long tried) {
        report.say(() -> AnswerWords.cutsTried(tried));
    }

    @Override
    public void steps(long made) {
        report.say(() -> AnswerWords.stepsSearched(made));
    }
}

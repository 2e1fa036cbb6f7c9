package knightschool.ui.editor.answer;

import java.util.function.Consumer;
import knightschool.explain.DecisionProgress;
import knightschool.ui.work.Ticket;

/** Says now and then how far an inquiry is, and ends it when nobody wants its answer any more. */
final class TourProgress implements DecisionProgress {
    /** Most answers come before anyone could read that they are looked for. */
    private static final long PATIENCE_NANOS = 300_000_000;

    private final Ticket ticket;
    private final Consumer<String> words;
    private long last = System.nanoTime();

    TourProgress(Ticket ticket, Consumer<String> words) {
        this.ticket = ticket;
        this.words = words;
    }

    @Override
    public void cuts(long tried) {
        report(AnswerWords.cutsTried(tried));
    }

    @Override
    public void steps(long made) {
        report(AnswerWords.stepsSearched(made));
    }

    private void report(String howFar) {
        ticket.requireWanted();
        long now = System.nanoTime();
        if (now - last >= PATIENCE_NANOS) {
            last = now;
            ticket.say(() -> words.accept(howFar));
        }
    }
}

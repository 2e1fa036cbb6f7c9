package knightschool.ui.picture;

import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.explain.DecisionProgress;
import knightschool.ui.work.Ticket;

/** Says now and then how far the search for a walk is, and ends it when nobody wants it any more. */
final class SolvingProgress implements DecisionProgress {
    private static final long BETWEEN_NANOS = 300_000_000;

    private final Ticket ticket;
    private final Consumer<String> words;
    private long last = System.nanoTime();

    SolvingProgress(Ticket ticket, Consumer<String> words) {
        this.ticket = ticket;
        this.words = words;
    }

    @Override
    public void cuts(long tried) {
        report(() -> PictureWords.cutsTried(tried));
    }

    @Override
    public void steps(long made) {
        report(() -> PictureWords.stepsSearched(made));
    }

    @Override
    public void changes(long weighed) {
        report(() -> PictureWords.changesWeighed(weighed));
    }

    @Override
    public void orders(long sets, long all) {
        report(() -> PictureWords.ordersWeighed(sets, all));
    }

    private void report(Supplier<String> howFar) {
        ticket.requireWanted();
        long time = System.nanoTime();
        if (time - last >= BETWEEN_NANOS) {
            last = time;
            String now = howFar.get();
            ticket.say(() -> words.accept(now));
        }
    }
}

package knightschool.bench;

import java.util.ArrayList;
import java.util.List;

/** The two thorough searches against loops written by hand. */
final class RatePart implements Part {
    private static final Turns AFTER_TRAFFIC = new Turns(Roster.RATES, true, 2, 3, 7, 400);
    private static final Turns ALONE = new Turns(Roster.RATES, false, 1, 3, 5, 400);

    @Override
    public String name() {
        return "rates";
    }

    @Override
    public String heading() {
        return "Searches of the full 8 x 8 board from a8 to the first tour, and loops written by hand (JMH, in turns of "
                + AFTER_TRAFFIC.millis() + " ms)";
    }

    @Override
    public List<Row> measure() {
        List<Row> rows = new ArrayList<>();
        rows.addAll(rows(AFTER_TRAFFIC, "after every algorithm has run in the same Java"));
        rows.addAll(rows(ALONE, "in a Java that has run nothing else"));
        return rows;
    }

    private static List<Row> rows(Turns turns, String when) {
        List<Turns.Round> rounds = turns.measure();
        String median = "median of " + rounds.size() + " turns " + when;
        List<Row> rows = new ArrayList<>();
        for (Golden golden : Golden.values()) {
            int search = 2 * golden.ordinal();
            int hand = search + 1;
            String name = golden.algorithm();
            rows.add(rate(name, rounds, search, median));
            rows.add(rate(name + " by hand", rounds, hand, median));
            Sample ratio = Sample.of(rounds, round -> round.ratio(search, hand));
            String how = "median of the rounds' ratios (%.2f to %.2f; of the best turns %.2f) %s"
                    .formatted(ratio.least(), ratio.greatest(), best(rounds, search) / best(rounds, hand), when);
            rows.add(Row.of(name + " / by hand", ratio.median(), 2, "times", how));
            rows.add(bytes(name + ", allocated", rounds, search, median));
        }
        return rows;
    }

    private static Row rate(String name, List<Turns.Round> rounds, int subject, String how) {
        Sample rates = Sample.of(Turns.of(rounds, subject), Turns.Turn::stepsPerSecond);
        return Row.of(name, rates.median() / 1e6, 1, "million steps/s", how);
    }

    private static Row bytes(String name, List<Turns.Round> rounds, int subject, String how) {
        Sample bytes = Sample.of(Turns.of(rounds, subject), Turns.Turn::bytesPerStep);
        return Row.of(name, bytes.median(), 3, "bytes/step", how);
    }

    private static double best(List<Turns.Round> rounds, int subject) {
        return Sample.of(Turns.of(rounds, subject), Turns.Turn::stepsPerSecond).greatest();
    }
}

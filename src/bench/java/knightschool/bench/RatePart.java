package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

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
        rows.addAll(rows(AFTER_TRAFFIC.measure(), "after every algorithm has run in the same Java"));
        rows.addAll(rows(ALONE.measure(), "in a Java that has run nothing else"));
        return rows;
    }

    private static List<Row> rows(List<Turns.Round> rounds, String when) {
        String median = "median of " + rounds.size() + " turns, " + when;
        List<Row> rows = new ArrayList<>();
        Golden[] golden = Golden.values();
        for (int i = 0; i < golden.length; i++) {
            int search = 2 * i;
            int hand = search + 1;
            String name = golden[i].algorithm();
            Sample ratio = Sample.of(rounds, round -> round.ratio(search, hand));
            rows.add(rate(name, rounds, search, median));
            rows.add(rate(name + " by hand", rounds, hand, median));
            rows.add(Row.of(
                    name + " / by hand",
                    ratio.median(),
                    2,
                    "times",
                    "median of the ratios of each round, " + span(ratio) + ", " + when));
            rows.add(Row.of(name + ", allocated", bytes(rounds, search), 3, "bytes/step", median));
        }
        return rows;
    }

    private static Row rate(String name, List<Turns.Round> rounds, int subject, String how) {
        ToDoubleFunction<Turns.Round> rate = round -> round.turns().get(subject).stepsPerSecond() / 1e6;
        return Row.of(name, Sample.of(rounds, rate).median(), 1, "million steps/s", how);
    }

    private static double bytes(List<Turns.Round> rounds, int subject) {
        return Sample.of(rounds, round -> round.turns().get(subject).bytesPerStep())
                .median();
    }

    private static String span(Sample sample) {
        return "%.2f to %.2f".formatted(sample.least(), sample.greatest());
    }
}

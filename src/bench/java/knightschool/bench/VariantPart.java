package knightschool.bench;

import java.util.ArrayList;
import java.util.List;

/** Every algorithm with its options on the full 8 × 8 board. */
final class VariantPart implements Part {
    private static final Turns TURNS = new Turns(Roster.VARIANTS, true, 1, 2, 5, 300);

    @Override
    public String name() {
        return "variants";
    }

    @Override
    public String heading() {
        return "Every algorithm in search of a closed tour of the full 8 x 8 board from a8, begun anew where it ends (JMH, "
                + TURNS.how() + ")";
    }

    @Override
    public List<Row> measure() {
        List<Turns.Round> rounds = TURNS.measure();
        List<Variant> variants = Variant.all();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < variants.size(); i++) {
            rows.add(row(variants.get(i).name(), Turns.of(rounds, i)));
        }
        rows.add(ratio("kept-domains", "forward-checking", variants, rounds));
        return rows;
    }

    /** How the price of two algorithms that make the same steps differs. */
    private static Row ratio(String one, String other, List<Variant> variants, List<Turns.Round> rounds) {
        List<String> names = variants.stream().map(Variant::name).toList();
        Sample ratio = Sample.of(rounds, round -> round.ratio(names.indexOf(one), names.indexOf(other)));
        String how = "median of the rounds' ratios (%.2f to %.2f); they make the same steps"
                .formatted(ratio.least(), ratio.greatest());
        return Row.of(one + " / " + other, ratio.median(), 2, "times", how);
    }

    private static Row row(String name, List<Turns.Turn> turns) {
        double rate = Sample.of(turns, Turns.Turn::stepsPerSecond).median() / 1e6;
        double bytes = Sample.of(turns, Turns.Turn::bytesPerStep).median();
        return Row.of(name, rate, 1, "million steps/s", "median; allocated: %.3f bytes/step".formatted(bytes));
    }
}

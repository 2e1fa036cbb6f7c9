package knightschool.bench;

import java.util.List;
import java.util.stream.IntStream;

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
        return IntStream.range(0, variants.size())
                .mapToObj(i -> row(variants.get(i).name(), Turns.of(rounds, i)))
                .toList();
    }

    private static Row row(String name, List<Turns.Turn> turns) {
        double rate = Sample.of(turns, Turns.Turn::stepsPerSecond).median() / 1e6;
        double bytes = Sample.of(turns, Turns.Turn::bytesPerStep).median();
        return Row.of(name, rate, 1, "million steps/s", "median; allocated: %.3f bytes/step".formatted(bytes));
    }
}

package knightschool.bench;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** Tours by divide and conquer on a smaller and a larger board, and Warnsdorff's rule alone beside them. */
final class TourPart implements Part {
    private static final Turns TURNS = new Turns(Roster.TOURS, true, 1, 5, 9, 600);
    private static final int SMALLER = 0;
    private static final int LARGER = 1;
    private static final int RULE = 2;

    @Override
    public String name() {
        return "tours";
    }

    @Override
    public String heading() {
        return "Closed tours by divide and conquer, and Warnsdorff without backtracking with the tie-break roth on the full"
                + " 1000 x 1000 board (JMH, " + TURNS.how() + ")";
    }

    @Override
    public List<Row> measure() {
        List<Turns.Round> rounds = TURNS.measure();
        String price = "median; the array is counted, and for the rule laying out the board anew";
        String ratio = "median of the ratios of each round";
        return List.of(
                Row.of("1000 x 1000", nanos(rounds, SMALLER), 2, "ns/square", price),
                Row.of("4000 x 4000", nanos(rounds, LARGER), 2, "ns/square", price),
                Row.of("Warnsdorff, 1000 x 1000", nanos(rounds, RULE), 2, "ns/square", price),
                Row.of("4000 x 4000 to 1000 x 1000", median(rounds, r -> r.ratio(SMALLER, LARGER)), 2, "times", ratio),
                Row.of("Warnsdorff to 1000 x 1000", median(rounds, r -> r.ratio(SMALLER, RULE)), 1, "times", ratio));
    }

    private static double nanos(List<Turns.Round> rounds, int subject) {
        return Sample.of(Turns.of(rounds, subject), Turns.Turn::nanosPerStep).median();
    }

    private static double median(List<Turns.Round> rounds, ToDoubleFunction<Turns.Round> value) {
        return Sample.of(rounds, value).median();
    }
}

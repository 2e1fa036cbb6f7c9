package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The price of a step on boards above 64 squares, which must not grow with the board. */
final class BoardPart implements Part {
    private static final Turns TURNS = new Turns(Roster.BOARDS, true, 1, 1, 3, 300);

    @Override
    public String name() {
        return "boards";
    }

    @Override
    public String heading() {
        String boards = Roster.boards()
                .map(board -> board.columns() + " x " + board.rows())
                .collect(Collectors.joining(" | "));
        return "A step on full boards, " + boards + ", from the top left square, begun anew where it ends (JMH, "
                + TURNS.how() + ")";
    }

    @Override
    public List<Row> measure() {
        List<Turns.Round> rounds = TURNS.measure();
        List<Variant> variants = Variant.all();
        int boards = (int) Roster.boards().count();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < variants.size(); i++) {
            int first = i * boards;
            int last = first + boards - 1;
            String name = variants.get(i).name();
            rows.add(new Row(name, prices(rounds, first, last), "ns/step", "medians, smallest board first"));
            double growth = Sample.of(rounds, round -> round.ratio(first, last)).median();
            rows.add(Row.of(name + ", largest / smallest", growth, 2, "times", "median of the ratios of each round"));
        }
        return rows;
    }

    private static String prices(List<Turns.Round> rounds, int first, int last) {
        return IntStream.rangeClosed(first, last)
                .mapToObj(subject -> Sample.of(Turns.of(rounds, subject), Turns.Turn::nanosPerStep))
                .map(sample -> "%.1f".formatted(sample.median()))
                .collect(Collectors.joining(" | "));
    }
}

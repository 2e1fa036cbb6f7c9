package knightschool.bench;

import java.util.List;
import java.util.stream.IntStream;

/** The greedy rule alone on a board of a million squares. */
final class GreedyPart implements Part {
    private static final Turns TURNS = new Turns(Roster.GREEDY, true, 1, 3, 7, 300);

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public String heading() {
        return "Warnsdorff without backtracking on the full 1000 x 1000 board, from the top left square to its first dead"
                + " end (JMH, " + TURNS.how() + ")";
    }

    @Override
    public List<Row> measure() {
        List<Turns.Round> rounds = TURNS.measure();
        List<Subject> subjects = Roster.GREEDY.subjects();
        return IntStream.range(0, subjects.size())
                .mapToObj(i -> row(subjects.get(i), Turns.of(rounds, i)))
                .toList();
    }

    private static Row row(Subject pass, List<Turns.Turn> turns) {
        return Row.of(
                pass.name(),
                Sample.of(turns, Turns.Turn::nanosPerStep).median(),
                1,
                "ns/square",
                "median; a pass visits %,d squares; laying out the board anew is counted".formatted(pass.run() + 1));
    }
}

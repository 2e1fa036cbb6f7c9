package knightschool.bench;

import java.util.List;

/** The greedy rule alone on a board of a million squares. */
final class GreedyPart implements Part {
    private static final Turns TURNS = new Turns(Roster.GREEDY, true, 1, 5, 9, 300);

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
        List<Turns.Turn> turns = Turns.of(TURNS.measure(), 0);
        long squares = Roster.GREEDY.subjects().getFirst().run() + 1;
        return List.of(Row.of(
                "ties to the earlier in move order",
                Sample.of(turns, Turns.Turn::nanosPerStep).median(),
                1,
                "ns/square",
                "median; a pass visits %,d squares; laying out the board anew is counted".formatted(squares)));
    }
}

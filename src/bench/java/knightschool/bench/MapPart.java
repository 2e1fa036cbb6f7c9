package knightschool.bench;

import java.util.List;
import knightschool.statemap.StateMap;

/** The map of all positions of a large sliding puzzle: time, memory, and a plain way to make it beside. */
final class MapPart implements Part {
    private static final Turns TURNS = new Turns(Roster.MAPS, false, 1, 3, 7, 1000);
    private static final int OWN = 0;
    private static final int PLAIN = 1;

    @Override
    public String name() {
        return "map";
    }

    @Override
    public String heading() {
        return "The map of a sliding puzzle of 6 x 6 with 12 blocks, solved positions included (JMH, " + TURNS.how()
                + ")";
    }

    @Override
    public List<Row> measure() {
        StateMap map = MapPass.map();
        List<Turns.Round> rounds = TURNS.measure();
        List<Turns.Turn> own = Turns.of(rounds, OWN);
        double nanos = Sample.of(own, Turns.Turn::nanosPerStep).median();
        Sample ratios = Sample.of(rounds, round -> round.ratio(OWN, PLAIN));
        String all = "positions, links and the distance of each position to the nearest goal";
        return List.of(
                Row.of(
                        "positions",
                        map.vertexCount(),
                        0,
                        "",
                        "%,d links, %,d goals".formatted(map.edgeCount(), map.goalCount())),
                Row.of("time", nanos * map.vertexCount() / 1e6, 0, "ms", "median; " + all),
                Row.of("time", nanos, 0, "ns/position", "the same"),
                Row.of("kept", map.bytes() / (double) map.vertexCount(), 1, "bytes/position", "all arrays of the map"),
                Row.of(
                        "allocated",
                        Sample.of(own, Turns.Turn::bytesPerStep).median(),
                        1,
                        "bytes/position",
                        "while it is made: arrays that grow are copied"),
                Row.of(
                        "HashMap and lists",
                        ratios.median(),
                        1,
                        "times as long",
                        "the same work as one would first write it; rounds %.1f to %.1f"
                                .formatted(ratios.least(), ratios.greatest())));
    }
}

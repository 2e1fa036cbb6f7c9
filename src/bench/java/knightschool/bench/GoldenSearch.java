package knightschool.bench;

import knightschool.board.Board;
import knightschool.search.Checkpoint;
import knightschool.search.Problem;
import knightschool.search.Search;

/** The program's own search from a8 to its first tour, advanced in chunks as a trace does. */
final class GoldenSearch implements Subject {
    private static final long CHUNK = 100_000;

    private final Golden golden;
    private final Search search;
    private final Checkpoint first;

    GoldenSearch(Golden golden) {
        this.golden = golden;
        this.search = Variant.named(golden.algorithm())
                .begin(Problem.open(Board.full(KnightTables.SIDE, KnightTables.SIDE), 0));
        this.first = search.save();
    }

    @Override
    public String name() {
        return golden.algorithm();
    }

    @Override
    public long run() {
        search.restore(first);
        while (!search.isOver()) {
            search.advance(CHUNK);
        }
        return golden.require(search.step());
    }
}

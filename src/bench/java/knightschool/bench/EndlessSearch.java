package knightschool.bench;

import knightschool.search.Checkpoint;
import knightschool.search.Problem;
import knightschool.search.Search;

/** A search that goes on, and begins anew where it ends. */
final class EndlessSearch implements Subject {
    private static final long CHUNK = 100_000;

    private final String name;
    private final Search search;
    private final Checkpoint first;

    EndlessSearch(String name, Variant variant, Problem problem) {
        this.name = name;
        this.search = variant.begin(problem);
        this.first = search.save();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long run() {
        if (search.isOver()) {
            search.restore(first);
        }
        return search.advance(CHUNK);
    }
}

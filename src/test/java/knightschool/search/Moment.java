package knightschool.search;

import java.util.Arrays;
import java.util.List;

/**
 * Everything that can be seen of a search at one step, as a value.
 *
 * @param path the squares visited
 */
record Moment(
        KnightPath path,
        List<Integer> untried,
        long step,
        long placements,
        long undos,
        long pruned,
        int deepest,
        boolean over,
        Outcome outcome) {
    static Moment of(Search search) {
        return new Moment(
                search.path(),
                Arrays.stream(search.untried()).boxed().toList(),
                search.step(),
                search.placements(),
                search.undos(),
                search.pruned(),
                search.deepest(),
                search.isOver(),
                search.outcome());
    }
}

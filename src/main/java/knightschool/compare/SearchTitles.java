package knightschool.compare;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;

/**
 * Creates the titles of the searches of a comparison, all of them different, from their algorithms, options and forks.
 */
public final class SearchTitles {
    private SearchTitles() {}

    /**
     * Returns the titles of searches, in their order: the algorithm, its chosen options and its forks. Of several equal
     * searches all but the first are numbered, as in "Backtracking, number 2".
     *
     * @param board the board on which the squares of forks are named
     */
    public static List<String> of(List<ConfiguredAlgorithm> solvers, Board board) {
        return IntStream.range(0, solvers.size())
                .mapToObj(i -> {
                    ConfiguredAlgorithm solver = solvers.get(i);
                    int earlier = (int) solvers.subList(0, i).stream()
                            .filter(solver::equals)
                            .count();
                    String details = details(solver.inShort(board), earlier);
                    return solver.algorithm().title() + (details.isEmpty() ? "" : ", " + details);
                })
                .toList();
    }

    /**
     * Returns the part of a title after the name of the algorithm.
     *
     * @param inShort the options and forks in a few words; empty for none
     * @param earlier the number of equal searches before this one
     */
    public static String details(String inShort, int earlier) {
        if (earlier == 0) {
            return inShort;
        }
        return (inShort.isEmpty() ? "" : inShort + ", ") + "number " + (earlier + 1);
    }
}

package knightschool.ui.census;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.census.CensusDefinition;
import knightschool.census.CensusFile;
import knightschool.census.CensusRow;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.value.DisplayOption;

/**
 * The parameters of a census with one solver: the board, the kind of tour, the algorithm with its options, and the
 * limit of steps.
 *
 * @param board without a start, since every start is searched from
 * @param closed whether closed tours are searched for
 * @param choices the chosen options of the algorithm
 * @param limit the number of steps after which a search is stopped
 */
record CensusParameters(Board board, boolean closed, Algorithm algorithm, AlgorithmOptionValues choices, long limit) {
    CensusParameters {
        board = board.withStart(Board.NONE);
        Objects.requireNonNull(algorithm);
    }

    /** The question of a set-up. */
    static CensusParameters of(CensusSetup setup) {
        ConfiguredAlgorithm solver = setup.searching();
        return new CensusParameters(
                setup.board(), setup.shows(DisplayOption.CLOSED), solver.algorithm(), solver.choices(), setup.limit());
    }

    /**
     * The problem with a start, to follow the search from there.
     *
     * @throws InputFault if no search can begin there
     */
    Problem from(int start) {
        if (!board.contains(start) || !board.isPlayable(start)) {
            throw new InputFault("no square is chosen to start from", "Point at a square of the board first.");
        }
        if (start == board.end()) {
            throw new InputFault(
                    SquareNames.name(board, start) + " is where the tour must end", "Choose another start.");
        }
        return new Problem(board, MoveOrder.CLOCKWISE, start, closed);
    }

    CensusParameters withLimit(long steps) {
        return new CensusParameters(board, closed, algorithm, choices, steps);
    }

    /** The algorithm with its options. */
    ConfiguredAlgorithm solver() {
        return new ConfiguredAlgorithm(algorithm, choices);
    }

    /**
     * The problem of the census.
     *
     * @throws knightschool.files.InputFault if closed tours are searched for on a board with an end
     */
    CensusDefinition census() {
        return CensusDefinition.ofEveryStart(board, algorithm.policy(choices), closed, limit);
    }

    /** The file of the table, with the settings that the command line would write. */
    CensusFile file(Path path) {
        List<String> words = arguments();
        return CensusFile.of(path, census(), words.getFirst(), words.subList(1, words.size()));
    }

    /** The name of the algorithm and the options, as on the command line. */
    List<String> arguments() {
        return Stream.of(
                        Stream.of(algorithm.name()),
                        closed ? Stream.of("--closed") : Stream.<String>empty(),
                        choices.arguments().stream())
                .flatMap(words -> words)
                .toList();
    }

    /** Whether another question differs at most in its limit. */
    boolean isLike(CensusParameters other) {
        return equals(other.withLimit(limit));
    }

    /** Whether a row of this question with another limit is valid with this limit too. */
    boolean keeps(CensusRow row) {
        return row.outcome() != Outcome.STOPPED && row.steps() <= limit;
    }
}

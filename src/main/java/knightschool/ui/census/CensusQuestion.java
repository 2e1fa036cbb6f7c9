package knightschool.ui.census;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.OptionValues;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusFile;
import knightschool.census.CensusProblem;
import knightschool.census.CensusRow;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.setup.CensusSetup;
import knightschool.setup.value.DisplayOption;

/**
 * What a census asks.
 *
 * @param board without a start, since every start is asked about
 * @param closed whether closed tours are sought
 * @param choices what is chosen of the algorithm's options
 * @param limit after how many steps a search is stopped
 */
record CensusQuestion(Board board, boolean closed, Algorithm algorithm, OptionValues choices, long limit) {
    CensusQuestion {
        board = board.withStart(Board.NONE);
        Objects.requireNonNull(algorithm);
    }

    /** What a set-up asks. */
    static CensusQuestion of(CensusSetup setup) {
        Solver solver = setup.searching();
        return new CensusQuestion(
                setup.board(), setup.shows(DisplayOption.CLOSED), solver.algorithm(), solver.choices(), setup.limit());
    }

    /** This question as a set-up, like one that asks something else, or the same on a board with a start. */
    CensusSetup as(CensusSetup like) {
        boolean same = board.equals(like.board().withStart(Board.NONE));
        return (same ? like : like.on(board))
                .withSolver(new Solver(algorithm, choices))
                .withLimit(limit)
                .showing(DisplayOption.CLOSED, closed);
    }

    /**
     * The board to watch the search from a start on.
     *
     * @throws InputFault if no search can begin there
     */
    Board boardFrom(int start) {
        if (!board.contains(start) || !board.isPlayable(start)) {
            throw new InputFault("no square is chosen to start from", "Point at a square of the board first.");
        }
        if (start == board.end()) {
            throw new InputFault(
                    SquareNames.name(board, start) + " is where the tour must end", "Choose another start.");
        }
        return board.withStart(start);
    }

    CensusQuestion withLimit(long steps) {
        return new CensusQuestion(board, closed, algorithm, choices, steps);
    }

    CensusQuestion withAlgorithm(Algorithm other, OptionValues chosen) {
        return new CensusQuestion(board, closed, other, chosen, limit);
    }

    CensusQuestion withBoard(Board other, boolean closedTours) {
        return new CensusQuestion(other, closedTours, algorithm, choices, limit);
    }

    /** @throws knightschool.files.InputFault if a closed tour is sought on a board with an end */
    CensusProblem census() {
        return CensusProblem.ofEveryStart(board, algorithm.policy(choices), closed, limit);
    }

    /** The file of its table, as the command line would write it. */
    CensusFile file(Path path) {
        List<String> words = arguments();
        return CensusFile.of(path, census(), words.getFirst(), words.subList(1, words.size()));
    }

    /** The algorithm's name and what is chosen beside it, as on the command line. */
    List<String> arguments() {
        return Stream.of(
                        Stream.of(algorithm.name()),
                        closed ? Stream.of("--closed") : Stream.<String>empty(),
                        choices.arguments().stream())
                .flatMap(words -> words)
                .toList();
    }

    /** Whether only the limit differs. */
    boolean isLike(CensusQuestion other) {
        return equals(other.withLimit(limit));
    }

    /** Whether a row that answers this question up to another limit answers it up to this one too. */
    boolean keeps(CensusRow row) {
        return row.outcome() != Outcome.STOPPED && row.steps() <= limit;
    }
}

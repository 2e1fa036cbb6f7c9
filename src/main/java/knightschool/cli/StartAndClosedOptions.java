package knightschool.cli;

import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.obstruction.TourEndpointConstraint;
import picocli.CommandLine.Option;

/** The options of a command that restrict its tours: the square where they begin, and whether they are closed. */
final class StartAndClosedOptions {
    @Option(
            names = "--start",
            paramLabel = "SQ",
            description = "Where the tours begin, as a chess name (a8) or an index (0). Without it the board's K holds,"
                    + " else every square is a start.")
    private String start;

    @Option(names = "--any-start", description = "Every square is a start, whatever the board's K says.")
    private boolean anyStart;

    @Option(names = "--closed", description = "Ask about closed tours. Their start does not matter.")
    private boolean closed;

    TourEndpointConstraint ends(Board on) {
        if (anyStart && start != null) {
            throw new InputFault("--any-start", "a start is given too (--start)", "Leave one of the two out.");
        }
        int startSquare = start == null
                ? anyStart ? Board.NONE : on.start()
                : ArgumentReader.in("--start", () -> SquareNames.parsePlayable(on, start));
        return ArgumentReader.in("--closed", () -> TourEndpointConstraint.of(on, startSquare, closed));
    }
}

package knightschool.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.text.TerminalMessageSanitizer;
import knightschool.tour.TourText;
import knightschool.tour.TourText.Finding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reports whether a file holds a tour. */
@Command(
        name = "check-tour",
        description = {
            "Checks a tour: a file of the indices of its squares, as the command tour prints them.",
            "Prints ok, or the first fault with its line; then the exit status is 1. A start (K) holds for open tours,"
                    + " an end (E) always."
        },
        footer = {"%nExample:", "  knight-school check-tour tour.txt --board 8x8 --closed"})
final class CheckTourCommand extends AbstractTerminalCommand {
    private static final int FAULTY = 1;

    @Parameters(paramLabel = "FILE", description = "The tour; /dev/stdin for what another command hands over.")
    private String tour;

    @Mixin
    private BoardOption board;

    @Option(names = "--closed", description = "Also ask that the last square is a knight's move from the first.")
    private boolean closed;

    @Override
    public Integer call() throws IOException {
        Path file = ArgumentReader.path(tour);
        Board on = board.read();
        ArgumentReader.in("--closed", () -> TourEndpointConstraint.of(on, Board.NONE, closed));
        TerminalProgress progress = new TerminalProgress(terminal);
        Optional<Finding> finding = TourText.firstFault(
                file,
                on,
                closed,
                squares -> progress.say("%,d of %,d squares checked. Ctrl+C ends it.", squares, on.playableCount()));
        terminal.results().append(finding.map(this::inWords).orElse("ok")).append('\n');
        return finding.isPresent() ? FAULTY : 0;
    }

    private String inWords(Finding finding) {
        String line = finding.line() == 0 ? "" : ":" + finding.line();
        return TerminalMessageSanitizer.of(tour) + line + ": " + finding.fault().text();
    }
}

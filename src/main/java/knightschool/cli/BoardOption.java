package knightschool.cli;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import picocli.CommandLine.Option;

/** The option {@code --board} of a command: a board file, or the size of a full board. */
final class BoardOption {
    @Option(
            names = "--board",
            required = true,
            paramLabel = "FILE|CxR",
            description = "A board file, or the size of a full board, columns first, such as 8x8.")
    private String board;

    /** Returns the board file, or empty if the option gives a size. */
    Optional<Path> file() {
        return BoardText.isSize(board) ? Optional.empty() : Optional.of(ArgumentReader.path(board));
    }

    Board read() {
        return ArgumentReader.in("--board", () -> BoardText.named(board));
    }
}

package knightschool.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.algorithm.warnsdorff.WarnsdorffRestartSearch;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FileReplacementRule;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.text.Keyword;
import knightschool.text.Plural;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.TourText;
import knightschool.tour.construction.TourConstruction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Constructs a tour of a full board of any size. */
@Command(
        name = "tour",
        description = {
            "Makes a tour of a full board of any size, up to millions of squares.",
            "Prints the indices of its squares, one a line. Which boards have tours is known by theorems; where there is"
                    + " none, the exit status is 1 and the theorem is named."
        },
        footer = {"%nExample:", "  knight-school tour --board 8x8 --closed"})
final class ConstructTourCommand extends AbstractTerminalCommand {
    private static final int NONE = 1;

    @Option(
            names = "--board",
            required = true,
            paramLabel = "CxR",
            description =
                    "The size of a full board, columns first, such as 8x8; each side up to " + Board.MAX_SIDE + ".")
    private String board;

    @Option(names = "--closed", description = "Make a tour whose last square is a knight's move from its first.")
    private boolean closed;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            defaultValue = "divide-and-conquer",
            completionCandidates = MethodNames.class,
            description =
                    "One of: ${COMPLETION-CANDIDATES}. Without it: ${DEFAULT-VALUE}, which never fails where there"
                            + " is a tour. Warnsdorff's rule may get stuck.")
    private String method;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write the tour into this file instead, whole or not at all; an older tour is replaced.")
    private String out;

    @Option(names = "--force", description = "Replace the file behind --out also if it is no tour.")
    private boolean force;

    /** The ways of constructing a tour. */
    enum Method implements Keyword {
        DIVIDE_AND_CONQUER,
        WARNSDORFF;

        static Method named(String word) {
            return Keyword.find(Method.class, word.strip())
                    .orElseThrow(() -> new InputFault(
                            "there is no method \"" + word.strip() + "\"",
                            "Choose one of: " + Keyword.list(Method.class) + "."));
        }
    }

    /** The completion candidates for {@code --method}, listed in the help. */
    static final class MethodNames extends KeywordCompletionCandidates<Method> {
        MethodNames() {
            super(Method.class);
        }
    }

    @Override
    public Integer call() throws IOException {
        Board on = ArgumentReader.in("--board", this::fullBoard);
        Method choice = ArgumentReader.in("--method", () -> Method.named(method));
        Path file = out == null ? null : ArgumentReader.in("--out", () -> ArgumentReader.target(out));
        if (file != null) {
            new FileReplacementRule(force, List.of()).require(file, TourText::isOwn);
        }
        ExistenceTheorem existence = ExistenceTheorem.of(on.columns(), on.rows(), closed);
        if (!existence.exists()) {
            terminal.say("there is no " + (closed ? "closed" : "open") + " tour of " + size(on) + ": "
                    + existence.statement() + ".");
            return NONE;
        }
        Optional<int[]> tour = choice == Method.WARNSDORFF
                ? byWarnsdorff(on)
                : Optional.of(
                        TourConstruction.of(on.columns(), on.rows(), closed).tour());
        if (tour.isEmpty()) {
            terminal.say("Warnsdorff's rule got stuck in every attempt on " + size(on) + (closed ? ", closed" : "")
                    + ". There is a tour: --method divide-and-conquer makes it.");
            return NONE;
        }
        write(tour.get(), file);
        return 0;
    }

    private Optional<int[]> byWarnsdorff(Board on) {
        TerminalProgress progress = new TerminalProgress(terminal);
        String form = "%,d of %,d squares visited, ties by %s. Ctrl+C ends it.";
        var attempts = new WarnsdorffRestartSearch(
                on, closed, (squares, ties) -> progress.say(form, squares, on.squares(), ties.word()));
        return attempts.tour();
    }

    private Board fullBoard() {
        if (!BoardText.isSize(board)) {
            throw new InputFault(
                    "\"" + board + "\" is no size, and tours are made for full boards only",
                    "Write a size such as 8x8. For a board with holes, search: solve --board FILE.");
        }
        return BoardText.ofSize(board);
    }

    private static String size(Board board) {
        return board.columns() + " x " + board.rows();
    }

    private void write(int[] tour, Path file) throws IOException {
        if (file == null) {
            write(tour, new WriterStream(terminal.results()), "printed");
            return;
        }
        TextFiles.write(file, stream -> write(tour, stream, "written"));
        terminal.say(Plural.counted(tour.length, "square") + " written to " + out + ".");
    }

    private void write(int[] tour, OutputStream stream, String verb) throws IOException {
        TerminalProgress progress = new TerminalProgress(terminal);
        TourText.write(
                tour,
                stream,
                squares -> progress.say("%,d of %,d squares %s. Ctrl+C ends it.", squares, tour.length, verb));
    }

    /** Passes ASCII bytes on to a writer, many at a time. */
    private static final class WriterStream extends OutputStream {
        private final Writer writer;

        WriterStream(Writer writer) {
            this.writer = writer;
        }

        @Override
        public void write(int b) throws IOException {
            writer.write(b);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            writer.write(new String(bytes, from, length, StandardCharsets.ISO_8859_1));
        }

        @Override
        public void flush() throws IOException {
            writer.flush();
        }
    }
}

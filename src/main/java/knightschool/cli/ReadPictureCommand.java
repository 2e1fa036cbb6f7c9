package knightschool.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.picture.PictureReading;
import knightschool.picture.ReadingWarning;
import knightschool.picture.SelectionFrame;
import knightschool.picture.WalkClickScriptFormat;
import knightschool.picture.file.DecodedPicture;
import knightschool.picture.file.PictureFileReader;
import knightschool.picture.reading.PictureReader;
import knightschool.walk.ShortestCoveringWalkAnswer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads a board from a picture. */
@Command(
        name = "read-picture",
        description = {
            "Reads a board out of a screenshot or photo: light squares are playable, dark and absent ones are holes.",
            "Prints the board as text, with K where the knight was found; with --solve its shortest walk instead, as"
                    + " shortest-walk prints it; with --clicks that walk as clicks on the squares of the picture.",
            "What is doubtful about the board is said on standard error, and where there are several boards, as in a"
                    + " picture of three panes, the frame of each; the largest is read, of equal ones the first."
        },
        footer = {"%nExample:", "  knight-school read-picture screenshot.png --clicks csv"})
final class ReadPictureCommand extends AbstractTerminalCommand {
    private static final int MOST_NAMES = 8;

    @Parameters(paramLabel = "FILE", description = "The picture: PNG, JPEG, GIF or BMP.")
    private String picture;

    @Option(
            names = "--frame",
            paramLabel = "X,Y,W,H",
            description =
                    "The part of the picture that holds the board, in pixels. Without it the board is looked for.")
    private String frame;

    @Option(names = "--solve", description = "Print the shortest walk from the knight through every square.")
    private boolean solve;

    @Option(
            names = "--clicks",
            paramLabel = "NAME",
            completionCandidates = ClickNames.class,
            description = "Print the clicks of the shortest walk. One of: ${COMPLETION-CANDIDATES}.")
    private String clicks;

    /** The completion candidates for {@code --clicks}, listed in the help. */
    static final class ClickNames extends KeywordCompletionCandidates<WalkClickScriptFormat> {
        ClickNames() {
            super(WalkClickScriptFormat.class);
        }
    }

    @Override
    public Integer call() throws IOException {
        Path file = ArgumentReader.path(picture);
        Optional<WalkClickScriptFormat> format = Optional.ofNullable(clicks)
                .map(word -> ArgumentReader.in("--clicks", () -> WalkClickScriptFormat.named(word)));
        Optional<SelectionFrame> part =
                Optional.ofNullable(frame).map(text -> ArgumentReader.in("--frame", () -> SelectionFrame.parse(text)));
        DecodedPicture read = PictureFileReader.read(file, ReadProgressListener.NONE);
        SelectionFrame pictureFrame = read.whole();
        part.ifPresent(inside ->
                ArgumentReader.in("--frame", () -> inside.within(pictureFrame.width(), pictureFrame.height())));
        Optional<SelectionFrame> inImage = part.map(read::part);
        List<PictureReading> found =
                ArgumentReader.in(file.toString(), () -> PictureReader.readAll(read.image(), inImage, () -> {}));
        List<PictureReading> boards = found.stream().map(read::inFile).toList();
        PictureReading reading = boards.getFirst();
        if (format.isEmpty() && !solve) {
            terminal.results().append(BoardText.format(reading.board()));
        } else {
            solve(reading, format);
        }
        if (boards.size() > 1) {
            say(boards);
        }
        reading.doubts().forEach(doubt -> say(doubt, reading.board()));
        return 0;
    }

    private void solve(PictureReading reading, Optional<WalkClickScriptFormat> format) throws IOException {
        ShortestCoveringWalkAnswer coveringWalk = ArgumentReader.in(picture, () -> shortest(reading.board()));
        if (format.isPresent()) {
            terminal.results().append(format.get().write(coveringWalk.walk(), reading.grid()));
            if (coveringWalk.walk().isEmpty()) {
                terminal.say("there are no clicks: " + coveringWalk.reason() + ".");
            }
        } else {
            terminal.print(json -> ShortestCoveringWalkCommand.print(coveringWalk, json));
        }
    }

    private ShortestCoveringWalkAnswer shortest(Board board) {
        try {
            return ShortestCoveringWalkAnswer.of(
                    KnightGraph.of(board),
                    TourEndpointConstraint.of(board),
                    ShortestCoveringWalkAnswer.THOROUGH,
                    new TerminalProgress(terminal).ofInquiry(""));
        } catch (InputFault fault) {
            throw fault.in(picture);
        }
    }

    private void say(List<PictureReading> boards) {
        String frames = boards.stream()
                .map(board -> "--frame " + board.grid().frame().text())
                .collect(Collectors.joining(", "));
        terminal.say("there are " + boards.size()
                + " boards in this picture, and the first of them is read. Take one with: " + frames + ".");
    }

    private void say(ReadingWarning doubt, Board board) {
        String squares = doubt.squares().stream()
                .limit(MOST_NAMES)
                .map(square -> SquareNames.name(board, square))
                .collect(Collectors.joining(", "));
        String more = doubt.squares().size() > MOST_NAMES ? ", ..." : "";
        terminal.say(
                "doubtful: " + doubt.kind().words() + (squares.isEmpty() ? "" : " (" + squares + more + ")") + ".");
    }
}

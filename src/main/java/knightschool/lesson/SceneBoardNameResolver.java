package knightschool.lesson;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.source.FileResolver;

/** Resolves the name {@value #WORD} in claims to the board of the scene beside the text, and other names to files. */
public final class SceneBoardNameResolver {
    /** The name of the scene's board in claims. */
    static final String WORD = "board";

    private SceneBoardNameResolver() {}

    /** Returns a resolver for the files of a lesson that also resolves {@value #WORD} to the given board. */
    public static FileResolver beside(FileResolver files, Board board) {
        return beside(files, Optional.of(board));
    }

    /**
     * Returns a resolver for the files of a lesson that also resolves {@value #WORD} to the board of the slide's
     * set-up, if the slide has a scene with one.
     */
    public static FileResolver beside(FileResolver files, Slide slide) {
        return beside(
                files,
                slide.scene()
                        .flatMap(scene -> scene.setup().offer(SetupOnBoard.class))
                        .map(SetupOnBoard::board));
    }

    private static FileResolver beside(FileResolver files, Optional<Board> board) {
        return name -> name.equals(WORD)
                ? BoardText.format(board.orElseThrow(() -> new InputFault(
                        "no board stands beside this text", "Add a setup block, or name a board, such as 8x8.")))
                : files.text(name);
    }
}

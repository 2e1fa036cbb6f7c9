package knightschool.lesson;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.setup.source.FileResolver;

/** The board beside a text: claims name it where they would name a file. */
public final class SceneBoardResolver {
    /** How it is named. */
    static final String WORD = "board";

    private SceneBoardResolver() {}

    /** The files beside a lesson, and among them the board of a scene. */
    public static FileResolver beside(FileResolver files, Board board) {
        return beside(files, Optional.of(board));
    }

    /** The files beside a lesson, and among them the board that a slide says; without a scene there is none. */
    public static FileResolver beside(FileResolver files, Slide slide) {
        return beside(files, slide.scene().flatMap(scene -> scene.setup().boardShown()));
    }

    private static FileResolver beside(FileResolver files, Optional<Board> board) {
        return name -> name.equals(WORD)
                ? BoardText.format(board.orElseThrow(() -> new InputFault(
                        "no board stands beside this text", "Add a setup block, or name a board, such as 8x8.")))
                : files.text(name);
    }
}

package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;

/** The names of files of boards as they are saved; none of this is asked of a file that is read. */
public final class BoardName {
    /** How they end, so that the dialog that opens boards lists them. */
    static final String ENDING = ".board";

    private BoardName() {}

    /** What a board is called. */
    public static String of(Optional<Path> file) {
        return file.map(path -> path.getFileName().toString()).orElse(QuestionWords.NEW_BOARD);
    }

    /** What one of the open boards is called; those in no file are told apart by numbers, from the second on. */
    public static String of(OpenBoards boards, OpenBoard one) {
        int number = boards.number(one);
        return of(boards.file(one)) + (number > 1 ? " " + number : "");
    }

    /** The file that is offered for a board of this name which is in none: one word, for command lines too. */
    static String proposed(String board) {
        return board.replace(' ', '-') + ENDING;
    }

    /** What the board of a file is called. */
    public static String of(Path file) {
        return of(Optional.of(file));
    }

    /**
     * The file to save to: the one chosen, with the ending where its name has none.
     *
     * @param open the board's file, which keeps its name
     */
    static Path withEnding(Path chosen, Optional<Path> open) {
        String name = chosen.getFileName().toString();
        boolean complete =
                name.lastIndexOf('.') > 0 || open.filter(chosen::equals).isPresent();
        return complete ? chosen : chosen.resolveSibling(name + ENDING);
    }
}

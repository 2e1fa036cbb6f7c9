package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.picture.file.PictureFileReader;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;

/** The names of files of boards as they are saved; none of this is asked of a file that is read. */
public final class BoardName {
    /** How the names of other documents end that are listed as recent. */
    private static final List<String> OTHER_DOCUMENTS = List.of(".slide", ".setup", ".csv", ".md");

    private BoardName() {}

    /** What a board is called. */
    public static String of(Optional<Path> file) {
        return file.map(path -> path.getFileName().toString()).orElse(BoardFileWords.NEW_BOARD);
    }

    /** What one of the open boards is called; those in no file are told apart by numbers, from the second on. */
    public static String of(OpenBoards boards, OpenBoard one) {
        return numbered(of(boards.file(one)), boards.number(one));
    }

    private static String numbered(String name, int number) {
        return name + (number > 1 ? " " + number : "");
    }

    /**
     * What a board in no file is called in a list.
     *
     * @param number see {@link OpenBoards#number}; 0 for none
     */
    public static String listed(int number, Board board) {
        return BoardFileWords.listed(numbered(BoardFileWords.NEW_BOARD, number), board.columns(), board.rows());
    }

    /**
     * The file that is offered for a board of this name which is in none: one word, for command lines too; without its
     * ending.
     */
    static String proposed(String board) {
        return board.replace(' ', '-');
    }

    /** What the board of a file is called. */
    public static String of(Path file) {
        return of(Optional.of(file));
    }

    /** Whether a recent file may be a board: its name has an ending which no other kind of document has. */
    public static boolean isBoard(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.lastIndexOf('.') > 0
                && OTHER_DOCUMENTS.stream().noneMatch(name::endsWith)
                && PictureFileReader.ENDINGS.stream().noneMatch(name::endsWith);
    }
}

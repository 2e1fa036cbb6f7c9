package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.layout.file.GraphFileFormat;
import knightschool.picture.file.PictureFileReader;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;

/**
 * The names under which open boards are shown and saved, from their files and numbers, and whether a recent file may be
 * a board. They apply to saving; a file to be read may have any name.
 */
public final class BoardAndFileNames {
    /** The file extensions of other documents in the list of recent files. */
    private static final List<String> OTHER_DOCUMENTS = Stream.concat(
                    Stream.of(".slide", ".setup", ".csv", ".md"), GraphFileFormat.ENDINGS.stream())
            .toList();

    private BoardAndFileNames() {}

    /**
     * Returns the name of a board.
     *
     * @param file the file of the board; empty for a new board
     */
    public static String of(Optional<Path> file) {
        return file.map(path -> path.getFileName().toString()).orElse(BoardFileWords.NEW_BOARD);
    }

    /** Returns the name of an open board; boards without a file are numbered from the second on. */
    public static String of(OpenBoards boards, OpenBoard one) {
        return numbered(of(boards.file(one)), boards.number(one));
    }

    private static String numbered(String name, int number) {
        return name + (number > 1 ? " " + number : "");
    }

    /**
     * Returns the name of a board without a file in a list.
     *
     * @param number the number, see {@link OpenBoards#number}; 0 for none
     */
    public static String listed(int number, Board board) {
        return BoardFileWords.listed(numbered(BoardFileWords.NEW_BOARD, number), board.columns(), board.rows());
    }

    /**
     * Returns the file name proposed for a board without a file: one word, which is convenient on command lines too,
     * without extension.
     */
    static String proposed(String board) {
        return board.replace(' ', '-');
    }

    /** Returns the name of the board of a file. */
    public static String of(Path file) {
        return of(Optional.of(file));
    }

    /** Returns whether a recent file may be a board: its name has an extension that no other kind of document uses. */
    public static boolean isBoard(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.lastIndexOf('.') > 0
                && OTHER_DOCUMENTS.stream().noneMatch(name::endsWith)
                && PictureFileReader.ENDINGS.stream().noneMatch(name::endsWith);
    }
}

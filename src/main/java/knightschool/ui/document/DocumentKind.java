package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.ui.work.WorkContext;

/**
 * A kind of document: what it is called, and how its files are read and written.
 *
 * @param <T> what a file of this kind holds
 * @param name of one document in a sentence, such as "board"
 * @param openTitle of the dialog that opens one
 * @param saveTitle of the dialog that saves one; the document's name follows it
 * @param formats to choose from, at least one; the first is the usual one
 * @param reader empty for what is only exported
 */
public record DocumentKind<T>(
        String name,
        String openTitle,
        String saveTitle,
        List<FileFormat> formats,
        Optional<Reader<T>> reader,
        Writer<T> writer) {
    /** Boards, which several scenes open and save. */
    public static final DocumentKind<Board> BOARD = new DocumentKind<>(
            DocumentWords.BOARD,
            DocumentWords.OPEN_BOARD,
            DocumentWords.SAVE_BOARD,
            List.of(FileFormat.of(DocumentWords.BOARDS, ".board")),
            Optional.of((file, _) -> BoardText.read(file)),
            (file, board, _) -> BoardText.write(file, board));

    /** How a file is read. */
    @FunctionalInterface
    public interface Reader<T> {
        /**
         * Called on a worker.
         *
         * @param progress is to be told again and again while a long file is read
         * @throws InputFault if it cannot be used
         */
        T read(Path file, ReadProgressListener progress);
    }

    /** How a file is written. */
    @FunctionalInterface
    public interface Writer<T> {
        /**
         * Called on a worker; its ending says the format where there are several.
         *
         * @param context says whether it is still wanted
         * @throws InputFault if it cannot be written
         */
        void write(Path file, T value, WorkContext context);
    }

    /** How the bytes of a file are made. */
    @FunctionalInterface
    public interface Encoder<T> {
        /** Called on a worker; see {@link Writer#write}. */
        byte[] bytes(Path file, T value, WorkContext context);
    }

    /** A kind of file that is written and not read again, such as a picture. */
    public static <T> DocumentKind<T> export(String saveTitle, List<FileFormat> formats, Encoder<T> encoder) {
        return new DocumentKind<>(
                "",
                "",
                saveTitle,
                formats,
                Optional.empty(),
                (file, value, context) -> TextFiles.write(file, encoder.bytes(file, value, context)));
    }

    /** The same with another way of reading, for a scene that takes less than a file may hold. */
    public DocumentKind<T> readBy(Reader<T> other) {
        return new DocumentKind<>(name, openTitle, saveTitle, formats, Optional.of(other), writer);
    }

    /** What is asked before one is opened. */
    FileRequest opening(Optional<Path> near) {
        return new FileRequest(openTitle, formats, near, "");
    }

    /**
     * What is asked before one is saved.
     *
     * @param near a file in whose folder the dialog begins where the document is in none
     */
    FileRequest saving(SaveRequest<T> draft, Optional<Path> near) {
        String offered = draft.file()
                .map(file -> file.getFileName().toString())
                .orElse(draft.fileName() + formats.getFirst().ending());
        return new FileRequest(
                DocumentWords.saveTitle(saveTitle, draft.name()),
                formats,
                draft.file().or(() -> near),
                offered);
    }
}

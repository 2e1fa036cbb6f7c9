package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.ui.work.RunningWorkContext;

/**
 * A kind of document: its names, and how its files are read and written.
 *
 * @param <T> the type of the content of a file
 * @param name the name of one document in a sentence, such as "board"
 * @param openTitle the title of the dialog that opens one
 * @param saveTitle the title of the dialog that saves one, followed by the document's name
 * @param formats the formats to choose from, at least one; the first is the default
 * @param reader reads a file; empty for documents that are only exported
 * @param writer writes a file
 */
public record DocumentTypeDescriptor<T>(
        String name,
        String openTitle,
        String saveTitle,
        List<FileDialogFormat> formats,
        Optional<Reader<T>> reader,
        Writer<T> writer) {
    /** Boards, which several scenes open and save. */
    public static final DocumentTypeDescriptor<Board> BOARD = new DocumentTypeDescriptor<>(
            DocumentWords.BOARD,
            DocumentWords.OPEN_BOARD,
            DocumentWords.SAVE_BOARD,
            List.of(FileDialogFormat.of(DocumentWords.BOARDS, ".board")),
            Optional.of((file, _) -> BoardText.read(file)),
            (file, board, _) -> BoardText.write(file, board));

    /** Reads a file of a kind. */
    @FunctionalInterface
    public interface Reader<T> {
        /**
         * Reads a file, on a worker thread.
         *
         * @param progress is to be notified repeatedly while a long file is read
         * @throws InputFault if the file cannot be used
         */
        T read(Path file, ReadProgressListener progress);
    }

    /** Writes a file of a kind. */
    @FunctionalInterface
    public interface Writer<T> {
        /**
         * Writes a file, on a worker thread. The extension of the file tells the format where there are several.
         *
         * @param context tells whether the file is still wanted
         * @throws InputFault if the file cannot be written
         */
        void write(Path file, T value, RunningWorkContext context);

        /**
         * Returns all files that {@link #write} would write now, the given one first. Called on the worker thread, just
         * before that.
         */
        default List<Path> files(Path file) {
            return List.of(file);
        }
    }

    /** Encodes the content of a file as bytes. */
    @FunctionalInterface
    public interface Encoder<T> {
        /** Returns the bytes of a file, on a worker thread; see {@link Writer#write}. */
        byte[] bytes(Path file, T value, RunningWorkContext context);
    }

    /** Returns a kind of document that is written but never read, such as a picture. */
    public static <T> DocumentTypeDescriptor<T> export(
            String saveTitle, List<FileDialogFormat> formats, Encoder<T> encoder) {
        return new DocumentTypeDescriptor<>(
                "",
                "",
                saveTitle,
                formats,
                Optional.empty(),
                (file, value, context) -> TextFiles.write(file, encoder.bytes(file, value, context)));
    }

    /** Returns this kind with another reader, for a scene that accepts less than a file may contain. */
    public DocumentTypeDescriptor<T> readBy(Reader<T> other) {
        return new DocumentTypeDescriptor<>(name, openTitle, saveTitle, formats, Optional.of(other), writer);
    }

    /**
     * Returns the request for a file to open.
     *
     * @param near a file in whose folder the dialog starts
     */
    FileDialogRequest opening(Optional<Path> near) {
        return new FileDialogRequest(openTitle, formats, near, "");
    }

    /**
     * Returns the request for a file to save to.
     *
     * @param near a file in whose folder the dialog starts if the document has no file
     */
    FileDialogRequest saving(SaveRequest<T> draft, Optional<Path> near) {
        String offered = draft.file()
                .map(file -> file.getFileName().toString())
                .orElse(draft.fileName() + formats.getFirst().ending());
        return new FileDialogRequest(
                DocumentWords.saveTitle(saveTitle, draft.name()),
                formats,
                draft.file().or(() -> near),
                offered);
    }
}

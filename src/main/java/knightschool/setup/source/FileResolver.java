package knightschool.setup.source;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import knightschool.board.BoardText;
import knightschool.files.ContainedFileResolver;
import knightschool.files.FilePathCodec;
import knightschool.files.InputFault;
import knightschool.files.PngFileInfo;
import knightschool.files.TextFiles;

/** Resolves the files that a text refers to, usually in the folder of the text. */
@FunctionalInterface
public interface FileResolver {
    /**
     * Returns the text of a file.
     *
     * @throws InputFault if there is no such file, or it cannot be read
     */
    String text(String name);

    /**
     * Returns a picture.
     *
     * @throws InputFault if there is no such picture, or it cannot be shown
     */
    default PngFileInfo picture(String name) {
        throw new InputFault("there is no picture \"" + name + "\" here", "Show it as a scene, with a setup block.");
    }

    /** Returns a resolver for the regular files within a folder, and no others. */
    static FileResolver folder(Path folder) {
        return new FileResolver() {
            @Override
            public String text(String name) {
                return TextFiles.read(ContainedFileResolver.find(folder, name), BoardText.MAX_BYTES);
            }

            @Override
            public PngFileInfo picture(String name) {
                return PngFileInfo.in(folder, name);
            }
        };
    }

    /** Returns a resolver for the files in the folder of a file. */
    static FileResolver file(Path file) {
        return folder(file.toAbsolutePath().getParent());
    }

    /**
     * Returns a resolver for files with absolute paths, anywhere. Only for texts that the program itself has saved,
     * never for files that the user opens.
     */
    static FileResolver anywhere() {
        return name -> TextFiles.readKept(full(name), BoardText.MAX_BYTES);
    }

    /** Returns a resolver without files, for texts that are not in a folder. */
    static FileResolver nothing() {
        return name -> {
            throw new InputFault("there is no file \"" + name + "\" here", "Write the size or the rows of the board.");
        };
    }

    private static Path full(String name) {
        try {
            return FilePathCodec.file(name);
        } catch (InvalidPathException e) {
            throw new InputFault("\"" + name.replace('\0', '?') + "\" is no file name", "Use letters and digits.");
        }
    }
}

package knightschool.setup.source;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import knightschool.board.BoardText;
import knightschool.files.ContainedFileResolver;
import knightschool.files.FilePathCodec;
import knightschool.files.InputFault;
import knightschool.files.PngFileInfo;
import knightschool.files.TextFiles;

/** Where the files that a text names are looked for: in the folder that it lies in. */
@FunctionalInterface
public interface FileResolver {
    /**
     * The text of the file of that name.
     *
     * @throws InputFault if there is none, or none that can be read
     */
    String text(String name);

    /**
     * The picture of that name.
     *
     * @throws InputFault if there is none, or none that can be shown
     */
    default PngFileInfo picture(String name) {
        throw new InputFault("there is no picture \"" + name + "\" here", "Show it as a scene, with a setup block.");
    }

    /** The plain files of a folder, and of no other. */
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

    /** The files beside a file. */
    static FileResolver file(Path file) {
        return folder(file.toAbsolutePath().getParent());
    }

    /** Files wherever they lie, named in full: for what the program itself has kept, never for what a person opens. */
    static FileResolver anywhere() {
        return name -> TextFiles.readKept(full(name), BoardText.MAX_BYTES);
    }

    /** For texts that lie in no folder. */
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

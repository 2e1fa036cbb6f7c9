package knightschool.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Creates the messages for files that cannot be written, with their remedies. */
public final class WriteFaultFactory {
    /** The description of a full disk. */
    public static final String FULL = "the disk is full";

    private WriteFaultFactory() {}

    static InputFault folder(Path file) {
        return fault(file, "this is a folder, not a file", "Choose another name, such as one inside it.");
    }

    static InputFault noFile(Path file) {
        return fault(file, "this is a pipe or a device, not a file", "Choose the name of a file.");
    }

    static InputFault isProtected(Path file) {
        return fault(file, "this file may not be changed", "Choose another name, or allow yourself to change it.");
    }

    static InputFault noFolder(Path file) {
        return fault(file, "its folder does not exist", "Create the folder, or choose another.");
    }

    /**
     * Returns the fault for a circle of symbolic links.
     *
     * @param itself whether the file is itself part of the circle of links, rather than a folder on its path
     */
    static InputFault circle(Path file, boolean itself) {
        return fault(
                file,
                itself ? "this is a link that leads back to itself" : "its folder is a link that leads back to itself",
                "Delete the link, or choose another name.");
    }

    /** Returns the fault for an exception of the operating system while writing. */
    public static InputFault of(Path file, IOException reason) {
        if (reason instanceof FullDiskException) {
            return fault(file, FULL, "Free some space on it, or choose another disk.");
        }
        if (reason instanceof FileSystemLoopException) {
            return circle(file, true);
        }
        return reason instanceof AccessDeniedException
                ? fault(file, "in this folder you may not write", "Choose a folder that you may write to.")
                : fault(
                        file,
                        "this file cannot be written" + inWordsOfSystem(reason),
                        "Choose another folder or disk.");
    }

    /** Returns the message of the operating system for an uncommon reason, if it has one. */
    private static String inWordsOfSystem(IOException reason) {
        String words = FullDiskException.systemWords(reason);
        return words.isEmpty() ? "" : ": the system says \"" + words + "\"";
    }

    /** Returns the fault for a folder that cannot be created. */
    public static InputFault ofFolder(Path folder, IOException reason) {
        Path above = folder;
        while (above.getParent() != null && !Files.isDirectory(above)) {
            above = above.getParent();
        }
        return FullDiskException.orOther(above, reason) instanceof FullDiskException full
                ? of(folder, full)
                : fault(
                        folder,
                        "this folder cannot be made",
                        "Move what is there to another place, or choose another home.");
    }

    private static InputFault fault(Path file, String description, String remedy) {
        return new InputFault(file.toString(), description, remedy);
    }
}

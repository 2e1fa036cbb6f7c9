package knightschool.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Resolves file names that a text, such as a lesson, uses for files of its own folder. A text from outside may name
 * anything: files elsewhere, by name or by link, and files that are not regular (a pipe blocks until somebody writes
 * into it) are never opened.
 */
public final class ContainedFileResolver {
    private ContainedFileResolver() {}

    /**
     * Returns the real path of a file in a folder.
     *
     * @param name the name relative to the folder, which may lead through subfolders
     * @throws InputFault if the file does not exist, is not a regular file, or lies outside the folder, also by a link
     */
    public static Path find(Path folder, String name) {
        try {
            Path home = folder.toAbsolutePath().normalize();
            Path named = home.resolve(name).normalize();
            if (!named.startsWith(home)) {
                throw outside(name);
            }
            if (named.equals(home) || !Files.exists(named)) {
                throw new InputFault(
                        "there is no file \"" + name + "\" in the folder of this file",
                        "Check its name, or copy it there.");
            }
            return plain(named.toRealPath(), home.toRealPath(), name);
        } catch (InvalidPathException _) {
            throw new InputFault("\"" + name.replace('\0', '?') + "\" is no file name", "Use letters and digits.");
        } catch (IOException _) {
            throw new InputFault(
                    "the file \"" + name + "\" may not be read", "Ask its owner for the right to read it.");
        }
    }

    private static Path plain(Path file, Path home, String name) {
        if (!file.startsWith(home)) {
            throw outside(name);
        }
        if (Files.isDirectory(file)) {
            throw new InputFault("\"" + name + "\" is a folder, not a file", "Name a file inside it.");
        }
        if (!Files.isRegularFile(file)) {
            throw new InputFault(
                    "\"" + name + "\" is something like a pipe or a device", "Copy what it gives into a plain file.");
        }
        return file;
    }

    private static InputFault outside(String name) {
        return new InputFault(
                "\"" + name + "\" does not lie in the folder of this file", "Copy it there, and write its name alone.");
    }
}

package knightschool.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Decides which existing files may be replaced: empty files and files written by the program always, other files only
 * if the user forces it, and files that are being read never.
 *
 * @param isForced whether the user allows any file to be replaced
 * @param sourceFiles the files that are being read
 */
public record FileReplacementRule(boolean isForced, List<Path> sourceFiles) {
    private static final String REMEDY_FOR_SOURCE = "Choose another name.";

    public FileReplacementRule {
        sourceFiles = List.copyOf(sourceFiles);
    }

    /**
     * Checks that a file may be written.
     *
     * @param isOwn whether the program wrote a regular file that is not empty
     * @throws InputFault if the file exists and must not be replaced
     */
    public void require(Path file, Predicate<Path> isOwn) {
        if (Files.notExists(file)) {
            return;
        }
        refuseSource(file);
        if (!isForced && TextFiles.hasContent(file) && !Files.isDirectory(file) && !isOwn.test(file)) {
            throw new InputFault(
                    file.toString(),
                    "this file is there already, and it is none that this command wrote",
                    "Add --force to replace it, or choose another name.");
        }
    }

    /**
     * Checks that a file is not one of those being read, by whatever name or link.
     *
     * @throws InputFault if it is, or if the file system cannot tell
     */
    public void refuseSource(Path file) {
        if (sourceFiles.stream().anyMatch(one -> isSame(one, file))) {
            throw new InputFault(file.toString(), "this file is what is being read", REMEDY_FOR_SOURCE);
        }
    }

    /**
     * Returns whether two paths lead to the same existing file.
     *
     * @throws InputFault if the file system cannot tell, because the file that is read could then be overwritten
     */
    private static boolean isSame(Path one, Path other) {
        try {
            return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
        } catch (NoSuchFileException _) {
            return false;
        } catch (IOException e) {
            throw WriteFaultFactory.of(other, e);
        }
    }

    /**
     * Returns a text and the files of its folder that it names, as a lesson names boards and pictures.
     *
     * @param maxBytes the longest text that is searched for names, in bytes
     */
    public static List<Path> withNamed(Path text, int maxBytes) {
        if (!Files.isRegularFile(text)) {
            return List.of(text);
        }
        Path folder = text.toAbsolutePath().getParent();
        Stream<Path> named =
                words(text, maxBytes).flatMap(word -> file(folder, word)).filter(Files::isRegularFile);
        return Stream.concat(Stream.of(text), named).distinct().toList();
    }

    /**
     * Returns everything in a text that could be a name: words, and the text after a colon or in quotation marks or
     * brackets.
     */
    private static Stream<String> words(Path text, int maxBytes) {
        try {
            String all = TextFiles.read(text, maxBytes);
            return Stream.concat(
                            Stream.of(all.split("[\\s`\"'()\\[\\]{},]+")),
                            Stream.of(all.split("[\\r\\n`\"'()\\[\\]{},]|: ")))
                    .map(String::strip)
                    .filter(word -> !word.isEmpty() && word.length() < 256)
                    .distinct();
        } catch (InputFault _) {
            return Stream.empty();
        }
    }

    private static Stream<Path> file(Path folder, String word) {
        try {
            return Stream.of(folder.resolve(word));
        } catch (InvalidPathException _) {
            return Stream.empty();
        }
    }
}

package knightschool.lesson;

import java.nio.file.Files;
import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.files.resource.ResourceReader;

/** The template for a new lesson: a small valid lesson, and the guide for writing lessons. */
public final class LessonTemplate {
    private static final String LESSON = "/knightschool/lesson/new-lesson.md";
    private static final String GUIDE = "/knightschool/lessons/WRITING.md";
    private static final String GUIDE_NAME = "WRITING.md";

    private LessonTemplate() {}

    /** Returns the template lesson, in UTF-8. */
    public static byte[] bytes() {
        return ResourceReader.bytes(LessonTemplate.class, LESSON);
    }

    /** Returns the guide in the folder of the given file. */
    public static Path guideBeside(Path file) {
        return file.resolveSibling(GUIDE_NAME);
    }

    /** Returns whether the folder of the given file has a guide, or another file of that name. */
    public static boolean hasGuideBeside(Path file) {
        return !Files.notExists(guideBeside(file));
    }

    /**
     * Writes the guide into the folder of the given file, unless the folder already has one.
     *
     * @throws InputFault if it cannot be written, or the system cannot tell whether there is one
     */
    public static void putGuideBeside(Path file) {
        if (!TextFiles.hasContent(guideBeside(file))) {
            TextFiles.write(guideBeside(file), ResourceReader.bytes(LessonTemplate.class, GUIDE));
        }
    }
}

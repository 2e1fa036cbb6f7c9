package knightschool.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads files that are parts of the program. */
public final class ResourceReader {
    private ResourceReader() {}

    /**
     * Returns the content of a file.
     *
     * @param user the class beside which the file lies, unless the name is absolute, that is, begins with a slash
     * @throws IllegalStateException if the file is missing
     */
    public static byte[] bytes(Class<?> user, String name) {
        try (InputStream in = user.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program's own file " + name + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own file " + name + " cannot be read", e);
        }
    }

    /** Returns the content of a file as text, see {@link #bytes}. */
    public static String text(Class<?> user, String name) {
        return new String(bytes(user, name), StandardCharsets.UTF_8);
    }
}

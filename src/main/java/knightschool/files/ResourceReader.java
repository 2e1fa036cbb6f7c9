package knightschool.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads files that are parts of the program. */
public final class ResourceReader {
    private ResourceReader() {}

    /**
     * The content of a file.
     *
     * @param user the class that the file lies beside, unless the name begins with a slash and says where it lies
     * @throws IllegalStateException if it is missing
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

    /** The same as text. */
    public static String text(Class<?> user, String name) {
        return new String(bytes(user, name), StandardCharsets.UTF_8);
    }
}

package knightschool.files.resource;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads files of the program from the class path, and files of the same name in other jars. */
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

    /**
     * Returns the content of all files with a name, as text, by their places: that of the program first, and those with
     * the same path in other jars of the class path.
     *
     * @param user the class beside which the program's file lies
     * @param name a name that is not absolute
     * @throws IllegalStateException if there is none
     */
    static Map<String, String> texts(Class<?> user, String name) {
        String path = user.getPackageName().replace('.', '/') + "/" + name;
        Map<String, String> texts = new LinkedHashMap<>();
        try {
            List<URL> files = Collections.list(user.getClassLoader().getResources(path));
            files.sort(Comparator.comparing(file -> !isBeside(user, file)));
            for (URL file : files) {
                try (InputStream in = file.openStream()) {
                    texts.put(file.toString(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own file " + name + " cannot be read", e);
        }
        if (texts.isEmpty()) {
            throw new IllegalStateException("the program's own file " + name + " is missing");
        }
        return texts;
    }

    /** Returns whether a file is in the jar or the folder of a class. */
    private static boolean isBeside(Class<?> user, URL file) {
        CodeSource source = user.getProtectionDomain().getCodeSource();
        return source != null && file.toString().contains(source.getLocation().toString());
    }
}

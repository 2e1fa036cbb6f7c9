package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import knightschool.files.ServiceProviders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneKindTest {
    @TempDir
    private Path folder;

    /** A format of another jar, as one that was made for an older version of the program. */
    public static final class BrokenFormats implements SetupFormatProvider {
        @Override
        public List<SetupFormat<?>> formats() {
            throw new IllegalStateException("broken on purpose");
        }
    }

    /** The classes are loaded anew, as the program is started anew. */
    @Test
    void programStartsWithoutFormatsOfAnotherMakerThatCannotBeUsed() throws Exception {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(SetupFormatProvider.class.getName()), List.of(BrokenFormats.class.getName()));
        try (URLClassLoader fresh = freshClasses()) {
            List<?> kinds = (List<?>) fresh.loadClass(SceneKind.class.getName())
                    .getMethod("values")
                    .invoke(null);
            assertEquals(SceneKind.values().toString(), kinds.toString());
            List<?> faults = (List<?>) fresh.loadClass(ServiceProviders.class.getName())
                    .getMethod("faults")
                    .invoke(null);
            assertEquals(1, faults.size());
            assertTrue(faults.getFirst().toString().contains(BrokenFormats.class.getName()), faults::toString);
        }
    }

    private URLClassLoader freshClasses() throws IOException {
        List<URL> path = new ArrayList<>(List.of(folder.toUri().toURL()));
        for (String part : System.getProperty("java.class.path").split(Pattern.quote(File.pathSeparator), -1)) {
            path.add(Path.of(part).toUri().toURL());
        }
        return new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }
}

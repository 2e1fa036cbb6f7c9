package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.files.resource.ServiceProviders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneKindTest {
    @TempDir
    private Path folder;

    /** A format of another jar, as one that was made for an older version of the program. */
    public static final class BrokenFormats implements SetupFormatProvider {
        @Override
        public List<SceneSetupFormat<?>> formats() {
            throw new IllegalStateException("broken on purpose");
        }
    }

    /** Two scenes of one jar that would take each other's files. */
    public static final class TwinFormats implements SetupFormatProvider {
        @Override
        public List<SceneSetupFormat<?>> formats() {
            return List.of(opening("left", ".twin"), opening("right", ".twin"));
        }
    }

    /** A scene that would take the set-ups of all others. */
    public static final class SetupTakingFormats implements SetupFormatProvider {
        @Override
        public List<SceneSetupFormat<?>> formats() {
            return List.of(opening("taker", ".setup"));
        }
    }

    /** A scene that would take the tables of all others. */
    public static final class TableTakingFormats implements SetupFormatProvider {
        @Override
        public List<SceneSetupFormat<?>> formats() {
            return List.of(opening("reader", ".csv"));
        }
    }

    private static SceneSetupFormat<?> opening(String word, String ending) {
        SceneFileKind file = SceneFileKind.named(word, ending, (_, _) -> {
            throw new IllegalStateException(word);
        });
        return new SceneSetupFormat<>(word, Setup.class, List.of(), _ -> null, (_, _) -> {}).opening(file);
    }

    /** A file may have both endings. */
    @Test
    void endingsOfWhichOneEndsWithTheOtherAreTaken() {
        for (String ending : List.of(".board", ".my.board")) {
            Set<String> taken = new HashSet<>(Set.of(".board", ".tour.my.board"));
            assertThrows(IllegalStateException.class, () -> SceneKind.requireOwn(ending, taken));
        }
        SceneKind.requireOwn(".myboard", new HashSet<>(Set.of(".board")));
    }

    /** The classes are loaded anew, as the program is started anew. */
    @Test
    void programStartsWithoutFormatsOfAnotherMakerThatCannotBeUsed() throws Exception {
        List<String> broken = Stream.of(
                        BrokenFormats.class, TwinFormats.class, SetupTakingFormats.class, TableTakingFormats.class)
                .map(Class::getName)
                .toList();
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(SetupFormatProvider.class.getName()), broken);
        try (URLClassLoader fresh = freshClasses()) {
            List<?> kinds = (List<?>) fresh.loadClass(SceneKind.class.getName())
                    .getMethod("values")
                    .invoke(null);
            assertEquals(SceneKind.values().toString(), kinds.toString());
            List<?> faults = (List<?>) fresh.loadClass(ServiceProviders.class.getName())
                    .getMethod("faults")
                    .invoke(null);
            assertEquals(broken.size(), faults.size(), faults::toString);
            for (int i = 0; i < broken.size(); i++) {
                assertTrue(faults.get(i).toString().contains(broken.get(i)), faults::toString);
            }
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

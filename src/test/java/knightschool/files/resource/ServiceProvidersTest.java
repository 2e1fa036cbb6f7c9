package knightschool.files.resource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceProvidersTest {
    @TempDir
    private Path folder;

    /** What other makers can provide. */
    public interface Part {
        String name();
    }

    public static final class Good implements Part {
        @Override
        public String name() {
            return "good";
        }
    }

    public static final class ThrowsWhenUsed implements Part {
        @Override
        public String name() {
            throw new IllegalStateException("broken on purpose");
        }
    }

    public static final class ThrowsWhenMade implements Part {
        public ThrowsWhenMade() {
            throw new IllegalStateException("not to be made");
        }

        @Override
        public String name() {
            return "never";
        }
    }

    public static final class MadeForAnotherVersion implements Part {
        @Override
        public String name() {
            throw new NoSuchMethodError("gone");
        }
    }

    @Test
    void providerOfAnotherMakerThatCannotBeUsedIsNamedAndTheOthersAreUsed() throws IOException {
        List<String> used = new ArrayList<>();
        List<InputFault> found = new ArrayList<>();
        try (URLClassLoader loader = naming(
                ThrowsWhenUsed.class.getName(),
                "no.such.Part",
                ThrowsWhenMade.class.getName(),
                MadeForAnotherVersion.class.getName(),
                Good.class.getName())) {
            ServiceProviders.forEach(Part.class, loader, part -> used.add(part.name()), found::add);
        }
        assertEquals(List.of("good"), used);
        List<String> faults = found.stream()
                .map(InputFault::getMessage)
                .filter(message -> message.startsWith(ServiceProvidersTest.class.getName()))
                .toList();
        assertEquals(4, faults.size(), faults::toString);
        assertEquals(List.of(), ServiceProviders.faults());
        for (String words : List.of("broken on purpose", "no.such.Part", "not to be made", "gone")) {
            assertTrue(faults.stream().anyMatch(message -> message.contains(words)), () -> words + " in " + faults);
        }
    }

    @Test
    void fileOfAnotherMakerThatCannotBeUsedIsNamedAndTheOthersAreRead() {
        List<Integer> read = new ArrayList<>();
        List<InputFault> found = new ArrayList<>();
        Map<String, String> files = new LinkedHashMap<>();
        files.put("own", "1");
        files.put("broken.jar", "two");
        files.put("good.jar", "3");
        ServiceProviders.forEachText(files, text -> read.add(Integer.valueOf(text)), found::add);
        assertEquals(List.of(1, 3), read);
        assertEquals(
                List.of("broken.jar"), found.stream().map(InputFault::place).toList());
        assertThrows(
                NumberFormatException.class,
                () -> ServiceProviders.forEachText(Map.of("own", "one"), Integer::valueOf, found::add));
    }

    /** A word that is taken is the fault of the other jar, wherever that is on the class path. */
    @Test
    void programsOwnProvidersComeBeforeThoseOfOtherJars() {
        assertEquals(
                List.of(ServiceProviders.class, ServiceProvidersTest.class),
                Stream.of(ServiceProvidersTest.class, ServiceProviders.class)
                        .sorted(ServiceProviders.OWN_FIRST)
                        .toList());
    }

    private URLClassLoader naming(String... providers) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(Part.class.getName()), List.of(providers));
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, Part.class.getClassLoader());
    }
}

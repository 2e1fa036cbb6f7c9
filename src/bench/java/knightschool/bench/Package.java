package knightschool.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The packaged program: its launcher, and what that launcher tells its own Java.
 *
 * @param folder where it was made
 */
record Package(Path folder) {
    private static final String CACHE = "-XX:AOTCache=";

    /** What a person starts. */
    Path launcher() {
        return folder.resolve("bin").resolve("knight-school");
    }

    private Path app() {
        return folder.resolve("lib").resolve("app");
    }

    /** Its cache of loaded classes, if it has one. */
    Optional<Path> cache() {
        return settings("java-options")
                .filter(option -> option.startsWith(CACHE))
                .map(option -> Path.of(option.substring(CACHE.length())))
                .filter(Files::exists)
                .findFirst();
    }

    /** A command that runs another main class as the launcher runs the program's. */
    List<String> command(List<String> options, Path classes, Class<?> main) {
        List<String> command = new ArrayList<>();
        command.add(folder.resolve(Path.of("lib", "runtime", "bin", "java")).toString());
        settings("java-options").forEach(command::add);
        command.addAll(options);
        command.add("-classpath");
        command.add(Stream.concat(settings("app.classpath"), Stream.of(classes.toString()))
                .collect(Collectors.joining(System.getProperty("path.separator"))));
        command.add(main.getName());
        return command;
    }

    /** What the launcher tells its Java, for another Java: without the cache, which fits only its own. */
    List<String> javaOptions() {
        return settings("java-options")
                .filter(option -> !option.startsWith(CACHE))
                .toList();
    }

    private Stream<String> settings(String name) {
        try {
            return Files.readAllLines(app().resolve("knight-school.cfg")).stream()
                    .filter(line -> line.startsWith(name + "="))
                    .map(line -> line.substring(name.length() + 1).replace("$APPDIR", app().toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What all its files take, in bytes. */
    long bytes() {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

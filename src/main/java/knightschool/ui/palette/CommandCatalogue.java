package knightschool.ui.palette;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names of the commands that scenes have at first, so that they are found before anybody goes there: to make all
 * scenes for that takes seconds. The list is written by {@code CommandCatalogueTest}, which holds it equal to what the
 * scenes say; nobody writes it by hand.
 *
 * @param byScene by the word of the scene, each in the order of the scene
 */
public record CommandCatalogue(Map<String, List<CommandName>> byScene) {
    private static final String FILE = "commands.txt";
    private static final String GAP = " | ";
    private static final int PARTS = 4;

    /** That of the program. Reads a file, so not on the JavaFX thread. */
    public static CommandCatalogue own() {
        try (InputStream in = CommandCatalogue.class.getResourceAsStream(FILE)) {
            return in == null
                    ? new CommandCatalogue(Map.of())
                    : parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the list of commands cannot be read", e);
        }
    }

    /** The names of a scene's commands; none where it is not in the list. */
    public List<CommandName> of(String scene) {
        return byScene.getOrDefault(scene, List.of());
    }

    /** The list of a text, a command a line. */
    static CommandCatalogue parse(String text) {
        return new CommandCatalogue(text.lines()
                .flatMap(line -> split(line).stream())
                .collect(Collectors.groupingBy(
                        parts -> parts[0],
                        Collectors.mapping(
                                parts -> new CommandName(parts[1], parts[2], parts[3]), Collectors.toList()))));
    }

    private static Optional<String[]> split(String line) {
        return Optional.of(line.split(" \\| ", PARTS)).filter(parts -> parts.length == PARTS);
    }

    /** The lines of a scene. */
    public static Stream<String> lines(String scene, List<CommandName> commands) {
        return commands.stream().map(command -> String.join(GAP, scene, command.id(), command.keys(), command.words()));
    }
}

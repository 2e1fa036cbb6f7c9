package knightschool.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.Faults;
import knightschool.setup.FileResolver;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;

/**
 * Sessions as text: the word of the scene in front, then a set-up for each scene, with a line of three hyphens before
 * each. What another version wrote, or a hand spoilt, is left out when it is read.
 */
final class SessionText {
    static final String SEPARATOR = "---";

    private SessionText() {}

    static String format(Session session) {
        return Stream.concat(
                        Stream.of(session.current().word() + "\n"),
                        session.scenes().stream().flatMap(SessionText::both).map(SetupText::format))
                .collect(Collectors.joining(SEPARATOR + "\n"));
    }

    /** A set-up by itself; after it the one that names files, which may have changed or be gone when it is read. */
    private static Stream<Setup> both(Setup setup) {
        return Stream.of(setup.selfContained(), setup).distinct();
    }

    /** The session of a text; empty if it names no scene that there is. */
    static Optional<Session> parse(String text) {
        List<String> parts = parts(text);
        Optional<SceneKind> current = SceneKind.of(parts.getFirst().strip());
        List<Setup> scenes = new ArrayList<>();
        parts.stream().skip(1).forEach(part -> add(part, scenes));
        return current.map(kind -> new Session(kind, scenes));
    }

    /** One that names files takes the place of the one before it, where the files are still what they were. */
    private static void add(String text, List<Setup> scenes) {
        setup(text)
                .ifPresentOrElse(
                        scenes::add,
                        () -> naming(text)
                                .filter(setup -> !scenes.isEmpty()
                                        && setup.selfContained().equals(scenes.getLast()))
                                .ifPresent(setup -> scenes.set(scenes.size() - 1, setup)));
    }

    private static Optional<Setup> naming(String text) {
        return SetupText.parse(text, FileResolver.folder(Path.of("")), new Faults(), 0);
    }

    static Optional<Setup> setup(String text) {
        return SetupText.parse(text, FileResolver.nothing(), new Faults(), 0);
    }

    /** The parts between the separators, at least one. */
    static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        for (String line : text.split("\\R")) {
            if (line.equals(SEPARATOR)) {
                parts.add(part.toString());
                part.setLength(0);
            } else {
                part.append(line).append('\n');
            }
        }
        parts.add(part.toString());
        return parts;
    }
}

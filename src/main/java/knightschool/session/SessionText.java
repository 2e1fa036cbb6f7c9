package knightschool.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.FaultCollector;
import knightschool.files.PartialReadResult;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.source.FileResolver;

/**
 * The text format of sessions: the keyword of the scene in front, then a set-up for each scene, with a line of three
 * hyphens before each. Parts that cannot be read, because of another version or manual changes, are left out.
 */
final class SessionText {
    static final String SEPARATOR = "---";

    /**
     * The maximum number of parts that are read. A window shows some forty boards at most, each of which is written
     * twice.
     */
    private static final int MOST_PARTS = 500;

    private SessionText() {}

    static String format(Session session) {
        return Stream.concat(
                        Stream.of(session.current().word() + "\n"),
                        session.scenes().stream().flatMap(SessionText::both).map(SetupText::format))
                .collect(Collectors.joining(SEPARATOR + "\n"));
    }

    /**
     * Returns a set-up without references to files, followed by the original if it refers to files, which may have
     * changed or be gone when it is read.
     */
    private static Stream<Setup> both(Setup setup) {
        return Stream.of(setup.selfContained(), setup).distinct();
    }

    /**
     * Parses a session. If the text does not name the scene in front, it is the last one. Empty if there is no scene.
     */
    static PartialReadResult<Optional<Session>> parse(String text) {
        List<String> parts = parts(text);
        FaultCollector faults = new FaultCollector();
        Optional<SceneKind> current = SceneKind.of(parts.getFirst().strip());
        if (current.isEmpty()) {
            faults.add(1, "this is no scene", "");
        }
        List<Setup> scenes = new ArrayList<>();
        int line = lines(parts.getFirst());
        // The part before the first separator names the scene in front.
        for (int i = 1; i < Math.min(parts.size(), MOST_PARTS + 1); i++) {
            line++;
            FaultCollector sceneFaults = new FaultCollector();
            if (!isRead(parts.get(i), scenes, sceneFaults) && !isOfFiles(parts.get(i), parts.get(i - 1))) {
                faults.add(line + 1, "this scene cannot be read", "");
            }
            int before = line;
            sceneFaults.in("").forEach(fault -> faults.add(fault.shiftedBy(before)));
            line += lines(parts.get(i));
        }
        if (parts.size() > MOST_PARTS + 1) {
            faults.add(line + 1, "these are more than " + MOST_PARTS + " scenes", "");
        }
        return new PartialReadResult<>(
                current.or(() -> scenes.isEmpty()
                                ? Optional.empty()
                                : Optional.of(scenes.getLast().scene()))
                        .map(kind -> new Session(kind, scenes)),
                faults.in(""));
    }

    private static int lines(String part) {
        return (int) part.lines().count();
    }

    /** Returns whether a part is the previous scene once more with references to files, which may be gone. */
    private static boolean isOfFiles(String part, String before) {
        return part.lines().findFirst().equals(before.lines().findFirst());
    }

    /** Reads a part. A set-up that refers to files replaces the previous one, if the files are unchanged. */
    private static boolean isRead(String text, List<Setup> scenes, FaultCollector sceneFaults) {
        Optional<Setup> setup = SetupText.parseKept(text, FileResolver.nothing(), sceneFaults);
        if (setup.isPresent()) {
            scenes.add(setup.get());
            return true;
        }
        Optional<Setup> named = naming(text)
                .filter(namedSetup ->
                        !scenes.isEmpty() && namedSetup.selfContained().equals(scenes.getLast()));
        named.ifPresent(namedSetup -> scenes.set(scenes.size() - 1, namedSetup));
        return named.isPresent();
    }

    private static Optional<Setup> naming(String text) {
        return SetupText.parseKept(text, FileResolver.anywhere(), new FaultCollector());
    }

    static Optional<Setup> setup(String text) {
        return SetupText.parseKept(text, FileResolver.nothing(), new FaultCollector());
    }

    /**
     * Returns the parts between the separators, at least one. Only line feeds, with or without a carriage return, end a
     * line, because names may contain other line separators.
     */
    static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        for (String line : text.split("\\r?\\n")) {
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

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
 * Sessions as text: the word of the scene in front, then a set-up for each scene, with a line of three hyphens before
 * each. What another version wrote, or a hand spoilt, is left out when it is read.
 */
final class SessionText {
    static final String SEPARATOR = "---";

    /** A window shows some forty boards at most, and each stands here twice: more are not read, nor what is behind. */
    private static final int MOST_PARTS = 500;

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

    /**
     * The session of a text; where it does not say which scene was in front, that is the last one. Empty if it has no
     * scene.
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
        // Before the first separator stands which scene is in front.
        for (int i = 1; i < Math.min(parts.size(), MOST_PARTS + 1); i++) {
            line++;
            FaultCollector told = new FaultCollector();
            if (!isRead(parts.get(i), scenes, told) && !isOfFiles(parts.get(i), parts.get(i - 1))) {
                faults.add(line + 1, "this scene cannot be read", "");
            }
            int before = line;
            told.in("").forEach(fault -> faults.add(fault.shiftedBy(before)));
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

    /** Whether it is the scene before it once more with the names of files, which may be gone. */
    private static boolean isOfFiles(String part, String before) {
        return part.lines().findFirst().equals(before.lines().findFirst());
    }

    /** One that names files takes the place of the one before it, where the files are still what they were. */
    private static boolean isRead(String text, List<Setup> scenes, FaultCollector told) {
        Optional<Setup> setup = SetupText.parseKept(text, FileResolver.nothing(), told);
        if (setup.isPresent()) {
            scenes.add(setup.get());
            return true;
        }
        Optional<Setup> named = naming(text)
                .filter(found -> !scenes.isEmpty() && found.selfContained().equals(scenes.getLast()));
        named.ifPresent(found -> scenes.set(scenes.size() - 1, found));
        return named.isPresent();
    }

    private static Optional<Setup> naming(String text) {
        return SetupText.parseKept(text, FileResolver.anywhere(), new FaultCollector());
    }

    static Optional<Setup> setup(String text) {
        return SetupText.parseKept(text, FileResolver.nothing(), new FaultCollector());
    }

    /** The parts between the separators, at least one. Names may hold what ends a line elsewhere. */
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

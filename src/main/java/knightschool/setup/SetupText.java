package knightschool.setup;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.files.yaml.YamlNode;
import knightschool.files.yaml.YamlReader;
import knightschool.setup.source.FileResolver;
import knightschool.text.NumberFormatter;

/** Reads and writes set-ups as YAML: a {@code setup} block in a lesson, or a file of its own. */
public final class SetupText {
    /** The maximum size of a set-up file, in bytes. */
    public static final int MAX_BYTES = 1 << 20;

    private static final Pattern FENCE = Pattern.compile("(```+|~~~+)\\s*(setup)?");

    private SetupText() {}

    /**
     * Reads a set-up file. The block may be in a code fence, as in a lesson.
     *
     * @throws InputFault naming file and line
     */
    public static Setup read(Path file) {
        return read(file, ReadProgressListener.NONE);
    }

    /**
     * Reads a set-up file as {@link #read(Path)} does.
     *
     * @param progress notified while what takes long is checked
     */
    public static Setup read(Path file, ReadProgressListener progress) {
        try {
            String text = withoutFence(TextFiles.read(file, MAX_BYTES));
            FaultCollector faults = new FaultCollector();
            Optional<Setup> setup = parse(text, FileResolver.file(file), faults, progress);
            faults.throwFirst();
            return setup.orElseThrow();
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /**
     * Writes a set-up atomically, without references to files.
     *
     * @throws InputFault if it cannot be written, also if it is larger than a set-up file that is read
     */
    public static void write(Path file, Setup setup) {
        byte[] bytes = format(setup.selfContained()).getBytes(StandardCharsets.UTF_8);
        if (bytes.length > MAX_BYTES) {
            throw new InputFault(
                    file.toString(),
                    "the scene needs more than " + NumberFormatter.grouped(MAX_BYTES)
                            + " bytes, which are not read again",
                    "Make it smaller.");
        }
        TextFiles.write(file, bytes);
    }

    /**
     * Parses a set-up.
     *
     * @throws InputFault the first fault, with its line within the text
     */
    public static Setup parse(String text, FileResolver files) {
        FaultCollector faults = new FaultCollector();
        Optional<Setup> setup = parse(text, files, faults, 0);
        faults.throwFirst();
        return setup.orElseThrow();
    }

    /**
     * Parses a set-up; empty if there is a fault.
     *
     * @param faults receives every fault, with its line increased by {@code lines}
     */
    public static Optional<Setup> parse(String text, FileResolver files, FaultCollector faults, int lines) {
        FaultCollector own = new FaultCollector();
        Optional<Setup> setup = parse(text, files, own, ReadProgressListener.NONE);
        own.in("").forEach(fault -> faults.add(fault.shiftedBy(lines)));
        return setup;
    }

    private static Optional<Setup> parse(
            String text, FileResolver files, FaultCollector faults, ReadProgressListener progress) {
        Optional<Setup> setup = faults.attempt(0, () -> YamlReader.read(text))
                .flatMap(node -> mapping(node, faults))
                .flatMap(mapping -> read(mapping, files, faults, progress));
        return faults.isEmpty() ? setup : Optional.empty();
    }

    /**
     * Parses a set-up that the program stored, perhaps an older version with unlimited seeds: an invalid seed is
     * replaced and the rest kept. Empty if it cannot be read, also where a damaged text makes its reader fail.
     *
     * @param seedFaults receives a fault for each replaced seed, with its line within the text
     */
    public static Optional<Setup> parseKept(String text, FileResolver files, FaultCollector seedFaults) {
        return parseStored(text, files)
                .or(() -> InvalidSeedReplacer.replaced(text).stream()
                        .flatMap(now -> parseStored(now, files).stream())
                        .findFirst()
                        .map(setup -> {
                            InvalidSeedReplacer.addFaults(text, seedFaults);
                            return setup;
                        }));
    }

    private static Optional<Setup> parseStored(String text, FileResolver files) {
        return PartialReadResult.parse(
                        Optional.of(text),
                        Optional.<Setup>empty(),
                        written -> PartialReadResult.whole(parse(written, files, new FaultCollector(), 0)))
                .value();
    }

    /**
     * Parses a set-up as {@link #parse(String, FileResolver, FaultCollector, int)} does, for a scene that can be shown
     * beside a slide's text.
     */
    public static Optional<SlideEmbeddableSetup> parseOfSlide(
            String text, FileResolver files, FaultCollector faults, int lines) {
        FaultCollector own = new FaultCollector();
        Optional<SlideEmbeddableSetup> slide = parse(text, files, own, 0).flatMap(setup -> onSlide(setup, own));
        own.in("").forEach(fault -> faults.add(fault.shiftedBy(lines)));
        return slide;
    }

    /**
     * Parses a set-up as {@link #parseOfSlide} does, with the keys {@code hide}, {@code with-answer} and
     * {@code leave-out}: what the slide hides until its questions are answered, or until the answer behind a button is
     * shown, and what it never shows.
     */
    public static Optional<SlideSetupWithHiddenParts> parseHiding(
            String text, FileResolver files, FaultCollector faults, int lines) {
        FaultCollector own = new FaultCollector();
        Optional<Optional<SlideSetupWithHiddenParts>> read = own.attempt(0, () -> YamlReader.read(text))
                .flatMap(node -> mapping(node, own))
                .map(mapping -> read(SlideSetupWithHiddenParts.without(mapping), files, own, ReadProgressListener.NONE)
                        .flatMap(setup -> onSlide(setup, own))
                        .map(setup -> SlideSetupWithHiddenParts.of(setup, mapping, own)));
        own.in("").forEach(fault -> faults.add(fault.shiftedBy(lines)));
        return own.isEmpty() ? read.flatMap(setup -> setup) : Optional.empty();
    }

    private static Optional<SlideEmbeddableSetup> onSlide(Setup setup, FaultCollector faults) {
        Optional<SlideEmbeddableSetup> slide = setup.onSlide();
        if (slide.isEmpty()) {
            faults.add(1, "lessons cannot stand beside a slide", "Name another scene.");
        }
        return slide;
    }

    private static Optional<Setup> read(
            YamlNode.Mapping mapping, FileResolver files, FaultCollector faults, ReadProgressListener progress) {
        Optional<SceneKind> named = SetupKeyReader.scene(mapping, faults);
        SceneKind scene = named.orElseGet(SceneKind::withMostKeys);
        SetupKeyReader keys = new SetupKeyReader(mapping, scene, files, faults, progress);
        keys.requireKnown(named.map(kind -> kind.format().keys()).orElseGet(SceneKind::keys));
        Setup setup = scene.format().reader().apply(keys);
        return named.map(_ -> setup);
    }

    private static Optional<YamlNode.Mapping> mapping(Optional<YamlNode> node, FaultCollector faults) {
        if (node.orElse(null) instanceof YamlNode.Mapping mapping) {
            return Optional.of(mapping);
        }
        faults.add(
                node.map(YamlNode::line).orElse(1),
                "this is no set-up",
                "Write keys and values, at least \"scene: board\".");
        return Optional.empty();
    }

    private static String withoutFence(String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (FENCE.matcher(lines[i].strip()).matches()) {
                lines[i] = "";
            }
        }
        return String.join("\n", lines);
    }

    /** Returns the text of a set-up; parsing it gives an equal one. */
    public static String format(Setup setup) {
        SetupWriter lines = new SetupWriter(setup.scene().format());
        lines.word("scene", setup.scene().word());
        setup.scene().format().write(setup, lines);
        return lines.toString();
    }
}

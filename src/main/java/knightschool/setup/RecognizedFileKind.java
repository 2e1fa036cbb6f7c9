package knightschool.setup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/**
 * The kind of a file, recognised by its ending or first lines, and the scene that can open it.
 *
 * @param scene a scene whose format names the kind
 */
public record RecognizedFileKind(SceneKind scene, SceneFileKind kind) {
    /** The bytes by which a file is recognised; files may be much larger. */
    private static final int HEAD_BYTES = 1 << 12;

    /**
     * Returns the scene of a file by its ending or else by its first lines. Returns empty if no scene names such files,
     * the file cannot be read, or it was handed over by another program and can be read only once. Called on a worker
     * thread.
     */
    public static Optional<RecognizedFileKind> of(Path file) {
        Optional<RecognizedFileKind> named = ofEnding(file);
        if (named.isPresent() || TextFiles.isHandedOver(file)) {
            return named;
        }
        try (InputStream in = TextFiles.open(file)) {
            return ofBeginning(beginning(in.readNBytes(HEAD_BYTES)));
        } catch (IOException | InputFault _) {
            return Optional.empty();
        }
    }

    /** Returns the scene of a file by its ending. */
    public static Optional<RecognizedFileKind> ofEnding(Path file) {
        return first(kind -> kind.isEndingOf(file));
    }

    /** Returns the scene of a file by its {@link #beginning}. */
    public static Optional<RecognizedFileKind> ofBeginning(String beginning) {
        return first(kind -> kind.beginning().test(beginning));
    }

    private static Optional<RecognizedFileKind> first(Predicate<SceneFileKind> isMeant) {
        // A kind of another jar that takes any first lines takes no file of the program's own kinds.
        return SceneKind.ownFirst().stream()
                .flatMap(scene ->
                        scene.files().stream().filter(isMeant).map(kind -> new RecognizedFileKind(scene, kind)))
                .findFirst();
    }

    /** Returns the first lines of a file, by which it is recognised, without a byte-order mark. */
    public static String beginning(byte[] bytes) {
        String text = new String(bytes, 0, Math.min(bytes.length, HEAD_BYTES), StandardCharsets.UTF_8);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}

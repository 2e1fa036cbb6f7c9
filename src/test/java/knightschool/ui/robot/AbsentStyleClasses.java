package knightschool.ui.robot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Window;

/** The style classes of AtlantaFX that no node of the program has, so that its sheets here are without their rules. */
public final class AbsentStyleClasses {
    public static final Set<String> ALL = read(Path.of("src", "build", "absent-style-classes.txt"));

    private AbsentStyleClasses() {}

    private static Set<String> read(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> !line.startsWith("#"))
                    .flatMap(line -> Stream.of(line.split(" ")))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails if a node of a window that is open has one of them. */
    static void assertOnNoNode() {
        Window.getWindows().stream()
                .flatMap(window -> Optional.ofNullable(window.getScene()).stream())
                .forEach(AbsentStyleClasses::assertOnNoNodeOf);
    }

    /** Fails if a node has one of them: it would lack its usual look. */
    static void assertOnNoNodeOf(Scene scene) {
        Set<String> found = new TreeSet<>();
        collect(scene.getRoot(), found);
        if (!found.isEmpty()) {
            throw new AssertionError("take these out of src/build/absent-style-classes.txt: " + found);
        }
    }

    private static void collect(Node node, Set<String> found) {
        node.getStyleClass().stream().filter(ALL::contains).forEach(found::add);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
        }
    }
}

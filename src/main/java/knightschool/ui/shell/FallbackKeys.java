package knightschool.ui.shell;

import java.util.List;
import java.util.stream.Stream;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.KeyStroke;

/**
 * Keys of window commands that act only in scenes without a command on the same key, such as the usual keys for opening
 * and saving a file. A scene with one of these keys for its own files has all of them. So the keys for opening and for
 * saving always concern the same kind of file.
 */
final class FallbackKeys {
    private final List<Command> ofWindow;
    private final List<Command> ofScene;
    private final boolean sceneHasFiles;

    /**
     * @param ofWindow the commands that are available in every scene
     * @param ofScene the commands of the scene, also those that are not available, or only in its own tab
     */
    FallbackKeys(List<Command> ofWindow, List<Command> ofScene) {
        this.ofWindow = ofWindow;
        this.ofScene = ofScene;
        this.sceneHasFiles = ofWindow.stream().flatMap(FallbackKeys::of).anyMatch(this::isOfScene);
    }

    private static Stream<KeyStroke> of(Command command) {
        return CommandDefinitions.fallbackKeys(command.id()).stream();
    }

    private boolean isOfScene(KeyStroke key) {
        return ofScene.stream().anyMatch(command -> command.keys().contains(key));
    }

    /** Returns the commands of the window with the keys that they have in the scene. */
    List<Command> inScene() {
        return sceneHasFiles
                ? ofWindow
                : ofWindow.stream()
                        .map(command -> command.withMoreKeys(of(command).toList()))
                        .toList();
    }

    /** Returns commands for the keys that the scene leaves unused: they say by which other key the window does it. */
    List<Command> unused() {
        return sceneHasFiles
                ? ofWindow.stream()
                        .flatMap(command -> of(command)
                                .filter(key -> !isOfScene(key))
                                .map(key -> command.refusedAt(
                                        List.of(key),
                                        keyText -> ShellWords.unusedKey(
                                                keyText, CommandDefinitions.name(command.id()), command.keyText()))))
                        .toList()
                : List.of();
    }
}

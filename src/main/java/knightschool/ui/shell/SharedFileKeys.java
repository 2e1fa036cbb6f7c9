package knightschool.ui.shell;

import java.util.List;
import java.util.Map;
import knightschool.ui.command.Command;

/**
 * The keys by which a file is opened and saved in every program. A scene with documents has commands of its own with
 * them; in any other scene they open and save a set-up.
 */
final class SharedFileKeys {
    /**
     * By the ids of the commands that have the keys in other scenes: the commands of a scene that has the same ones.
     */
    private static final Map<String, String> SAME_KEYS =
            Map.of("window.open-setup", "editor.open", "window.save-setup", "editor.save");

    private SharedFileKeys() {}

    /**
     * Returns a command of the window with the keys that it has in a scene.
     *
     * @param ofScene the commands of the scene, also those that are not available, or only in its own tab
     */
    static Command in(List<Command> ofScene, Command command) {
        String same = SAME_KEYS.get(command.id());
        if (same == null) {
            return command;
        }
        Command more = command.withKeysOf(same);
        boolean isFree =
                ofScene.stream().noneMatch(other -> more.keys().stream().anyMatch(other.keys()::contains));
        return isFree ? more : command;
    }
}

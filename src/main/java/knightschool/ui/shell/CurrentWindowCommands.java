package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyEvent;
import knightschool.ui.command.Command;
import knightschool.ui.scene.SceneContainingScene;
import knightschool.ui.scene.SetupDrivenScene;

/** The commands of a window, which change with the scene on screen. */
final class CurrentWindowCommands {
    private final SceneCache scenes;
    private final GlobalCommands global;
    private final CardOverlay cards;
    private final List<Command> added = new ArrayList<>();

    CurrentWindowCommands(SceneCache scenes, GlobalCommands global, CardOverlay cards) {
        this.scenes = scenes;
        this.global = global;
        this.cards = cards;
    }

    /** Adds commands that are available in every scene. */
    void add(List<Command> more) {
        added.addAll(more);
    }

    /** The commands that are available in every scene. */
    List<Command> everywhere() {
        List<Command> all = new ArrayList<>(global.all());
        all.addAll(fallbackKeys().inScene());
        return all;
    }

    private FallbackKeys fallbackKeys() {
        return new FallbackKeys(
                added,
                Stream.concat(ofScene().stream(), inOtherPlace().stream()).toList());
    }

    /** All commands: those of the scene on screen, then those that are available in every scene. */
    List<Command> all() {
        List<Command> all = new ArrayList<>(ofScene());
        all.addAll(everywhere());
        return all;
    }

    private List<Command> ofScene() {
        return scenes.current().map(SetupDrivenScene::commands).orElse(List.of());
    }

    /** The commands that are not offered here; their keys say where or by which other key it is done. */
    List<Command> absent() {
        return Stream.concat(inOtherPlace().stream(), fallbackKeys().unused().stream())
                .toList();
    }

    /** The commands that the scene offers in another place only, such as beside a slide. */
    private List<Command> inOtherPlace() {
        return scenes.current()
                .flatMap(scene -> scene.offer(SceneContainingScene.class))
                .map(SceneContainingScene::absentCommands)
                .orElse(List.of());
    }

    /**
     * The commands that are available while a card is open. While a question is asked, only those for the appearance of
     * the window and the one that closes it.
     */
    List<Command> underCard() {
        return cards.isAsking() ? global.underQuestion() : global.all();
    }

    /**
     * Why the command of a key cannot be run from another window of the user; empty if the key has no command in this
     * one.
     */
    Optional<String> refusal(KeyEvent key) {
        List<Command> all = all();
        return Command.refusal(all, key)
                .or(() -> Command.refusalOfAbsent(all, absent(), key))
                .or(() -> Command.withKey(all, key).map(command -> ShellWords.notPresenting(command.words())));
    }
}

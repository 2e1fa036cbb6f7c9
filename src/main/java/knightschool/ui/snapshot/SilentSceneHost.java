package knightschool.ui.snapshot;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import knightschool.files.InputFault;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.SecondaryWindowMessages;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;

/** The host of a scene that is only pictured: it shows no messages, saves nothing and opens nothing. */
public final class SilentSceneHost implements SceneHost {
    private final Services services;

    public SilentSceneHost(SceneDescriptors types, Theme theme) {
        this.services = new Services(UserSettings.forgotten(), types);
        settings().themeProperty().set(theme);
    }

    @Override
    public MessageDisplay messages() {
        return new MessageDisplay() {
            @Override
            public void show(InputFault fault) {}

            @Override
            public void say(String sentence) {}

            @Override
            public void report(String sentence) {}

            @Override
            public void clear() {}
        };
    }

    @Override
    public Services services() {
        return services;
    }

    @Override
    public void open(Setup setup, List<UnsavedWork> work) {}

    @Override
    public void open(Setup setup) {}

    @Override
    public void show(SceneKind kind) {}

    @Override
    public void show(SceneKind kind, String command) {}

    @Override
    public void back(SceneKind otherwise) {}

    @Override
    public void present(Optional<Node> over) {}

    @Override
    public Optional<String> press(KeyEvent key) {
        return Optional.empty();
    }

    @Override
    public Optional<String> refusal(KeyEvent key) {
        return Optional.empty();
    }

    @Override
    public void speakIn(Optional<SecondaryWindowMessages> other) {}

    @Override
    public void ask(ModalCard question) {}

    @Override
    public void answered(ModalCard question) {}

    @Override
    public Optional<Window> window() {
        return Optional.empty();
    }
}

package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.SecondaryWindowMessages;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.SceneHost;

/**
 * The host of the scene beside a slide's text. It passes requests to the window, but refuses to open a tab while the
 * slide withholds something that the tab would show.
 */
final class SpoilerBlockingSceneHost implements SceneHost {
    private final SceneHost window;
    private final BooleanSupplier holds;

    /** @param holds whether the slide withholds something now */
    SpoilerBlockingSceneHost(SceneHost window, BooleanSupplier holds) {
        this.window = window;
        this.holds = holds;
    }

    @Override
    public void open(Setup setup) {
        unlessHeld(() -> window.open(setup));
    }

    @Override
    public void open(Setup setup, List<UnsavedWork> work) {
        unlessHeld(() -> window.open(setup, work));
    }

    private void unlessHeld(Runnable opening) {
        if (holds.getAsBoolean()) {
            window.messages().say(LessonWords.ANSWER_FIRST);
        } else {
            opening.run();
        }
    }

    @Override
    public MessageDisplay messages() {
        return window.messages();
    }

    @Override
    public Services services() {
        return window.services();
    }

    @Override
    public void show(SceneKind kind) {
        window.show(kind);
    }

    @Override
    public void show(SceneKind kind, String command) {
        window.show(kind, command);
    }

    @Override
    public void back(SceneKind otherwise) {
        window.back(otherwise);
    }

    @Override
    public void present(Optional<Node> over) {
        window.present(over);
    }

    @Override
    public Optional<String> press(KeyEvent key) {
        return window.press(key);
    }

    @Override
    public Optional<String> refusal(KeyEvent key) {
        return window.refusal(key);
    }

    @Override
    public void speakIn(Optional<SecondaryWindowMessages> other) {
        window.speakIn(other);
    }

    @Override
    public void ask(ModalCard question) {
        window.ask(question);
    }

    @Override
    public void answered(ModalCard question) {
        window.answered(question);
    }

    @Override
    public Optional<Window> window() {
        return window.window();
    }
}

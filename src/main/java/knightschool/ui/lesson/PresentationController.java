package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.ui.command.Command;
import knightschool.ui.present.Presentation;
import knightschool.ui.present.SlideDeck;
import knightschool.ui.shell.SceneHost;

/**
 * Presents the open lesson to an audience on the whole screen, with a window for the speaker if wanted, until the
 * presentation is closed.
 */
final class PresentationController implements AutoCloseable {
    private final SceneHost shell;
    private final Supplier<SlideDeck> talk;
    private final ReadOnlyBooleanWrapper presenting = new ReadOnlyBooleanWrapper(this, "presenting");
    private Optional<Presentation> presentation = Optional.empty();
    private boolean speakerAwaited;

    /** Whether the presented lesson has been left and the next one is not on screen yet. */
    private boolean replaced;

    /** @param talk supplies the open lesson as a talk */
    PresentationController(SceneHost shell, Supplier<SlideDeck> talk) {
        this.shell = shell;
        this.talk = talk;
    }

    ReadOnlyBooleanProperty presentingProperty() {
        return presenting.getReadOnlyProperty();
    }

    /** Shows the slide alone on the whole screen, or ends that. */
    void toggleFullScreen() {
        begin();
        presentation.ifPresent(Presentation::toggleFullScreen);
    }

    /**
     * Shows the speaker's window. If nothing is presented yet, the slide for the audience comes first and the window in
     * a later event, because both together would block the JavaFX thread for long.
     */
    void showSpeaker() {
        if (presentation.isPresent()) {
            presentation.get().showSpeaker();
            return;
        }
        begin();
        presentation.ifPresent(newPresentation -> {
            speakerAwaited = true;
            Platform.runLater(() -> showSpeaker(newPresentation));
        });
    }

    private void showSpeaker(Presentation newPresentation) {
        speakerAwaited = false;
        presentation.filter(now -> now == newPresentation).ifPresent(Presentation::showSpeaker);
    }

    private void begin() {
        if (presentation.isEmpty()) {
            presentation = Presentation.begin(shell, talk.get(), this::ended);
            presenting.set(presentation.isPresent());
        }
    }

    /** Lets go of the open lesson, which is being replaced by another one. */
    void leaveTalk() {
        presentation.ifPresent(Presentation::leaveTalk);
        replaced = presentation.isPresent();
    }

    /** Goes on with the open lesson if it has replaced another one. */
    void goOn() {
        if (replaced) {
            replaced = false;
            presentation.ifPresent(present -> present.goOn(talk.get()));
        }
    }

    private void ended() {
        replaced = false;
        presentation = Optional.empty();
        presenting.set(false);
    }

    /** Returns the commands that are available during a presentation. */
    List<Command> commands() {
        return presentation.map(Presentation::commands).orElse(List.of());
    }

    Optional<Presentation> presentation() {
        return presentation;
    }

    boolean isSettled() {
        return !speakerAwaited && presentation.map(Presentation::isSettled).orElse(true);
    }

    @Override
    public void close() {
        presentation.ifPresent(Presentation::close);
    }
}

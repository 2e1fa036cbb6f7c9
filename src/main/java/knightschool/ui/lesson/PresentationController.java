package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.ui.command.Command;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.QuizAnswerMemory;
import knightschool.ui.lesson.library.QuizJudgingExecutor;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.present.Presentation;
import knightschool.ui.present.SlideDeck;
import knightschool.ui.shell.SceneHost;

/**
 * Presents the open lesson to an audience on the whole screen, with a window for the speaker if wanted, until the
 * presentation is closed.
 */
final class PresentationController implements AutoCloseable {
    private final SceneHost shell;
    private final LessonLibraryModel library;
    private final LessonModel lesson;
    private final BooleanSupplier revealer;
    private final Supplier<List<Command>> commands;
    private QuizJudgingExecutor judging;
    private final ReadOnlyBooleanWrapper presenting = new ReadOnlyBooleanWrapper(this, "presenting");
    private Optional<Presentation> presentation = Optional.empty();
    private boolean speakerAwaited;

    /** Whether the presented lesson has been left and the next one is not on screen yet. */
    private boolean replaced;

    /**
     * @param revealer reveals the next part of the slide on screen; returns whether there was one
     * @param commands returns the commands of the slide on screen
     */
    PresentationController(
            SceneHost shell,
            LessonLibraryModel library,
            LessonModel lesson,
            BooleanSupplier revealer,
            Supplier<List<Command>> commands) {
        this.shell = shell;
        this.library = library;
        this.lesson = lesson;
        this.revealer = revealer;
        this.commands = commands;
        this.judging = library.judging();
    }

    /** Returns the open lesson as a talk, whose answers are judged but not remembered. */
    private SlideDeck talk() {
        lesson.notesShownProperty().set(false);
        judging.close();
        judging = library.judging();
        SlideView.Examiner examiner = SlideView.Examiner.of(judging, QuizAnswerMemory.NONE, Platform::runLater);
        return new LessonPresentationDeck(lesson, shell, examiner, revealer, commands);
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
            presentation = Presentation.begin(shell, talk(), this::ended);
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
            presentation.ifPresent(present -> present.goOn(talk()));
        }
    }

    private void ended() {
        replaced = false;
        presentation = Optional.empty();
        presenting.set(false);
        judging.close();
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

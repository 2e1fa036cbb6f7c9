package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import knightschool.files.InputFault;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.shell.SceneHost;

/**
 * Opens the set-ups of the lesson scene. A requested set-up is shown as soon as everything that it needs has been read.
 */
final class LessonsSetupOpener {
    private final SceneHost shell;
    private final LessonLibraryModel library;
    private final LessonModel lesson;
    private final ObservableBooleanValue prepared;
    private final LessonPageSwitcher stage;

    /** The set-up to show as soon as its lessons have been read. */
    private Optional<LessonsSetup> awaited = Optional.empty();

    /**
     * @param prepared whether everything that a slide needs besides its lesson has been read: the glossary, whose terms
     *     are marked on the slide, and the user's progress, with the answers and the feedback to them
     */
    LessonsSetupOpener(
            SceneHost shell,
            LessonLibraryModel library,
            LessonModel lesson,
            ObservableBooleanValue prepared,
            LessonPageSwitcher stage) {
        this.shell = shell;
        this.library = library;
        this.lesson = lesson;
        this.prepared = prepared;
        this.stage = stage;
        prepared.addListener((_, _, _) -> showAwaited());
        library.cards().addListener((ListChangeListener<ListedLesson>) _ -> cardsChanged());
    }

    /** Whether everything that a slide needs besides its lesson has been read. */
    ObservableBooleanValue preparedProperty() {
        return prepared;
    }

    /** Returns the requested set-up that cannot be shown yet. */
    Optional<LessonsSetup> pendingSetup() {
        return awaited;
    }

    void open(LessonsSetup setup) {
        awaited = Optional.of(setup);
        if (library.isOf(setup.folder()) && isListed(setup.lesson())) {
            showAwaited();
        } else {
            library.open(setup.folder(), setup.lesson());
        }
    }

    /** Returns whether a lesson is listed. One that is not may have been written since the folder was read. */
    private boolean isListed(String name) {
        return name.isEmpty() || listed(name).isPresent();
    }

    private Optional<ListedLesson> listed(String name) {
        return library.cards().stream().filter(card -> card.name().equals(name)).findFirst();
    }

    private void cardsChanged() {
        Optional<SlideEmbeddableSetup> givenSetup = stage.slide().flatMap(OpenSlide::givenSetup);
        Optional<SlideEmbeddableSetup> changed = stage.slide().flatMap(OpenSlide::changed);
        // Reading the edits ends an action in progress, such as a drag, so it is done only if the slide is about to be
        // created again.
        Optional<UndoTransferScene.Handover<?>> edits =
                isWrittenAnew() ? stage.slide().flatMap(OpenSlide::edits) : Optional.empty();
        new ArrayList<>(library.cards()).forEach(lesson::refresh);
        bringBack(givenSetup, changed);
        edits.ifPresent(before -> stage.slide()
                .filter(now -> now.givenSetup().equals(givenSetup))
                .ifPresent(_ -> stage.continueEdits(before)));
        showAwaited();
    }

    private boolean isWrittenAnew() {
        return library.cards().stream().anyMatch(lesson::isWrittenAnew);
    }

    /** Restores the user's changes in the scene if only the words beside it were written anew. */
    private void bringBack(Optional<SlideEmbeddableSetup> givenSetup, Optional<SlideEmbeddableSetup> changed) {
        stage.slide()
                .filter(now -> now.givenSetup().equals(givenSetup))
                .ifPresent(now -> changed.ifPresent(now::showBeside));
    }

    /** Reports a requested folder that cannot be listed, and shows a list in its place. */
    void refuse(InputFault fault) {
        if (awaited.isPresent()) {
            awaited = Optional.empty();
            lesson.close();
            if (library.cards().isEmpty()) {
                library.openOwn();
            }
        }
        shell.messages().show(fault);
    }

    /** Shows the requested set-up if that is possible now. */
    private void showAwaited() {
        awaited.filter(this::canBeShown).ifPresent(setup -> {
            awaited = Optional.empty();
            show(setup);
        });
    }

    /** Returns whether a set-up can be shown. */
    private boolean canBeShown(LessonsSetup setup) {
        return library.isOf(setup.folder()) && (setup.lesson().isEmpty() || prepared.get());
    }

    private void show(LessonsSetup setup) {
        if (setup.lesson().isEmpty()) {
            lesson.close();
            return;
        }
        Optional<ListedLesson> card = listed(setup.lesson());
        if (card.isEmpty()) {
            lesson.close();
            shell.messages().show(LessonWords.noLesson(setup.lesson()));
            return;
        }
        stage.keep();
        lesson.open(card.get(), setup.slide() - 1);
        stage.slide().ifPresent(slide -> {
            stage.forAudience(setup.slideScene())
                    .or(stage::keptAnswer)
                    .or(slide::givenSetup)
                    .ifPresent(slide::showBeside);
            slide.look();
        });
    }
}

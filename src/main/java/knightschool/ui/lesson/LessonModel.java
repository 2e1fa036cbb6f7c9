package knightschool.ui.lesson;

import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import knightschool.files.InputFault;
import knightschool.lesson.Lesson;
import knightschool.lesson.Slide;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.ui.lesson.library.ListedLesson;

/** The open lesson and its current slide. */
final class LessonModel {
    private final ReadOnlyObjectWrapper<ListedLesson> card = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<LessonTextEngineAnswers> answers =
            new ReadOnlyObjectWrapper<>(LessonTextEngineAnswers.NONE);
    private final ReadOnlyIntegerWrapper slide = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<List<InputFault>> faults = new ReadOnlyObjectWrapper<>(List.of());
    private boolean written;
    private boolean asWritten;
    private boolean turning;
    private final BooleanProperty notesShown = new SimpleBooleanProperty();
    private final StringProperty besideTitle = new SimpleStringProperty("");
    private final BooleanProperty undoable = new SimpleBooleanProperty();
    private final BooleanProperty redoable = new SimpleBooleanProperty();
    private final BooleanProperty hinting = new SimpleBooleanProperty();
    private final BooleanProperty checkable = new SimpleBooleanProperty();
    private final BooleanProperty restartable = new SimpleBooleanProperty();
    private final BooleanBinding cardShown = card.isNotNull();
    private final BooleanBinding open = Bindings.createBooleanBinding(() -> lesson() != null, card);
    private final BooleanBinding last =
            Bindings.createBooleanBinding(() -> lesson() != null && slide.get() == slides() - 1, card, slide);

    /**
     * Opens a lesson at the slide with the given index, or at its last slide if there are fewer; a faulty lesson shows
     * its faults.
     */
    void open(ListedLesson next, int at) {
        boolean same = next == card.get();
        answers.set(next.answers());
        if (same) {
            show(at);
            return;
        }
        forgetFaults();
        turning = true;
        card.set(null);
        int last =
                next.file().lesson().map(lesson -> lesson.slides().size() - 1).orElse(0);
        slide.set(Math.clamp(at, 0, last));
        turning = false;
        card.set(next);
    }

    /** Returns whether one lesson is just being replaced by another; the state in between must not be shown. */
    boolean isTurning() {
        return turning;
    }

    /** Returns whether a lesson is the open one, read from a newer version of its file. */
    boolean isWrittenAnew(ListedLesson newer) {
        ListedLesson open = card.get();
        return open != null && open.file().name().equals(newer.file().name()) && open.file() != newer.file();
    }

    /**
     * Updates the open lesson with new answers and faults or with a new version of its file; other lessons are ignored.
     */
    void refresh(ListedLesson newer) {
        ListedLesson open = card.get();
        if (open == null || !open.file().name().equals(newer.file().name())) {
            return;
        }
        if (open.file() == newer.file()) {
            learn(open, newer);
        } else {
            read(newer);
        }
    }

    /**
     * Takes over new answers and faults of the same file. New answers change only words, so that work on the slide
     * continues. New faults replace the slide, unless the lesson is being written.
     */
    private void learn(ListedLesson open, ListedLesson newer) {
        answers.set(newer.answers());
        if (written) {
            faults.set(newer.findings());
        } else if (!newer.faults().equals(open.faults())) {
            card.set(newer);
        }
    }

    /**
     * Takes over a new version of the file. If it is faulty, the last version without faults stays. The slide stays the
     * same.
     */
    private void read(ListedLesson newer) {
        written = true;
        asWritten = lesson() == null || !newer.isFaulty();
        if (!asWritten) {
            faults.set(newer.faults());
            return;
        }
        faults.set(List.of());
        int at = newer.file().lesson().map(this::sameSlide).orElse(0);
        if (at < Math.max(1, slides())) {
            slide.set(at);
            card.set(newer);
        } else {
            card.set(newer);
            slide.set(at);
        }
    }

    /**
     * Returns the index of the slide with the title of the current one; if there is none or several, the present index.
     */
    private int sameSlide(Lesson newer) {
        int last = newer.slides().size() - 1;
        int place = Math.clamp(slide.get(), 0, last);
        if (lesson() == null) {
            return place;
        }
        String title = current().title();
        int[] named = IntStream.rangeClosed(0, last)
                .filter(i -> newer.slides().get(i).title().equals(title))
                .toArray();
        return named.length == 1 ? named[0] : place;
    }

    /** Whether a lesson without faults is open. */
    BooleanBinding openProperty() {
        return open;
    }

    /** Whether the last slide of a lesson is shown. */
    BooleanBinding lastProperty() {
        return last;
    }

    /** Whether a lesson is open, faulty or not. */
    BooleanBinding cardShownProperty() {
        return cardShown;
    }

    void close() {
        forgetFaults();
        card.set(null);
    }

    /** Returns whether the slide is that of the present file, rather than of the last version without faults. */
    boolean isAsWritten() {
        return asWritten;
    }

    private void forgetFaults() {
        written = false;
        faults.set(List.of());
    }

    void next() {
        show(slide.get() + 1);
    }

    void previous() {
        show(slide.get() - 1);
    }

    /** Shows the slide with the given index, or the nearest one that exists. */
    void show(int number) {
        if (lesson() != null) {
            slide.set(Math.clamp(number, 0, slides() - 1));
        }
    }

    /** Returns the open lesson; null if there is none or it is faulty. */
    Lesson lesson() {
        ListedLesson open = card.get();
        return open == null || open.isFaulty() ? null : open.file().lesson().orElse(null);
    }

    /** Returns the number of slides of the open lesson; 0 if there is none. */
    int slides() {
        return lesson() == null ? 0 : lesson().slides().size();
    }

    Slide current() {
        return lesson().slides().get(slide.get());
    }

    /** The open lesson; null while the list is shown. */
    ReadOnlyObjectProperty<ListedLesson> cardProperty() {
        return card.getReadOnlyProperty();
    }

    /** The faults of the present file while the last version without faults stays open; empty otherwise. */
    ReadOnlyObjectProperty<List<InputFault>> faultsProperty() {
        return faults.getReadOnlyProperty();
    }

    /** The answers of the engine to the open lesson so far. */
    ReadOnlyObjectProperty<LessonTextEngineAnswers> answersProperty() {
        return answers.getReadOnlyProperty();
    }

    /** The index of the current slide, from 0. */
    ReadOnlyIntegerProperty slideProperty() {
        return slide.getReadOnlyProperty();
    }

    BooleanProperty notesShownProperty() {
        return notesShown;
    }

    /** Whether the user has done something on the slide that can be undone. */
    BooleanProperty undoableProperty() {
        return undoable;
    }

    /** Whether something was undone on the slide that can be redone. */
    BooleanProperty redoableProperty() {
        return redoable;
    }

    /** Whether a question on the slide has a hint left. */
    BooleanProperty hintingProperty() {
        return hinting;
    }

    /** Whether an answer on the slide is judged on request. */
    BooleanProperty checkableProperty() {
        return checkable;
    }

    /** Whether a question on the slide is answered by a game. */
    BooleanProperty restartableProperty() {
        return restartable;
    }

    /** The title of the tab in which the scene beside the text can be opened; empty if it has none. */
    StringProperty besideProperty() {
        return besideTitle;
    }
}

package knightschool.ui.lesson;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.Lesson;
import knightschool.lesson.Slide;

/** Which lesson is open, and which of its slides is shown. */
final class LessonModel {
    private final ReadOnlyObjectWrapper<ListedLesson> card = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<ClaimAnswers> answers = new ReadOnlyObjectWrapper<>(ClaimAnswers.NONE);
    private final ReadOnlyIntegerWrapper slide = new ReadOnlyIntegerWrapper();
    private final BooleanProperty notesShown = new SimpleBooleanProperty();
    private final BooleanBinding cardShown = card.isNotNull();
    private final BooleanBinding open = Bindings.createBooleanBinding(() -> lesson() != null, card);

    /** Opens a lesson at its first slide; a faulty one shows what is wrong with it. */
    void open(ListedLesson next) {
        open(next, 0);
    }

    /** Opens a lesson at a slide, counted from 0, or at the last where there are not so many. */
    void open(ListedLesson next, int at) {
        boolean same = next == card.get();
        answers.set(next.answers());
        if (same) {
            show(at);
            return;
        }
        card.set(null);
        int last =
                next.file().lesson().map(lesson -> lesson.slides().size() - 1).orElse(0);
        slide.set(Math.clamp(at, 0, last));
        card.set(next);
    }

    /**
     * Takes over what has been learnt of the open lesson since; another lesson is left alone. New answers change words
     * alone, so that what a person does on the slide goes on; faults take the slide away.
     */
    void refresh(ListedLesson newer) {
        ListedLesson open = card.get();
        if (open == null || open.file() != newer.file()) {
            return;
        }
        answers.set(newer.answers());
        if (!newer.faults().equals(open.faults())) {
            card.set(newer);
        }
    }

    /** Whether a lesson that can be taught is open. */
    BooleanBinding openProperty() {
        return open;
    }

    /** Whether a lesson is open, be it a faulty one. */
    BooleanBinding cardShownProperty() {
        return cardShown;
    }

    /** Goes back to the list. */
    void close() {
        card.set(null);
    }

    void next() {
        show(slide.get() + 1);
    }

    void previous() {
        show(slide.get() - 1);
    }

    /** Shows a slide, counted from 0; the nearest there is. */
    void show(int wanted) {
        if (lesson() != null) {
            slide.set(Math.clamp(wanted, 0, slides() - 1));
        }
    }

    /** The lesson that can be taught now; null for none or a faulty one. */
    Lesson lesson() {
        ListedLesson open = card.get();
        return open == null || open.isFaulty() ? null : open.file().lesson().orElse(null);
    }

    /** Number of slides of the open lesson; 0 for none. */
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

    /** What the engine has said to the open lesson so far. */
    ReadOnlyObjectProperty<ClaimAnswers> answersProperty() {
        return answers.getReadOnlyProperty();
    }

    /** The slide shown, counted from 0. */
    ReadOnlyIntegerProperty slideProperty() {
        return slide.getReadOnlyProperty();
    }

    /** Whether the speaker's notes are shown. */
    BooleanProperty notesShownProperty() {
        return notesShown;
    }
}

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
import knightschool.lesson.check.InlineQuestionAnswers;
import knightschool.ui.lesson.library.ListedLesson;

/** Which lesson is open, and which of its slides is shown. */
final class LessonModel {
    private final ReadOnlyObjectWrapper<ListedLesson> card = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<InlineQuestionAnswers> answers =
            new ReadOnlyObjectWrapper<>(InlineQuestionAnswers.NONE);
    private final ReadOnlyIntegerWrapper slide = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<List<InputFault>> faults = new ReadOnlyObjectWrapper<>(List.of());
    private boolean written;
    private boolean asWritten;
    private boolean turning;
    private final BooleanProperty notesShown = new SimpleBooleanProperty();
    private final StringProperty beside = new SimpleStringProperty("");
    private final BooleanProperty undoable = new SimpleBooleanProperty();
    private final BooleanProperty redoable = new SimpleBooleanProperty();
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
        forgetFaults();
        turning = true;
        card.set(null);
        int last =
                next.file().lesson().map(lesson -> lesson.slides().size() - 1).orElse(0);
        slide.set(Math.clamp(at, 0, last));
        turning = false;
        card.set(next);
    }

    /** Whether one lesson is about to take the place of another: what is known of it in between is not to be shown. */
    boolean isTurning() {
        return turning;
    }

    /** Whether a lesson is the open one, from a file that was written since. */
    boolean isWrittenAnew(ListedLesson newer) {
        ListedLesson open = card.get();
        return open != null && open.file().name().equals(newer.file().name()) && open.file() != newer.file();
    }

    /**
     * Takes over what has been learnt of the open lesson since, or what was written into its file; another lesson is
     * left alone.
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
     * New answers change words alone, so that what a person does on the slide goes on; faults take the slide away,
     * unless somebody is writing at the lesson.
     */
    private void learn(ListedLesson open, ListedLesson newer) {
        answers.set(newer.answers());
        if (written) {
            faults.set(newer.findings());
        } else if (!newer.faults().equals(open.faults())) {
            card.set(newer);
        }
    }

    /** While somebody writes at a lesson, the last that can be shown stays, on the same slide. */
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

    /** The slide that is called as the one shown; where there is none, or several, the one in its place. */
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
        forgetFaults();
        card.set(null);
    }

    /** Whether the slide is that of the file as it is now, and not of the last one that could be shown. */
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

    /** What is wrong with the file as it is now, while the last lesson that could be shown stays; none otherwise. */
    ReadOnlyObjectProperty<List<InputFault>> faultsProperty() {
        return faults.getReadOnlyProperty();
    }

    /** What the engine has said to the open lesson so far. */
    ReadOnlyObjectProperty<InlineQuestionAnswers> answersProperty() {
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

    /** Whether something is picked beside the text for a question, and can be taken back. */
    BooleanProperty undoableProperty() {
        return undoable;
    }

    /** Whether something that was picked beside the text and taken back can be picked again. */
    BooleanProperty redoableProperty() {
        return redoable;
    }

    /** The title of the tab in which the scene beside the text can be opened; empty where it has none. */
    StringProperty besideProperty() {
        return beside;
    }
}

package knightschool.ui.present;

import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import knightschool.drawing.Zoom;

/**
 * The state of the speaker's controls during a talk, apart from the current slide: the blank screen, the magnification,
 * the pointer, the answers and the notes.
 */
final class SpeakerControlsModel {
    private static final int SMALLEST_NOTES = 16;
    private static final int LARGEST_NOTES = 40;
    private static final int USUAL_NOTES = 20;
    private static final int NOTES_STEP = 4;
    private static final double USUAL_ZOOM = 2;
    private static final double LARGEST_ZOOM = 5;
    private static final double SECOND = 1e9;

    /** The slide on the screen of the class, whose width and height are the units. */
    static final Zoom.Picture SLIDE = new Zoom.FillingPicture(1, 1, LARGEST_ZOOM);

    /** The effects of the speaker's pointer on the class's screen. */
    enum Pointing {
        NOTHING,
        /** A dot at the pointer. */
        DOT,
        /** Only the area around the pointer is bright. */
        SPOTLIGHT
    }

    private final SlideDeck talk;
    private final TalkScheduleTracker clock;
    private final LongSupplier nanoseconds;
    private final long began;
    private final BooleanProperty blank = new SimpleBooleanProperty(this, "blank");
    private final BooleanProperty extras = new SimpleBooleanProperty(this, "extras");
    private final BooleanProperty mirrored = new SimpleBooleanProperty(this, "mirrored");
    private final BooleanProperty revealed = new SimpleBooleanProperty(this, "revealed");
    private final ObjectProperty<Zoom> zoom = new SimpleObjectProperty<>(this, "zoom", Zoom.WHOLE);
    private final BooleanProperty answersShown = new SimpleBooleanProperty(this, "answersShown");
    private final ObjectProperty<Pointing> pointing = new SimpleObjectProperty<>(this, "pointing", Pointing.NOTHING);
    private final ObjectProperty<Point2D> pointed = new SimpleObjectProperty<>(this, "pointed");
    private final IntegerProperty notesSize = new SimpleIntegerProperty(this, "notesSize", USUAL_NOTES);

    /** @param nanoseconds supplies the time, from any origin */
    SpeakerControlsModel(SlideDeck talk, LongSupplier nanoseconds) {
        this.talk = talk;
        this.nanoseconds = nanoseconds;
        this.began = nanoseconds.getAsLong();
        this.clock = new TalkScheduleTracker(ownMinutes(), shares(), minutes(), slide());
        extras.subscribe(() -> clock.plan(ownMinutes(), shares(), minutes()));
    }

    private int[] ownMinutes() {
        return IntStream.range(0, slides())
                .map(slide -> isPlanned(slide) ? talk.minutes(slide) : 0)
                .toArray();
    }

    private int[] shares() {
        return IntStream.range(0, slides())
                .map(slide -> isPlanned(slide) ? 1 + talk.questions(slide).size() : 0)
                .toArray();
    }

    private boolean isPlanned(int slide) {
        return extras.get() || !talk.isExtra(slide);
    }

    /** Whether the plan of the time has room for the extra slides; without them, none is planned for those. */
    BooleanProperty extrasProperty() {
        return extras;
    }

    boolean hasExtras() {
        return IntStream.range(0, slides()).anyMatch(talk::isExtra);
    }

    /** Returns the planned length of the talk in minutes; 0 for no plan. */
    int minutes() {
        int extra = IntStream.range(0, slides())
                .filter(slide -> extras.get() && talk.isExtra(slide))
                .map(talk::minutes)
                .sum();
        return talk.minutes() == 0 ? 0 : talk.minutes() + extra;
    }

    /** Handles a change of the slide that the class sees. */
    void turned() {
        clock.turnTo(slide(), now());
        blank.set(false);
        answersShown.set(false);
        revealed.set(false);
        zoom.set(Zoom.WHOLE);
    }

    void reveal() {
        revealed.set(!talk.revealNext());
    }

    /** Lets answers be shown again: a further hand of the class has been counted, which may change what comes out. */
    void reopen() {
        revealed.set(false);
    }

    /** Whether the class has been shown all answers of the slide. */
    BooleanProperty revealedProperty() {
        return revealed;
    }

    /** The part of the slide that the class sees. */
    ObjectProperty<Zoom> zoomProperty() {
        return zoom;
    }

    /** Magnifies the slide for the class around the speaker's pointer, or shows all of it again. */
    void toggleZoom() {
        if (zoom.get().isWhole()) {
            zoom(USUAL_ZOOM);
        } else {
            zoom.set(Zoom.WHOLE);
        }
    }

    /** Changes the magnification of the slide by a factor; below 1 the class sees a larger part. */
    void zoom(double factor) {
        Point2D at = pointed.get() == null ? new Point2D(Zoom.WHOLE.x(), Zoom.WHOLE.y()) : pointed.get();
        zoom.set(zoom.get().nearer(factor, at.getX(), at.getY(), SLIDE));
    }

    SlideDeck talk() {
        return talk;
    }

    TalkScheduleTracker clock() {
        return clock;
    }

    /** Returns the seconds since the talk began. */
    double now() {
        return (nanoseconds.getAsLong() - began) / SECOND;
    }

    /** Returns the index of the current slide, from 0. */
    int slide() {
        return talk.slideProperty().get();
    }

    int slides() {
        return talk.titles().size();
    }

    boolean isLast() {
        return slide() == slides() - 1;
    }

    /** Whether the class's screen is blank. */
    BooleanProperty blankProperty() {
        return blank;
    }

    /** Whether a picture of the class's screen is being taken, when nothing covers the slide. */
    BooleanProperty mirroredProperty() {
        return mirrored;
    }

    /** Whether the speaker sees the answers. */
    BooleanProperty answersShownProperty() {
        return answersShown;
    }

    ObjectProperty<Pointing> pointingProperty() {
        return pointing;
    }

    /** Sets the effect of the pointer, or removes it if it is set already. */
    void point(Pointing how) {
        pointing.set(pointing.get() == how ? Pointing.NOTHING : how);
    }

    /** The point that the speaker points at, as fractions of the slide's width and height; null for none. */
    ObjectProperty<Point2D> pointedProperty() {
        return pointed;
    }

    /** The font size of the notes, in pixels. */
    IntegerProperty notesSizeProperty() {
        return notesSize;
    }

    /**
     * Changes the font size of the notes.
     *
     * @param steps the number of steps; negative for smaller
     */
    void resizeNotes(int steps) {
        notesSize.set(Math.clamp(notesSize.get() + (long) NOTES_STEP * steps, SMALLEST_NOTES, LARGEST_NOTES));
    }
}

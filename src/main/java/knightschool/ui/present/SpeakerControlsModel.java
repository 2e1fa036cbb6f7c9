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

/** What a speaker does with a talk, apart from turning its slides. */
final class SpeakerControlsModel {
    private static final int SMALLEST_NOTES = 16;
    private static final int LARGEST_NOTES = 40;
    private static final int USUAL_NOTES = 20;
    private static final int NOTES_STEP = 4;
    private static final double USUAL_ZOOM = 2;
    private static final double SECOND = 1e9;

    /** What the speaker's pointer does to the picture of the class. */
    enum Pointing {
        NOTHING,
        /** A dot where the pointer is. */
        DOT,
        /** Only what is around the pointer is bright. */
        SPOTLIGHT
    }

    private final Talk talk;
    private final TalkClock clock;
    private final LongSupplier nanoseconds;
    private final long began;
    private final BooleanProperty blank = new SimpleBooleanProperty(this, "blank");
    private final BooleanProperty mirrored = new SimpleBooleanProperty(this, "mirrored");
    private final BooleanProperty revealed = new SimpleBooleanProperty(this, "revealed");
    private final ObjectProperty<SlideViewport> zoom = new SimpleObjectProperty<>(this, "zoom", SlideViewport.NONE);
    private final BooleanProperty answersShown = new SimpleBooleanProperty(this, "answersShown");
    private final ObjectProperty<Pointing> pointing = new SimpleObjectProperty<>(this, "pointing", Pointing.NOTHING);
    private final ObjectProperty<Point2D> pointed = new SimpleObjectProperty<>(this, "pointed");
    private final IntegerProperty notesSize = new SimpleIntegerProperty(this, "notesSize", USUAL_NOTES);

    /** @param nanoseconds the time, from any moment on */
    SpeakerControlsModel(Talk talk, LongSupplier nanoseconds) {
        this.talk = talk;
        this.nanoseconds = nanoseconds;
        this.began = nanoseconds.getAsLong();
        this.clock = new TalkClock(
                IntStream.range(0, talk.titles().size()).map(talk::minutes).toArray(),
                IntStream.range(0, talk.titles().size())
                        .map(slide -> 1 + talk.questions(slide).size())
                        .toArray(),
                talk.minutes(),
                slide());
    }

    /** The class sees another slide now. */
    void turned() {
        clock.turnTo(slide(), now());
        blank.set(false);
        answersShown.set(false);
        revealed.set(false);
        zoom.set(SlideViewport.NONE);
    }

    /** Shows the class the next answer of the slide. */
    void reveal() {
        revealed.set(!talk.revealNext());
    }

    /** Whether the class was shown all answers of the slide. */
    BooleanProperty revealedProperty() {
        return revealed;
    }

    /** Which part of the slide the class sees. */
    ObjectProperty<SlideViewport> zoomProperty() {
        return zoom;
    }

    /** Shows the class a part of the slide larger, around where the speaker points, or all of it again. */
    void toggleZoom() {
        boolean all = zoom.get().equals(SlideViewport.NONE);
        zoom.set(all ? SlideViewport.NONE.nearer(USUAL_ZOOM, pointedOrCentre()) : SlideViewport.NONE);
    }

    /** Shows the class a smaller part of the slide, larger; with a factor below 1 a larger part. */
    void zoom(double factor) {
        zoom.set(zoom.get().nearer(factor, pointedOrCentre()));
    }

    private Point2D pointedOrCentre() {
        return pointed.get() == null ? new Point2D(0.5, 0.5) : pointed.get();
    }

    Talk talk() {
        return talk;
    }

    TalkClock clock() {
        return clock;
    }

    /** Seconds since the talk began. */
    double now() {
        return (nanoseconds.getAsLong() - began) / SECOND;
    }

    /** The slide on screen, from 0. */
    int slide() {
        return talk.slideProperty().get();
    }

    int slides() {
        return talk.titles().size();
    }

    boolean isLast() {
        return slide() == slides() - 1;
    }

    /** Whether the class sees nothing. */
    BooleanProperty blankProperty() {
        return blank;
    }

    /** Whether a picture of what the class would see is taken: then nothing covers the slide. */
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

    /** Does that with the pointer, or nothing any more where it did already. */
    void point(Pointing how) {
        pointing.set(pointing.get() == how ? Pointing.NOTHING : how);
    }

    /** Where the speaker points, as parts of the slide's width and height; null where nowhere. */
    ObjectProperty<Point2D> pointedProperty() {
        return pointed;
    }

    /** The size of the notes' type, in pixels. */
    IntegerProperty notesSizeProperty() {
        return notesSize;
    }

    /** @param steps larger; negative for smaller */
    void resizeNotes(int steps) {
        notesSize.set(Math.clamp(notesSize.get() + (long) NOTES_STEP * steps, SMALLEST_NOTES, LARGEST_NOTES));
    }
}

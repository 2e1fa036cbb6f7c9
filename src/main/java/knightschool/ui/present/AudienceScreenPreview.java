package knightschool.ui.present;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.InputEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Transform;
import javafx.util.Subscription;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.scroll.ZoomGestures;
import knightschool.ui.work.PeriodicTask;
import knightschool.ui.work.PulseTimer;

/**
 * A small picture of the class's screen for the speaker. It is updated several times per second while pictures show
 * changes, and otherwise ever less often, down to every twenty seconds. Pointing at it points at the class's slide.
 * While the class's screen is blank, the slide is still shown here, with a note.
 */
final class AudienceScreenPreview implements AutoCloseable, ZoomGestures.Picture {
    private static final Duration EVERY = Duration.ofMillis(250);

    /**
     * The longest interval between two pictures. A change without user input may come in a frame that was expected for
     * another reason, and is then seen after this time. A picture costs forty milliseconds of processor time.
     */
    private static final Duration AT_REST = Duration.ofSeconds(20);

    /**
     * The longest delay of the picture after a frame that is not the speaker's own. The delay grows while such pictures
     * are all equal. The window of a frame is unknown, and a busy machine renders more frames for one change than an
     * idle machine.
     */
    private static final Duration LONGEST_DOUBT = Duration.ofSeconds(8);

    /**
     * The number of frames for a change: one paints it and, as a rule, JavaFX renders another one that finds nothing
     * left to do.
     */
    private static final int FRAMES_OF_A_CHANGE = 2;

    /** The opacity of a slide that the class does not see. */
    private static final double BEHIND = 0.6;

    private final SpeakerControlsModel model;
    private double width;
    private double height;
    private final ImageView view = new ImageView();
    private final StackPane box = NodeStyle.named(new StackPane(view), "class-mirror", "class-mirror");
    private final PulseTimer frames;
    private final PeriodicTask rhythm;
    private final Subscription changes;
    private final Parent root;
    private final EventHandler<InputEvent> input = _ -> changed();
    private WritableImage image;
    private int[] pixels = {};
    private int expectedFrames;
    private boolean isAwaited;

    /** The present delay from a frame to its picture. */
    private Duration doubt = EVERY;

    /** @param screen supplies the root of the class's screen */
    AudienceScreenPreview(SpeakerControlsModel model, Supplier<Parent> screen) {
        this.model = model;
        Label blank = NodeStyle.named(LabelFactory.of(SpeakerWords.BLANKED, "mirror-blank"), "mirror-blank");
        blank.setMouseTransparent(true);
        blank.visibleProperty().bind(model.blankProperty());
        StackPane.setAlignment(blank, Pos.TOP_CENTER);
        box.getChildren().add(blank);
        view.opacityProperty()
                .bind(Bindings.when(model.blankProperty()).then(BEHIND).otherwise(1));
        view.setOnMouseMoved(this::point);
        view.setOnMouseDragged(this::point);
        ZoomGestures.install(view, this, ZoomGestures.Grip.NONE);
        view.setOnMouseExited(_ -> model.pointedProperty().set(null));
        this.frames = PulseTimer.inFramesOfOthers(screen.get(), _ -> frame());
        this.rhythm = new PeriodicTask("mirror", Platform::runLater, EVERY, this::beat).slowingTo(AT_REST);
        // These change the slide of the class, in whichever frame they occur.
        this.changes = Subscription.combine(Stream.<Observable>of(
                        model.talk().slideProperty(),
                        model.blankProperty(),
                        model.zoomProperty(),
                        model.revealedProperty(),
                        model.pointingProperty(),
                        model.pointedProperty())
                .map(value -> value.subscribe(this::changed))
                .toArray(Subscription[]::new));
        this.root = screen.get();
        root.addEventFilter(InputEvent.ANY, input);
        await();
    }

    Region node() {
        return box;
    }

    /**
     * Sets the size of the picture, into which the class's screen is fitted.
     *
     * @param across the width on screen, in pixels
     * @param down the height on screen, in pixels
     */
    void fit(double across, double down) {
        width = across;
        height = down;
        box.setMinSize(width + 4, height + 4);
        box.setMaxSize(width + 4, height + 4);
    }

    private void point(MouseEvent move) {
        point(move.getX(), move.getY());
    }

    /** {@inheritDoc} The point is also the one that the class sees marked. */
    @Override
    public void zoom(double factor, double x, double y) {
        point(x, y);
        model.zoom(factor);
    }

    @Override
    public boolean isMovable() {
        return false;
    }

    /** Does nothing: the part that the class sees is moved by zooming around another point. */
    @Override
    public void pan(double dx, double dy) {}

    private void point(double x, double y) {
        double across = view.getBoundsInLocal().getWidth();
        double down = view.getBoundsInLocal().getHeight();
        model.pointedProperty().set(new Point2D(x / across, y / down));
    }

    /** Notes an action whose effect the class may see. */
    void changed() {
        if (!isAwaited || doubt.compareTo(EVERY) > 0) {
            doubt = EVERY;
            await();
        }
    }

    /** Notes that the next frames come from the speaker's window and not from the class's screen. */
    void expectFrames() {
        expectedFrames = FRAMES_OF_A_CHANGE;
    }

    private void frame() {
        if (expectedFrames > 0) {
            expectedFrames--;
        } else if (!isAwaited) {
            await();
        }
    }

    /** Requests the next picture after the present delay, however long nothing has changed. */
    private void await() {
        isAwaited = true;
        rhythm.begin(doubt);
    }

    private void beat() {
        isAwaited = false;
        take();
        Duration twice = doubt.multipliedBy(2);
        doubt = isChanged() ? EVERY : twice.compareTo(LONGEST_DOUBT) < 0 ? twice : LONGEST_DOUBT;
    }

    /** Returns whether the picture differs from that of the previous call. */
    private boolean isChanged() {
        if (image == null) {
            return false;
        }
        int across = (int) image.getWidth();
        int[] now = new int[across * (int) image.getHeight()];
        image.getPixelReader()
                .getPixels(0, 0, across, (int) image.getHeight(), PixelFormat.getIntArgbPreInstance(), now, 0, across);
        boolean changed = !Arrays.equals(pixels, now);
        pixels = now;
        return changed;
    }

    private void take() {
        double scale = Math.min(
                width / root.getLayoutBounds().getWidth(),
                height / root.getLayoutBounds().getHeight());
        if (!Double.isFinite(scale) || scale <= 0) {
            return;
        }
        int across = (int) Math.round(scale * root.getLayoutBounds().getWidth());
        int down = (int) Math.round(scale * root.getLayoutBounds().getHeight());
        if (image == null || image.getWidth() != across || image.getHeight() != down) {
            image = new WritableImage(across, down);
        }
        SnapshotParameters small = new SnapshotParameters();
        small.setTransform(Transform.scale(scale, scale));
        // A slide that is larger than the screen is cut off there.
        small.setViewport(new Rectangle2D(0, 0, across, down));
        // The speaker goes on seeing what is covered for the class.
        model.mirroredProperty().set(true);
        try {
            view.setImage(root.snapshot(small, image));
        } finally {
            model.mirroredProperty().set(false);
        }
        expectFrames();
    }

    @Override
    public void close() {
        root.removeEventFilter(InputEvent.ANY, input);
        frames.close();
        changes.unsubscribe();
        rhythm.close();
    }
}

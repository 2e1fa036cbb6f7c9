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
import knightschool.ui.work.PeriodicTask;
import knightschool.ui.work.Pulse;

/**
 * Shows the speaker what the class sees, small: some times a second while pictures show that something changes, else
 * ever less often, down to every twenty seconds. Pointing at it points at the class's slide. Where the class sees
 * nothing the slide is here all the same, and it is said.
 */
final class AudienceScreenPreview implements AutoCloseable {
    private static final Duration EVERY = Duration.ofMillis(250);

    /**
     * A change that nobody's input made may come in a frame that is expected for another reason: it is seen after so
     * long at most. A picture costs forty milliseconds of a processor.
     */
    private static final Duration AT_REST = Duration.ofSeconds(20);

    /**
     * Frames that are not the speaker's own are followed by a picture. Where pictures of such frames were all the same,
     * the next one waits so long at most: which window a frame is for is not known, and a busy machine makes more
     * frames of one change than a quiet one.
     */
    private static final Duration LONGEST_DOUBT = Duration.ofSeconds(8);

    /** What changes is painted in one frame, and JavaFX makes one more to find that nothing is left, as a rule. */
    private static final int FRAMES_OF_A_CHANGE = 2;

    private static final double WHEEL = 1.2;

    /** Of a slide that the class does not see. */
    private static final double BEHIND = 0.6;

    private final SpeakerControlsModel model;
    private final Supplier<Parent> screen;
    private double width;
    private double height;
    private final ImageView view = new ImageView();
    private final StackPane box = new StackPane(view);
    private final Pulse frames;
    private final PeriodicTask rhythm;
    private final Subscription changes;
    private final Parent root;
    private final EventHandler<InputEvent> input = _ -> changed();
    private WritableImage image;
    private int[] pixels = {};
    private int expectedFrames;
    private boolean isAwaited;

    /** From a frame to its picture. */
    private Duration doubt = EVERY;

    /** @param screen the root of what the class sees */
    AudienceScreenPreview(SpeakerControlsModel model, Supplier<Parent> screen) {
        this.model = model;
        this.screen = screen;
        Label blank = new Label(PresentWords.BLANKED);
        blank.getStyleClass().add("mirror-blank");
        blank.setId("mirror-blank");
        blank.setMouseTransparent(true);
        blank.visibleProperty().bind(model.blankProperty());
        StackPane.setAlignment(blank, Pos.TOP_CENTER);
        box.getChildren().add(blank);
        view.opacityProperty()
                .bind(Bindings.when(model.blankProperty()).then(BEHIND).otherwise(1));
        box.getStyleClass().add("class-mirror");
        box.setId("class-mirror");
        view.setOnMouseMoved(this::point);
        view.setOnMouseDragged(this::point);
        view.setOnScroll(turn -> {
            point(turn.getX(), turn.getY());
            model.zoom(Math.pow(WHEEL, Math.signum(turn.getDeltaY())));
        });
        view.setOnMouseExited(_ -> model.pointedProperty().set(null));
        this.frames = Pulse.inFramesOfOthers(screen.get(), _ -> frame());
        this.rhythm = new PeriodicTask("mirror", Platform::runLater, EVERY, this::beat).slowingTo(AT_REST);
        // Whatever else happens in that frame, these change what the class sees.
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
     * Is so large from now on.
     *
     * @param across on screen, in pixels, likewise down: what the class sees is fitted into it
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

    private void point(double x, double y) {
        double across = view.getBoundsInLocal().getWidth();
        double down = view.getBoundsInLocal().getHeight();
        model.pointedProperty().set(new Point2D(x / across, y / down));
    }

    /** Somebody has done something that the class may see. */
    void changed() {
        if (!isAwaited || doubt.compareTo(EVERY) > 0) {
            doubt = EVERY;
            await();
        }
    }

    /** The next frames come of what the speaker's window shows, and not of the class's screen. */
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

    /** The next picture comes soon, however long it has been quiet. */
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

    /** Whether the picture is another than the last one that was asked about. */
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

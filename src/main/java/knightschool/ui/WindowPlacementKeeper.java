package knightschool.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.event.EventHandler;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;

/**
 * Remembers the place of the window and restores it, moved and resized so that it is completely on one of the current
 * screens. Otherwise a window that is larger or beside all screens could not be moved back, since its title bar is not
 * visible.
 *
 * <p>Remembered are the place and size that the user gave the window, not those of a maximized window, which is
 * maximized again. A window that fills the screen for a presentation does so only for that time.
 */
final class WindowPlacementKeeper {
    private static final String PLACE = "window.place";
    private static final String MAXIMIZED = "window.maximized";

    /**
     * How often a place is corrected until the user acts: a system that insists on another one is not fought for ever.
     */
    private static final int MOST_CORRECTIONS = 10;

    private final Stage stage;
    private final UserSettings settings;
    private Optional<Point2D> place;
    private double frame;
    private boolean isTouched;
    private int corrections;
    private Optional<Dimension2D> size = Optional.empty();

    WindowPlacementKeeper(Stage stage, UserSettings settings) {
        this.stage = stage;
        this.settings = settings;
        this.place = parse(settings.remembered(PLACE, ""));
    }

    private static Optional<Point2D> parse(String text) {
        return text.matches("-?\\d{1,6} -?\\d{1,6}")
                ? Optional.of(new Point2D(
                        Integer.parseInt(text.substring(0, text.indexOf(' '))),
                        Integer.parseInt(text.substring(text.indexOf(' ') + 1))))
                : Optional.empty();
    }

    /**
     * Restores the place of the window before it is shown.
     *
     * @param screens the free area of each screen, at least one, the primary one first
     */
    void restore(List<Rectangle2D> screens) {
        double width = stage.getScene().getWidth();
        double height = stage.getScene().getHeight();
        Rectangle2D screen = place.map(at -> nearest(screens, new Rectangle2D(at.getX(), at.getY(), width, height)))
                .orElse(screens.getFirst());
        stage.setMinWidth(Math.min(MainWindow.MIN_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(MainWindow.MIN_HEIGHT, screen.getHeight()));
        place.ifPresent(at -> {
            stage.setX(at.getX());
            stage.setY(at.getY());
        });
        fit(screen, width, height);
        stage.setMaximized(Boolean.parseBoolean(settings.remembered(MAXIMIZED, "false")));
    }

    /**
     * Moves a shown window completely onto a screen: after the size of its frame became known, or the screens have
     * changed.
     */
    void settle(List<Rectangle2D> screens) {
        if (isUsual()) {
            Rectangle2D now = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
            fit(nearest(screens, now), now.getWidth(), now.getHeight());
        }
    }

    /**
     * Starts recording the place that the user gives the window. Since the system reports the size of the frame some
     * time after the window was shown, and may place the window anew then, the window is moved onto the screen once
     * more whenever that is necessary until the user acts. A title bar that is on no screen is brought back always.
     */
    void follow(Supplier<List<Rectangle2D>> screens) {
        // Of each change: a listener of invalidations hears only of the first one until the value is read.
        ChangeListener<Number> placeListener = (_, _, _) -> Platform.runLater(() -> correct(screens.get()));
        List.of(stage.yProperty(), stage.heightProperty(), stage.getScene().heightProperty())
                .forEach(property -> property.addListener(placeListener));
        // While the window fills the screen its place is not corrected, and it may leave the full screen with that
        // place.
        stage.fullScreenProperty().addListener((_, _, _) -> Platform.runLater(() -> correct(screens.get())));
        EventHandler<InputEvent> touched = _ -> {
            isTouched = true;
            corrections = 0;
        };
        stage.getScene().addEventFilter(KeyEvent.KEY_PRESSED, touched);
        stage.getScene().addEventFilter(MouseEvent.MOUSE_PRESSED, touched);
        ChangeListener<Number> moved = (_, _, _) -> Platform.runLater(this::note);
        List.of(
                        stage.xProperty(),
                        stage.yProperty(),
                        stage.getScene().widthProperty(),
                        stage.getScene().heightProperty())
                .forEach(property -> property.addListener(moved));
        note();
    }

    private void correct(List<Rectangle2D> screens) {
        if (!stage.isShowing() || !isUsual()) {
            return;
        }
        double now = stage.getHeight() - stage.getScene().getHeight();
        if (now != frame) {
            frame = now;
            settle(screens);
        } else if (corrections < MOST_CORRECTIONS && (!isTitleBarOn(screens) || !isTouched && isTooLow(screens))) {
            corrections++;
            settle(screens);
        }
    }

    private boolean isTitleBarOn(List<Rectangle2D> screens) {
        return screens.stream()
                .anyMatch(screen -> stage.getY() >= screen.getMinY()
                        && stage.getY() < screen.getMaxY()
                        && stage.getX() < screen.getMaxX()
                        && stage.getX() + stage.getWidth() > screen.getMinX());
    }

    private boolean isTooLow(List<Rectangle2D> screens) {
        Rectangle2D now = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        return now.getMaxY() > nearest(screens, now).getMaxY();
    }

    private boolean isUsual() {
        return !stage.isFullScreen() && !stage.isMaximized() && !stage.isIconified();
    }

    private void note() {
        if (stage.isShowing() && isUsual()) {
            place = Optional.of(new Point2D(stage.getX(), stage.getY()));
            size = Optional.of(new Dimension2D(
                    stage.getScene().getWidth(), stage.getScene().getHeight()));
        }
    }

    /** Stores the place in the settings. */
    void remember() {
        note();
        place.ifPresent(at -> settings.remember(PLACE, Math.round(at.getX()) + " " + Math.round(at.getY())));
        size.ifPresent(usual -> settings.rememberSize(usual.getWidth(), usual.getHeight()));
        settings.remember(MAXIMIZED, String.valueOf(stage.isMaximized()));
    }

    /** The screen that shows most of a window; the primary one if none shows any of it. */
    static Rectangle2D nearest(List<Rectangle2D> screens, Rectangle2D window) {
        return screens.reversed().stream()
                .max(Comparator.comparingDouble(screen -> common(screen, window)))
                .filter(screen -> common(screen, window) > 0)
                .orElse(screens.getFirst());
    }

    private static double common(Rectangle2D one, Rectangle2D other) {
        double width = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
        double height = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
        return Math.max(0, width) * Math.max(0, height);
    }

    private void fit(Rectangle2D screen, double width, double height) {
        if (width > screen.getWidth()) {
            stage.setWidth(screen.getWidth());
        }
        if (height > screen.getHeight()) {
            stage.setHeight(screen.getHeight());
        }
        double right = Math.max(screen.getMinX(), screen.getMaxX() - width);
        double bottom = Math.max(screen.getMinY(), screen.getMaxY() - height);
        if (width > screen.getWidth() || isOutside(stage.getX(), screen.getMinX(), right)) {
            stage.setX(Math.clamp(orLeast(stage.getX(), screen.getMinX()), screen.getMinX(), right));
        }
        if (height > screen.getHeight() || isOutside(stage.getY(), screen.getMinY(), bottom)) {
            stage.setY(Math.clamp(orLeast(stage.getY(), screen.getMinY()), screen.getMinY(), bottom));
        }
    }

    /** Whether a coordinate is out of range. A window without a place yet, which the system centres, never is. */
    private static boolean isOutside(double at, double least, double most) {
        return !Double.isNaN(at) && (at < least || at > most);
    }

    private static double orLeast(double at, double least) {
        return Double.isNaN(at) ? least : at;
    }
}

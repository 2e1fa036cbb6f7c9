package knightschool.ui.snapshot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ChangeListener;
import javafx.scene.image.Image;
import knightschool.setup.SlideSetup;
import knightschool.ui.shell.Shell;
import knightschool.ui.theme.Theme;

/**
 * Small pictures of scenes, as they look now: each set-up is opened off the screen, one at a time, and closed again
 * once its picture is taken. Pictures are kept, and taken anew in another theme. Used on the JavaFX thread.
 */
public final class SceneThumbnails implements AutoCloseable {
    private final Shell shell;
    private final Map<Key, Image> taken = new HashMap<>();
    private final List<Thumbnail> shown = new ArrayList<>();
    private final Deque<Key> waiting = new ArrayDeque<>();
    private final ChangeListener<Theme> anew = (_, _, _) -> askForAll();
    private final AnimationTimer timer;
    private Optional<Shot> shot = Optional.empty();

    private record Key(SlideSetup setup, Theme theme) {}

    /** @param shell whose scenes and theme are pictured */
    public SceneThumbnails(Shell shell) {
        this.shell = shell;
        this.timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                step(now);
            }
        };
        shell.themeProperty().addListener(anew);
    }

    /** A picture of a set-up, of any size; it stays empty until it is taken. */
    public Thumbnail of(SlideSetup setup) {
        Thumbnail thumbnail = new Thumbnail(setup);
        shown.add(thumbnail);
        ask(thumbnail);
        return thumbnail;
    }

    /** None of the pictures made so far is shown any more. */
    public void clear() {
        shown.clear();
        waiting.clear();
    }

    private void askForAll() {
        waiting.clear();
        shown.forEach(this::ask);
    }

    private void ask(Thumbnail thumbnail) {
        Key key = key(thumbnail);
        if (taken.containsKey(key)) {
            thumbnail.show(taken.get(key));
        } else if (!waiting.contains(key)) {
            waiting.add(key);
            timer.start();
        }
    }

    private Key key(Thumbnail thumbnail) {
        return new Key(thumbnail.setup(), shell.themeProperty().get());
    }

    private void step(long now) {
        if (shot.isPresent()) {
            shot.get().look(now).ifPresent(this::took);
        } else if (waiting.isEmpty()) {
            timer.stop();
        } else {
            Key next = waiting.remove();
            shot = Optional.of(new Shot(shell.scenes(), next.setup(), next.theme()));
        }
    }

    private void took(Image image) {
        Shot done = shot.orElseThrow();
        shot = Optional.empty();
        done.close();
        Key key = new Key(done.setup(), done.theme());
        taken.put(key, image);
        shown.stream().filter(thumbnail -> key(thumbnail).equals(key)).forEach(thumbnail -> thumbnail.show(image));
    }

    /** Whether every picture is taken. */
    public boolean isSettled() {
        return shot.isEmpty() && waiting.isEmpty();
    }

    @Override
    public void close() {
        shell.themeProperty().removeListener(anew);
        timer.stop();
        clear();
        shot.ifPresent(Shot::close);
        shot = Optional.empty();
    }
}

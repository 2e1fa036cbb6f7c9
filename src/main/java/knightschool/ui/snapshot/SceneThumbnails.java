package knightschool.ui.snapshot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.drawing.Sketch;
import knightschool.setup.EmbeddableSetup;
import knightschool.ui.board.SketchSource;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.ResponsiveSceneFrame;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.Pulse;

/**
 * Small pictures of scenes, as they look now: each set-up is opened off the screen, one at a time, and closed again
 * once its picture is taken. Pictures are kept, and taken anew in another theme. Used on the JavaFX thread.
 */
public final class SceneThumbnails implements AutoCloseable {
    /** About the space that a scene has beside the text of a slide in a usual window. */
    private static final int WIDTH = 800;

    private static final int HEIGHT = 620;

    /**
     * So many pictures are shown, and kept, the few that are no shapes of about two megabytes each: what is listed
     * further down has none.
     */
    private static final int MOST = 48;

    /**
     * How many pixels a picture has for one of the scene, where it is no shapes: it is shown larger on a large screen.
     */
    private static final double SCALE = 1.5;

    private final SceneHost shell;
    private final Map<Key, VectorOrPixelPicture> pictures = new HashMap<>();
    private final List<Thumbnail> thumbnails = new ArrayList<>();
    private final Deque<Key> waiting = new ArrayDeque<>();
    private final ChangeListener<Theme> anew = (_, _, _) -> askForAll();
    private final Pulse pulse;
    private Optional<Taking> taking = Optional.empty();

    /** A picture that is being taken. */
    private record Taking(Key key, OffscreenSnapshot shot) {}

    private record Key(EmbeddableSetup setup, Theme theme) {}

    /**
     * @param shell whose scenes and theme are pictured
     * @param list where the pictures are shown; they are taken while it is on screen
     */
    public SceneThumbnails(SceneHost shell, Node list) {
        this.shell = shell;
        this.pulse = new Pulse(list, this::step, this::isSettled);
        shell.themeProperty().addListener(anew);
    }

    /** A picture of a set-up, of any size; it stays empty until it is taken. */
    public Thumbnail of(EmbeddableSetup setup) {
        return shown(new Thumbnail(setup, false));
    }

    /** The same with nothing cut off. */
    public Thumbnail whole(EmbeddableSetup setup) {
        return shown(new Thumbnail(setup, true));
    }

    private Thumbnail shown(Thumbnail thumbnail) {
        if (thumbnails.size() < MOST) {
            thumbnails.add(thumbnail);
            ask(thumbnail);
        }
        return thumbnail;
    }

    /** Those are not shown any more; what was not begun of them is not taken. */
    public void drop(Collection<Thumbnail> dropped) {
        if (!dropped.isEmpty()) {
            thumbnails.removeAll(dropped);
            List<Key> wanted = thumbnails.stream().map(this::key).toList();
            waiting.retainAll(wanted);
            taking.filter(now -> !wanted.contains(now.key())).ifPresent(now -> end());
        }
    }

    /** None of the pictures made so far is shown any more. */
    public void clear() {
        thumbnails.clear();
        waiting.clear();
    }

    private void askForAll() {
        waiting.clear();
        thumbnails.forEach(this::ask);
    }

    private void ask(Thumbnail thumbnail) {
        Key key = key(thumbnail);
        if (pictures.containsKey(key)) {
            thumbnail.show(pictures.get(key));
        } else if (!waiting.contains(key)
                && taking.filter(now -> now.key().equals(key)).isEmpty()) {
            waiting.add(key);
            pulse.wake();
        }
    }

    private Key key(Thumbnail thumbnail) {
        return new Key(thumbnail.setup(), shell.themeProperty().get());
    }

    private void step(long now) {
        if (taking.isPresent()) {
            look(taking.get().shot(), now);
        } else if (!waiting.isEmpty()) {
            Key next = waiting.remove();
            OffscreenSnapshot shot = new OffscreenSnapshot(
                    () -> new ScenePictureSubject(shell.scenes(), next.setup(), next.theme()),
                    next.theme(),
                    WIDTH,
                    HEIGHT);
            taking = Optional.of(new Taking(next, shot));
        } else {
            pulse.rest();
        }
    }

    private void look(OffscreenSnapshot shot, long now) {
        if (isReady(shot, now)) {
            Optional<Sketch> shapes =
                    shot.part() instanceof SketchSource sketched ? sketched.sketched() : Optional.empty();
            took(shapes.<VectorOrPixelPicture>map(sketch -> new VectorOrPixelPicture.Shapes(
                            sketch, taking.orElseThrow().key().theme().palette()))
                    .orElseGet(() -> new VectorOrPixelPicture.Pixels(shot.picture(SCALE))));
        }
    }

    /** A scene that breaks down while it is made is not made again: the others still come. */
    private boolean isReady(OffscreenSnapshot shot, long now) {
        try {
            return shot.isReady(now);
        } catch (RuntimeException | Error broken) {
            end();
            throw broken;
        }
    }

    private void end() {
        taking.map(Taking::shot).ifPresent(OffscreenSnapshot::close);
        taking = Optional.empty();
    }

    private void took(VectorOrPixelPicture picture) {
        Taking done = taking.orElseThrow();
        end();
        Key key = done.key();
        if (pictures.size() >= MOST) {
            pictures.clear();
        }
        pictures.put(key, picture);
        thumbnails.stream()
                .filter(thumbnail -> key(thumbnail).equals(key))
                .forEach(thumbnail -> thumbnail.show(picture));
    }

    /** Whether every picture is taken. */
    public boolean isSettled() {
        return taking.isEmpty() && waiting.isEmpty();
    }

    @Override
    public void close() {
        shell.themeProperty().removeListener(anew);
        pulse.close();
        clear();
        end();
    }

    /** A set-up as a slide would show it, of which the board or graph is pictured. */
    private static final class ScenePictureSubject implements PictureSubject {
        /** What a scene is about, in the order in which it is looked for. */
        private static final List<String> MAIN = List.of("#editor-board", ".graph-pane", ".tour-pane", ".board-canvas");

        private final OpenScene<?> open;
        private final HBox frame = ResponsiveSceneFrame.empty();

        ScenePictureSubject(SceneDescriptors types, EmbeddableSetup setup, Theme theme) {
            this.open = types.open(setup, SceneForm.SLIDE, new SilentSceneHost(types, theme));
            ResponsiveSceneFrame.put(open.scene(), frame);
        }

        @Override
        public Region node() {
            return frame;
        }

        /** The largest of the first kind there is. */
        @Override
        public Node part() {
            return MAIN.stream()
                    .map(kind -> frame.lookupAll(kind).stream()
                            .filter(Node::isVisible)
                            .max(Comparator.comparingDouble(ScenePictureSubject::area)))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .orElse(open.scene().node());
        }

        private static double area(Node node) {
            Bounds bounds = node.getLayoutBounds();
            return bounds.getWidth() * bounds.getHeight();
        }

        @Override
        public boolean isSettled() {
            return open.scene().isSettled();
        }

        @Override
        public void close() {
            open.scene().close();
        }
    }
}

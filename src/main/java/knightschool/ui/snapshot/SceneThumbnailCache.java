package knightschool.ui.snapshot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.drawing.Sketch;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.board.VectorGraphicNode;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.ResponsiveSceneFrame;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.shell.SetupCastingScene;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.PulseTimer;

/**
 * Small pictures of scenes in their current state. Set-ups are opened off the screen, one at a time, and closed after
 * their picture was taken. Pictures are cached, and taken again for another theme. Used on the JavaFX thread.
 */
public final class SceneThumbnailCache implements AutoCloseable {
    /**
     * About the space of a scene beside the text of a slide in a usual window. Pictures that are images, not shapes,
     * are scaled up, because they appear larger on a large screen.
     */
    private static final OffscreenSnapshot.Size SIZE = new OffscreenSnapshot.Size(800, 620, 1.5);

    /**
     * The most pictures that are shown and cached. The few that are images take about two megabytes each. Further
     * entries of a list have no picture.
     */
    private static final int MOST = 48;

    private final SceneHost shell;
    private final Map<Key, VectorOrPixelSnapshot> pictures = new HashMap<>();
    private final List<ThumbnailView> thumbnails = new ArrayList<>();
    private final Deque<Key> waiting = new ArrayDeque<>();
    private final ChangeListener<Theme> anew = (_, _, _) -> askForAll();
    private final PulseTimer pulse;
    private Optional<Taking> taking = Optional.empty();

    /** A picture that is being taken. */
    private record Taking(Key key, OffscreenSnapshot shot) {}

    private record Key(SlideEmbeddableSetup setup, Theme theme) {}

    /**
     * @param shell the window, for its scenes and its theme
     * @param list the node that shows the pictures; they are taken while it is on screen
     */
    public SceneThumbnailCache(SceneHost shell, Node list) {
        this.shell = shell;
        this.pulse = new PulseTimer(list, this::step, this::isSettled);
        shell.themeProperty().addListener(anew);
    }

    /** Creates a thumbnail of a set-up, which fills any size and stays empty until the picture is taken. */
    public ThumbnailView of(SlideEmbeddableSetup setup) {
        return register(new ThumbnailView(setup, false));
    }

    /** As {@link #of}, with the whole picture visible. */
    public ThumbnailView whole(SlideEmbeddableSetup setup) {
        return register(new ThumbnailView(setup, true));
    }

    private ThumbnailView register(ThumbnailView thumbnail) {
        if (thumbnails.size() < MOST) {
            thumbnails.add(thumbnail);
            ask(thumbnail);
        }
        return thumbnail;
    }

    /**
     * Removes thumbnails that are no longer shown. Their pictures are not taken unless another thumbnail needs them.
     */
    public void drop(Collection<ThumbnailView> dropped) {
        if (!dropped.isEmpty()) {
            thumbnails.removeAll(dropped);
            List<Key> keys = thumbnails.stream().map(this::key).toList();
            waiting.retainAll(keys);
            taking.filter(now -> !keys.contains(now.key())).ifPresent(now -> end());
        }
    }

    /** Removes all thumbnails. */
    public void clear() {
        thumbnails.clear();
        waiting.clear();
    }

    private void askForAll() {
        waiting.clear();
        thumbnails.forEach(this::ask);
    }

    private void ask(ThumbnailView thumbnail) {
        Key key = key(thumbnail);
        if (pictures.containsKey(key)) {
            thumbnail.show(pictures.get(key));
        } else if (!waiting.contains(key)
                && taking.filter(now -> now.key().equals(key)).isEmpty()) {
            waiting.add(key);
            pulse.wake();
        }
    }

    private Key key(ThumbnailView thumbnail) {
        return new Key(thumbnail.setup(), shell.themeProperty().get());
    }

    private void step(long now) {
        if (taking.isPresent()) {
            look(taking.get().shot(), now);
        } else if (!waiting.isEmpty()) {
            Key next = waiting.remove();
            OffscreenSnapshot shot = new OffscreenSnapshot(
                    () -> new ScenePictureSubject(shell.scenes(), next.setup(), next.theme()), next.theme(), SIZE);
            taking = Optional.of(new Taking(next, shot));
        } else {
            pulse.rest();
        }
    }

    private void look(OffscreenSnapshot shot, long now) {
        if (isReady(shot, now)) {
            Optional<Sketch> shapes =
                    shot.part() instanceof VectorGraphicNode sketched ? sketched.sketched() : Optional.empty();
            store(shapes.<VectorOrPixelSnapshot>map(sketch -> new VectorOrPixelSnapshot.Shapes(
                            sketch, taking.orElseThrow().key().theme().palette()))
                    .orElseGet(() -> new VectorOrPixelSnapshot.Pixels(shot.picture())));
        }
    }

    /**
     * Whether the picture can be taken. A scene that throws an exception is not tried again, so that the others are
     * pictured.
     */
    private boolean isReady(OffscreenSnapshot shot, long now) {
        try {
            return shot.isReady(now, OffscreenSnapshot.PATIENCE);
        } catch (RuntimeException | Error broken) {
            end();
            throw broken;
        }
    }

    private void end() {
        taking.map(Taking::shot).ifPresent(OffscreenSnapshot::close);
        taking = Optional.empty();
    }

    private void store(VectorOrPixelSnapshot picture) {
        Taking task = taking.orElseThrow();
        end();
        Key key = task.key();
        if (pictures.size() >= MOST) {
            pictures.clear();
        }
        pictures.put(key, picture);
        thumbnails.stream()
                .filter(thumbnail -> key(thumbnail).equals(key))
                .forEach(thumbnail -> thumbnail.show(picture));
    }

    /** Whether every requested picture is taken. */
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

    /** A scene in the layout of a slide; the picture shows only its main node. */
    private static final class ScenePictureSubject implements OffscreenSnapshotSubject {
        private final SetupCastingScene<?> open;
        private final HBox frame = ResponsiveSceneFrame.empty();

        ScenePictureSubject(SceneDescriptors types, SlideEmbeddableSetup setup, Theme theme) {
            this.open = types.open(setup, ScenePlacement.SLIDE, new SilentSceneHost(types, theme));
            ResponsiveSceneFrame.put(open.scene(), frame);
        }

        @Override
        public Region node() {
            return frame;
        }

        @Override
        public Node part() {
            return open.mainNode();
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

package knightschool.ui.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;

/**
 * The layers of a window, which Esc closes from the top, one thing for each press: in the same order whether the window
 * has its usual size, fills the screen or shows a presentation. An open menu takes the key before the window receives
 * it, and the scene on screen receives it when nothing of this is open.
 *
 * <p>Open is what the key can close now. A puzzle that is being edited and is not sound yet is passed over: a layer
 * that refuses to close would hold a person in full screen, who expects Esc to lead out. In a window the key says why.
 *
 * <p>Used on the JavaFX thread only.
 */
public final class EscapeLayers {
    /** The layers of a window, from the top. */
    public enum Layer {
        /** A question, the palette or the card of keys. */
        CARD,
        /** The card that explains a word. */
        WORD_CARD,
        /** A message over the scene. */
        MESSAGE,
        /** A part of the scene with the keyboard focus, which the key leads out of or which uses the key itself. */
        FOCUSED_PART,
        /** Work or a panel in the scene, which its own command or the focused control stops or closes. */
        SCENE_PART,
        /** The legend, beside the scene or over it: it covers nothing, so that it is in the way of nothing. */
        LEGEND,
        /** The full screen or the presentation. */
        WINDOW
    }

    /**
     * Something that may be open in a layer.
     *
     * @param close closes it; empty if the key is passed on to the scene, which does so
     * @param isFocused whether the key is passed on to the control with the keyboard focus
     */
    private record Closable(Layer layer, BooleanSupplier isOpen, Optional<Runnable> close, boolean isFocused) {
        boolean open() {
            return isOpen.getAsBoolean();
        }
    }

    private final List<Closable> all = new ArrayList<>();

    private final Scene scene;

    private EscapeLayers(Scene scene) {
        this.scene = scene;
        scene.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (isEscape(key) && closeTop()) {
                key.consume();
            }
        });
    }

    /** The layers of the window that shows a scene. */
    public static EscapeLayers of(Scene scene) {
        return (EscapeLayers) scene.getProperties().computeIfAbsent(EscapeLayers.class, _ -> new EscapeLayers(scene));
    }

    /** Whether a key is Esc and nothing has used it yet. */
    public static boolean isEscape(KeyEvent key) {
        return key.getCode() == KeyCode.ESCAPE && !key.isConsumed();
    }

    /** Adds something that Esc closes while it is open. */
    public Subscription add(Layer layer, BooleanSupplier isOpen, Runnable close) {
        return add(new Closable(layer, isOpen, Optional.of(close), false));
    }

    /** Adds something that the scene itself closes by Esc while it is open, before anything in a lower layer. */
    public Subscription passOn(Layer layer, BooleanSupplier isOpen) {
        return add(new Closable(layer, isOpen, Optional.empty(), false));
    }

    private Subscription add(Closable one) {
        all.add(one);
        all.sort(Comparator.comparing(Closable::layer));
        return () -> all.remove(one);
    }

    /** Adds something that Esc closes while it is open, as long as a node is in a window. */
    public static void whileIn(Node node, Layer layer, BooleanSupplier isOpen, Runnable close) {
        whileIn(node, new Closable(layer, isOpen, Optional.of(close), false));
    }

    /**
     * Passes Esc on to a control that uses the key itself, before anything else in the scene.
     *
     * @param uses whether a node with the keyboard focus uses the key now. It has to consume the key then
     */
    public static void passOnToFocused(Node control, Predicate<Node> uses) {
        whileIn(
                control,
                new Closable(
                        Layer.FOCUSED_PART,
                        () -> Optional.ofNullable(control.getScene())
                                .map(Scene::getFocusOwner)
                                .filter(owner -> isIn(owner, control))
                                .filter(uses)
                                .isPresent(),
                        Optional.empty(),
                        true));
    }

    private static boolean isIn(Node node, Node control) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).anyMatch(control::equals);
    }

    private static void whileIn(Node node, Closable one) {
        node.sceneProperty().subscribe((before, now) -> {
            Optional.ofNullable(before).ifPresent(scene -> of(scene).all.remove(one));
            Optional.ofNullable(now).ifPresent(scene -> of(scene).add(one));
        });
        Optional.ofNullable(node.getScene()).ifPresent(scene -> of(scene).add(one));
    }

    /** Closes the uppermost thing that is open. Returns whether the key is used up by it. */
    public boolean closeTop() {
        Optional<Runnable> close =
                all.stream().filter(Closable::open).findFirst().flatMap(Closable::close);
        close.ifPresent(Runnable::run);
        return close.isPresent();
    }

    /**
     * Closes the uppermost thing that is open by Esc pressed in another window. A control with the keyboard focus of
     * this window that uses the key receives it.
     *
     * @return whether the key is used up by it
     */
    public boolean closeTop(KeyEvent escape) {
        Optional<Closable> top = all.stream().filter(Closable::open).findFirst();
        if (top.filter(Closable::isFocused).isPresent()) {
            Node focused = scene.getFocusOwner();
            Event.fireEvent(focused, escape.copyFor(focused, focused));
            return true;
        }
        return closeTop();
    }

    /** Whether nothing is open above a layer. */
    public boolean isOnTop(Layer layer) {
        return all.stream().noneMatch(one -> one.layer().compareTo(layer) < 0 && one.open());
    }
}

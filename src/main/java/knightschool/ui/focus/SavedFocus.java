package knightschool.ui.focus;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import knightschool.ui.control.NodeContainment;

/**
 * The keyboard focus of a scene, saved to be restored later: the focused control and the element that it marked, or the
 * text that was selected in it. The control is not kept in memory.
 */
public final class SavedFocus {
    private final Reference<Node> owner;
    private final boolean isByKeys;
    private final Runnable ring;

    /** Restores the selection of the control; refers to no control, so that it keeps none in memory. */
    private final Consumer<Node> selection;

    private SavedFocus(Node owner, boolean isByKeys, Runnable ring, Consumer<Node> selection) {
        this.owner = new WeakReference<>(owner);
        this.isByKeys = isByKeys;
        this.ring = ring;
        this.selection = selection;
    }

    /** The current focus of a scene. */
    public static SavedFocus of(Scene scene) {
        Node owner = scene.getFocusOwner();
        boolean isByKeys = owner != null && owner.isFocusVisible();
        return new SavedFocus(
                owner,
                isByKeys,
                owner instanceof FocusMarkingControl marked ? marked.keepRing() : () -> {},
                selection(owner));
    }

    /** The focus on a control that has not had it yet; null for none. */
    public static SavedFocus of(Node owner) {
        return new SavedFocus(owner, owner != null && owner.isFocusVisible(), () -> {}, selection(owner));
    }

    /** The focus on a control to which a key leads, with its frame. */
    public static SavedFocus byKeys(Node owner) {
        return new SavedFocus(owner, true, () -> {}, _ -> {});
    }

    private static Consumer<Node> selection(Node owner) {
        return text(owner)
                .<Consumer<Node>>map(text -> {
                    int anchor = text.getAnchor();
                    int caret = text.getCaretPosition();
                    return control -> text(control).ifPresent(same -> same.selectRange(anchor, caret));
                })
                .orElse(_ -> {});
    }

    /** Returns the text that a control or a spinner edits. */
    private static Optional<TextInputControl> text(Node control) {
        return switch (control) {
            case TextInputControl text -> Optional.of(text);
            case Spinner<?> spinner when spinner.isEditable() -> Optional.of(spinner.getEditor());
            case null, default -> Optional.empty();
        };
    }

    /** Whether the control is in a part of the window now. */
    public boolean isIn(Node part) {
        return NodeContainment.isInside(owner.get(), part);
    }

    /** Restores the focus. */
    public void restore() {
        Node control = owner.get();
        if (control != null) {
            control.requestFocus();
            if (isByKeys) {
                frame(control);
            }
            ring.run();
            restoreSelection();
        }
    }

    /**
     * Restores the selection alone. JavaFX selects the whole text of a field that receives the focus, and some fields
     * do so later, so that the next letter would replace what the user has typed.
     */
    public void restoreSelection() {
        Node control = owner.get();
        if (control != null) {
            selection.accept(control);
            Platform.runLater(() -> selection.accept(control));
        }
    }

    /**
     * Makes JavaFX draw the focus frame, which it does only if keys bring the focus to a control: moves the focus to
     * the next control and back.
     */
    private static void frame(Node owner) {
        Scene scene = owner.getScene();
        if (scene == null || scene.getFocusOwner() != owner) {
            return;
        }
        owner.requestFocusTraversal(TraversalDirection.NEXT);
        if (scene.getFocusOwner() != owner) {
            scene.getFocusOwner().requestFocusTraversal(TraversalDirection.PREVIOUS);
            if (scene.getFocusOwner() != owner) {
                owner.requestFocus();
            }
        }
    }
}

package knightschool.ui.scene;

/**
 * A scene whose undo history can be transferred to the next scene that opens its set-up. Used on the JavaFX thread
 * only.
 *
 * @param <E> the type of its history with the state that it leads to
 */
public interface UndoTransferScene<E> {
    /**
     * The undo and redo history of a scene, for a scene of the same kind.
     *
     * @param <E> the type of the history
     */
    record Handover<E>(E edits) {}

    /** The type of its histories. */
    Class<E> editsType();

    /** Returns the undo and redo history of the current content. */
    E edits();

    /**
     * Adopts a history if the scene shows the state that it leads to.
     *
     * @return whether the scene does; otherwise nothing changes
     */
    boolean adoptEdits(E before);

    /** Returns the history for another scene. */
    default Handover<E> handover() {
        return new Handover<>(edits());
    }

    /**
     * Adopts the history of another scene, see {@link #adoptEdits}.
     *
     * @throws ClassCastException if it is a scene of another kind
     */
    default boolean adopt(Handover<?> before) {
        return adoptEdits(editsType().cast(before.edits()));
    }
}

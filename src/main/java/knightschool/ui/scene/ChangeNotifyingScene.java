package knightschool.ui.scene;

/** A scene that notifies listeners when the user changes its content. Used on the JavaFX thread only. */
public interface ChangeNotifyingScene {
    /** Adds a listener, called after each change by the user that can change an answer. */
    void onChanged(Runnable changed);
}

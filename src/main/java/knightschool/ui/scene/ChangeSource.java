package knightschool.ui.scene;

/** A scene that says when a person changes what it shows. Used on the JavaFX thread only. */
public interface ChangeSource {
    /** From now on that too is run after every change that a person makes to what an answer may be. */
    void onChanged(Runnable changed);
}

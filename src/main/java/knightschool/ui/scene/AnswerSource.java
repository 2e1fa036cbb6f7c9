package knightschool.ui.scene;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A scene on which a question is answered. Used on the JavaFX thread only. */
public interface AnswerSource {
    /**
     * The answer as it stands: the names of the squares that a person chose, or the moves of a puzzle. Empty where no
     * names are chosen, and where what the scene shows is the answer itself, such as a board that was edited.
     */
    Optional<Supplier<List<String>>> picked();

    /** From now on that too is run after every change that a person makes to the answer. */
    void onChanged(Runnable changed);
}

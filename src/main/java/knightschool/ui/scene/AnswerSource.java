package knightschool.ui.scene;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A scene on which a question is answered by names. Used on the JavaFX thread only. */
public interface AnswerSource {
    /**
     * The answer as it stands: the names of the squares that a person chose, or the moves of a puzzle. Empty where none
     * can be chosen now.
     */
    Optional<Supplier<List<String>>> picked();

    /** Whether what is answered is about the moment that a person sees, and not about what the slide says. */
    default boolean isAtMoment() {
        return false;
    }
}

package knightschool.ui.scene;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.setup.value.Moment;

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

    /** The moment of a search that a person sees; empty for step 0, and where nothing is searched. */
    default Optional<Moment> moment() {
        return Optional.empty();
    }
}

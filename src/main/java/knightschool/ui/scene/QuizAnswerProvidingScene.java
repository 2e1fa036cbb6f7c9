package knightschool.ui.scene;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.setup.value.Moment;

/**
 * A scene in which the user picks the answer to a quiz, and from which the quiz takes it as names of squares or moves.
 * Used on the JavaFX thread only.
 */
public interface QuizAnswerProvidingScene {
    /**
     * Supplies the current answer: names of the chosen squares, or moves of a puzzle. Empty while nothing can be
     * chosen.
     */
    Optional<Supplier<List<String>>> picked();

    /** Whether the answer refers to the moment on screen rather than to the moment in the slide's set-up. */
    default boolean isAtMoment() {
        return false;
    }

    /** The moment of the search on screen; empty for step 0 and for scenes without a search. */
    default Optional<Moment> moment() {
        return Optional.empty();
    }
}

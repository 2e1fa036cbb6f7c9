package knightschool.setup;

import java.util.Optional;
import knightschool.setup.value.DisplayableRightAnswer;

/** A set-up of a scene that can show a right answer to a question. */
public interface RightAnswerShowingSetup {
    /** Returns the set-up with a right answer drawn in; empty if the scene cannot show that kind of answer. */
    Optional<SlideEmbeddableSetup> withAnswer(DisplayableRightAnswer answer);
}

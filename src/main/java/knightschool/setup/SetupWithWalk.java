package knightschool.setup;

import java.util.List;
import java.util.Optional;
import knightschool.graph.WalkProperty;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.DisplayableRightAnswer;

/**
 * A set-up of a scene in which the user makes a walk on a graph.
 *
 * @param <S> the set-up itself
 */
public interface SetupWithWalk<S extends SetupWithWalk<S>> extends SlideEmbeddableSetup, RightAnswerShowingSetup {
    /** Returns the vertices of the walk, in order; empty for no walk. */
    List<Integer> walk();

    /** Returns this set-up with another walk. */
    S withWalk(List<Integer> vertices);

    /** Returns whether the walks of both set-ups are on the same graph. */
    boolean hasGraphOf(S other);

    /** Returns whether an option is on. */
    boolean shows(DisplayOption option);

    /** Returns whether a property of the walk is listed. Properties that have not been taught may be omitted. */
    boolean isListed(WalkProperty property);

    @Override
    S selfContained();

    @Override
    default Optional<SlideEmbeddableSetup> withAnswer(DisplayableRightAnswer answer) {
        return answer.walk().isEmpty() ? Optional.empty() : Optional.of(withWalk(answer.walk()));
    }
}

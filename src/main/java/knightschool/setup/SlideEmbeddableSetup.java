package knightschool.setup;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.CounterexampleKind;
import knightschool.setup.value.ScenePart;
import knightschool.setup.value.SceneRightAnswer;
import knightschool.statemap.PuzzleGame;

/** A set-up of a scene that can be shown in a tab of the window or beside the text of a slide. */
public interface SlideEmbeddableSetup extends Setup {
    @Override
    default Optional<SlideEmbeddableSetup> onSlide() {
        return Optional.of(this);
    }

    /** Returns the board; empty for a scene without one. */
    default Optional<Board> boardShown() {
        return Optional.empty();
    }

    /** Returns the parts that are omitted beside a slide's text but shown in a window. */
    default Set<ScenePart> leftOut() {
        return Set.of();
    }

    /** Returns the set-up with a right answer drawn in; empty if the scene cannot show that kind of answer. */
    default Optional<SlideEmbeddableSetup> answered(SceneRightAnswer answer) {
        return Optional.empty();
    }

    /** Returns the kind of counterexample that a user can construct in the scene; empty if none. */
    default Optional<CounterexampleKind> counterexamples() {
        return Optional.empty();
    }

    /** Returns what the scene shows, with nothing hidden, that can give away the answer to a question beside it. */
    default List<AnswerSpoiler> visibleAnswers() {
        return List.of();
    }

    /** Returns the board that a user builds in the scene; empty if none is built there. */
    default Optional<Board> boardBuilt() {
        return Optional.empty();
    }

    /** Returns the sliding puzzle with the moves made in the scene; empty for other scenes. */
    default Optional<PuzzleGame> puzzlePlayed() {
        return Optional.empty();
    }

    /** Returns the searches that the scene shows side by side; empty if none. */
    default Optional<CompareSetup> searched() {
        return Optional.empty();
    }

    /** Returns the named moments of searches. Moments of tours are checked when the set-up is read. */
    default List<RequiredMoment> namedMoments() {
        return List.of();
    }

    @Override
    SlideEmbeddableSetup selfContained();
}

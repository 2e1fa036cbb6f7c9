package knightschool.setup;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.setup.value.CounterexampleKind;
import knightschool.setup.value.RightAnswer;
import knightschool.setup.value.ScenePart;
import knightschool.setup.value.VisibleAnswer;

/** What a scene shows that may be a tab of the window, or stand beside the text of a slide. */
public interface SlideSetup extends Setup {
    /** The board that it is on; empty where there is none. */
    default Optional<Board> boardShown() {
        return Optional.empty();
    }

    /** What it leaves out beside a slide's text, and shows where it fills the window. */
    default Set<ScenePart> leftOut() {
        return Set.of();
    }

    /** The same with a right answer in it; empty where it is no answer that this scene shows. */
    default Optional<SlideSetup> answered(RightAnswer answer) {
        return Optional.empty();
    }

    /** What a counterexample is that a person makes in it; empty where none can be made. */
    default Optional<CounterexampleKind> counterexamples() {
        return Optional.empty();
    }

    /** What it shows, where nothing is hidden, by which a question beside it may be answered. */
    default List<VisibleAnswer> visibleAnswers() {
        return List.of();
    }

    /** The searches that it shows side by side; empty where it shows none. */
    default Optional<CompareSetup> searched() {
        return Optional.empty();
    }

    /** The moments of searches that it names; those of tours are known when it is read. */
    default List<NamedMoment> namedMoments() {
        return List.of();
    }

    @Override
    SlideSetup selfContained();
}

package knightschool.setup;

import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;

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

    @Override
    SlideSetup selfContained();
}

package knightschool.setup;

import java.util.Optional;
import knightschool.board.Board;

/** What a scene shows that may be a tab of the window, or stand beside the text of a slide. */
public sealed interface SlideSetup extends Setup permits SetupOnBoard, StateMapSetup {
    /** The board that it is on; empty where there is none. */
    default Optional<Board> boardShown() {
        return Optional.empty();
    }

    @Override
    SlideSetup selfContained();
}

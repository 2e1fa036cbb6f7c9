package knightschool.setup;

import knightschool.board.Board;

/** What a scene on a board shows: it may be a tab of the window, or stand beside the text of a slide. */
public sealed interface SlideSetup extends Setup
        permits BoardSetup,
                GraphSetup,
                WalkSetup,
                CompareSetup,
                EditorSetup,
                PlaySetup,
                LevelSetup,
                CensusSetup,
                TourSetup {
    /** The board, and how it was written. */
    BoardSource source();

    /** The same on another board; squares and steps of the first that have no meaning there are dropped. */
    SlideSetup on(Board board);

    @Override
    SlideSetup selfContained();

    /** The board. */
    default Board board() {
        return source().board();
    }
}

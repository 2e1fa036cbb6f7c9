package knightschool.bench;

import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;

/** The whole map of one large sliding puzzle, solved positions included. */
final class MapPass implements Subject {
    /** Drawn by chance; no puzzle of 6 × 6 in Michael Fogleman's database (2018) has more positions than this one. */
    static final SlidingPuzzle PUZZLE = SlidingPuzzleText.parse("DDHL..\n..HLFF\nAA..BI\n.KK.BI\nCJ..EE\nCJ..GG\n");

    @Override
    public String name() {
        return "map";
    }

    @Override
    public long run() {
        return map().vertexCount();
    }

    static StateMap map() {
        StateMapOutcome outcome =
                StateMapSearch.map(PUZZLE, true, StateMapBudget.usual(), StateMapProgressListener.NONE);
        if (outcome instanceof StateMapOutcome.Mapped(StateMap map)) {
            return map;
        }
        throw new IllegalStateException("the puzzle has no map within the usual budget");
    }
}

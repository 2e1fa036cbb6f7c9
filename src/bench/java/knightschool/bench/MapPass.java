package knightschool.bench;

import knightschool.statemap.MapBudget;
import knightschool.statemap.MapOutcome;
import knightschool.statemap.MapProgressListener;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
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
        MapOutcome outcome = StateMapSearch.map(PUZZLE, true, MapBudget.usual(), MapProgressListener.NONE);
        if (outcome instanceof MapOutcome.Mapped(StateMap map)) {
            return map;
        }
        throw new IllegalStateException("the puzzle has no map within the usual budget");
    }
}

package knightschool.setup;

import java.util.List;
import knightschool.board.Board;
import knightschool.statemap.tour.TourMap;

/** The keys of a {@link TourMapSetup}; without a board it is 3 × 4. */
final class TourMapSetupFormat implements SetupFormat<TourMapSetup> {
    private static final Board USUAL = Board.full(3, 4);

    @Override
    public String word() {
        return "tourmap";
    }

    @Override
    public Class<TourMapSetup> type() {
        return TourMapSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "panes", "show", "walk");
    }

    @Override
    public TourMapSetup read(SetupKeys keys) {
        TourMapSetup usual = TourMapSetup.of(USUAL);
        BoardSource source = keys.has("board") ? keys.board() : BoardSource.of(USUAL);
        List<Integer> walk = keys.squares("walk", source.board());
        if (keys.areSound() && !TourMapSetup.isSmall(source.board())) {
            keys.fault(
                    "board",
                    "a board of " + source.board().playableCount() + " squares has too many positions for a map",
                    "Take a board of up to " + TourMap.MOST_SQUARES + " squares.");
        } else if (keys.areSound() && !TourMapSetup.isPath(source.board(), walk)) {
            keys.fault(
                    "walk",
                    "these squares are no path",
                    "Name the squares in order from the start, each a knight's move from the one before, none twice.");
        }
        if (!keys.areSound()) {
            return usual;
        }
        TourMapSetup setup = new TourMapSetup(source, keys.onePane(), keys.show(TourMapSetup.SHOWS), walk);
        keys.check("show", setup::problem);
        return setup;
    }

    @Override
    public void write(TourMapSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.panes(setup.solver().stream().toList());
        lines.show(setup.show());
        lines.squares("walk", setup.board(), setup.walk());
    }
}

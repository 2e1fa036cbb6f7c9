package knightschool.setup;

import java.util.List;

/** The keys of a {@link WalkSetup}. */
final class WalkSetupFormat implements SetupFormat<WalkSetup> {
    @Override
    public Class<WalkSetup> type() {
        return WalkSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "walk", "show", "controls");
    }

    @Override
    public WalkSetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        List<Integer> walk = keys.squares("walk", source.board());
        if (walk.size() > WalkSetup.MOST_SQUARES) {
            keys.fault(
                    "walk",
                    "this walk has " + walk.size() + " squares",
                    "Write at most " + WalkSetup.MOST_SQUARES + ": nobody reads a longer one.");
        }
        return new WalkSetup(
                source,
                walk.subList(0, Math.min(walk.size(), WalkSetup.MOST_SQUARES)),
                keys.show(WalkSetup.SHOWS),
                keys.controls(WalkSetup.CONTROLS));
    }

    @Override
    public void write(WalkSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.squares("walk", setup.board(), setup.walk());
        lines.show(setup.show());
        lines.controls(setup.controls());
    }
}

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
        return new WalkSetup(
                source,
                keys.squares("walk", source.board()),
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

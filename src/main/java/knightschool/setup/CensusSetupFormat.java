package knightschool.setup;

import java.util.List;

/** The keys of a {@link CensusSetup}. */
final class CensusSetupFormat implements SetupFormat<CensusSetup> {
    @Override
    public String word() {
        return "census";
    }

    @Override
    public Class<CensusSetup> type() {
        return CensusSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "panes", "show", "mark", "controls");
    }

    @Override
    public CensusSetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        CensusSetup setup = new CensusSetup(
                source,
                keys.onePane(),
                keys.show(CensusSetup.SHOWS),
                keys.squares("mark", source.board()),
                keys.controls(CensusSetup.CONTROLS));
        keys.check(
                "show",
                () -> CompareSetup.of(setup.board())
                        .showing(Show.CLOSED, setup.shows(Show.CLOSED))
                        .problem());
        return setup;
    }

    @Override
    public void write(CensusSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.panes(setup.solver().stream().toList());
        lines.show(setup.show());
        lines.squares("mark", setup.board(), setup.mark());
        lines.controls(setup.controls());
    }
}

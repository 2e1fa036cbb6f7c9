package knightschool.setup;

import java.util.List;
import knightschool.board.Board;

/** The keys of a {@link CompareSetup}. */
final class CompareSetupFormat implements SetupFormat<CompareSetup> {
    @Override
    public Class<CompareSetup> type() {
        return CompareSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "start", "panes", "moment", "bracket", "show", "mark", "controls");
    }

    @Override
    public CompareSetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        Board board = source.board();
        CompareSetup setup = new CompareSetup(
                source,
                keys.start(board),
                keys.panes(),
                keys.moment(),
                keys.steps("bracket"),
                keys.show(CompareSetup.SHOWS),
                keys.squares("mark", board),
                keys.controls(CompareSetup.CONTROLS));
        keys.check("show", setup::problem);
        return setup;
    }

    @Override
    public void write(CompareSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.square("start", setup.board(), setup.start());
        lines.panes(setup.panes());
        lines.moment(setup.moment());
        lines.word("bracket", setup.bracket().map(StepSpan::word).orElse(""));
        lines.show(setup.show());
        lines.squares("mark", setup.board(), setup.mark());
        lines.controls(setup.controls());
    }
}

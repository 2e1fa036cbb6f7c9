package knightschool.setup;

import java.util.List;

/** The keys of a {@link GraphSetup}. */
final class GraphSetupFormat implements SetupFormat<GraphSetup> {
    @Override
    public Class<GraphSetup> type() {
        return GraphSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "layout", "show", "mark", "controls");
    }

    @Override
    public GraphSetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        return new GraphSetup(
                source,
                keys.one("layout", GraphLayout.values(), GraphLayout::word, GraphLayout.BOARD),
                keys.show(GraphSetup.SHOWS),
                keys.squares("mark", source.board()),
                keys.controls(GraphSetup.CONTROLS));
    }

    @Override
    public void write(GraphSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.word(
                "layout",
                setup.layout() == GraphLayout.BOARD ? "" : setup.layout().word());
        lines.show(setup.show());
        lines.squares("mark", setup.board(), setup.mark());
        lines.controls(setup.controls());
    }
}

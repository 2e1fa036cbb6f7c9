package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The keys of an {@link EditorSetup}. */
final class EditorSetupFormat implements SetupFormat<EditorSetup> {
    private static final int LONGEST_TO_EDIT = 200;
    private static final Map<SceneNumber, SetupNumber<EditorSetup>> NUMBERS =
            BoardNumbers.of((_, now, source) -> now.on(source.board()));

    @Override
    public String word() {
        return "editor";
    }

    @Override
    public Class<EditorSetup> type() {
        return EditorSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "tool", "layout", "show", "fact", "mark", "controls");
    }

    @Override
    public Set<ScenePart> parts() {
        return EnumSet.of(ScenePart.ANSWER);
    }

    @Override
    public Map<SceneNumber, SetupNumber<EditorSetup>> numbers() {
        return NUMBERS;
    }

    @Override
    public int longestSide() {
        return LONGEST_TO_EDIT;
    }

    @Override
    public EditorSetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        return new EditorSetup(
                source,
                keys.one("tool", EditTool.values(), EditTool::word, EditTool.HOLE),
                keys.one("layout", GraphLayout.values(), GraphLayout::word, GraphLayout.BOARD),
                keys.show(EditorSetup.SHOWS),
                keys.fact(),
                keys.squares("mark", source.board()),
                keys.controls(EditorSetup.CONTROLS));
    }

    @Override
    public void write(EditorSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.word("tool", setup.tool() == EditTool.HOLE ? "" : setup.tool().word());
        lines.word(
                "layout",
                setup.layout() == GraphLayout.BOARD ? "" : setup.layout().word());
        lines.show(setup.show());
        lines.word("fact", setup.fact().map(GraphFact::text).orElse(""));
        lines.squares("mark", setup.board(), setup.mark());
        lines.controls(setup.controls());
    }
}

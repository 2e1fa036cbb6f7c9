package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/** The keys of a {@link GraphSetup}. */
final class GraphSetupFormat implements SetupFormat<GraphSetup> {
    private static final Map<SceneNumber, SetupNumber<GraphSetup>> NUMBERS = allNumbers();

    @Override
    public String word() {
        return "graph";
    }

    @Override
    public Class<GraphSetup> type() {
        return GraphSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "layout", "show", "mark", "controls");
    }

    @Override
    public Set<ScenePart> parts() {
        return EnumSet.of(ScenePart.FACTS, ScenePart.DEGREES);
    }

    @Override
    public Map<SceneNumber, SetupNumber<GraphSetup>> numbers() {
        return NUMBERS;
    }

    private static Map<SceneNumber, SetupNumber<GraphSetup>> allNumbers() {
        Map<SceneNumber, SetupNumber<GraphSetup>> numbers = BoardNumbers.of(GraphSetupFormat::carried);
        numbers.put(SceneNumber.SLIDER, new SliderNumber());
        return numbers;
    }

    private static GraphSetup carried(GraphSetup opened, GraphSetup now, BoardSource source) {
        List<Integer> mark = BoardChange.moved(opened.board(), opened.mark(), source.board());
        return new GraphSetup(source, now.layout(), now.show(), mark, now.controls());
    }

    /** Where the slider is, in hundredths of its length. */
    private static final class SliderNumber implements SetupNumber<GraphSetup> {
        private static final int WHOLE = 100;

        @Override
        public OptionalLong in(GraphSetup setup) {
            return OptionalLong.of(Math.round(WHOLE * setup.slider()));
        }

        @Override
        public SceneNumber.Range range(GraphSetup opened, GraphSetup now) {
            return new SceneNumber.Range(0, WHOLE);
        }

        @Override
        public GraphSetup change(GraphSetup opened, GraphSetup now, long number) {
            return now.withSlider(number / (double) WHOLE);
        }
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

package knightschool.setup;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import knightschool.graph.KnightGraph;
import knightschool.graph.KnightGraphComponents;
import knightschool.setup.source.BoardSource;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphLayout;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.ScenePart;

/**
 * A board that turns into its knight's graph.
 *
 * @param show what is shown in addition to the board: degrees, colours, components
 * @param mark indices of squares; the first is highlighted as long as no other is selected
 * @param layout the layout to which the slider leads: from a board to its graph, and from there to this layout
 * @param controls the slider, from 0 (a board) to 1 (a graph, in its layout)
 */
public record GraphSetup(
        BoardSource source, GraphLayout layout, Set<DisplayOption> show, List<Integer> mark, SceneControls controls)
        implements DisplaySetup {
    private static final int WHOLE = 100;
    static final SetupFormat<GraphSetup> FORMAT = new SetupFormat<>(
                    "graph",
                    GraphSetup.class,
                    List.of("board", "layout", "show", "mark", "controls"),
                    GraphSetup::read,
                    GraphSetup::write)
            .withParts(EnumSet.of(ScenePart.FACTS, ScenePart.DEGREES))
            .withNumbers(allNumbers());

    static final Set<DisplayOption> SHOWS =
            EnumSet.of(DisplayOption.DEGREES, DisplayOption.COLOURS, DisplayOption.COMPONENTS);
    static final Set<SceneControl> CONTROLS = EnumSet.of(SceneControl.SLIDER);

    public GraphSetup {
        show = Set.copyOf(show);
        mark = List.copyOf(mark);
    }

    /** Creates a set-up of a graph that keeps the layout of the board. */
    public GraphSetup(BoardSource source, Set<DisplayOption> show, List<Integer> mark, SceneControls controls) {
        this(source, GraphLayout.BOARD, show, mark, controls);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.GRAPH;
    }

    /** Returns the position of the slider, from 0 to 1. */
    public double slider() {
        return controls.position(SceneControl.SLIDER, 0);
    }

    /** Returns this set-up with another position of the slider. */
    public GraphSetup withSlider(double position) {
        return new GraphSetup(source, layout, show, mark, controls.with(SceneControl.SLIDER, position, 0));
    }

    @Override
    public GraphSetup selfContained() {
        return new GraphSetup(source.selfContained(), layout, show, mark, controls);
    }

    @Override
    public List<AnswerSpoiler> visibleAnswers() {
        KnightGraph graph = KnightGraph.of(board());
        List<Long> facts = new ArrayList<>();
        if (shows(DisplayOption.COLOURS)) {
            long dark = board().playable().filter(board()::isDark).count();
            facts.addAll(List.of(dark, graph.vertexCount() - dark));
        } else {
            facts.addAll(List.of((long) graph.vertexCount(), graph.edgeCount()));
            if (shows(DisplayOption.COMPONENTS)) {
                facts.add((long) KnightGraphComponents.of(graph).count());
            }
        }
        mark.stream().findFirst().ifPresent(square -> facts.add((long) graph.degree(square)));
        return List.of(new AnswerSpoiler.Numbers(facts));
    }

    private static Map<SceneNumber, SceneNumberAccessor<GraphSetup>> allNumbers() {
        Map<SceneNumber, SceneNumberAccessor<GraphSetup>> numbers = AdjustableBoardNumbers.of(GraphSetup::carried);
        numbers.put(SceneNumber.SLIDER, new SliderNumber());
        return numbers;
    }

    private static GraphSetup carried(GraphSetup opened, GraphSetup now, BoardSource source) {
        List<Integer> mark = BoardResizing.moved(opened.board(), opened.mark(), source.board());
        return new GraphSetup(source, now.layout(), now.show(), mark, now.controls());
    }

    /** The position of the slider, in hundredths of its length. */
    private static final class SliderNumber implements SceneNumberAccessor<GraphSetup> {

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

    private static GraphSetup read(SetupKeyReader keys) {
        BoardSource source = keys.board();
        return new GraphSetup(
                source,
                keys.one("layout", GraphLayout.values(), GraphLayout::word, GraphLayout.BOARD),
                keys.show(SHOWS),
                keys.squares("mark", source.board()),
                keys.controls(CONTROLS));
    }

    private static void write(GraphSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.word(
                "layout",
                setup.layout() == GraphLayout.BOARD ? "" : setup.layout().word());
        lines.show(setup.show());
        lines.squares("mark", setup.board(), setup.mark());
        lines.controls(setup.controls());
    }
}

package knightschool.setup.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.setup.BindableNumberAccessor;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.SetupWriter;
import knightschool.setup.capability.AnswerSpoilingSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;

/**
 * A set-up of the scene in which a slider turns a board into the drawing of its knight's graph.
 *
 * @param layout the layout at the end of the slider, after the board and its graph
 * @param display whether degrees, colours and components are shown; the marked squares, the first of which is
 *     highlighted while no other is pointed at; the slider, from 0 (the board) to 1 (the graph in its layout)
 */
public record BoardToGraphSetup(WrittenBoard source, GraphLayoutKind layout, SceneDisplayState display)
        implements SetupWithDisplayOptions<BoardToGraphSetup>, AnswerSpoilingSetup {
    /** The number of steps of the slider. */
    private static final int WHOLE = 100;

    /** The slider from 0, a board, to 1, a graph. */
    public static final SceneControl SLIDER = new SceneControl("slider", 0, 1);

    /** The degree written on every vertex. */
    public static final HideableScenePart DEGREES = new HideableScenePart("degrees");

    /** The position of the slider of a graph, in hundredths of its length. */
    public static final BindableSceneNumber SLIDER_NUMBER = new BindableSceneNumber("slider");

    static final SceneSetupFormat<BoardToGraphSetup> FORMAT = new SceneSetupFormat<>(
                    "graph",
                    BoardToGraphSetup.class,
                    List.of("board", "layout", "show", "mark", "controls"),
                    BoardToGraphSetup::read,
                    BoardToGraphSetup::write)
            .withOptions(DisplayOption.DEGREES, DisplayOption.COLOURS, DisplayOption.COMPONENTS)
            .withControls(SLIDER)
            .withParts(HideableScenePart.FACTS, DEGREES)
            .withNumbers(allNumbers());

    /** Creates a set-up of a graph that keeps the layout of the board. */
    public BoardToGraphSetup(WrittenBoard source, SceneDisplayState display) {
        this(source, GraphLayoutKind.BOARD, display);
    }

    /** Returns the position of the slider, from 0 to 1. */
    public double slider() {
        return controls().position(SLIDER, 0);
    }

    /** Returns this set-up with another position of the slider. */
    public BoardToGraphSetup withSlider(double position) {
        return with(display.with(controls().with(SLIDER, position, 0)));
    }

    @Override
    public BoardToGraphSetup with(SceneDisplayState other) {
        return new BoardToGraphSetup(source, layout, other);
    }

    @Override
    public BoardToGraphSetup selfContained() {
        return new BoardToGraphSetup(source.selfContained(), layout, display);
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
                facts.add((long) ConnectedComponents.of(graph).count());
            }
        }
        mark().stream().findFirst().ifPresent(square -> facts.add((long) graph.degree(square)));
        return List.of(new AnswerSpoiler.Numbers(facts));
    }

    private static Map<BindableSceneNumber, BindableNumberAccessor<BoardToGraphSetup>> allNumbers() {
        Map<BindableSceneNumber, BindableNumberAccessor<BoardToGraphSetup>> numbers =
                BoardNumberAccessors.of(BoardToGraphSetup::carried);
        numbers.put(
                SLIDER_NUMBER,
                new StepNumberAccessor<>(
                        setup -> OptionalLong.of(Math.round(WHOLE * setup.slider())),
                        (_, _) -> WHOLE,
                        (_, now, number) -> now.withSlider(number / (double) WHOLE),
                        true));
        return numbers;
    }

    private static BoardToGraphSetup carried(
            BoardToGraphSetup initialSetup, BoardToGraphSetup now, WrittenBoard source) {
        List<Integer> mark = BoardShapeChange.moved(initialSetup.board(), initialSetup.mark(), source.board());
        return new BoardToGraphSetup(source, now.layout(), now.display().marking(mark));
    }

    private static BoardToGraphSetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        return new BoardToGraphSetup(
                source, keys.one("layout", GraphLayoutKind.BOARD), SceneDisplayState.read(keys, source.board()));
    }

    private static void write(BoardToGraphSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.one("layout", setup.layout(), GraphLayoutKind.BOARD);
        lines.display(setup);
    }
}

package knightschool.setup.scene;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.graph.PlacedGraph;
import knightschool.graph.WalkProperty;
import knightschool.layout.file.GraphFileFormat;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SceneFileKind;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithWalk;
import knightschool.setup.SetupWriter;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.capability.AnswerSpoilingSetup;
import knightschool.setup.capability.SetupOnPlacedGraph;
import knightschool.setup.source.WrittenPlacedGraph;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;

/**
 * A walk on a graph that does not come from a board, to be extended by the user while the scene shows properties of the
 * walk.
 *
 * @param source the graph with its written form
 * @param walk the vertices of the walk, in order; empty for no walk
 * @param show whether hints, the vertices that can be reached along an unused edge, are shown; the properties that are
 *     listed, all of them if none is named
 * @param controls the controls visible on a slide
 */
public record GraphWalkSetup(
        WrittenPlacedGraph source, List<Integer> walk, Set<DisplayOption> show, VisibleSceneControls controls)
        implements SetupWithWalk<GraphWalkSetup>, SetupOnPlacedGraph, AnswerSpoilingSetup {
    /** A graph in a file of its own, in any format. */
    private static final SceneFileKind[] GRAPHS = GraphFileFormat.ENDINGS.stream()
            .map(ending -> SceneFileKind.named("Graph", ending, (file, _) -> of(WrittenPlacedGraph.ofFile(file))))
            .toArray(SceneFileKind[]::new);

    static final SceneSetupFormat<GraphWalkSetup> FORMAT = new SceneSetupFormat<>(
                    "graphwalk",
                    GraphWalkSetup.class,
                    List.of("graph", "walk", "show", "controls"),
                    GraphWalkSetup::read,
                    GraphWalkSetup::write)
            .withOptions(Stream.concat(Stream.of(DisplayOption.HINTS), WalkPropertyDisplayOptions.options())
                    .toArray(DisplayOption[]::new))
            .withControls(SceneControl.BUTTONS)
            .withParts(WalkSetup.VERDICT)
            .withNumbers(Map.of(BindableSceneNumber.STEP, StepNumberAccessor.ofWalk()))
            .opening(GRAPHS);

    public GraphWalkSetup {
        walk = List.copyOf(walk);
        show = Set.copyOf(show);
    }

    /** Returns the default graph, a triangle, without a walk. */
    public static GraphWalkSetup usual() {
        return of(WrittenPlacedGraph.usual());
    }

    private static GraphWalkSetup of(WrittenPlacedGraph source) {
        return new GraphWalkSetup(source, List.of(), Set.of(DisplayOption.HINTS), VisibleSceneControls.NONE);
    }

    @Override
    public PlacedGraph graph() {
        return source.graph();
    }

    @Override
    public boolean hasGraphOf(GraphWalkSetup other) {
        return graph().equals(other.graph());
    }

    @Override
    public boolean shows(DisplayOption option) {
        return show.contains(option);
    }

    @Override
    public boolean isListed(WalkProperty property) {
        return WalkPropertyDisplayOptions.isListed(property, show);
    }

    @Override
    public GraphWalkSetup withWalk(List<Integer> vertices) {
        return new GraphWalkSetup(source, vertices, show, controls);
    }

    @Override
    public GraphWalkSetup selfContained() {
        return new GraphWalkSetup(source.selfContained(), walk, show, controls);
    }

    /** Returns the verdict on the walk; empty for fewer than two vertices, whose verdict answers no question. */
    @Override
    public List<AnswerSpoiler> visibleAnswers() {
        return walk.size() < 2
                ? List.of()
                : List.of(new AnswerSpoiler.WalkVerdict(
                        walk.stream().map(graph()::name).toList(), WalkSetup.VERDICT));
    }

    private static GraphWalkSetup read(SetupKeyReader keys) {
        WrittenPlacedGraph source =
                keys.source("graph", WrittenPlacedGraph::read).orElseGet(WrittenPlacedGraph::usual);
        List<Integer> walk = keys.each("walk", WalkSetup.MOST_SQUARES, source.graph()::vertex);
        return new GraphWalkSetup(source, walk, keys.show(), keys.controls());
    }

    private static void write(GraphWalkSetup setup, SetupWriter lines) {
        if (setup.source.isFileName()) {
            lines.text("graph", setup.source.written());
        } else {
            lines.block("graph", setup.source.written());
        }
        lines.texts("walk", setup.walk.stream().map(setup.graph()::name).toList());
        lines.show(setup.show);
        lines.controls(setup.controls);
    }
}

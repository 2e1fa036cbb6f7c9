package knightschool.ui.editor.fact;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableObjectValue;
import knightschool.board.Board;
import knightschool.graph.GraphElementSet;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.Girth;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphFactKind;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.WorkFailure;

/**
 * The facts about a board's graph, one of which may be selected; free of JavaFX controls. Facts that take time linear
 * in the number of squares are known at once. The others are measured on a background thread, for the newest board
 * only.
 */
public final class GraphFactsModel implements AutoCloseable {
    /** The number of squares above which a board is large. */
    private static final int LARGE = 1_600;

    private final BackgroundWorker factsWorker;
    private final ReadOnlyObjectProperty<Board> board;
    private final BooleanProperty strokeUnderWay;
    private final ObjectBinding<BoardGraphCounts> facts;
    private BoardGraphCounts counts;
    private final ReadOnlyObjectWrapper<Optional<GraphMeasures>> measures =
            new ReadOnlyObjectWrapper<>(this, "measures", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<WorkFailure>> failure =
            new ReadOnlyObjectWrapper<>(this, "failure", Optional.empty());
    private final ObjectProperty<Optional<GraphFact>> chosenFact =
            new SimpleObjectProperty<>(this, "chosenFact", Optional.empty());
    private final BackgroundWorker figuresWorker;
    private final ReadOnlyObjectWrapper<GraphElementSet> visibleSubgraph =
            new ReadOnlyObjectWrapper<>(this, "shown", GraphElementSet.NONE);

    /** @param screen runs changes of this model on the thread that uses it */
    public GraphFactsModel(BoardEditorModel model, Executor screen) {
        this.board = model.boardProperty();
        this.strokeUnderWay = model.strokes().underWayProperty();
        this.facts = Bindings.createObjectBinding(this::count, board, strokeUnderWay);
        this.factsWorker = BackgroundWorker.newest("facts about the editor's board", screen);
        this.figuresWorker = BackgroundWorker.newest("a fact about the editor's board", screen);
        facts.addListener((_, _, _) -> forgetMissingFact());
        chosenFact.addListener((_, _, _) -> showFact());
        measures.addListener((_, _, _) -> showFact());
        board.addListener((_, _, _) -> boardChanged());
        measure();
    }

    /** The counted facts, always about the current board. */
    ObservableObjectValue<BoardGraphCounts> factsProperty() {
        return facts;
    }

    /**
     * Returns the counted facts. For a large board they are updated only after a stroke, so that drawing stays smooth.
     */
    private BoardGraphCounts count() {
        boolean waits = board().squares() > LARGE && strokeUnderWay.get() && counts != null;
        counts = waits ? counts : BoardGraphCounts.of(board());
        return counts;
    }

    /** The last measures, which are of the previous board while the current one is being measured. */
    ReadOnlyObjectProperty<Optional<GraphMeasures>> measuresProperty() {
        return measures.getReadOnlyProperty();
    }

    /** The reason why the current board is not measured further, if any. */
    ReadOnlyObjectProperty<Optional<WorkFailure>> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** The selected fact, which board and graph show. */
    public ObjectProperty<Optional<GraphFact>> chosenProperty() {
        return chosenFact;
    }

    /** The vertices and edges that show the selected fact; none while the fact is not known. */
    public ReadOnlyObjectProperty<GraphElementSet> shownProperty() {
        return visibleSubgraph.getReadOnlyProperty();
    }

    Board board() {
        return board.get();
    }

    /** Returns the measures of the current board, if they are known. */
    Optional<GraphMeasures> current() {
        return measures.get().filter(graphMeasures -> graphMeasures.board().equals(board.get()));
    }

    public boolean isUnderWay() {
        return factsWorker.isBusy() || figuresWorker.isBusy();
    }

    /** Selects a fact, or deselects it if it is selected. */
    void choose(GraphFact fact) {
        chosenFact.set(chosenFact.get().equals(Optional.of(fact)) ? Optional.empty() : Optional.of(fact));
    }

    /** Selects the first component, then the next at each call, and after the last one none. */
    void chooseNextComponent() {
        int next = chosenFact
                .get()
                .filter(fact -> fact.is(GraphFactKind.COMPONENT))
                .map(fact -> fact.number() + 1)
                .orElse(0);
        chosenFact.set(
                next < facts.get().components()
                        ? Optional.of(new GraphFact(GraphFactKind.COMPONENT, next))
                        : Optional.empty());
    }

    private void boardChanged() {
        forgetMissingFact();
        showFact();
        measure();
    }

    private void forgetMissingFact() {
        if (chosenFact.get().filter(this::isMissing).isPresent()) {
            chosenFact.set(Optional.empty());
        }
    }

    private boolean isMissing(GraphFact fact) {
        return fact.is(GraphFactKind.COMPONENT) && fact.number() >= facts.get().components();
    }

    private void measure() {
        Board now = board.get();
        failure.set(Optional.empty());
        factsWorker.ask(
                context -> {
                    GraphMeasures first = GraphMeasures.of(now, context::requireWanted);
                    context.say(() -> measures.set(Optional.of(first)));
                    return first.withDiameter(context::requireWanted);
                },
                all -> measures.set(Optional.of(all)),
                why -> failure.set(Optional.of(why)));
    }

    /** Shows the selected fact; on a large board its vertices and edges are computed on a background thread. */
    private void showFact() {
        figuresWorker.cancel();
        Board now = board.get();
        Optional<GraphFact> fact = chosenFact.get();
        Optional<GraphMeasures> measured = current();
        if (fact.isEmpty() || fact.get().kind().isMeasured() && measured.isEmpty()) {
            visibleSubgraph.set(GraphElementSet.NONE);
        } else if (now.squares() <= LARGE) {
            visibleSubgraph.set(subgraph(fact.get(), now, measured));
        } else {
            visibleSubgraph.set(GraphElementSet.NONE);
            figuresWorker.ask(
                    _ -> subgraph(fact.get(), now, measured),
                    visibleSubgraph::set,
                    why -> failure.set(Optional.of(why)));
        }
    }

    private static GraphElementSet subgraph(GraphFact fact, Board board, Optional<GraphMeasures> measured) {
        return fact.kind().isMeasured() ? measured(fact, measured.orElseThrow()) : counted(fact, board);
    }

    /** Ends the threads; listeners are not called after that. */
    @Override
    public void close() {
        factsWorker.close();
        figuresWorker.close();
    }

    /** Returns whether the threads have ended after {@link #close}. */
    boolean isEnded() {
        return factsWorker.isEnded() && figuresWorker.isEnded();
    }

    /** Returns the vertices and edges that show a counted fact, in time linear in the number of squares. */
    private static GraphElementSet counted(GraphFact fact, Board board) {
        KnightGraph graph = KnightGraph.of(board);
        return switch (fact.kind()) {
            case VERTICES -> GraphElementSet.ofVertices(board.playable());
            case EDGES ->
                new GraphElementSet(
                        List.of(),
                        GraphElementSet.inducedBy(graph, board.playable()).edges());
            case COMPONENT -> GraphElementSet.inducedBy(graph, component(graph, fact.number()));
            case DEGREE -> GraphElementSet.ofVertices(board.playable().filter(v -> graph.degree(v) == fact.number()));
            case LIGHT -> GraphElementSet.ofVertices(board.playable().filter(v -> !board.isDark(v)));
            case DARK -> GraphElementSet.ofVertices(board.playable().filter(board::isDark));
            default -> GraphElementSet.NONE;
        };
    }

    private static IntStream component(KnightGraph graph, int number) {
        ConnectedComponents components = ConnectedComponents.of(graph);
        return number < components.count() ? IntStream.of(components.vertices(number)) : IntStream.empty();
    }

    /** Returns the vertices and edges that show a measured fact. */
    private static GraphElementSet measured(GraphFact fact, GraphMeasures measures) {
        return switch (fact.kind()) {
            case DIAMETER ->
                measures.diameter()
                        .map(Diameter::path)
                        .map(GraphElementSet::ofWalk)
                        .orElse(GraphElementSet.NONE);
            case GIRTH ->
                measures.girth()
                        .map(Girth::circuit)
                        .map(GraphElementSet::ofWalk)
                        .orElse(GraphElementSet.NONE);
            case BRIDGES -> GraphElementSet.ofEdges(measures.weakPoints().bridges());
            case ARTICULATION_POINTS -> ofVertices(measures.weakPoints().articulationPoints());
            case ODD_VERTICES, EULER_TRAIL -> ofVertices(measures.euler().oddVertices());
            default -> GraphElementSet.NONE;
        };
    }

    private static GraphElementSet ofVertices(List<Integer> vertices) {
        return new GraphElementSet(vertices, List.of());
    }
}

package knightschool.ui.tourmap;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.compare.Comparison;
import knightschool.compare.SameScaleSearchTreesReader;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SubtreeHeatMapCounter;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.drawing.Zoom;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.statemap.tour.StateMapSearchTree;
import knightschool.trace.Subtree;
import knightschool.ui.tree.LatestSearchTreesInView;
import knightschool.ui.tree.NodeSelection;
import knightschool.ui.tree.StepViewport;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.RunningWorkContext;

/**
 * The search tree of a tour's map, independent of the JavaFX toolkit: the steps in view and the selected node. They are
 * read on the thread that made the map.
 */
final class TourSearchTreeModel {
    private final BackgroundWorker worker;
    private final LatestSearchTreesInView reading = new LatestSearchTreesInView();
    private final StepViewport viewport = new StepViewport(reading.treesProperty()::get, this::viewMoved);
    private final NodeSelection selection = new NodeSelection(viewport, reading.partProperty()::get, this::ask);
    private Optional<LaidOutTourStateMap> mapped = Optional.empty();
    private List<StateMapSearchTree.Visit> visits = List.of();

    /** @param worker the thread of the map, which keeps only the newest request */
    TourSearchTreeModel(BackgroundWorker worker) {
        this.worker = worker;
    }

    /** Called when there is another map, or none until one is made. */
    void begin(Optional<LaidOutTourStateMap> now) {
        mapped = now;
        visits = List.of();
        viewport.restore(Optional.of(SearchTreeViewState.EVERY_STEP));
        selection.restore(Optional.empty());
        reading.begin();
        selection.readFrom(ask());
    }

    private void viewMoved() {
        selection.forgetRequest();
        ask();
    }

    /** Makes a request, and returns its number. */
    private long ask() {
        long number = reading.request();
        if (mapped.isPresent() && viewport.columns() > 0) {
            Comparison search = mapped.get().search();
            SameScaleSearchTreesReader.Request request = new SameScaleSearchTreesReader.Request(
                    new SearchTreeInViewReader.Request(
                            0,
                            Optional.of(viewport.wanted(true)),
                            viewport.columns(),
                            1,
                            false,
                            false,
                            selection.node()),
                    false);
            worker.ask(context -> read(search, request, context), answer -> take(number, answer), () -> {});
        }
        return number;
    }

    /** Reads the tree on the thread of the map; empty if the search has no step. */
    private static Optional<VisibleSearchTreeParts> read(
            Comparison search, SameScaleSearchTreesReader.Request request, RunningWorkContext context) {
        if (request.progress(search).isEmpty()) {
            return Optional.empty();
        }
        SameScaleSearchTreesReader reader =
                new SameScaleSearchTreesReader(search, request, new SubtreeHeatMapCounter());
        while (reader.advance()) {
            context.requireWanted();
        }
        return Optional.of(reader.result());
    }

    private void take(long number, Optional<VisibleSearchTreeParts> answer) {
        if (reading.isCurrent(number)) {
            reading.take(number, answer.orElse(null));
            selection.answer(number);
            answer.ifPresent(trees -> {
                reading.show(trees, 0);
                selection.take();
            });
        }
    }

    /** Called when a position is shown: a selected node of another one is selected no longer. */
    void follow(int position) {
        visits = mapped.map(now -> now.tree().visits(position)).orElse(List.of());
        Optional<SearchTreeInViewReader.Node> node = selection.node();
        if (node.isPresent() && !node.flatMap(this::position).equals(Optional.of(position))) {
            selection.select(Optional.empty());
        }
        viewport.follow(step());
    }

    /** Returns the position of the selected node, once that is read. */
    OptionalInt selectedPosition() {
        Optional<Subtree> subtree = selection.subtreeProperty().get();
        return subtree.flatMap(now -> position(new SearchTreeInViewReader.Node(now.first(), now.depth())))
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }

    private Optional<Integer> position(SearchTreeInViewReader.Node node) {
        OptionalInt position = mapped.map(now -> now.tree().positionAt(node.step(), node.depth()))
                .orElse(OptionalInt.empty());
        return position.isPresent() ? Optional.of(position.getAsInt()) : Optional.empty();
    }

    /** The visits to the position shown. */
    List<StateMapSearchTree.Visit> visits() {
        return visits;
    }

    /** The step that placed the selected node, or else came to the position shown first; 0 if none did. */
    private long step() {
        Optional<SearchTreeInViewReader.Node> node = selection.node();
        return node.map(SearchTreeInViewReader.Node::step)
                .or(() -> visits.stream().map(StateMapSearchTree.Visit::first).findFirst())
                .orElse(0L);
    }

    /** Selects the node of the first visit to the position shown, unless one is selected. */
    void selectFirst() {
        if (selection.node().isEmpty()) {
            selection.select(visits.stream()
                    .map(visit -> new SearchTreeInViewReader.Node(visit.first(), visit.depth()))
                    .findFirst());
        }
    }

    /** Goes nearer to the step of the position shown. */
    void zoomIn() {
        viewport.zoom(Zoom.NEARER, step());
    }

    void zoomOut() {
        viewport.zoom(Zoom.FURTHER, step());
    }

    /** The part of the tree that was read last. */
    LatestSearchTreesInView reading() {
        return reading;
    }

    /** The steps in view. */
    StepViewport viewport() {
        return viewport;
    }

    /** The selected node. */
    NodeSelection selection() {
        return selection;
    }
}

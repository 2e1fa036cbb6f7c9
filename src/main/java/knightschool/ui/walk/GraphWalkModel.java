package knightschool.ui.walk;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.graph.CycleTerminology;
import knightschool.graph.PlacedGraph;
import knightschool.graph.WalkHistory;
import knightschool.graph.WalkVerdict;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.history.AbstractWalkModel;

/** A walk that the user makes on a graph that is no board, vertex by vertex, and the verdict on it. */
final class GraphWalkModel extends AbstractWalkModel<WalkHistory<Integer>> implements WalkTaskModel<GraphWalkSetup> {
    private final ReadOnlyObjectWrapper<WalkHistory<Integer>> walk =
            new ReadOnlyObjectWrapper<>(WalkHistory.of(List.of()));
    private final ObjectProperty<CycleTerminology> terminology = new SimpleObjectProperty<>(CycleTerminology.ARTICLES);
    private GraphWalkSetup openedSetup = GraphWalkSetup.usual();

    GraphWalkModel() {
        walk.addListener(_ -> walkChanged());
    }

    /**
     * Opens a set-up; earlier walks cannot be brought back. A set-up that differs from the opened one only in its walk
     * is the same task, also where the graph comes from a file in one of the two: the walk is shown, and the initial
     * walk remains that of the task.
     */
    @Override
    public void open(GraphWalkSetup setup) {
        boolean isSameTask = openedSetup.selfContained().withWalk(setup.walk()).equals(setup.selfContained());
        openedSetup = isSameTask ? openedSetup : setup;
        history.clear();
        walk.set(WalkHistory.of(setup.walk()));
    }

    @Override
    public GraphWalkSetup now() {
        return openedSetup.withWalk(walk());
    }

    PlacedGraph graph() {
        return openedSetup.graph();
    }

    @Override
    public WalkHistory<Integer> walkHistory() {
        return walk.get();
    }

    /** The vertices of the walk, in order. */
    List<Integer> walk() {
        return walkHistory().walked();
    }

    /** The names of the vertices of the walk, in order. */
    @Override
    public List<String> names() {
        return walk().stream().map(graph()::name).toList();
    }

    /** A single vertex that the task gives stays. */
    @Override
    protected int least() {
        return openedSetup.walk().size() == 1 && startsAsOpened() ? 1 : 0;
    }

    private boolean startsAsOpened() {
        List<Integer> steps = walkHistory().steps();
        return !steps.isEmpty() && steps.getFirst().equals(openedSetup.walk().getFirst());
    }

    /** Every walk is worth keeping, also a single vertex. */
    @Override
    protected boolean isWorthKeeping() {
        return true;
    }

    /** Appends a vertex, along an edge or not. */
    void choose(int vertex) {
        if (!walk().isEmpty() && walk().getLast() == vertex) {
            say(WalkWords.already(graph().name(vertex)));
        } else if (walkHistory().length() == WalkSetup.MOST_SQUARES) {
            say(WalkWords.LONGEST);
        } else {
            move(vertex);
        }
    }

    @Override
    public String noUndo(String redo) {
        return walkHistory().canRedo() ? WalkWords.allTakenBack(CommandDefinitions.keyText(redo)) : "";
    }

    @Override
    protected void put(WalkHistory<Integer> next) {
        say("");
        walk.set(next);
    }

    @Override
    protected WalkHistory<Integer> whole() {
        return walkHistory();
    }

    @Override
    protected void bringBack(WalkHistory<Integer> before) {
        put(before);
    }

    @Override
    public boolean isOfTask(GraphWalkSetup setup) {
        return now().withWalk(setup.walk()).equals(setup);
    }

    @Override
    public void replace(GraphWalkSetup setup) {
        replaceWalk(setup.walk());
    }

    @Override
    public void amend(GraphWalkSetup setup) {
        amendWalk(setup.walk());
    }

    /** Removes the walk, except a single vertex that the task gives. */
    @Override
    public void clear() {
        List<Integer> beginning = openedSetup.walk().size() == 1 ? openedSetup.walk() : List.of();
        if (!beginning.equals(walk())) {
            replaceWalk(beginning);
        } else {
            say(beginning.isEmpty() ? WalkWords.EMPTY : WalkWords.startStays(graph(), beginning.getFirst()));
        }
    }

    /** Shows the initial walk. */
    @Override
    public void startAgain() {
        if (openedSetup.walk().equals(walk())) {
            say(WalkWords.AS_IT_WAS_ALREADY);
        } else {
            replaceWalk(openedSetup.walk());
        }
    }

    /** The verdict; null before the first vertex. */
    @Override
    public WalkReport report() {
        return walk().isEmpty()
                ? null
                : new WalkReport(graph(), graph(), verdict(), terminology.get(), openedSetup::isListed);
    }

    private WalkVerdict verdict() {
        return WalkVerdict.of(
                graph(), walk().stream().mapToInt(Integer::intValue).toArray());
    }

    /** The vertices that can be reached along an unused edge, where hints are shown. */
    Set<Integer> reachable() {
        if (!openedSetup.shows(DisplayOption.HINTS) || walk().isEmpty()) {
            return Set.of();
        }
        int last = walk().getLast();
        return IntStream.of(graph().neighbours(last))
                .filter(neighbour -> !isUsed(last, neighbour))
                .boxed()
                .collect(Collectors.toSet());
    }

    private boolean isUsed(int one, int other) {
        List<Integer> walked = walk();
        return IntStream.range(1, walked.size())
                .anyMatch(i -> Set.of(one, other).equals(Set.copyOf(walked.subList(i - 1, i + 1))));
    }

    @Override
    public ReadOnlyObjectProperty<WalkHistory<Integer>> walkProperty() {
        return walk.getReadOnlyProperty();
    }

    /** The terminology of the class. */
    @Override
    public ObjectProperty<CycleTerminology> dictionaryProperty() {
        return terminology;
    }
}

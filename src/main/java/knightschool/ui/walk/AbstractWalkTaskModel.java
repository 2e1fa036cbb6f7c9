package knightschool.ui.walk;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.graph.CycleTerminology;
import knightschool.graph.SimpleGraph;
import knightschool.graph.VertexNames;
import knightschool.graph.WalkHistory;
import knightschool.graph.WalkVerdict;
import knightschool.setup.SetupWithWalk;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.knight.AbstractWalkModel;

/**
 * A walk that the user makes vertex by vertex, as a task of a set-up, and the verdict on it.
 *
 * @param <S> the set-ups, which may have a walk to begin with
 */
abstract class AbstractWalkTaskModel<S extends SetupWithWalk<S>>
        extends AbstractWalkModel<Integer, WalkHistory<Integer>> {
    private final ReadOnlyObjectWrapper<WalkHistory<Integer>> walk =
            new ReadOnlyObjectWrapper<>(WalkHistory.of(List.of()));
    private final ObjectProperty<CycleTerminology> terminology = new SimpleObjectProperty<>(CycleTerminology.ARTICLES);
    private S openedSetup;

    /** @param usual the set-up to begin with */
    AbstractWalkTaskModel(S usual) {
        openedSetup = usual;
        walk.addListener(_ -> walkChanged());
    }

    /** The graph of the task. */
    abstract SimpleGraph graph();

    /** The names of the vertices. */
    abstract VertexNames vertexNames();

    /** Appends a vertex, along an edge or not, or explains by {@link #say} why that is not possible. */
    abstract void choose(int vertex);

    /**
     * Returns the reason why there is nothing to undo, if all moves are taken back and can be done again; else empty.
     *
     * @param redo the id of the command that does moves again
     */
    abstract String noUndo(String redo);

    /** The set-up of the task. */
    final S task() {
        return openedSetup;
    }

    /**
     * Opens a set-up; earlier walks cannot be brought back. A set-up that differs from the opened one only in its walk
     * is the same task, also where the graph comes from a file in one of the two: the walk is shown, and the initial
     * walk remains that of the task.
     */
    void open(S setup) {
        boolean isSameTask = openedSetup.selfContained().withWalk(setup.walk()).equals(setup.selfContained());
        openedSetup = isSameTask ? openedSetup : setup;
        history.clear();
        walk.set(WalkHistory.of(setup.walk()));
    }

    /** The set-up with the walk as it is now. */
    final S now() {
        return openedSetup.withWalk(walk());
    }

    @Override
    public final WalkHistory<Integer> walkHistory() {
        return walk.get();
    }

    /** The vertices of the walk, in order. */
    final List<Integer> walk() {
        return walkHistory().walked();
    }

    /** The names of the vertices of the walk, in order. */
    final List<String> names() {
        return walk().stream().map(vertexNames()::name).toList();
    }

    /**
     * The vertex with which the task begins stays. A walk that the user has begun elsewhere can be taken back
     * completely.
     */
    @Override
    protected final int least() {
        List<Integer> steps = walkHistory().steps();
        boolean isOfTask = history.behind().isEmpty()
                && !steps.isEmpty()
                && !openedSetup.walk().isEmpty()
                && steps.getFirst().equals(openedSetup.walk().getFirst());
        return isOfTask ? 1 : 0;
    }

    /** Every walk is worth keeping, also a single vertex and an empty walk. */
    @Override
    protected final boolean isWorthKeeping() {
        return true;
    }

    @Override
    protected final void put(WalkHistory<Integer> next) {
        say("");
        walk.set(next);
    }

    @Override
    protected final WalkHistory<Integer> whole() {
        return walkHistory();
    }

    @Override
    protected final void bringBack(WalkHistory<Integer> before) {
        put(before);
    }

    /** Whether a set-up differs from the present one at most in its walk. */
    final boolean isOfTask(S setup) {
        return now().withWalk(setup.walk()).equals(setup);
    }

    /** Shows the walk of a set-up; undo brings back the previous one. */
    final void replace(S setup) {
        replaceWalk(setup.walk());
    }

    /** Shows the walk of a set-up as part of the change that led to the current one: undo takes back both. */
    final void amend(S setup) {
        amendWalk(setup.walk());
    }

    /** Removes the walk. An initial walk of one vertex is the start, and stays. */
    final void clear() {
        List<Integer> beginning = startsWithAWalk() ? List.of() : openedSetup.walk();
        if (!beginning.equals(walk())) {
            replaceWalk(beginning);
        } else {
            say(beginning.isEmpty() ? WalkWords.EMPTY : WalkWords.startStays(vertexNames(), beginning.getFirst()));
        }
    }

    /** Whether the initial walk has more than one vertex. */
    final boolean startsWithAWalk() {
        return openedSetup.walk().size() > 1;
    }

    /** Shows the initial walk. */
    final void startAgain() {
        if (walk().isEmpty() && openedSetup.walk().isEmpty()
                || startsWithAWalk() && openedSetup.walk().equals(walk())) {
            say(WalkWords.AS_IT_WAS_ALREADY);
        } else if (!startsWithAWalk()) {
            clear();
        } else {
            replaceWalk(openedSetup.walk());
        }
    }

    /** The verdict; null before the first vertex. */
    final WalkReport report() {
        return walk().isEmpty()
                ? null
                : new WalkReport(graph(), vertexNames(), verdict(), terminology.get(), openedSetup::isListed);
    }

    private WalkVerdict verdict() {
        return WalkVerdict.of(
                graph(), walk().stream().mapToInt(Integer::intValue).toArray());
    }

    /** The vertices that can be reached along an unused edge, where hints are shown. */
    final Set<Integer> reachable() {
        Set<Integer> reachable = new TreeSet<>();
        if (openedSetup.shows(DisplayOption.HINTS) && !walk().isEmpty() && graph().hasVertex(walk().getLast())) {
            int last = walk().getLast();
            IntStream.of(graph().neighbours(last))
                    .filter(neighbour -> !isUsed(last, neighbour))
                    .forEach(reachable::add);
        }
        return reachable;
    }

    private boolean isUsed(int one, int other) {
        List<Integer> walked = walk();
        return IntStream.range(1, walked.size())
                .anyMatch(i -> Set.of(one, other).equals(Set.copyOf(walked.subList(i - 1, i + 1))));
    }

    final ReadOnlyObjectProperty<WalkHistory<Integer>> walkProperty() {
        return walk.getReadOnlyProperty();
    }

    /** The terminology of the class. */
    final ObjectProperty<CycleTerminology> dictionaryProperty() {
        return terminology;
    }
}

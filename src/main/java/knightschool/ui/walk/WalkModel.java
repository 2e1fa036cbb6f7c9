package knightschool.ui.walk;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.CycleTerminology;
import knightschool.graph.KnightGraph;
import knightschool.graph.SquareVertexNames;
import knightschool.graph.WalkHistory;
import knightschool.graph.WalkVerdict;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.knight.AbstractKnightWalkModel;
import knightschool.ui.knight.MovableKnightBoardWords;

/** A walk that the user makes, square by square, and the verdict on it. */
final class WalkModel extends AbstractKnightWalkModel<WalkHistory<Integer>> implements WalkTaskModel<WalkSetup> {
    /** An empty walk on the default board. */
    private static final WalkSetup USUAL =
            new WalkSetup(WrittenBoard.usual(), List.of(), SceneDisplayState.of(DisplayOption.HINTS));

    private final ReadOnlyObjectWrapper<WalkHistory<Integer>> walk =
            new ReadOnlyObjectWrapper<>(WalkHistory.of(List.of()));
    private final ObjectProperty<CycleTerminology> terminology = new SimpleObjectProperty<>(CycleTerminology.ARTICLES);
    private WalkSetup openedSetup;
    private KnightGraph graph;

    WalkModel() {
        walk.addListener(_ -> walkChanged());
        open(USUAL);
    }

    /**
     * Opens a set-up; earlier walks cannot be brought back. A set-up that differs from the opened one only in its walk
     * is the same task, also where the board comes from a file in one of the two: the walk is shown, and the initial
     * walk remains that of the task.
     */
    @Override
    public void open(WalkSetup setup) {
        boolean isSameTask = openedSetup != null
                && openedSetup.selfContained().withWalk(setup.walk()).equals(setup.selfContained());
        openedSetup = isSameTask ? openedSetup : setup;
        graph = KnightGraph.of(setup.board());
        history.clear();
        walk.set(WalkHistory.of(setup.walk()));
    }

    @Override
    public WalkSetup now() {
        return openedSetup.withWalk(walk());
    }

    @Override
    public Board board() {
        return graph.board();
    }

    @Override
    public WalkHistory<Integer> walkHistory() {
        return walk.get();
    }

    /** The squares of the walk, in order. */
    List<Integer> walk() {
        return walkHistory().walked();
    }

    /**
     * The square on which the task puts the knight stays. A walk that the user has begun elsewhere can be taken back
     * completely.
     */
    @Override
    protected int least() {
        List<Integer> steps = walkHistory().steps();
        boolean isOfTask = history.behind().isEmpty()
                && !steps.isEmpty()
                && !openedSetup.walk().isEmpty()
                && steps.getFirst().equals(openedSetup.walk().getFirst());
        return isOfTask ? 1 : 0;
    }

    /** Every walk is worth keeping, also the single square of the task and an empty board. */
    @Override
    protected boolean isWorthKeeping() {
        return true;
    }

    /** Appends a square, by a knight's move or not. */
    @Override
    public void choose(int square) {
        if (!board().isPlayable(square)) {
            say(MovableKnightBoardWords.hole(SquareNames.name(board(), square)));
        } else if (square == knight()) {
            say(MovableKnightBoardWords.already(SquareNames.name(board(), square)));
        } else if (walkHistory().length() == WalkSetup.MOST_SQUARES) {
            say(WalkWords.LONGEST);
        } else {
            move(square);
        }
    }

    @Override
    protected List<Integer> numbered() {
        return knight() == Board.NONE
                ? List.of()
                : IntStream.of(graph.neighbours(knight())).boxed().toList();
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
    public boolean isOfTask(WalkSetup setup) {
        return now().withWalk(setup.walk()).equals(setup);
    }

    @Override
    public void replace(WalkSetup setup) {
        replaceWalk(setup.walk());
    }

    @Override
    public void amend(WalkSetup setup) {
        amendWalk(setup.walk());
    }

    /** Removes the walk. An initial walk of one square is the start, and stays. */
    @Override
    public void clear() {
        List<Integer> beginning = startsWithAWalk() ? List.of() : openedSetup.walk();
        if (!beginning.equals(walk())) {
            replaceWalk(beginning);
        } else {
            say(
                    beginning.isEmpty()
                            ? WalkWords.EMPTY
                            : WalkWords.startStays(new SquareVertexNames(board()), beginning.getFirst()));
        }
    }

    /** Whether the initial walk has more than one square. */
    boolean startsWithAWalk() {
        return openedSetup.walk().size() > 1;
    }

    /** Shows the initial walk. */
    @Override
    public void startAgain() {
        if (!startsWithAWalk()) {
            clear();
        } else if (openedSetup.walk().equals(walk())) {
            say(WalkWords.AS_IT_WAS_ALREADY);
        } else {
            replaceWalk(openedSetup.walk());
        }
    }

    @Override
    public List<String> names() {
        return squareNames();
    }

    /** The verdict; null before the first square. */
    @Override
    public WalkReport report() {
        return walkHistory().length() == 0
                ? null
                : new WalkReport(
                        graph, new SquareVertexNames(board()), verdict(), terminology.get(), openedSetup::isListed);
    }

    private WalkVerdict verdict() {
        return WalkVerdict.of(graph, walk().stream().mapToInt(Integer::intValue).toArray());
    }

    /** The squares that the knight can reach along an edge not used yet. */
    Set<Integer> hints() {
        List<Integer> now = walk();
        Set<Integer> hints = new TreeSet<>();
        if (openedSetup.shows(DisplayOption.HINTS) && !now.isEmpty() && board().isPlayable(now.getLast())) {
            for (int neighbour : graph.neighbours(now.getLast())) {
                if (!isUsed(now, now.getLast(), neighbour)) {
                    hints.add(neighbour);
                }
            }
        }
        return hints;
    }

    private static boolean isUsed(List<Integer> walk, int one, int other) {
        for (int step = 1; step < walk.size(); step++) {
            int from = walk.get(step - 1);
            int to = walk.get(step);
            if (from == one && to == other || from == other && to == one) {
                return true;
            }
        }
        return false;
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

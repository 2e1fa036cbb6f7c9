package knightschool.ui.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.board.edit.StateHistory;
import knightschool.graph.Dictionary;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkVerdict;
import knightschool.setup.BoardSource;
import knightschool.setup.Controls;
import knightschool.setup.Show;
import knightschool.setup.WalkSetup;

/** A walk that a person clicks, and the verdict on it. */
final class WalkModel {
    /** An empty walk on the usual board. */
    static final WalkSetup USUAL = new WalkSetup(BoardSource.usual(), List.of(), Set.of(Show.HINTS), Controls.NONE);

    private final WalkSetup opened;
    private final KnightGraph graph;
    private final List<Integer> first;
    private final ReadOnlyObjectWrapper<List<Integer>> squares = new ReadOnlyObjectWrapper<>(List.of());
    private final StateHistory<List<Integer>> history = new StateHistory<>();
    private final ObjectProperty<Dictionary> dictionary = new SimpleObjectProperty<>(Dictionary.ARTICLES);

    WalkModel(WalkSetup setup) {
        this.opened = setup;
        this.graph = KnightGraph.of(setup.board());
        this.first = setup.walk();
        squares.set(this.first);
        for (int steps = 0; steps < first.size(); steps++) {
            history.leave(first.subList(0, steps));
        }
    }

    /** What is shown, as a set-up. */
    WalkSetup now() {
        return opened.withWalk(squares.get());
    }

    Board board() {
        return graph.board();
    }

    /** Where the knight stands; {@link Board#NONE} before the first square. */
    int head() {
        return squares.get().isEmpty() ? Board.NONE : squares.get().getLast();
    }

    /** Goes on to a square, by a knight's move or not; the square where the knight stands and holes are passed over. */
    void add(int square) {
        List<Integer> now = squares.get();
        boolean stands = !now.isEmpty() && now.getLast() == square;
        if (board().isPlayable(square) && !stands && now.size() < WalkSetup.MOST_SQUARES) {
            List<Integer> longer = new ArrayList<>(now);
            longer.add(square);
            walk(longer);
        }
    }

    /** Another walk on the same board; the one before comes back by {@link #takeBack}. */
    void walk(List<Integer> walked) {
        if (!walked.equals(squares.get())) {
            history.leave(squares.get());
            squares.set(List.copyOf(walked));
        }
    }

    /** Another walk as a part of the change that brought the present one. */
    void amend(List<Integer> walked) {
        squares.set(List.copyOf(walked));
    }

    /** Takes the last step back, or that another walk took the place of one. */
    void takeBack() {
        history.back(squares.get()).ifPresent(squares::set);
    }

    /** Does again what was taken back last. */
    void doAgain() {
        history.forth(squares.get()).ifPresent(squares::set);
    }

    boolean canTakeBack() {
        return history.canGoBack();
    }

    boolean canDoAgain() {
        return history.canGoForth();
    }

    /** An empty board. */
    void startAgain() {
        walk(List.of());
    }

    /** The walk of the beginning. */
    void reset() {
        walk(first);
    }

    /** The verdict in words; null before the first square. */
    WalkReport report() {
        return squares.get().isEmpty() ? null : new WalkReport(graph, verdict(), dictionary.get(), opened::tells);
    }

    private WalkVerdict verdict() {
        return WalkVerdict.of(
                graph, squares.get().stream().mapToInt(Integer::intValue).toArray());
    }

    /** Where the knight could go on to along an edge that is not used yet. */
    Set<Integer> hints() {
        List<Integer> now = squares.get();
        Set<Integer> hints = new TreeSet<>();
        if (opened.shows(Show.HINTS) && !now.isEmpty() && board().isPlayable(now.getLast())) {
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

    /** Indices of the squares walked over, in order. */
    ReadOnlyObjectProperty<List<Integer>> squaresProperty() {
        return squares.getReadOnlyProperty();
    }

    /** The words of the class. */
    ObjectProperty<Dictionary> dictionaryProperty() {
        return dictionary;
    }
}

package knightschool.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;

/**
 * What a scene shows.
 *
 * @param scene which room
 * @param source the board
 * @param start where searches begin, a playable square of the board, or {@link Board#NONE}: see {@link #startSquare}
 * @param panes algorithms with their options from left to right; empty for those that the scene has by itself
 * @param walk indices of squares of the board, holes allowed; empty for none
 * @param moment the moment of the searches that is shown first
 * @param show what is shown beyond the board
 * @param mark indices of squares of the board to be marked
 * @param controls where controls stand at first
 */
public record Setup(
        SceneKind scene,
        BoardSource source,
        int start,
        List<Solver> panes,
        List<Integer> walk,
        Optional<Moment> moment,
        Set<Show> show,
        List<Integer> mark,
        Map<Control, Double> controls) {

    public Setup {
        panes = List.copyOf(panes);
        walk = List.copyOf(walk);
        show = Set.copyOf(show);
        mark = List.copyOf(mark);
        controls = Map.copyOf(controls);
    }

    /** A scene with a board and nothing else said. */
    public static Setup of(SceneKind scene, BoardSource source) {
        return new Setup(
                scene, source, Board.NONE, List.of(), List.of(), Optional.empty(), Set.of(), List.of(), Map.of());
    }

    public Board board() {
        return source.board();
    }

    /** Where searches begin: the start named here, else the board's, else its first playable square. */
    public int startSquare() {
        return start == Board.NONE ? board().startOrFirst() : start;
    }

    /** What searches in the panes: those named here, else the usual three. */
    public List<Solver> solvers() {
        return panes.isEmpty() ? Solver.usual() : panes;
    }

    /** What searches where there is only one: the first of {@link #solvers}; without panes the first there is. */
    public Solver solver() {
        return solvers().getFirst();
    }

    /**
     * What is searched for: a closed tour where one is to be shown, else an open one.
     *
     * @throws knightschool.files.InputFault if a closed tour is to be shown on a board with an end square
     */
    public Problem problem() {
        return new Problem(board(), MoveOrder.CLOCKWISE, startSquare(), shows(Show.CLOSED));
    }

    /** The same set-up at another moment. */
    public Setup at(Moment other) {
        return new Setup(scene, source, start, panes, walk, Optional.of(other), show, mark, controls);
    }

    /** Whether the set-up asks for this to be shown. */
    public boolean shows(Show what) {
        return show.contains(what);
    }

    /** The position of a control, or the one that it has by itself. */
    public double control(Control control, double otherwise) {
        return controls.getOrDefault(control, otherwise);
    }
}

package knightschool.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;

/**
 * What a scene shows.
 *
 * @param scene which room
 * @param source the board
 * @param start where searches begin, a playable square of the board, or {@link Board#NONE}: see {@link #startSquare}
 * @param panes names of algorithms from left to right; empty for those that the scene has by itself
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
        List<String> panes,
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

    /** Whether the set-up asks for this to be shown. */
    public boolean shows(Show what) {
        return show.contains(what);
    }

    /** The position of a control, or the one that it has by itself. */
    public double control(Control control, double otherwise) {
        return controls.getOrDefault(control, otherwise);
    }
}

package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import knightschool.board.Board;

/**
 * A walk that a person goes on with, and what it is.
 *
 * @param walk indices of squares of the board, in order, holes allowed; empty for none
 * @param show hints: which squares the knight can go to next
 */
public record WalkSetup(BoardSource source, List<Integer> walk, Set<Show> show, Controls controls)
        implements SlideSetup {
    static final Set<Show> SHOWS = EnumSet.of(Show.HINTS);
    static final Set<Control> CONTROLS = EnumSet.of(Control.BUTTONS);

    public WalkSetup {
        walk = List.copyOf(walk);
        show = Set.copyOf(show);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.WALK;
    }

    /** Whether this is to be shown. */
    public boolean shows(Show what) {
        return show.contains(what);
    }

    /** The same with another walk. */
    public WalkSetup withWalk(List<Integer> squares) {
        return new WalkSetup(source, squares, show, controls);
    }

    @Override
    public WalkSetup on(Board board) {
        return source.shows(board) ? this : new WalkSetup(BoardSource.of(board), List.of(), show, controls);
    }

    @Override
    public WalkSetup selfContained() {
        return new WalkSetup(source.selfContained(), walk, show, controls);
    }
}

package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.graph.WalkProperty;

/**
 * A walk that a person goes on with, and what it is.
 *
 * @param walk indices of squares of the board, in order, holes allowed; empty for none
 * @param show hints: which squares the knight can go to next; and which properties of the walk are told, all of them
 *     where none is named
 */
public record WalkSetup(BoardSource source, List<Integer> walk, Set<Show> show, Controls controls)
        implements SetupOnBoard {
    /** No walk is longer: nobody reads it. */
    public static final int MOST_SQUARES = 1000;

    private static final Set<Show> PROPERTIES =
            EnumSet.of(Show.WALK, Show.TRAIL, Show.PATH, Show.CLOSED, Show.CIRCUIT, Show.HAMILTONIAN);
    static final Set<Show> SHOWS = shows();
    static final Set<Control> CONTROLS = EnumSet.of(Control.BUTTONS);

    public WalkSetup {
        walk = List.copyOf(walk);
        show = Set.copyOf(show);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.WALK;
    }

    private static Set<Show> shows() {
        Set<Show> all = EnumSet.copyOf(PROPERTIES);
        all.add(Show.HINTS);
        return all;
    }

    /** Whether a property of the walk is told, such as one that has been taught. */
    public boolean tells(WalkProperty property) {
        return show.stream().noneMatch(PROPERTIES::contains) || shows(Show.valueOf(property.name()));
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

    @Override
    public Optional<SlideSetup> answered(RightAnswer answer) {
        return answer.walk().isEmpty() ? Optional.empty() : Optional.of(withWalk(answer.walk()));
    }

    @Override
    public Optional<CounterexampleKind> counterexamples() {
        return Optional.of(CounterexampleKind.WALK);
    }
}

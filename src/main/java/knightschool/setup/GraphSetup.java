package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import knightschool.board.Board;

/**
 * A board that turns into its knight's graph.
 *
 * @param show what is shown beyond the board: degrees, colours, components
 * @param mark indices of squares; the first is lit as long as no other is pointed at
 * @param layout where the slider leads: from a board to its graph, and from there to this layout
 * @param controls the slider, from 0 (a board) to 1 (a graph, in its layout)
 */
public record GraphSetup(BoardSource source, GraphLayout layout, Set<Show> show, List<Integer> mark, Controls controls)
        implements SetupOnBoard {
    static final Set<Show> SHOWS = EnumSet.of(Show.DEGREES, Show.COLOURS, Show.COMPONENTS);
    static final Set<Control> CONTROLS = EnumSet.of(Control.SLIDER);

    public GraphSetup {
        show = Set.copyOf(show);
        mark = List.copyOf(mark);
    }

    /** A graph that stays as on the board. */
    public GraphSetup(BoardSource source, Set<Show> show, List<Integer> mark, Controls controls) {
        this(source, GraphLayout.BOARD, show, mark, controls);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.GRAPH;
    }

    /** Whether this is to be shown. */
    public boolean shows(Show what) {
        return show.contains(what);
    }

    /** Where the slider stands, 0 to 1. */
    public double slider() {
        return controls.position(Control.SLIDER, 0);
    }

    /** The same with the slider elsewhere. */
    public GraphSetup withSlider(double position) {
        return new GraphSetup(source, layout, show, mark, controls.with(Control.SLIDER, position, 0));
    }

    /** The same with other marks. */
    public GraphSetup withMark(List<Integer> squares) {
        return new GraphSetup(source, layout, show, squares, controls);
    }

    @Override
    public GraphSetup on(Board board) {
        return source.shows(board) ? this : new GraphSetup(BoardSource.of(board), layout, show, List.of(), controls);
    }

    @Override
    public GraphSetup selfContained() {
        return new GraphSetup(source.selfContained(), layout, show, mark, controls);
    }
}

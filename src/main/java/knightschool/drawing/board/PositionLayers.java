package knightschool.drawing.board;

/**
 * The layers of a position that are drawn besides its path, and the animation of the knight.
 *
 * @param candidates the candidate squares for the next move
 * @param exits the number of onward moves of each candidate, as a number and as its spokes
 * @param domains the open moves of every unvisited square, and squares without any
 * @param next which candidate comes next
 * @param glide the position of the knight
 */
public record PositionLayers(boolean candidates, boolean exits, boolean domains, boolean next, KnightMotion glide) {
    /** All there is, the knight on its square. */
    public static final PositionLayers ALL = of(true, true, true);

    /** The path and the knight alone. */
    public static final PositionLayers PATH = of(false, false, false);

    /** The knight stands on its square. */
    public static PositionLayers of(boolean candidates, boolean exits, boolean domains) {
        return new PositionLayers(candidates, exits, domains, true, KnightMotion.STILL);
    }

    /** The same with the knight on its way. */
    public PositionLayers gliding(KnightMotion way) {
        return new PositionLayers(candidates, exits, domains, next, way);
    }

    /** The same telling which candidate comes next, or not. */
    public PositionLayers telling(boolean whichIsNext) {
        return new PositionLayers(candidates, exits, domains, whichIsNext, glide);
    }

    /** The same state with what is not drawn left out. */
    public SquareState keep(SquareState state) {
        SquareState.Centre centre = switch (state.centre()) {
            case SquareState.Candidate candidate -> kept(candidate);
            case SquareState.Empty _ when !domains -> new SquareState.Free();
            default -> state.centre();
        };
        boolean candidate = state.centre() instanceof SquareState.Candidate;
        boolean visited = state.centre() instanceof SquareState.Visited;
        if (domains || candidate && exits && candidates) {
            boolean past = domains || !visited;
            return new SquareState(
                    state.dark(),
                    centre,
                    domains ? state.present() : state.open(),
                    past ? state.open() : 0,
                    domains ? state.closedNow() : 0,
                    domains ? state.reopenedNow() : 0,
                    state.toKnight());
        }
        return new SquareState(state.dark(), centre, 0, 0, 0, 0, 0);
    }

    private SquareState.Centre kept(SquareState.Candidate candidate) {
        if (!candidates) {
            return new SquareState.Free();
        }
        boolean isNext = candidate.next() && next;
        return exits
                ? new SquareState.Candidate(candidate.label(), isNext, candidate.tied() && next)
                : new SquareState.Candidate("", isNext, false);
    }
}

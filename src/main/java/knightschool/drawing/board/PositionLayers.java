package knightschool.drawing.board;

/**
 * The layers of a position that are drawn besides its path, and the animation of the knight.
 *
 * @param candidates whether candidates for the next move are drawn
 * @param exits whether the number of onward moves of each candidate is drawn, as a number and as its spokes
 * @param domains whether open moves of every unvisited square, and squares without any, are drawn
 * @param next whether the next candidate is emphasised
 * @param glide the position of the knight
 */
public record PositionLayers(boolean candidates, boolean exits, boolean domains, boolean next, KnightMotion glide) {
    /** All layers, with the knight on its square. */
    public static final PositionLayers ALL = of(true, true, true);

    /** Only the path and the knight. */
    public static final PositionLayers PATH = of(false, false, false);

    /** Returns layers with the knight on its square. */
    public static PositionLayers of(boolean candidates, boolean exits, boolean domains) {
        return new PositionLayers(candidates, exits, domains, true, KnightMotion.STILL);
    }

    /** Returns these layers with an animated knight. */
    public PositionLayers gliding(KnightMotion way) {
        return new PositionLayers(candidates, exits, domains, next, way);
    }

    /** Returns these layers with or without emphasis on the next candidate. */
    public PositionLayers withNextCandidate(boolean whichIsNext) {
        return new PositionLayers(candidates, exits, domains, whichIsNext, glide);
    }

    /** Returns the part of a state that these layers show. */
    public DrawnSquareState keep(DrawnSquareState state) {
        DrawnSquareState.Centre centre = switch (state.centre()) {
            case DrawnSquareState.Candidate candidate -> visibleCentre(candidate);
            case DrawnSquareState.Empty _ when !domains -> new DrawnSquareState.Free();
            default -> state.centre();
        };
        boolean candidate = state.centre() instanceof DrawnSquareState.Candidate;

        if (domains) {
            return new DrawnSquareState(
                    state.dark(),
                    centre,
                    state.present(),
                    state.open(),
                    state.closedNow(),
                    state.reopenedNow(),
                    state.toKnight());
        }
        if (candidate && exits && candidates) {
            return new DrawnSquareState(state.dark(), centre, state.open(), state.open(), 0, 0, state.toKnight());
        }
        return new DrawnSquareState(state.dark(), centre, 0, 0, 0, 0, 0);
    }

    private DrawnSquareState.Centre visibleCentre(DrawnSquareState.Candidate candidate) {
        if (!candidates) {
            return new DrawnSquareState.Free();
        }
        boolean isNext = candidate.next() && next;
        return exits
                ? new DrawnSquareState.Candidate(candidate.label(), isNext, candidate.tied() && next)
                : new DrawnSquareState.Candidate("", isNext, false);
    }
}

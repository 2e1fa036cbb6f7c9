package knightschool.drawing;

/** A sign on the board of a game, alone on a square, for a legend. */
public enum GameSign {
    /** The knight. */
    KNIGHT,
    /** The knight can go here. */
    CANDIDATE,
    /** The same, with the number of moves that follow. */
    EXITS,
    /** The square where the path begins. */
    FIRST,
    /** The move that was made last. */
    LAST_MOVE;

    private static final String EXAMPLE = "3";

    /** The sign, its square of that side in pixels. */
    public Sketch sketch(double side) {
        SketchBuilder pencil = new SketchBuilder();
        pencil.box(0, 0, side, side, 3, FillStyle.filled(ColourRole.SQUARE_LIGHT.tone()));
        double middle = side / 2;
        ChipDrawing chip = new ChipDrawing(pencil, PlayerLook.INK, middle, middle, side);
        switch (this) {
            case KNIGHT -> chip.draw(square(new SquareState.Head()));
            case CANDIDATE -> chip.draw(square(new SquareState.Candidate("", true, false)));
            case EXITS -> chip.draw(square(new SquareState.Candidate(EXAMPLE, true, false)));
            case FIRST -> chip.draw(square(new SquareState.Visited(1, 0)));
            case LAST_MOVE -> {
                line(pencil, side, Stroke.flat(ColourRole.ACCENT.tone(), Measures.NOW_WIDTH * side));
                line(pencil, side, Stroke.flat(PlayerLook.INK.path(1), PlayerLook.INK.pathWidth() * side));
            }
        }
        return pencil.sketch(side, side);
    }

    private static SquareState square(SquareState.Centre centre) {
        return new SquareState(false, centre, 0, 0, 0, 0, 0);
    }

    private static void line(SketchBuilder pencil, double side, Stroke stroke) {
        pencil.line(0.1 * side, 0.7 * side, 0.9 * side, 0.3 * side, stroke);
    }
}

package knightschool.drawing.board;

import knightschool.board.Board;

/**
 * A knight on its way to the square on which it stands by now.
 *
 * @param from the square that it comes from, or {@link Board#NONE} where it stands still
 * @param part how much of the way from there it has gone, 0 to 1
 */
public record KnightMotion(int from, double part) {
    /** The knight stands on its square. */
    public static final KnightMotion STILL = new KnightMotion(Board.NONE, 1);

    /** Where the knight is drawn that stands on a square. */
    public double x(BoardGeometry geometry, int square) {
        return between(geometry.centreX(square), from == Board.NONE ? 0 : geometry.centreX(from));
    }

    /** See {@link #x}. */
    public double y(BoardGeometry geometry, int square) {
        return between(geometry.centreY(square), from == Board.NONE ? 0 : geometry.centreY(from));
    }

    private double between(double there, double origin) {
        return from == Board.NONE ? there : origin + (there - origin) * part;
    }
}

package knightschool.drawing.board;

import knightschool.board.Board;

/**
 * The animated position of a knight between two squares.
 *
 * @param from the square that it leaves, or {@link Board#NONE} if it does not move
 * @param part fraction of the way completed, 0 to 1
 */
public record KnightMotion(int from, double part) {
    /** A knight at rest. */
    public static final KnightMotion STILL = new KnightMotion(Board.NONE, 1);

    /** Returns the x coordinate, in pixels, of the centre of a knight whose destination is a square. */
    public double x(BoardGeometry geometry, int square) {
        return between(geometry.centreX(square), from == Board.NONE ? 0 : geometry.centreX(from));
    }

    /** Returns the y coordinate, see {@link #x}. */
    public double y(BoardGeometry geometry, int square) {
        return between(geometry.centreY(square), from == Board.NONE ? 0 : geometry.centreY(from));
    }

    private double between(double target, double origin) {
        return from == Board.NONE ? target : origin + (target - origin) * part;
    }
}

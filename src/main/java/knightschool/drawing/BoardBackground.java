package knightschool.drawing;

import knightschool.board.Board;
import knightschool.board.SquareNames;

/** What lies below everything: squares, holes and the coordinates beside them. */
final class BoardBackground {
    private final SketchBuilder pencil;
    private final BoardGeometry geometry;
    private final Board board;

    BoardBackground(SketchBuilder pencil, BoardGeometry geometry) {
        this.pencil = pencil;
        this.geometry = geometry;
        this.board = geometry.board();
    }

    void draw() {
        for (int square = 0; square < board.squares(); square++) {
            if (board.isPlayable(square)) {
                square(square);
            } else {
                hole(square);
            }
        }
        if (geometry.left() > 0) {
            coordinates();
        }
    }

    private void square(int square) {
        ColourRole role = board.isDark(square) ? ColourRole.SQUARE_DARK : ColourRole.SQUARE_LIGHT;
        pencil.box(
                geometry.x(square),
                geometry.y(square),
                geometry.side(),
                geometry.side(),
                0,
                FillStyle.filled(role.tone()));
    }

    private void hole(int square) {
        double side = geometry.side();
        double inset = Math.round(side / 10) + 0.5;
        double box = side - 2 * inset;
        Stroke edge = Stroke.flat(ColourRole.CONTROL_EDGE.tone(), 1);
        pencil.box(
                geometry.x(square) + inset, geometry.y(square) + inset, box, box, side / 10, FillStyle.outlined(edge));
        double slash = 0.09 * side;
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        pencil.line(x - slash, y + slash, x + slash, y - slash, edge);
    }

    void coordinates() {
        double size = geometry.rimText();
        BlendedColour muted = ColourRole.MUTED.tone();
        double x = geometry.left() - (size < 14 ? 10.5 : 16);
        for (int row = board.rows() - 1; row >= 0; row -= everyFits(size * 1.1)) {
            double y = geometry.top() + (row + 0.5) * geometry.side();
            String rank = String.valueOf(board.rows() - row);
            pencil.centred(x, y, rank, size, Shape.Weight.REGULAR, muted);
        }
        double y = geometry.top() + geometry.boardHeight() + (size < 14 ? 10 : 16);
        for (int column = 0; column < board.columns(); column += everyFits(size * (board.columns() > 26 ? 1.8 : 1))) {
            double centre = geometry.left() + (column + 0.5) * geometry.side();
            pencil.centred(centre, y, SquareNames.file(column), size, Shape.Weight.REGULAR, muted);
        }
    }

    /** Of how many names in a row one has room: 1 for all, 2 for every other. */
    private int everyFits(double room) {
        return (int) Math.max(1, Math.ceil(room / geometry.side()));
    }
}

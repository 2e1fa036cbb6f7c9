package knightschool.drawing.editor;

import knightschool.board.edit.SquareRectangle;
import knightschool.board.edit.Symmetry;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.BoardGeometry;

/** Draws the selected squares in a dashed frame, and the axes of the drawing symmetry. */
record SelectionDrawing(SketchBuilder pencil, BoardGeometry geometry) {
    private static final double DASH = 5;
    private static final double BREAK = 4;
    private static final double OVER = 6;
    private static final double CENTRE = 4;

    void draw(EditorBoardDrawing.EditorMarks marks) {
        if (marks.symmetry().fits(geometry.board())) {
            axes(marks.symmetry());
        }
        marks.selection().ifPresent(this::drawSelection);
    }

    private void drawSelection(SquareRectangle box) {
        double side = geometry.side();
        double x = geometry.left() + box.left() * side;
        double y = geometry.top() + box.top() * side;
        double width = box.columns() * side;
        double height = box.rows() * side;
        pencil.box(x, y, width, height, 0, AreaStyle.filled(ColourRole.INK.sheer(0.12)));
        pencil.box(x + 1, y + 1, width - 2, height - 2, 0, AreaStyle.outlined(dashed(ColourRole.INK, 2)));
    }

    private static LineStyle dashed(ColourExpression tone, double width) {
        return LineStyle.flat(tone, width).dashed(DASH, BREAK);
    }

    private void axes(Symmetry symmetry) {
        double left = geometry.left();
        double top = geometry.top();
        double right = left + geometry.boardWidth();
        double bottom = top + geometry.boardHeight();
        double x = (left + right) / 2;
        double y = (top + bottom) / 2;
        LineStyle axis = dashed(ColourRole.INK, 1.5);
        switch (symmetry) {
            case NONE -> {}
            case LEFT_RIGHT -> pencil.line(x, top - OVER, x, bottom, axis);
            case TOP_BOTTOM -> pencil.line(left - OVER, y, right + OVER, y, axis);
            case FOUR_QUARTERS -> {
                pencil.line(x, top - OVER, x, bottom, axis);
                pencil.line(left - OVER, y, right + OVER, y, axis);
            }
            case HALF_TURN -> centre(x, y);
            case QUARTER_TURN -> {
                pencil.line(x, top - OVER, x, bottom, axis);
                pencil.line(left - OVER, y, right + OVER, y, axis);
                centre(x, y);
            }
            case DIAGONAL -> pencil.line(left, top, right, bottom, axis);
        }
    }

    private void centre(double x, double y) {
        pencil.disc(x, y, CENTRE, AreaStyle.filled(ColourRole.INK));
    }
}

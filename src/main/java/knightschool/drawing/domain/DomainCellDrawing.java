package knightschool.drawing.domain;

import knightschool.board.MoveOrder;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PathStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.search.position.DomainCell;

/**
 * Draws one cell of a domain array. Its outline is ink if the move is open, dashed if the move was tried already, and
 * yellow if the last step changed it. Its content, words or a sign, is the state of the move.
 *
 * @param type the type size, in pixels
 */
record DomainCellDrawing(SketchBuilder pencil, MoveOrder moves, double type) {
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression MUTED = ColourRole.MUTED;
    private static final ColourExpression ACCENT = ColourRole.ACCENT;
    private static final ColourExpression ON_ACCENT = ColourRole.ON_ACCENT;
    private static final ColourExpression HAIRLINE = ColourRole.HAIRLINE;
    /** The outline of cells with numbers close to each other. */
    private static final ColourExpression EDGE = ColourRole.CONTROL_EDGE;

    private static final double OPEN_EDGE = 1.6;
    /** The length of a dash around a tried move, in pixels. */
    private static final double DASH = 2.5;

    private static final double DASH_GAP = 2.2;

    private static final double CORNER = 3.5;
    private static final double SIGN_CORNER = 2.5;
    private static final double USUAL_TYPE = 12;

    /** The leg of the corner that marks different cells, as a fraction of the cell's shorter side. */
    private static final double CORNER_LEG = 0.42;

    private static final double WORDS_CORNER_LEG = 0.2;

    /** The length of the arrow before the name of a square, in pixels. */
    private static final double ARROW = 11;

    private static final double BARB = 4;
    private static final double ARROW_WIDTH = 1.4;
    private static final double FAINT_ARROW = 0.7;
    private static final double AFTER_ARROW = 3.5;

    /** The approximate width of a character as a fraction of the type size. */
    private static final double CHARACTER = 0.58;

    /** The distance between two lines of words as a fraction of the type size. */
    private static final double LINE = 1.2;

    /** The length of the stroke of an open move as a fraction of the type size. */
    private static final double STROKE = 0.72;

    private static final double STROKE_WIDTH = 0.18;
    private static final double STROKE_END = 0.19;

    /** The width of the bar across the stroke of a tried move as a fraction of the type size. */
    private static final double BAR = 0.12;

    private static final double DOT = 1.2;
    private static final double DOT_INK = 0.36;

    /** The number of digits that fit into a cell at full type size. */
    private static final int TWO_DIGITS = 2;

    /** The width of a digit as a fraction of the type size. */
    private static final double NUMBER = 0.63;

    /**
     * Draws a cell with words: the direction of the move, the name of the square that it leads to, and its state.
     *
     * @param target the name of the square; empty if the move leads off the board
     */
    void words(DomainCellsLayout.Place at, DomainCell cell, String target, String state) {
        boolean outside = target.isEmpty();
        LineStyle edge = cell.isChangedNow() ? LineStyle.round(ACCENT, 1) : edge(cell, HAIRLINE);
        box(at, cell, outside ? ColourRole.PAGE : ColourRole.SURFACE, CORNER, edge);
        ColourExpression tone = cell.isChangedNow() ? ON_ACCENT : isUntried(cell) ? INK : MUTED;
        if (outside) {
            arrow(cell.move(), at.middleX(), at.middleY(), LineStyle.round(tone.sheer(FAINT_ARROW), 1));
            return;
        }
        double high = LINE / 2 * type;
        double across = Math.abs(moves.dx(cell.move())) * ARROW / Math.sqrt(5);
        double wide = across + AFTER_ARROW + CHARACTER * type * target.length();
        double left = at.middleX() - wide / 2;
        arrow(cell.move(), left + across / 2, at.middleY() - high, LineStyle.round(tone, ARROW_WIDTH));
        double begin = left + across + AFTER_ARROW;
        pencil.text(begin, at.middleY() - high, target, type, SketchShape.Weight.STRONG, SketchShape.Side.BEGINS, tone);
        pencil.centred(at.middleX(), at.middleY() + high, state, type, SketchShape.Weight.REGULAR, tone);
    }

    /** Draws a cell as a sign without a number: a closed cell is empty, or has a bar if it was closed just now. */
    private void signWithoutNumber(DomainCellsLayout.Place at, DomainCell cell, PathStyle look) {
        if (cell.state() != DomainCell.State.VISITED) {
            sign(at, cell, look);
            return;
        }
        box(at, cell, ColourRole.SURFACE, SIGN_CORNER, edge(cell, EDGE));
        if (cell.closedNow()) {
            double half = STROKE * type / 2;
            LineStyle bar = LineStyle.round(ON_ACCENT, OPEN_EDGE);
            pencil.line(at.middleX() - half, at.middleY(), at.middleX() + half, at.middleY(), bar);
        }
    }

    /** Marks a sign for a move that is open in one of several positions and closed in another with a folded corner. */
    void differs(DomainCellsLayout.Place at, DomainCell cell) {
        corner(at, cell, CORNER_LEG);
    }

    /** Marks a cell with words as {@link #differs} marks a sign, with a corner that leaves the words free. */
    void wordsDiffer(DomainCellsLayout.Place at, DomainCell cell) {
        corner(at, cell, WORDS_CORNER_LEG);
    }

    /** @param part the leg of the corner as a fraction of the cell's shorter side */
    private void corner(DomainCellsLayout.Place at, DomainCell cell, double part) {
        double leg = Math.min(at.width(), at.height()) * part;
        ColourExpression tone = cell.isChangedNow() ? ON_ACCENT : INK;
        pencil.add(PositionDifferenceDrawing.corner(at.x(), at.y() + at.height(), leg, tone));
    }

    /**
     * Draws a cell as a sign.
     *
     * @param numbered whether a closed cell shows the number of the move that closed it
     */
    void sign(DomainCellsLayout.Place at, DomainCell cell, PathStyle look, boolean numbered) {
        if (numbered) {
            sign(at, cell, look);
        } else {
            signWithoutNumber(at, cell, look);
        }
    }

    /**
     * Draws a cell as a sign: a stroke for an open move, crossed out if it was tried, the number of the move that
     * closed it, or a dot for a move off the board.
     */
    void sign(DomainCellsLayout.Place at, DomainCell cell, PathStyle look) {
        switch (cell.state()) {
            case OFF_BOARD -> pencil.disc(at.middleX(), at.middleY(), DOT, AreaStyle.filled(INK.sheer(DOT_INK)));
            case HOLE -> box(at, cell, ColourRole.HOLE, SIGN_CORNER, edge(cell, EDGE));
            case VISITED -> number(at, cell);
            case TRIED -> {
                box(at, cell, ColourRole.SURFACE, SIGN_CORNER, edge(cell, EDGE));
                crossed(at, cell);
            }
            case OPEN, KNIGHT -> {
                box(at, cell, ColourRole.SURFACE, SIGN_CORNER, edge(cell, EDGE));
                boolean own = cell.state() == DomainCell.State.KNIGHT && !cell.reopenedNow();
                stroke(at, cell, own ? look.tone() : cell.reopenedNow() ? ON_ACCENT : INK);
            }
        }
    }

    private static boolean isUntried(DomainCell cell) {
        return cell.isOpen() && cell.state() != DomainCell.State.TRIED;
    }

    private void number(DomainCellsLayout.Place at, DomainCell cell) {
        box(at, cell, ColourRole.SURFACE, SIGN_CORNER, edge(cell, EDGE));
        String words = String.valueOf(cell.closedBy());
        double size = words.length() <= TWO_DIGITS ? type : Math.min(type, at.width() / (NUMBER * words.length()));
        SketchShape.Weight weight = cell.closedNow() ? SketchShape.Weight.STRONG : SketchShape.Weight.REGULAR;
        pencil.centred(at.middleX(), at.middleY(), words, size, weight, cell.closedNow() ? ON_ACCENT : MUTED);
    }

    /**
     * Returns the outline of a cell.
     *
     * @param closed the colour of the outline if the move was closed by an earlier step
     */
    private static LineStyle edge(DomainCell cell, ColourExpression closed) {
        boolean now = cell.isChangedNow();
        if (cell.state() == DomainCell.State.TRIED) {
            return LineStyle.flat(INK, 1).dashed(DASH, DASH_GAP);
        }
        return cell.isOpen()
                ? LineStyle.round(now ? ON_ACCENT : INK, OPEN_EDGE)
                : LineStyle.round(now ? ACCENT : closed, 1);
    }

    private void box(
            DomainCellsLayout.Place at, DomainCell cell, ColourExpression ground, double corner, LineStyle edge) {
        double width = edge.width();
        AreaStyle style = AreaStyle.of(cell.isChangedNow() ? ACCENT : ground, edge);
        pencil.box(at.x() + width / 2, at.y() + width / 2, at.width() - width, at.height() - width, corner, style);
    }

    /** Draws a line in the direction of the move, with a dot at its end. */
    private void stroke(DomainCellsLayout.Place at, DomainCell cell, ColourExpression tone) {
        double length = Math.sqrt(5);
        double x = moves.dx(cell.move()) / length * STROKE * type / 2;
        double y = moves.dy(cell.move()) / length * STROKE * type / 2;
        double middleX = at.middleX();
        double middleY = at.middleY();
        LineStyle stroke = LineStyle.round(tone, STROKE_WIDTH * type);
        pencil.line(middleX - x, middleY - y, middleX + x, middleY + y, stroke);
        pencil.disc(middleX + x, middleY + y, STROKE_END * type, AreaStyle.filled(tone));
    }

    /** Draws the stroke of a tried move: pale, with a bar across it. */
    private void crossed(DomainCellsLayout.Place at, DomainCell cell) {
        stroke(at, cell, MUTED);
        double length = Math.sqrt(5);
        double x = -moves.dy(cell.move()) / length * STROKE * type / 2;
        double y = moves.dx(cell.move()) / length * STROKE * type / 2;
        LineStyle bar = LineStyle.round(INK, BAR * type);
        pencil.line(at.middleX() - x, at.middleY() - y, at.middleX() + x, at.middleY() + y, bar);
    }

    /** Draws an arrow in the direction of a move, centred on a point. */
    private void arrow(int move, double middleX, double middleY, LineStyle stroke) {
        double scale = type / USUAL_TYPE;
        double x = moves.dx(move) / Math.sqrt(5);
        double y = moves.dy(move) / Math.sqrt(5);
        double tipX = middleX + x * scale * ARROW / 2;
        double tipY = middleY + y * scale * ARROW / 2;
        double barb = scale * BARB;
        pencil.line(2 * middleX - tipX, 2 * middleY - tipY, tipX, tipY, stroke);
        pencil.line(tipX - barb * (x * 0.8 - y * 0.6), tipY - barb * (y * 0.8 + x * 0.6), tipX, tipY, stroke);
        pencil.line(tipX - barb * (x * 0.8 + y * 0.6), tipY - barb * (y * 0.8 - x * 0.6), tipX, tipY, stroke);
    }
}

package knightschool.drawing.statemap;

import java.util.List;
import java.util.Optional;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.edit.PuzzleDraft;

/**
 * Draws a puzzle while it is edited: the position of the keyboard cursor, what is being drawn, and what is being
 * carried. Invalid results are dashed and grey.
 *
 * @param side the side of a cell, in pixels
 */
public record PuzzleDraftDrawing(double side) {
    private static final ColourExpression ACCENT = ColourRole.ACCENT;
    private static final double CORNER = 0.1;
    private static final double INSET = 0.07;
    private static final LineStyle CURSOR = LineStyle.flat(ColourRole.INK, 2);

    /** The side of the cells from which signs are cut, in pixels. */
    private static final double SIGN_SIDE = 40;

    /** The signs of this drawing; there is at most one at a time. */
    public enum Sign {
        /** The cell with the keyboard cursor. */
        CURSOR,
        /** The block with the keyboard cursor. */
        BLOCK_AT_CURSOR,
        /** The block to free, with the keyboard cursor. */
        TARGET_AT_CURSOR,
        /** The block that is being drawn. */
        NEW_BLOCK,
        /** The block that is being carried. */
        CARRIED_BLOCK,
        /** The block to free, while it is being carried. */
        CARRIED_TARGET,
        /** A block that cannot be where it is drawn or carried. */
        UNFIT_BLOCK
    }

    /** Returns the sign in the drawing of {@link #still}. */
    public static Optional<Sign> stillSign(PuzzleDraft draft, int cursor, boolean hasKeys) {
        return draft.blockOn(cursor)
                .map(block -> block.isTarget() ? Sign.TARGET_AT_CURSOR : Sign.BLOCK_AT_CURSOR)
                .or(() -> Optional.of(Sign.CURSOR).filter(_ -> hasKeys));
    }

    /** Returns the sign in the drawing of {@link #drawn}. */
    public static Sign drawnSign(PuzzleDraft draft, List<Integer> cells) {
        return draft.drawn(cells).isPresent() ? Sign.NEW_BLOCK : Sign.UNFIT_BLOCK;
    }

    /** Returns the sign in the drawing of {@link #carried}. */
    public static Optional<Sign> carriedSign(PuzzleDraft draft, Optional<SlidingBlock> block) {
        return block.filter(carried -> draft.hasSpaceFor(carried) || isInside(draft, carried))
                .map(carried -> {
                    if (!draft.hasSpaceFor(carried)) {
                        return Sign.UNFIT_BLOCK;
                    }
                    return carried.isTarget() ? Sign.CARRIED_TARGET : Sign.CARRIED_BLOCK;
                });
    }

    /** Returns a sign as it is drawn, for the legend. */
    public static Sketch of(Sign sign) {
        return switch (sign) {
            case CURSOR -> PuzzleDrawing.frameSign(CURSOR);
            case BLOCK_AT_CURSOR -> PuzzleDrawing.selectedSign(false);
            case TARGET_AT_CURSOR -> PuzzleDrawing.selectedSign(true);
            case NEW_BLOCK -> PuzzleDrawing.frameSign(dashed(ACCENT, SIGN_SIDE));
            case CARRIED_BLOCK -> PuzzleDrawing.movedSign(false);
            case CARRIED_TARGET -> PuzzleDrawing.movedSign(true);
            case UNFIT_BLOCK -> PuzzleDrawing.frameSign(dashed(ColourRole.MUTED, SIGN_SIDE));
        };
    }

    /** Draws the puzzle while nothing is drawn or carried. */
    public Sketch still(PuzzleDraft draft, int cursor, boolean hasKeys) {
        Optional<SlidingBlock> block = draft.blockOn(cursor);
        PuzzleBoardMarks look = PuzzleBoardMarks.of(side);
        if (block.isPresent()) {
            return PuzzleDrawing.draw(draft, look.withSelected(draft.blocks().indexOf(block.get())));
        }
        Sketch board = PuzzleDrawing.draw(draft, look);
        return hasKeys ? over(board, List.of(cursor), draft.columns(), CURSOR, "") : board;
    }

    /** Draws the puzzle while cells are drawn over. */
    public Sketch drawn(PuzzleDraft draft, List<Integer> cells) {
        Optional<SlidingBlock> block = draft.drawn(cells);
        Sketch board = PuzzleDrawing.draw(draft, PuzzleBoardMarks.of(side));
        String letter = block.map(drawn -> Character.toString(drawn.letter())).orElse("");
        return over(board, cells, draft.columns(), dashed(block.isPresent()), letter);
    }

    /** Draws the puzzle while a block is carried; empty if the block would lie beyond an edge. */
    public Sketch carried(PuzzleDraft draft, Optional<SlidingBlock> block) {
        PuzzleBoardMarks look = PuzzleBoardMarks.of(side);
        if (block.isEmpty()) {
            return PuzzleDrawing.draw(draft, look);
        }
        if (draft.hasSpaceFor(block.get())) {
            PuzzleDraft target = draft.with(block.get());
            return PuzzleDrawing.draw(
                    target, look.withNow(target.blocks().indexOf(block.get()), PuzzleBoardMarks.NONE));
        }
        List<Integer> cells = block.get().cells(draft.columns()).boxed().toList();
        Sketch board = PuzzleDrawing.draw(draft, look);
        return isInside(draft, block.get()) ? over(board, cells, draft.columns(), dashed(false), "") : board;
    }

    private static boolean isInside(PuzzleDraft draft, SlidingBlock block) {
        return block.horizontal()
                ? block.column() + block.length() <= draft.columns()
                : block.row() + block.length() <= draft.rows();
    }

    private LineStyle dashed(boolean sound) {
        return dashed(sound ? ACCENT : ColourRole.MUTED, side);
    }

    private static LineStyle dashed(ColourExpression tone, double side) {
        return LineStyle.flat(tone, Math.max(2, side / 17)).dashed(side / 9, side / 10);
    }

    /** Draws a frame around cells in a line, with a word in its middle. */
    private Sketch over(Sketch board, List<Integer> cells, int columns, LineStyle stroke, String word) {
        double frame = PuzzleBoardMarks.of(side).frame();
        double inset = INSET * side;
        int first = Math.min(cells.getFirst(), cells.getLast());
        int last = Math.max(cells.getFirst(), cells.getLast());
        double x = frame + first % columns * side + inset;
        double y = frame + first / columns * side + inset;
        double width = (last % columns - first % columns + 1) * side - 2 * inset;
        double height = (last / columns - first / columns + 1) * side - 2 * inset;
        double type = Math.max(11, 0.35 * side);
        return board.with(pencil -> {
            pencil.box(x, y, width, height, CORNER * side, AreaStyle.outlined(stroke));
            if (!word.isEmpty()) {
                pencil.centred(x + width / 2, y + height / 2, word, type, SketchShape.Weight.STRONG, ColourRole.INK);
            }
        });
    }
}

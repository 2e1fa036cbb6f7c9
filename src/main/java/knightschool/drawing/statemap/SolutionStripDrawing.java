package knightschool.drawing.statemap;

import java.util.List;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;

/**
 * Draws a solution as a strip of boards: the current position, and the position after every move with the moved block
 * grey.
 */
public final class SolutionStripDrawing {
    private static final double LARGEST = 150;
    private static final double SMALLEST = 62;
    private static final double GAP = 26;
    private static final double WORDS = 34;

    private SolutionStripDrawing() {}

    /**
     * Draws the strip. It has the given width if boards of a readable size fit into it, and otherwise is wider.
     *
     * @param now the current position of the puzzle
     * @param moves the moves from there on
     * @param width in pixels, like the height
     */
    public static Sketch draw(SlidingPuzzle now, List<BlockMove> moves, double width, double height) {
        int boards = moves.size() + 1;
        double largest = Math.clamp(height - WORDS, SMALLEST, LARGEST);
        double board = Math.clamp((width + GAP) / boards - GAP, SMALLEST, largest);
        SketchBuilder pencil = new SketchBuilder();
        SlidingPuzzle standing = now;
        for (int i = 0; i < boards; i++) {
            double left = i * (board + GAP);
            int grey = PuzzleBoardMarks.NONE;
            String words = "now";
            if (i > 0) {
                BlockMove move = moves.get(i - 1);
                words = BlockMoveText.arrow(standing, move);
                standing = standing.after(move);
                grey = isGrey(standing, move) ? move.block() : PuzzleBoardMarks.NONE;
                chevron(pencil, left - GAP / 2, board / 2);
            }
            board(pencil, standing, left, board, grey);
            double type = board < 80 ? 12 : 14;
            SketchShape.Weight weight = i == 0 ? SketchShape.Weight.REGULAR : SketchShape.Weight.STRONG;
            pencil.centred(
                    left + board / 2, board + 19, words, type, weight, i == 0 ? ColourRole.MUTED : ColourRole.INK);
        }
        return pencil.sketch(boards * (board + GAP) - GAP, board + WORDS);
    }

    /** Returns whether a board of the strip has a grey block. The block to free keeps its colour. */
    public static boolean hasGrey(SlidingPuzzle now, List<BlockMove> moves) {
        return moves.stream().anyMatch(move -> isGrey(now, move));
    }

    private static boolean isGrey(SlidingPuzzle puzzle, BlockMove move) {
        return !puzzle.blocks().get(move.block()).isTarget();
    }

    private static void board(SketchBuilder pencil, SlidingPuzzle puzzle, double left, double size, int grey) {
        int longest = Math.max(puzzle.columns(), puzzle.rows());
        PuzzleBoardMarks look = PuzzleBoardMarks.small((size - 4) / longest).withGrey(grey);
        Sketch drawn = PuzzleDrawing.draw(puzzle, look);
        double right = left + (size - drawn.width()) / 2;
        double down = (size - drawn.height()) / 2;
        drawn.shapes().forEach(shape -> pencil.add(shape.moved(right, down)));
    }

    private static void chevron(SketchBuilder pencil, double x, double y) {
        LineStyle line = LineStyle.round(ColourRole.MUTED, 1.8);
        pencil.line(x - 2.5, y - 5, x + 2.5, y, line);
        pencil.line(x + 2.5, y, x - 2.5, y + 5, line);
    }
}

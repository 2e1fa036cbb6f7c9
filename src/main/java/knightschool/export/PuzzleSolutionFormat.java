package knightschool.export;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.statemap.PuzzleBoardMarks;
import knightschool.drawing.statemap.PuzzleDrawing;
import knightschool.drawing.statemap.SolutionStripDrawing;
import knightschool.files.ExtensionFormat;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;

/** The formats for the solution of a sliding puzzle. */
public enum PuzzleSolutionFormat implements ExtensionFormat {
    /** The boards in a row, as shapes. */
    SVG((from, moves, palette, _) -> PictureFormat.SVG.bytes(strip(from, moves), palette)),
    /** The boards in a row, in pixels. */
    PNG((from, moves, palette, _) -> PictureFormat.PNG.bytes(strip(from, moves), palette)),
    /** An endless animation of the moving blocks. */
    GIF(PuzzleSolutionFormat::animation),
    /** One move per line, such as {@code C left 2}. */
    TXT((from, moves, _, _) -> lines(from, moves));

    private static final double STRIP_WIDTH = 1_200;
    private static final double STRIP_HEIGHT = 160;
    private static final double SIDE = 56;
    private static final int MARGIN = 12;

    /** The time for which each picture is shown, in hundredths of a second. */
    private static final int HUNDREDTHS = 10;

    /** The number of pictures per move, followed by the number of pictures without motion after it. */
    private static final int STEPS = 4;

    private static final int REST = 6;

    private interface Form {
        byte[] bytes(SlidingPuzzle from, List<BlockMove> moves, ColourPalette palette, Runnable watch);
    }

    private final Form form;

    PuzzleSolutionFormat(Form form) {
        this.form = form;
    }

    /**
     * Returns the file for a solution.
     *
     * @param from the puzzle before the first move
     * @param watch run from time to time; may end the work by throwing
     */
    public byte[] bytes(SlidingPuzzle from, List<BlockMove> moves, ColourPalette palette, Runnable watch) {
        return form.bytes(from, moves, palette, watch);
    }

    private static byte[] animation(SlidingPuzzle from, List<BlockMove> moves, ColourPalette palette, Runnable watch) {
        try (GifWriter gif = new GifWriter(HUNDREDTHS)) {
            SlidingPuzzle standing = from;
            PuzzleBoardMarks look = PuzzleBoardMarks.of(SIDE);
            hold(gif, picture(standing, look, palette), REST);
            for (BlockMove move : moves) {
                for (int step = 1; step < STEPS; step++) {
                    watch.run();
                    double cells = (double) move.distance() * step / STEPS;
                    hold(gif, picture(standing, look.withDragged(move.block(), cells), palette), 1);
                }
                int place = standing.blocks().get(move.block()).place();
                standing = standing.after(move);
                hold(gif, picture(standing, look.withNow(move.block(), place), palette), REST);
            }
            hold(gif, picture(standing, look, palette), REST);
            return gif.finish();
        }
    }

    private static byte[] lines(SlidingPuzzle from, List<BlockMove> moves) {
        StringBuilder text = new StringBuilder();
        moves.forEach(move -> text.append(BlockMoveText.format(from, move)).append('\n'));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static Sketch strip(SlidingPuzzle from, List<BlockMove> moves) {
        return SolutionStripDrawing.draw(from, moves, STRIP_WIDTH, STRIP_HEIGHT);
    }

    private static BufferedImage picture(SlidingPuzzle standing, PuzzleBoardMarks look, ColourPalette palette) {
        return SketchRasterizer.of(PuzzleDrawing.draw(standing, look), palette, MARGIN);
    }

    private static void hold(GifWriter gif, BufferedImage picture, int times) {
        for (int i = 0; i < times; i++) {
            gif.add(picture);
        }
    }
}

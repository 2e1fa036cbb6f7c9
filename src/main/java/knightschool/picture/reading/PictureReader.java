package knightschool.picture.reading;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.picture.GridPlacement;
import knightschool.picture.LumaChromaPlanes;
import knightschool.picture.PictureReading;
import knightschool.picture.ReadingWarning;
import knightschool.picture.SelectionFrame;
import knightschool.picture.grid.FoundGrid;
import knightschool.picture.grid.GridCellRange;
import knightschool.picture.grid.GridFinder;
import knightschool.picture.grid.GridMarginTrimmer;
import knightschool.picture.program.KnightSchoolBoardFinder;

/**
 * Reads a board from a picture: the position of its grid, its light squares, and the knight.
 *
 * <p>Light squares are playable; dark and absent ones are holes. The board extends as far as squares are drawn; its
 * surroundings may be darker or lighter. Two tones that alternate as on a chessboard are both playable, which is
 * reported as a doubt.
 *
 * <p>Time and memory are linear in the number of pixels; larger pictures are read at a smaller scale.
 */
public final class PictureReader {
    private static final double FAIR_LINES = 0.85;

    /** The relative score from which another grid is nearly as good. */
    private static final double STRONG_RIVAL = 0.6;

    private PictureReader() {}

    /**
     * Returns the boards in a picture, at least one, the best first. Several boards are found only in pictures of the
     * program itself; in another picture only the most visible one is read.
     *
     * @param frame the part of the picture that contains them; empty for the whole picture
     * @param check called at intervals; may end the reading by throwing an exception
     * @throws InputFault if no board is found, or the frame is outside the picture; its location is empty
     */
    public static List<PictureReading> readAll(BufferedImage picture, Optional<SelectionFrame> frame, Runnable check) {
        SelectionFrame part = frame.orElse(SelectionFrame.whole(picture.getWidth(), picture.getHeight()))
                .within(picture.getWidth(), picture.getHeight());
        List<PictureReading> own = KnightSchoolBoardFinder.in(picture, part, check);
        return own.isEmpty() ? List.of(read(picture, part, check)) : own;
    }

    private static PictureReading read(BufferedImage picture, SelectionFrame part, Runnable check) {
        LumaChromaPlanes planes = LumaChromaPlanes.of(picture, part);
        check.run();
        FoundGrid grid = GridFinder.find(planes, check).orElseThrow(PictureReader::noGrid);
        if (!FoundGrid.isGrid(grid.explained(), grid.linesSeen())) {
            throw noGrid();
        }
        Content content = Content.of(planes, grid);
        for (FoundGrid drawn = drawnPart(grid, content.squares.drawn()); drawn != grid; ) {
            grid = drawn;
            content = Content.of(planes, grid);
            drawn = drawnPart(grid, content.squares.drawn());
        }
        return reading(content, grid.placement(part, planes.scale()), gridDoubts(grid));
    }

    /**
     * Reads the squares of a grid that the user placed on a picture.
     *
     * @param grid a grid with squares at least 4 pixels wide and high
     * @throws InputFault if no square is playable, or the squares are smaller
     */
    public static PictureReading read(BufferedImage picture, GridPlacement grid, Runnable check) {
        if (Math.min(grid.cellWidth(), grid.cellHeight()) < 4) {
            throw new InputFault("the squares are smaller than 4 pixels", "Take fewer columns and rows.");
        }
        SelectionFrame part = SelectionFrame.whole(picture.getWidth(), picture.getHeight());
        LumaChromaPlanes planes = LumaChromaPlanes.of(picture, part);
        check.run();
        return reading(Content.of(planes, GridFinder.placed(planes, grid, check)), grid, List.of());
    }

    /** The contents of the squares of a grid. */
    private record Content(
            FoundGrid grid,
            SquareAppearance[] samples,
            SurroundingColours surround,
            PlayableSquareClassifier.Squares squares) {
        static Content of(LumaChromaPlanes planes, FoundGrid grid) {
            int columns = grid.range().columns();
            SquareAppearance[] samples =
                    new SquareAppearance[columns * grid.range().rows()];
            Arrays.setAll(samples, square -> SquareAppearance.of(planes, grid, square % columns, square / columns));
            SurroundingColours surround = new SurroundingColours(planes, grid);
            return new Content(grid, samples, surround, PlayableSquareClassifier.classify(grid, samples, surround));
        }
    }

    private static PictureReading reading(Content content, GridPlacement placement, List<ReadingWarning> gridDoubts) {
        FoundGrid grid = content.grid;
        PlayableSquareClassifier.Squares squares = content.squares;
        KnightFinder.Knight knight = KnightFinder.find(content.samples, squares.playable(), squares.drawn());
        List<ReadingWarning> doubts = new ArrayList<>(gridDoubts);
        if (content.surround.hasStep() || GridMarginTrimmer.isUnclear(grid.support(), grid.range())) {
            doubts.add(ReadingWarning.of(ReadingWarning.Kind.UNCLEAR_RIM));
        }
        doubts.addAll(squares.doubts());
        doubts.addAll(knight.doubts());
        double confidence = Math.min(grid.explained(), 1) * grid.linesSeen() * squares.confidence();
        return new PictureReading(
                board(grid.range(), squares.playable(), knight.square()), placement, doubts, confidence);
    }

    private static List<ReadingWarning> gridDoubts(FoundGrid grid) {
        List<ReadingWarning> doubts = new ArrayList<>();
        if (grid.explained() < FoundGrid.FAIRLY_EXPLAINED || grid.linesSeen() < FAIR_LINES) {
            doubts.add(ReadingWarning.of(ReadingWarning.Kind.FAINT_GRID));
        }
        if (grid.rival() > STRONG_RIVAL) {
            doubts.add(ReadingWarning.of(ReadingWarning.Kind.OTHER_GRID));
        }
        return doubts;
    }

    private static Board board(GridCellRange range, BitSet playable, int knight) {
        BitSet holes = new BitSet();
        holes.set(0, range.columns() * range.rows());
        holes.andNot(playable);
        if (knight != Board.NONE) {
            holes.clear(knight);
        }
        if (holes.cardinality() == range.columns() * range.rows()) {
            throw new InputFault("no square of this picture is light", "Drag a frame around the board alone.");
        }
        return Board.of(range.columns(), range.rows(), holes, knight, Board.NONE);
    }

    private static InputFault noGrid() {
        return new InputFault(
                "no grid of squares can be seen in this picture",
                "Take a screenshot of the board with some of what surrounds it, or frame the board.");
    }

    /**
     * Returns the smallest part of a grid that contains every drawn square, because rows of absent ones are not part of
     * a board.
     */
    private static FoundGrid drawnPart(FoundGrid grid, BitSet drawn) {
        GridCellRange range = grid.range();
        GridCellRange part =
                range.part((column, row) -> drawn.get((row - range.top()) * range.columns() + column - range.left()));
        return drawn.isEmpty() || part.equals(range) ? grid : grid.on(part);
    }

    /**
     * Finds the knight: the square whose middle differs most from its own ground, or whose tint differs most from the
     * other squares of its kind.
     */
    static final class KnightFinder {
        /** The minimum average difference that a figure makes over the middle of its square. */
        private static final double LEAST = 9;

        /** The ratio of the second largest difference to the largest above which the knight's square is unclear. */
        private static final double RIVAL = 0.55;

        /**
         * The knight that was found.
         *
         * @param square its square, or {@link Board#NONE}
         * @param doubts empty if one square stands out
         */
        record Knight(int square, List<ReadingWarning> doubts) {}

        private KnightFinder() {}

        static Knight find(SquareAppearance[] samples, BitSet playable, BitSet drawn) {
            BitSet dark = (BitSet) drawn.clone();
            dark.andNot(playable);
            double[] difference = new double[samples.length];
            measure(samples, playable, difference);
            measure(samples, dark, difference);
            int best = Board.NONE;
            int second = Board.NONE;
            for (int square = drawn.nextSetBit(0); square >= 0; square = drawn.nextSetBit(square + 1)) {
                if (best == Board.NONE || difference[square] > difference[best]) {
                    second = best;
                    best = square;
                } else if (second == Board.NONE || difference[square] > difference[second]) {
                    second = square;
                }
            }
            if (best == Board.NONE || difference[best] < LEAST) {
                return new Knight(Board.NONE, List.of(ReadingWarning.of(ReadingWarning.Kind.NO_KNIGHT)));
            }
            List<Integer> rivals = new ArrayList<>();
            if (second != Board.NONE && difference[second] > RIVAL * difference[best]) {
                rivals.add(second);
            }
            if (!rivals.isEmpty() || !playable.get(best) || difference[best] < 1.5 * LEAST) {
                rivals.addFirst(best);
            }
            return new Knight(
                    best,
                    rivals.isEmpty()
                            ? List.of()
                            : List.of(new ReadingWarning(ReadingWarning.Kind.UNCLEAR_KNIGHT, rivals)));
        }

        /** Computes how much each of some squares differs from what is usual among them. */
        private static void measure(SquareAppearance[] samples, BitSet squares, double[] difference) {
            double figure = median(samples, squares, SquareAppearance::figure);
            LumaChromaColour usual = new LumaChromaColour(
                    median(samples, squares, sample -> sample.ground().luma()),
                    median(samples, squares, sample -> sample.ground().blue()),
                    median(samples, squares, sample -> sample.ground().red()));
            double tint = median(samples, squares, sample -> sample.ground().tintDistance(usual));
            squares.stream().forEach(square -> {
                double tinted = samples[square].ground().tintDistance(usual) - tint;
                difference[square] = Math.max(0, samples[square].figure() - figure) + Math.max(0, tinted - 3);
            });
        }

        private static double median(
                SquareAppearance[] samples, BitSet squares, ToDoubleFunction<SquareAppearance> value) {
            return LumaChromaColour.median(squares.stream()
                    .mapToDouble(square -> value.applyAsDouble(samples[square]))
                    .toArray());
        }
    }
}

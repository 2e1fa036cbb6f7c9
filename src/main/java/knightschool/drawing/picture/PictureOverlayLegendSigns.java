package knightschool.drawing.picture;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendLabel;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.drawing.legend.WalkLegendSigns;
import knightschool.picture.GridPlacement;
import knightschool.picture.SelectionFrame;

/** Lists the signs that {@link FoundBoardOverlayDrawing} draws on the squares found in a picture. */
public final class PictureOverlayLegendSigns {
    private static final int SIDE = LegendSignDrawing.SIDE;
    private static final SelectionFrame FAR = new SelectionFrame(-20 * SIDE, -20 * SIDE, 40 * SIDE, 40 * SIDE);
    private static final Board BOARD = WalkLegendSigns.BOARD;
    private static final int FROM = 0;

    private PictureOverlayLegendSigns() {}

    /** Returns the signs on the squares that were found. */
    public static List<VisibleBoardSign> of(
            PictureOverlayMarks.Squares squares, Optional<DrawnWalk> walk, int pointed) {
        Board board = squares.board();
        LegendSignCollector signs = new LegendSignCollector(SIDE, PlayerPathStyle.INK);
        if (board.start() != Board.NONE) {
            signs.add(SharedBoardSign.KNIGHT, board.start(), () -> sign(FROM, BOARD.withStart(FROM)));
        }
        IntStream.range(0, board.squares())
                .filter(square -> !board.isPlayable(square))
                .limit(1)
                .forEach(square ->
                        signs.add(SharedBoardSign.HOLE, square, () -> sign(FROM, BOARD.withHole(FROM, true))));
        walk.ifPresent(line -> WalkLegendSigns.add(signs, line, PictureOverlayLegendSigns::walk));
        signs.add(
                Sign.DOUBT,
                squares.doubtful().stream().sorted().toList(),
                () -> sign(FROM, new Look(BOARD, Set.of(FROM), Optional.empty(), Board.NONE)));
        if (board.contains(pointed)) {
            signs.add(
                    SharedBoardSign.POINTED,
                    pointed,
                    () -> sign(FROM, new Look(BOARD, Set.of(), Optional.empty(), FROM)));
        }
        return signs.occurrences();
    }

    private static Sketch walk(DrawnWalk walk, int square) {
        return sign(square, new Look(BOARD, Set.of(), Optional.of(walk), Board.NONE));
    }

    /** A picture out of which a sign is cut. */
    private record Look(Board board, Set<Integer> doubtful, Optional<DrawnWalk> walk, int pointed) {}

    private static Sketch sign(int square, Board board) {
        return sign(square, new Look(board, Set.of(), Optional.empty(), Board.NONE));
    }

    private static Sketch sign(int square, Look look) {
        int left = -BOARD.column(square) * SIDE;
        int top = -BOARD.row(square) * SIDE;
        GridPlacement grid = new GridPlacement(0, 0, SIDE, SIDE, 0, BOARD.columns(), BOARD.rows());
        PictureOverlayMarks marks = new PictureOverlayMarks(
                Optional.of(new PictureOverlayMarks.Squares(grid, look.board(), look.doubtful())),
                List.of(),
                FAR,
                false,
                look.pointed(),
                look.walk());
        return FoundBoardOverlayDrawing.of(marks, FAR, new PictureFit(1, left, top), SIDE, SIDE);
    }

    /** The signs of a picture alone. */
    enum Sign implements BoardLegendSign {
        /** A square of a picture that the user should check. */
        DOUBT("Not sure: please check");

        private final LegendLabel label;

        Sign(String title) {
            this.label = new LegendLabel(title, "");
        }

        @Override
        public LegendLabel label() {
            return label;
        }
    }
}

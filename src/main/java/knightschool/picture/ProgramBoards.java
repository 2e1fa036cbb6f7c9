package knightschool.picture;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The boards in a picture of the program itself. They are known by their two tones, which meet on a grid as on a
 * chessboard; what is drawn over the squares, such as a path, tells nothing of them.
 */
final class ProgramBoards {
    /** Squares are as wide as high, but for so much. */
    private static final double OBLONG = 0.04;

    /** Boards whose squares are smaller by more than this part are no rivals of the largest. */
    private static final double SAME_SIZE = 0.7;

    private ProgramBoards() {}

    /** Those of a part of a picture, the largest first, those of one size from the left; none in most pictures. */
    static List<PictureReading> in(BufferedImage picture, PictureFrame part, Runnable check) {
        for (ProgramTones theme : ProgramTones.THEMES) {
            check.run();
            List<PictureReading> found = of(picture, part, theme, check);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    private static List<PictureReading> of(
            BufferedImage picture, PictureFrame part, ProgramTones theme, Runnable check) {
        ToneMap map = ToneMap.of(picture, part, theme);
        check.run();
        List<ProgramSquares> boards = new ArrayList<>();
        for (PictureFrame region : map.regions()) {
            boolean inside = boards.stream().anyMatch(board -> board.holds(region));
            if (!inside && Math.min(region.width(), region.height()) >= PictureFrame.LEAST_SIDE) {
                check.run();
                board(map, region).ifPresent(boards::add);
            }
        }
        double largest = boards.stream().mapToDouble(ProgramSquares::area).max().orElse(0);
        return boards.stream()
                .sorted(Comparator.<ProgramSquares>comparingInt(board -> board.area() >= SAME_SIZE * largest ? 0 : 1)
                        .thenComparingDouble(board -> board.area() >= SAME_SIZE * largest ? 0 : -board.area())
                        .thenComparingDouble(ProgramSquares::left))
                .map(board -> board.reading(picture, part, theme))
                .toList();
    }

    private static Optional<ProgramSquares> board(ToneMap map, PictureFrame region) {
        Optional<LineSeries> across = ToneLines.upright(map, region);
        Optional<LineSeries> down = ToneLines.level(map, region);
        if (across.isEmpty() || down.isEmpty()) {
            return Optional.empty();
        }
        double ratio = across.get().pitch() / down.get().pitch();
        return Math.abs(ratio - 1) > OBLONG
                ? Optional.empty()
                : ProgramSquares.of(map, region, across.get(), down.get());
    }
}

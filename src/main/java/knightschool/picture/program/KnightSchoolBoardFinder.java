package knightschool.picture.program;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.picture.PictureReading;
import knightschool.picture.SelectionFrame;
import knightschool.picture.grid.LineSeries;

/**
 * Finds boards that this program has drawn. They are recognised by two tones that alternate on a grid as on a
 * chessboard. Drawings over the squares, such as a path, are ignored.
 */
public final class KnightSchoolBoardFinder {
    /** The maximum deviation of the ratio of a square's width to its height from 1. */
    private static final double OBLONG = 0.04;

    /** The minimum size of squares relative to the largest board; boards with smaller squares are ignored. */
    private static final double SAME_SIZE = 0.7;

    private KnightSchoolBoardFinder() {}

    /**
     * Returns the boards in a part of a picture, the largest first, those of equal size from left to right; empty for
     * most pictures.
     */
    public static List<PictureReading> in(BufferedImage picture, SelectionFrame part, Runnable check) {
        for (KnightSchoolBoardTones theme : KnightSchoolBoardTones.THEMES) {
            check.run();
            List<PictureReading> readings = of(picture, part, theme, check);
            if (!readings.isEmpty()) {
                return readings;
            }
        }
        return List.of();
    }

    private static List<PictureReading> of(
            BufferedImage picture, SelectionFrame part, KnightSchoolBoardTones theme, Runnable check) {
        PixelToneClasses map = PixelToneClasses.of(picture, part, theme);
        check.run();
        List<KnightSchoolBoardGrid> boards = new ArrayList<>();
        for (SelectionFrame region : map.regions()) {
            boolean inside = boards.stream().anyMatch(board -> board.holds(region));
            if (!inside && Math.min(region.width(), region.height()) >= SelectionFrame.LEAST_SIDE) {
                check.run();
                board(map, region).ifPresent(boards::add);
            }
        }
        double largest =
                boards.stream().mapToDouble(KnightSchoolBoardGrid::area).max().orElse(0);
        return boards.stream()
                .sorted(Comparator.<KnightSchoolBoardGrid>comparingInt(
                                board -> board.area() >= SAME_SIZE * largest ? 0 : 1)
                        .thenComparingDouble(board -> board.area() >= SAME_SIZE * largest ? 0 : -board.area())
                        .thenComparingDouble(KnightSchoolBoardGrid::left))
                .map(board -> board.reading(picture, part, theme))
                .toList();
    }

    private static Optional<KnightSchoolBoardGrid> board(PixelToneClasses map, SelectionFrame region) {
        Optional<LineSeries> across = ToneLines.upright(map, region);
        Optional<LineSeries> down = ToneLines.level(map, region);
        if (across.isEmpty() || down.isEmpty()) {
            return Optional.empty();
        }
        double ratio = across.get().pitch() / down.get().pitch();
        return Math.abs(ratio - 1) > OBLONG
                ? Optional.empty()
                : KnightSchoolBoardGrid.of(map, region, across.get(), down.get());
    }

    /** Finds the equidistant lines between light and dark squares in a part of a picture. */
    private static final class ToneLines {
        private static final double LEAST_PITCH = 8;

        /**
         * The maximum distance of an edge from a line, in pixels: squares begin at whole pixels, and edges may be
         * blurred.
         */
        private static final double OFF = 1.6;

        /** The maximum distance between the nearest pixels on both sides of an edge, in pixels. */
        private static final int SOFT = 3;

        /** The minimum share of edge pixels that must be on the lines of the series. */
        private static final double ON = 0.9;

        /** The minimum length of a line relative to the longest one. */
        private static final double SEEN = 0.12;

        private ToneLines() {}

        /** A position, with the number of pixels at which light and dark meet there. */
        private record Line(double at, int pixels) {}

        /** Returns the vertical lines; empty if there are fewer than two, or they are not equidistant. */
        static Optional<LineSeries> upright(PixelToneClasses map, SelectionFrame part) {
            int[] meets = meets(part.width(), part.height(), (x, y) -> map.at(part.x() + x, part.y() + y));
            return series(meets).map(lines -> LineSeries.of(lines.origin() + part.x(), lines.pitch()));
        }

        /** Returns the horizontal lines; empty if there are fewer than two, or they are not equidistant. */
        static Optional<LineSeries> level(PixelToneClasses map, SelectionFrame part) {
            int[] meets = meets(part.height(), part.width(), (y, x) -> map.at(part.x() + x, part.y() + y));
            return series(meets).map(lines -> LineSeries.of(lines.origin() + part.y(), lines.pitch()));
        }

        /** The tones of pixels, by position across the edges and by the number of the pixel row or column. */
        private interface Tones {
            byte at(int place, int line);
        }

        /**
         * Returns, for each position, the number of pixels at which light and dark meet. Edges may be blurred, as in a
         * picture that was scaled down.
         */
        private static int[] meets(int places, int lines, Tones tones) {
            int[] meets = new int[places];
            for (int line = 0; line < lines; line++) {
                byte before = KnightSchoolBoardTones.NONE;
                int last = 0;
                for (int place = 0; place < places; place++) {
                    byte tone = tones.at(place, line);
                    if (tone == KnightSchoolBoardTones.LIGHT || tone == KnightSchoolBoardTones.DARK) {
                        boolean meet = before != KnightSchoolBoardTones.NONE && tone != before && place - last <= SOFT;
                        meets[(place + last + 2) / 2] += meet ? 1 : 0;
                        before = tone;
                        last = place;
                    }
                }
            }
            return meets;
        }

        private static Optional<LineSeries> series(int[] meets) {
            List<Line> lines = lines(meets);
            Optional<LineSeries> best = Optional.empty();
            for (int i = 1; i < lines.size(); i++) {
                double pitch = lines.get(i).at - lines.get(i - 1).at;
                boolean isLarger = best.isEmpty() || pitch > best.get().pitch() + 1;
                if (pitch >= LEAST_PITCH && isLarger) {
                    LineSeries first = LineSeries.of(lines.get(i).at, pitch);
                    Optional<LineSeries> before = best;
                    best = fitted(lines, first).or(() -> before);
                }
            }
            return best;
        }

        /** Combines adjacent positions into lines. */
        private static List<Line> lines(int[] meets) {
            int most = 0;
            for (int count : meets) {
                most = Math.max(most, count);
            }
            List<Line> lines = new ArrayList<>();
            for (int x = 0; x < meets.length; x++) {
                int pixels = 0;
                double sum = 0;
                for (; x < meets.length && meets[x] > 0; x++) {
                    pixels += meets[x];
                    sum += (double) x * meets[x];
                }
                if (pixels > Math.max(2, SEEN * most)) {
                    lines.add(new Line(sum / pixels, pixels));
                }
            }
            return lines;
        }

        /** Fits the series to the lines by least squares, in three rounds; empty if too many edge pixels are off it. */
        private static Optional<LineSeries> fitted(List<Line> lines, LineSeries first) {
            LineSeries now = first;
            for (int round = 0; round < 3; round++) {
                now = fittedOnce(lines, now);
            }
            double all = 0;
            double on = 0;
            for (Line line : lines) {
                all += line.pixels;
                on += Math.abs(now.at(now.nearest(line.at)) - line.at) <= OFF ? line.pixels : 0;
            }
            return now.pitch() >= LEAST_PITCH && on >= ON * all ? Optional.of(now) : Optional.empty();
        }

        private static LineSeries fittedOnce(List<Line> lines, LineSeries before) {
            double n = 0;
            double k = 0;
            double kk = 0;
            double at = 0;
            double kat = 0;
            for (Line line : lines) {
                int number = before.nearest(line.at);
                if (Math.abs(before.at(number) - line.at) <= 0.2 * before.pitch()) {
                    n += line.pixels;
                    k += (double) number * line.pixels;
                    kk += (double) number * number * line.pixels;
                    at += line.at * line.pixels;
                    kat += number * line.at * line.pixels;
                }
            }
            double spread = n * kk - k * k;
            if (spread <= 0) {
                return before;
            }
            double pitch = (n * kat - k * at) / spread;
            return LineSeries.of((at - pitch * k) / n, pitch);
        }
    }
}

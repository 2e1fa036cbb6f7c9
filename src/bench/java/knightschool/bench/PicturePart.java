package knightschool.bench;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import knightschool.files.InputFault;
import knightschool.picture.PictureReading;
import knightschool.picture.reading.PictureReader;
import knightschool.picture.synthetic.SyntheticPicture;

/**
 * How many synthetic pictures of boards are read exactly, and how much processor time a picture of a whole screen
 * takes.
 */
final class PicturePart implements Part {
    private static final int PICTURES = 1000;
    private static final long OTHER_SEEDS = 1_000_000;
    private static final int FRESH = 500;
    private static final int TIMED = 100;
    private static final int WIDTH = 1920;
    private static final int HEIGHT = 1080;
    private static final Runnable ON = () -> {};
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    @Override
    public String name() {
        return "pictures";
    }

    @Override
    public String heading() {
        return "Boards read out of synthetic pictures, squares of 12 to 120 pixels, turned by up to 2 degrees, with noise,"
                + " blur and JPEG (seeds from 0; from %,d where it says other seeds)".formatted(OTHER_SEEDS);
    }

    @Override
    public List<Row> measure() {
        List<Row> rows = new ArrayList<>(read("styles that the reader was made with", PICTURES, SyntheticPicture::of));
        rows.addAll(read("the same styles, other seeds", FRESH, seed -> SyntheticPicture.of(OTHER_SEEDS + seed)));
        rows.addAll(read("other styles", FRESH, SyntheticPicture::fresh));
        rows.addAll(read("styles that were held out", FRESH, SyntheticPicture::heldOut));
        rows.addAll(timed());
        return rows;
    }

    private record Outcome(long seed, String style, boolean isExact, boolean isDoubtful, boolean isRefused) {
        static Outcome of(long seed, SyntheticPicture picture) {
            Optional<PictureReading> reading = read(picture.image());
            return new Outcome(
                    seed,
                    picture.style(),
                    reading.map(found -> found.board().equals(picture.truth())).orElse(false),
                    reading.map(found -> !found.doubts().isEmpty()).orElse(false),
                    reading.isEmpty());
        }
    }

    private static List<Row> read(String what, int pictures, LongFunction<SyntheticPicture> make) {
        List<Outcome> all = LongStream.range(0, pictures)
                .parallel()
                .mapToObj(seed -> Outcome.of(seed, make.apply(seed)))
                .toList();
        long styles = all.stream().map(Outcome::style).distinct().count();
        long exact = all.stream().filter(Outcome::isExact).count();
        long doubted =
                all.stream().filter(one -> one.isExact() && one.isDoubtful()).count();
        long refused = all.stream().filter(Outcome::isRefused).count();
        String unnoticed = all.stream()
                .filter(one -> !one.isExact() && !one.isDoubtful() && !one.isRefused())
                .map(one -> Long.toString(one.seed()))
                .collect(Collectors.joining(", "));
        long wrong = unnoticed.isEmpty() ? 0 : unnoticed.split(",").length;
        String of = "%% of %,d pictures in %d styles".formatted(pictures, styles);
        return List.of(
                Row.of(what + ": exact", 100.0 * exact / pictures, 1, of, refused + " others were refused"),
                Row.of(
                        what + ": exact, but doubted",
                        100.0 * doubted / pictures,
                        1,
                        "%",
                        "all chessboards in two tones among them"),
                Row.of(
                        what + ": wrong and not doubted",
                        wrong,
                        0,
                        "pictures",
                        "seeds: " + (unnoticed.isEmpty() ? "none" : unnoticed)));
    }

    private static Optional<PictureReading> read(BufferedImage image) {
        try {
            return Optional.of(
                    PictureReader.readAll(image, Optional.empty(), ON).getFirst());
        } catch (InputFault refused) {
            return Optional.empty();
        }
    }

    private static List<Row> timed() {
        List<Double> millis = new ArrayList<>();
        for (long seed = 0; seed < TIMED; seed++) {
            BufferedImage screen = onScreen(SyntheticPicture.of(seed).image());
            long before = CLOCK.getCurrentThreadCpuTime();
            read(screen);
            millis.add((CLOCK.getCurrentThreadCpuTime() - before) / 1e6);
        }
        Sample sample = Sample.of(millis);
        String how = "processor time; %d pictures, each in a corner of %d x %d pixels".formatted(TIMED, WIDTH, HEIGHT);
        return List.of(
                Row.of("a whole screen, median", sample.median(), 0, "ms", how),
                Row.of("a whole screen, at worst", sample.greatest(), 0, "ms", how),
                Row.of("within a second", 100 * sample.share(1000), 1, "%", how));
    }

    private static BufferedImage onScreen(BufferedImage picture) {
        BufferedImage screen = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = screen.createGraphics();
        g.setColor(new Color(picture.getRGB(2, 2)));
        g.fillRect(0, 0, WIDTH, HEIGHT);
        g.drawImage(picture, 0, 0, null);
        g.dispose();
        return screen;
    }
}

package knightschool.picture.reading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.picture.ReadingWarning;
import knightschool.picture.grid.FoundGrid;

/** Determines which squares of a grid are playable, by their brightness and by the surroundings of the board. */
final class PlayableSquareClassifier {
    /** The lower end of the range, from 0 for dark to 1 for light, in which a square is neither. */
    private static final double CLEARLY_DARK = 0.3;

    private static final double CLEARLY_LIGHT = 0.7;

    /**
     * The difference of a square's middle from which it has a figure. Its ground is then less reliable, and is not used
     * to find the tones.
     */
    private static final double FIGURE = 10;

    /**
     * The maximum number of figures: the knight, and perhaps a goal. If more squares have something on them, it is part
     * of their appearance.
     */
    private static final int MOST_FIGURES = 2;

    /**
     * The classified squares.
     *
     * @param playable the squares that a knight may enter
     * @param drawn the squares that exist, playable or not
     */
    record Squares(BitSet playable, BitSet drawn, List<ReadingWarning> doubts, double confidence) {}

    private final FoundGrid grid;
    private final SquareAppearance[] samples;
    private final AbsentSquareDetector likes;
    private final List<ReadingWarning> doubts = new ArrayList<>();
    private final BitSet playable = new BitSet();

    private PlayableSquareClassifier(FoundGrid grid, SquareAppearance[] samples, SurroundingColours surround) {
        this.grid = grid;
        this.samples = samples;
        this.likes = AbsentSquareDetector.of(grid, samples, surround);
    }

    static Squares classify(FoundGrid grid, SquareAppearance[] samples, SurroundingColours surround) {
        return new PlayableSquareClassifier(grid, samples, surround).classify();
    }

    private Squares classify() {
        BitSet drawn = new BitSet();
        drawn.set(0, samples.length);
        for (int square = 0; square < samples.length; square++) {
            drawn.set(square, !likes.isAbsent(square));
        }
        AlternatingToneDetector chequer = chequer(drawn);
        playable.or(chequer.squares());
        drawn.or(chequer.squares());
        int[] squares = drawn.stream().toArray();
        LightDarkClassifier tones = tones(squares);
        if (chequer.isFound()) {
            doubts.add(ReadingWarning.of(ReadingWarning.Kind.CHEQUER));
        } else {
            byTone(squares, tones);
        }
        doubtAbsent(drawn, tones);
        return new Squares(playable, drawn, doubts, tones.confidence());
    }

    private double luma(int square) {
        return samples[square].ground().luma();
    }

    private double figure(int square) {
        return samples[square].figure();
    }

    private LightDarkClassifier tones(int[] squares) {
        int columns = grid.range().columns();
        boolean[] plain = new boolean[squares.length];
        Arrays.fill(plain, true);
        double usual = LumaChromaColour.median(
                Arrays.stream(squares).mapToDouble(this::figure).toArray());
        for (int times = 0; times < MOST_FIGURES; times++) {
            IntStream.range(0, squares.length)
                    .filter(i -> plain[i])
                    .boxed()
                    .max(Comparator.comparingDouble(i -> figure(squares[i])))
                    .ifPresent(i -> plain[i] = figure(squares[i]) < usual + FIGURE);
        }
        double[] luma = Arrays.stream(squares).mapToDouble(this::luma).toArray();
        int[] across = Arrays.stream(squares).map(square -> square % columns).toArray();
        int[] down = Arrays.stream(squares).map(square -> square / columns).toArray();
        return LightDarkClassifier.of(luma, plain, across, down);
    }

    /**
     * Returns the chessboard pattern. One of its tones may be that of the surroundings; such squares still count as
     * drawn.
     */
    private AlternatingToneDetector chequer(BitSet drawn) {
        int columns = grid.range().columns();
        double[] luma = Arrays.stream(samples)
                .mapToDouble(sample -> sample.ground().luma())
                .toArray();
        AlternatingToneDetector detector = AlternatingToneDetector.of(luma, columns, drawn);
        if (detector.isFound()) {
            return detector;
        }
        BitSet all = new BitSet();
        all.set(0, samples.length);
        AlternatingToneDetector wholeDetector = AlternatingToneDetector.of(luma, columns, all);
        all.andNot(drawn);
        return wholeDetector.isFound() ? wholeDetector : AlternatingToneDetector.ofOneColour(luma, columns, all);
    }

    private void byTone(int[] squares, LightDarkClassifier tones) {
        List<Integer> between = new ArrayList<>();
        for (int i = 0; i < squares.length; i++) {
            boolean light = !tones.isTwo() || tones.isLight(i);
            playable.set(squares[i], light);
            if (tones.isTwo() && tones.place(i) > CLEARLY_DARK && tones.place(i) < CLEARLY_LIGHT) {
                between.add(squares[i]);
            }
        }
        if (tones.isUnclear()) {
            doubts.add(ReadingWarning.of(ReadingWarning.Kind.LOW_CONTRAST));
        }
        if (!between.isEmpty()) {
            doubts.add(new ReadingWarning(ReadingWarning.Kind.UNCLEAR_SQUARES, between));
        }
    }

    /**
     * Adds a doubt about squares that would be light if they are drawn. For a dark square it does not matter whether it
     * is drawn or absent, because it is a hole in both cases.
     */
    private void doubtAbsent(BitSet drawn, LightDarkClassifier tones) {
        double middle = middle(drawn, tones);
        List<Integer> unclear = new ArrayList<>();
        for (int square = 0; square < samples.length; square++) {
            boolean wouldBeLight = luma(square) > middle;
            boolean enclosed = likes.isLike(square) && (likes.isUndecided() || !tones.isTwo());
            if (wouldBeLight && (likes.isUnclear(square) || enclosed && isAmbiguous(tones))) {
                unclear.add(square);
            }
        }
        if (!unclear.isEmpty()) {
            doubts.add(new ReadingWarning(ReadingWarning.Kind.LIKE_SURROUND, unclear));
        }
    }

    private boolean isAmbiguous(LightDarkClassifier tones) {
        return likes.likeCount() > 0 && (likes.areDrawn() ? likes.isUndecided() : !tones.isTwo());
    }

    /** Returns the brightness midway between dark and light squares. */
    private double middle(BitSet drawn, LightDarkClassifier tones) {
        double light = LumaChromaColour.median(
                drawn.stream().filter(playable::get).mapToDouble(this::luma).toArray());
        double dark = LumaChromaColour.median(drawn.stream()
                .filter(square -> !playable.get(square))
                .mapToDouble(this::luma)
                .toArray());
        return tones.isTwo() ? (light + dark) / 2 : light - 25;
    }
}

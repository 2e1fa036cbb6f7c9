package knightschool.ui.compare.animation;

import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import knightschool.files.InputFault;
import knightschool.text.NumberFormatter;

/**
 * The steps that an animated picture shows, its speed and its size.
 *
 * @param first the first step shown
 * @param last the last step shown, even if {@code every} does not lead to it
 * @param every the number of steps from one picture to the next
 * @param perSecond pictures per second
 * @param scale the size of a picture as a part of that on screen
 */
public record AnimatedPicturePlan(long first, long last, long every, int perSecond, double scale) {
    /** The greatest number of pictures: more would make a file that few programs play smoothly. */
    public static final int MOST_PICTURES = 300;

    /** The greatest number of pictures per second: a GIF counts in hundredths of a second, and players skip shorter. */
    public static final int FASTEST = 20;

    /** The sizes to choose from. */
    static final List<Double> SCALES = List.of(1.0, 0.75, 0.5);

    private static final long BESIDE = 20;
    private static final int USUAL_SPEED = 2;
    private static final int HUNDREDTHS = 100;

    /**
     * Returns the usual plan: the steps around the one shown.
     *
     * @param now the step shown
     * @param furthest the furthest step that can be shown
     */
    public static AnimatedPicturePlan around(long now, long furthest) {
        return new AnimatedPicturePlan(
                Math.max(0, now - BESIDE), Math.min(furthest, now + BESIDE), 1, USUAL_SPEED, 0.75);
    }

    /**
     * Reads a plan as a person types it.
     *
     * @param furthest the furthest step that can be shown
     * @throws InputFault if a number is missing or cannot be used, or if there would be too many pictures
     */
    static AnimatedPicturePlan of(Texts typed, double scale, long furthest) {
        long first = number(typed.first(), AnimatedPictureWords.FIRST, 0, furthest);
        long last = number(typed.last(), AnimatedPictureWords.LAST, 0, furthest);
        if (first > last) {
            throw new InputFault(AnimatedPictureWords.BACKWARD, AnimatedPictureWords.BACKWARD_REMEDY);
        }
        long every = number(typed.every(), AnimatedPictureWords.EVERY, 1, Math.max(1, furthest));
        int perSecond = (int) number(typed.perSecond(), AnimatedPictureWords.PER_SECOND, 1, FASTEST);
        AnimatedPicturePlan plan = new AnimatedPicturePlan(first, last, every, perSecond, scale);
        if (plan.pictures() > MOST_PICTURES) {
            throw new InputFault(
                    AnimatedPictureWords.tooMany(plan.pictures()),
                    AnimatedPictureWords.tooManyRemedy(plan.leastEvery()));
        }
        return plan;
    }

    /** The numbers of a plan as they are typed. */
    record Texts(String first, String last, String every, String perSecond) {}

    private static long number(String typed, String name, long least, long most) {
        // Numbers are shown in groups of three digits, so they may be typed so.
        String digits = typed.strip().replaceAll("[\\s,]", "");
        Function<String, InputFault> fault = words -> new InputFault(
                words, AnimatedPictureWords.between(NumberFormatter.grouped(least), NumberFormatter.grouped(most)));
        if (!digits.matches("\\d{1,15}")) {
            throw fault.apply(AnimatedPictureWords.noNumber(name, typed.strip()));
        }
        long number = Long.parseLong(digits);
        if (number < least || number > most) {
            throw fault.apply(AnimatedPictureWords.outside(name, NumberFormatter.grouped(number)));
        }
        return number;
    }

    /** Returns the number of pictures. */
    public long pictures() {
        long span = last - first;
        return span / every + 1 + (span % every == 0 ? 0 : 1);
    }

    /** Returns the least number of steps between two pictures with which these steps are not too many pictures. */
    private long leastEvery() {
        return Math.ceilDiv(last - first, (long) MOST_PICTURES - 1);
    }

    /** Returns the step of each picture, in order. */
    public List<Long> steps() {
        LongStream regular = LongStream.iterate(first, step -> step <= last, step -> step + every);
        LongStream lastStep = (last - first) % every == 0 ? LongStream.empty() : LongStream.of(last);
        return LongStream.concat(regular, lastStep).boxed().toList();
    }

    /** Returns for how long each picture is shown, in hundredths of a second. */
    public int hundredths() {
        return Math.max(HUNDREDTHS / FASTEST, Math.round((float) HUNDREDTHS / perSecond));
    }

    /** Returns how long the whole takes once, in seconds. */
    double seconds() {
        return pictures() * hundredths() / (double) HUNDREDTHS;
    }
}

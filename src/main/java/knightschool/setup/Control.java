package knightschool.setup;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A control whose position a set-up can choose. */
public enum Control {
    /** How far the board has become a graph: 0 a board, 1 a graph. */
    SLIDER(0, 1),
    /** How fast a comparison plays, in steps a second. */
    SPEED(1, 10_000_000);

    private final double least;
    private final double most;

    Control(double least, double most) {
        this.least = least;
        this.most = most;
    }

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean takes(double position) {
        return position >= least && position <= most;
    }

    String range() {
        return number(least) + " to " + number(most);
    }

    /** A position as it is written in files: whole where it is whole. */
    static String number(double position) {
        return position == Math.rint(position) ? String.valueOf((long) position) : String.valueOf(position);
    }

    static Optional<Control> of(String word) {
        return Arrays.stream(values())
                .filter(control -> control.word().equals(word))
                .findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(Control::word).collect(Collectors.joining(", "));
    }
}

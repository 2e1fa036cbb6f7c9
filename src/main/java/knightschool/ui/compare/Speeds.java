package knightschool.ui.compare;

/** The speeds that a person meets: 1, 2, 3 … 9, 10, 20 … steps a second. */
final class Speeds {
    private static final double TWO_NOTCHES = 2;
    private static final double FIVE_NOTCHES = 5;
    private static final double TEN_NOTCHES = 10;

    private Speeds() {}

    /** Ten to a power, to one digit. */
    static double rounded(double power) {
        double unit = Math.pow(10, Math.floor(power + 1e-9));
        return inRange(Math.round(Math.pow(10, power) / unit) * unit);
    }

    /** The next faster of 1, 2, 5, 10, 20, 50 … */
    static double faster(double speed) {
        double unit = unit(speed * (1 + 1e-9));
        double digit = speed / unit;
        double next =
                digit < TWO_NOTCHES - 1e-9 ? TWO_NOTCHES : digit < FIVE_NOTCHES - 1e-9 ? FIVE_NOTCHES : TEN_NOTCHES;
        return inRange(next * unit);
    }

    /** The next slower of 1, 2, 5, 10, 20, 50 … */
    static double slower(double speed) {
        double unit = unit(speed * (1 - 1e-9));
        double digit = speed / unit;
        double next = digit > FIVE_NOTCHES + 1e-9 ? FIVE_NOTCHES : digit > TWO_NOTCHES + 1e-9 ? TWO_NOTCHES : 1;
        return inRange(next * unit);
    }

    private static double unit(double speed) {
        return Math.pow(10, Math.floor(Math.log10(speed)));
    }

    private static double inRange(double speed) {
        return Math.clamp(Math.rint(speed), CompareModel.SLOWEST, CompareModel.FASTEST);
    }
}

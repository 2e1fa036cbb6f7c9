package knightschool.lesson.task;

/** How a claim compares a number with the one that it asks for. */
enum Relation {
    AT_LEAST(">="),
    AT_MOST("<="),
    EXACTLY("=");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    /** As in files. */
    String sign() {
        return sign;
    }

    /** Whether it holds of every number of a range. */
    boolean holds(Range range, int asked) {
        return switch (this) {
            case AT_LEAST -> range.least() >= asked;
            case AT_MOST -> range.most() <= asked;
            case EXACTLY -> range.isKnown() && range.least() == asked;
        };
    }

    /** Whether it holds of no number of a range. */
    boolean fails(Range range, int asked) {
        return switch (this) {
            case AT_LEAST -> range.most() < asked;
            case AT_MOST -> range.least() > asked;
            case EXACTLY -> asked < range.least() || asked > range.most();
        };
    }
}

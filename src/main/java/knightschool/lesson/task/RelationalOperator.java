package knightschool.lesson.task;

/** How a claim compares a number with its target. */
enum RelationalOperator {
    AT_LEAST(">="),
    AT_MOST("<="),
    EXACTLY("=");

    private final String sign;

    RelationalOperator(String sign) {
        this.sign = sign;
    }

    /** Returns the sign used in files. */
    String sign() {
        return sign;
    }

    /** Returns whether the relation holds for every number of a range. */
    boolean holds(FactBounds range, int target) {
        return switch (this) {
            case AT_LEAST -> range.least() >= target;
            case AT_MOST -> range.most() <= target;
            case EXACTLY -> range.isKnown() && range.least() == target;
        };
    }

    /** Returns whether the relation holds for no number of a range. */
    boolean fails(FactBounds range, int target) {
        return switch (this) {
            case AT_LEAST -> range.most() < target;
            case AT_MOST -> range.least() > target;
            case EXACTLY -> target < range.least() || target > range.most();
        };
    }

    /**
     * Returns the requirement of a claim with this relation, as the end of a sentence.
     *
     * @param number the target, in words or digits
     */
    String requirement(int target, String number) {
        String least = switch (this) {
            case EXACTLY -> target == 0 ? "" : "exactly ";
            case AT_LEAST -> "at least ";
            case AT_MOST -> "at most ";
        };
        return least + (target == 0 ? "none" : number) + (target > 1 ? " are" : " is") + " asked for";
    }
}

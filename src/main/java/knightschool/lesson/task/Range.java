package knightschool.lesson.task;

/**
 * What is known of a number: it is one of these. Both are the same where it is known. A fact that holds or not is 1 or
 * 0.
 */
record Range(int least, int most) {
    static Range of(int number) {
        return new Range(number, number);
    }

    static Range of(boolean holds) {
        return of(holds ? 1 : 0);
    }

    boolean isKnown() {
        return least == most;
    }
}

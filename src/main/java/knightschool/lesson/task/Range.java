package knightschool.lesson.task;

/**
 * The least and the most that a number of a game can be, as far as it is known. Both are the same where it is known. A
 * fact that holds or not is 1 or 0.
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

package knightschool.lesson.task;

/**
 * The lower and the upper bound of a numeric fact about a game; equal if the number is known. A fact that is true or
 * false has the number 1 or 0.
 */
record TaskFactBounds(int least, int most) {
    static TaskFactBounds of(int number) {
        return new TaskFactBounds(number, number);
    }

    static TaskFactBounds of(boolean holds) {
        return of(holds ? 1 : 0);
    }

    boolean isKnown() {
        return least == most;
    }
}

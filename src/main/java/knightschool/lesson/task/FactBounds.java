package knightschool.lesson.task;

/**
 * The lower and upper bounds of a number of a game; equal if the number is known. A fact that holds or not is 1 or 0.
 */
record FactBounds(int least, int most) {
    static FactBounds of(int number) {
        return new FactBounds(number, number);
    }

    static FactBounds of(boolean holds) {
        return of(holds ? 1 : 0);
    }

    boolean isKnown() {
        return least == most;
    }
}

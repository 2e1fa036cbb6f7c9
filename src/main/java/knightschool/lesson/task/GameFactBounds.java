package knightschool.lesson.task;

/**
 * The lower and the upper bound of a number of a game, as far as it is known. Both are the same where it is known. A
 * fact that holds or not is 1 or 0.
 */
record GameFactBounds(int least, int most) {
    static GameFactBounds of(int number) {
        return new GameFactBounds(number, number);
    }

    static GameFactBounds of(boolean holds) {
        return of(holds ? 1 : 0);
    }

    boolean isKnown() {
        return least == most;
    }
}

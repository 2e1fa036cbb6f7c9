package knightschool.lesson.task;

/**
 * The lower and upper bounds of a number of a game; equal if the number is known. A fact that holds or not is 1 or 0.
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

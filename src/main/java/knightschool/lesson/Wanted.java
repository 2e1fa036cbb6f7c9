package knightschool.lesson;

import knightschool.explain.Watch;

/** Ends a question that nobody waits for any more. */
record Wanted(Arguments arguments) implements Watch {
    @Override
    public void cuts(long tried) {
        arguments.checkWanted();
    }

    @Override
    public void steps(long made) {
        arguments.checkWanted();
    }
}

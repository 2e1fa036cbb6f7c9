package knightschool.lesson.task;

import java.util.function.Function;

/** What a claim about a game speaks of. */
enum GameFact implements TaskCondition.Fact {
    /** Whether the tour is complete, as the goal asks. */
    FINISHED(true, GameState::finished),
    /** Whether no tour completes the game any more. */
    LOST(true, GameState::lost),
    /** Whether the game goes on from where the slide's game stands. */
    FROM_HERE(true, GameState::fromHere),
    /** How many of the knight's moves keep the game open. */
    KEEP_OPEN(false, GameState::keepOpen),
    /** How many moves the knight has. */
    MOVES(false, GameState::moves),
    /** How many squares are visited. */
    VISITED(false, GameState::visited);

    private final boolean holdsOrNot;
    private final Function<GameState, GameFactBounds> value;

    GameFact(boolean holdsOrNot, Function<GameState, GameFactBounds> value) {
        this.holdsOrNot = holdsOrNot;
        this.value = value;
    }

    @Override
    public boolean holdsOrNot() {
        return holdsOrNot;
    }

    /** What is known of it in a game. */
    GameFactBounds of(GameState game) {
        return value.apply(game);
    }
}

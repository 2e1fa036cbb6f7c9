package knightschool.lesson.task;

import java.util.function.Function;

/** The facts about a game that a claim can refer to. */
enum GameFact implements TaskCondition.Fact {
    /** Whether the tour is complete and meets the goal. */
    FINISHED(true, GameState::finished),
    /** Whether no tour can complete the game. */
    LOST(true, GameState::lost),
    /** Whether the game continues the slide's game. */
    FROM_HERE(true, GameState::fromHere),
    /** How many of the knight's moves keep the game winnable. */
    KEEP_OPEN(false, GameState::keepOpen),
    /** How many moves the knight has. */
    MOVES(false, GameState::moves),
    /** How many squares are visited. */
    VISITED(false, GameState::visited);

    private final boolean holdsOrNot;
    private final Function<GameState, FactBounds> value;

    GameFact(boolean holdsOrNot, Function<GameState, FactBounds> value) {
        this.holdsOrNot = holdsOrNot;
        this.value = value;
    }

    @Override
    public boolean holdsOrNot() {
        return holdsOrNot;
    }

    /** Returns what is known of this fact in a game. */
    FactBounds of(GameState game) {
        return value.apply(game);
    }
}

package knightschool.lesson.task;

import java.util.function.Function;
import knightschool.text.Keyword;

/**
 * What is asked of a game, such as {@code keep-open = 1} or {@code visited >= 12}.
 *
 * @param target the number; 1 or 0 for a fact that is to hold, or not
 */
record GameClaim(GameFact fact, Relation relation, int target) {
    /** @throws knightschool.files.InputFault if the text is no claim about a game */
    static GameClaim parse(String text) {
        ClaimSyntax form = ClaimSyntax.parse(text, "game", "finished = true, keep-open = 1 or visited >= 12");
        GameFact fact = form.fact(GameFact.class);
        return new GameClaim(fact, form.relation(fact.holdsOrNot()), form.value(fact.holdsOrNot()));
    }

    /** Whether it is known to hold. */
    boolean holds(GameState game) {
        return relation.holds(fact.of(game), target);
    }

    /** Whether it is known not to hold. */
    boolean fails(GameState game) {
        return relation.fails(fact.of(game), target);
    }

    /** Whether it is just this claim. */
    boolean is(GameFact expected, int value) {
        return fact == expected && relation == Relation.EXACTLY && target == value;
    }

    /** Whether no game that is lost can meet it. */
    boolean needsOpenGame() {
        return is(GameFact.FINISHED, 1)
                || is(GameFact.LOST, 0)
                || fact == GameFact.KEEP_OPEN && relation != Relation.AT_MOST && target > 0;
    }

    /** What a claim about a game speaks of. */
    enum GameFact implements Keyword {
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
        private final Function<GameState, GameNumberRange> value;

        GameFact(boolean holdsOrNot, Function<GameState, GameNumberRange> value) {
            this.holdsOrNot = holdsOrNot;
            this.value = value;
        }

        /** Whether it holds or not; else it is a number. */
        boolean holdsOrNot() {
            return holdsOrNot;
        }

        /** What is known of it in a game. */
        GameNumberRange of(GameState game) {
            return value.apply(game);
        }
    }
}

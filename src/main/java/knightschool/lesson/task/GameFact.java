package knightschool.lesson.task;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a claim about a game speaks of. */
enum GameFact {
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
    private final Function<GameState, Range> value;

    GameFact(boolean holdsOrNot, Function<GameState, Range> value) {
        this.holdsOrNot = holdsOrNot;
        this.value = value;
    }

    /** The word in files. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it holds or not; else it is a number. */
    boolean holdsOrNot() {
        return holdsOrNot;
    }

    /** What is known of it in a game. */
    Range of(GameState game) {
        return value.apply(game);
    }

    static Optional<GameFact> of(String word) {
        return Arrays.stream(values()).filter(fact -> fact.word().equals(word)).findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(GameFact::word).collect(Collectors.joining(", "));
    }
}

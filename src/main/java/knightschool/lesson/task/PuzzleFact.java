package knightschool.lesson.task;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** What a claim about a sliding puzzle speaks of. */
enum PuzzleFact {
    /** Whether the block to free is at the exit. */
    SOLVED(true, PuzzleState::solved),
    /** How many moves were made. */
    MOVES(false, PuzzleState::moves),
    /** How many moves the nearest goal is away. */
    DISTANCE(false, PuzzleState::distance),
    /** How many of the moves led no nearer to a goal. */
    ASTRAY(false, PuzzleState::astray);

    private final boolean holdsOrNot;
    private final ToIntFunction<PuzzleState> value;

    PuzzleFact(boolean holdsOrNot, ToIntFunction<PuzzleState> value) {
        this.holdsOrNot = holdsOrNot;
        this.value = value;
    }

    /** The word in files. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it holds or not; else it is a number. */
    boolean holdsOrNot() {
        return holdsOrNot;
    }

    int of(PuzzleState state) {
        return value.applyAsInt(state);
    }

    static Optional<PuzzleFact> of(String word) {
        return Arrays.stream(values()).filter(fact -> fact.word().equals(word)).findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(PuzzleFact::word).collect(Collectors.joining(", "));
    }
}

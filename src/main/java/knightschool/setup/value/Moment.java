package knightschool.setup.value;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.compare.event.ComparisonJumpTarget;

/** A moment of a search, described so that it can be found on every board. */
public sealed interface Moment {
    /** Returns the text in files. */
    default String word() {
        return switch (this) {
            case Step step -> "step " + step.number();
            case FirstUndo _ -> "first undo";
            case FirstPrune _ -> "first prune";
            case Depth depth -> "depth " + depth.squares();
            case End _ -> "end";
        };
    }

    /** Returns the event in a comparison that finds the moment. */
    default ComparisonJumpTarget event() {
        return switch (this) {
            case Step step -> ComparisonJumpTarget.step(step.number());
            case FirstUndo _ -> ComparisonJumpTarget.UNDO;
            case FirstPrune _ -> ComparisonJumpTarget.PRUNE;
            case Depth depth -> ComparisonJumpTarget.depth(depth.squares());
            case End _ -> ComparisonJumpTarget.ALL_FINISHED;
        };
    }

    /** After the given number of steps. */
    record Step(long number) implements Moment {}

    /** The first undo of a placement. */
    record FirstUndo() implements Moment {}

    /** The first undo that the lookahead causes. */
    record FirstPrune() implements Moment {}

    /** The first time at which the path has the given number of squares. */
    record Depth(int squares) implements Moment {}

    /** The time when every search has ended. */
    record End() implements Moment {}

    /** Returns whether a tour that is constructed from blocks, without a search, has such a moment. */
    default boolean isOfTours() {
        return this instanceof Step || this instanceof End;
    }

    /** Examples of all moments without a search, for users. */
    String FORMS_OF_TOURS = "step 4, end";

    /** Examples of all moments, for users. */
    String FORMS = "step 120, first undo, first prune, depth 40, end";

    /** Parses a moment such as {@code first undo}; empty if the text is not valid. */
    static Optional<Moment> of(String text) {
        String words = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return switch (words) {
            case "first undo" -> Optional.of(new FirstUndo());
            case "first prune" -> Optional.of(new FirstPrune());
            case "end" -> Optional.of(new End());
            default -> numbered(words);
        };
    }

    private static Optional<Moment> numbered(String words) {
        Matcher matcher = Pattern.compile("(step|depth) (\\d{1,15})").matcher(words);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long number = Long.parseLong(matcher.group(2));
        if (matcher.group(1).equals("step")) {
            return Optional.of(new Step(number));
        }
        return number >= 1 && number <= Integer.MAX_VALUE ? Optional.of(new Depth((int) number)) : Optional.empty();
    }
}

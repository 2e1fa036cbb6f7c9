package knightschool.lesson;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question on a slide.
 *
 * @param ask the question
 * @param kind how it is answered
 * @param answers what can be chosen; empty unless something is chosen
 * @param right the right answer, one or more of the answers, or claims for the engine; at least one
 * @param because why, told after the answer; may be empty
 * @param line of its block, from 1
 * @param rightLine of what is right, from 1
 */
public record Quiz(
        String ask, Kind kind, List<String> answers, List<String> right, String because, int line, int rightLine) {

    /** How a question is answered. */
    public enum Kind {
        /** One of the answers. */
        CHOICE,
        /** Every right one of the answers, and no other. */
        CHOICES,
        /** A whole number. */
        NUMBER,
        /** A set of squares. */
        SQUARES,
        /** Squares one after the other, of which every claim must hold. */
        WALK,
        /** The square that the knight goes to next. */
        NEXT_MOVE,
        /** The game beside the text, of which every claim must hold. */
        PLAY;

        /** The word in files. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Whether the answer is one of several that are shown. */
        public boolean hasAnswers() {
            return this == CHOICE || this == CHOICES;
        }

        /** Whether the answer is the game beside the text. */
        public boolean isPlayed() {
            return this == PLAY;
        }

        static String words() {
            return Stream.of(values()).map(Kind::word).collect(Collectors.joining(", "));
        }
    }
}

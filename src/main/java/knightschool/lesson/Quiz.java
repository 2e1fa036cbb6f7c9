package knightschool.lesson;

import java.util.List;
import java.util.Map;
import knightschool.text.Keyword;

/**
 * A question on a slide.
 *
 * @param ask the question
 * @param kind how it is answered
 * @param answers what can be chosen or put in order; empty unless something is
 * @param right the right answer, one or more of the answers, or claims for the engine; may be empty where the engine
 *     knows it from the scene
 * @param help what is said to answers, and to a person who wants to be told
 * @param isTried whether it is something to try: nobody is asked to check it, and it is noticed when it is done
 * @param line of its block, from 1
 * @param rightLine of what is right, from 1
 */
public record Quiz(
        String ask,
        Kind kind,
        List<String> answers,
        List<String> right,
        Help help,
        boolean isTried,
        int line,
        int rightLine) {

    public Quiz {
        answers = List.copyOf(answers);
        right = List.copyOf(right);
    }

    /** Where a blank is in the sentence. */
    public static final String BLANK = "___";

    /** The sentence in the pieces around its blanks: one more than there are blanks. */
    public List<String> pieces() {
        return List.of(ask.split(BLANK, -1));
    }

    /** Whether several things are missing in the sentence. */
    public boolean hasBlanks() {
        return kind == Kind.BLANK && pieces().size() > 2;
    }

    /** A quiz with an explanation and no other help. */
    public Quiz(
            String ask, Kind kind, List<String> answers, List<String> right, String because, int line, int rightLine) {
        this(ask, kind, answers, right, Help.of(because), false, line, rightLine);
    }

    /**
     * What an author says to answers.
     *
     * @param because why the right answer is right; may be empty
     * @param wrong for a wrong answer a sentence about it
     * @param hints from weak to strong
     * @param solution a right answer, where the kind of the quiz leaves many; may be empty
     */
    public record Help(String because, Map<String, String> wrong, List<String> hints, List<String> solution) {
        public Help {
            wrong = Map.copyOf(wrong);
            hints = List.copyOf(hints);
            solution = List.copyOf(solution);
        }

        static Help of(String because) {
            return new Help(because, Map.of(), List.of(), List.of());
        }
    }

    /** Why the right answer is right; may be empty. */
    public String because() {
        return help.because();
    }

    /** How a question is answered. */
    public enum Kind implements Keyword {
        /** One of the answers. */
        CHOICE,
        /** Every right one of the answers, and no other. */
        CHOICES,
        /** A whole number. */
        NUMBER,
        /** What is missing in the sentence, picked or typed. */
        BLANK,
        /** A set of squares. */
        SQUARES,
        /** A set of edges. */
        EDGES,
        /** Squares one after the other, of which every claim must hold. */
        WALK,
        /** A board, of which every claim must hold. */
        BOARD,
        /** The square that the knight goes to next. */
        NEXT_MOVE,
        /** The pane whose search ends first. */
        WHO_FIRST,
        /** The answers in their order, the smallest first. */
        ARRANGE,
        /** The game beside the text, of which every claim must hold. */
        PLAY,
        /** The moves of the sliding puzzle beside the text, of which every claim must hold. */
        PUZZLE,
        /** Whether a statement is true, or a counterexample on the board beside the text. */
        REFUTE;

        /** Whether the answer is one of several that are shown. */
        public boolean hasAnswers() {
            return this == CHOICE || this == CHOICES || this == ARRANGE || this == WHO_FIRST;
        }

        /** Whether the author writes what can be chosen. */
        boolean takesAnswers() {
            return this == CHOICE || this == CHOICES || this == ARRANGE || this == BLANK;
        }

        /** Whether the answer is the game beside the text. */
        public boolean isPlayed() {
            return this == PLAY;
        }

        /** Whether the answer is what a person makes of the scene beside the text. */
        public boolean isMade() {
            return switch (this) {
                case WALK, BOARD, PLAY, PUZZLE, REFUTE -> true;
                default -> false;
            };
        }

        /** Whether the answer is squares, by name. */
        public boolean takesSquares() {
            return this == SQUARES || this == EDGES || this == WALK || this == NEXT_MOVE;
        }

        /** Whether the engine knows the answer from the scene where the author leaves it out. */
        boolean isAskedOfScene() {
            return this == NEXT_MOVE || this == WHO_FIRST;
        }
    }
}

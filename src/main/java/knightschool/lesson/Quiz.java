package knightschool.lesson;

import java.util.List;
import java.util.Map;
import knightschool.text.Keyword;

/**
 * A question on a slide.
 *
 * @param ask the question
 * @param kind how the question is answered
 * @param answers what can be chosen or put in order; empty for other kinds
 * @param right the right answer: one or more of the answers, or claims for the engine; may be empty if the engine
 *     derives it from the scene
 * @param order which lines rest on others, if a proof is to be put in order and has more than one valid order
 * @param help feedback on answers, and hints
 * @param purpose the use of the question
 * @param line the line of its block, from 1
 * @param rightLine the line of the right answer, from 1
 */
public record Quiz(
        String ask,
        Kind kind,
        List<String> answers,
        List<String> right,
        ProofLinePartialOrder order,
        Help help,
        Purpose purpose,
        int line,
        int rightLine) {

    public Quiz {
        answers = List.copyOf(answers);
        right = List.copyOf(right);
    }

    /** The uses of a question. */
    public enum Purpose {
        /** To be answered right. */
        QUESTION,
        /** A task to try out, which has no check button and is recognised when it is done. */
        TRIAL,
        /** To be bet on, and compared with what comes out; neither right nor wrong, and no part of the score. */
        BET,
        /** To say why the statement of the question before it is true; asked once it is called true. */
        PROOF
    }

    /** Returns whether this is a task to try out. */
    public boolean isTried() {
        return purpose == Purpose.TRIAL;
    }

    /** Returns whether this is to be bet on. */
    public boolean isBet() {
        return purpose == Purpose.BET;
    }

    /** Returns whether every pupil of a class may bet on one of some answers, so that the bets on each are counted. */
    public boolean countsBets() {
        return isBet() && (kind == Kind.CHOICE || kind == Kind.WHO_FIRST);
    }

    /**
     * Returns whether the result of this counts among those of its lesson. A proof does not: its number would tell how
     * many statements of the lesson are true.
     */
    public boolean isScored() {
        return !isTried() && !isBet() && !isProof();
    }

    /** Returns whether this asks for the proof of the statement of the question before it. */
    public boolean isProof() {
        return purpose == Purpose.PROOF;
    }

    /** The answer that a statement is true, where it could instead be refuted. */
    public static final String TRUE = "true";

    /** The question for the proof of a statement. */
    public static final String PROOF_ASK = "It is true. Which sentence proves it?";

    /** Returns whether this is about a statement that cannot be refuted. */
    public boolean isTrueStatement() {
        return kind == Kind.REFUTE && right.contains(TRUE);
    }

    /**
     * Returns whether every set of squares or edges that meets some conditions is right, rather than a single one; a
     * condition has a sign, as in {@code independent = true}.
     */
    public boolean asksForConditions() {
        return (kind == Kind.SQUARES || kind == Kind.EDGES) && right.stream().anyMatch(text -> text.contains("="));
    }

    /** Marks a blank in the sentence. */
    public static final String BLANK = "___";

    /** Returns the parts of the sentence around its blanks: one more than there are blanks. */
    public List<String> pieces() {
        return List.of(ask.split(BLANK, -1));
    }

    /** Returns whether the sentence has more than one blank. */
    public boolean hasBlanks() {
        return kind == Kind.BLANK && pieces().size() > 2;
    }

    /** Creates a quiz with an explanation and no other help. */
    public Quiz(
            String ask, Kind kind, List<String> answers, List<String> right, String because, int line, int rightLine) {
        this(
                ask,
                kind,
                answers,
                right,
                ProofLinePartialOrder.none(),
                Help.of(because),
                Purpose.QUESTION,
                line,
                rightLine);
    }

    /**
     * An author's feedback and hints.
     *
     * @param because why the right answer is right; may be empty
     * @param wrong a sentence for each of some wrong answers
     * @param hints from weak to strong
     * @param solution a right answer, for kinds of questions that have many; may be empty
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

    /** Returns why the right answer is right; may be empty. */
    public String explanation() {
        return help.because();
    }

    /** How a question is answered. */
    public enum Kind implements Keyword {
        /** Exactly one of the answers. */
        CHOICE,
        /** The one of several numbered lines of a proof that is false. */
        FALSE_LINE,
        /** All right ones among the answers, and no others. */
        CHOICES,
        /** A whole number. */
        NUMBER,
        /** The words missing in a sentence, chosen or typed. */
        BLANK,
        /** A set of squares. */
        SQUARES,
        /** A set of edges. */
        EDGES,
        /** A sequence of squares that meets every claim. */
        WALK,
        /** A board that meets every claim. */
        BOARD,
        /** The square to which the knight goes next. */
        NEXT_MOVE,
        /** The pane whose search ends first. */
        WHO_FIRST,
        /** The answers in ascending order. */
        ARRANGE,
        /** The game beside the text, which must meet every claim. */
        PLAY,
        /** The moves of the sliding puzzle beside the text, which must meet every claim. */
        PUZZLE,
        /** That a statement is true, or a counterexample on the board beside the text. */
        REFUTE;

        /** Returns whether the answer is chosen from, or made by arranging, answers that are shown. */
        public boolean hasAnswers() {
            return this == CHOICE || this == FALSE_LINE || this == CHOICES || this == ARRANGE || this == WHO_FIRST;
        }

        /** Returns whether the author may list answers to choose from. */
        boolean takesAnswers() {
            return this == CHOICE || this == FALSE_LINE || this == CHOICES || this == ARRANGE || this == BLANK;
        }

        /** Returns whether the answer is the game beside the text. */
        public boolean isPlayed() {
            return this == PLAY;
        }

        /** Returns whether the user answers by changing the scene beside the text. */
        public boolean isMade() {
            return switch (this) {
                case WALK, BOARD, PLAY, PUZZLE, REFUTE -> true;
                default -> false;
            };
        }

        /** Returns whether the answer consists of squares or edges, written with square names. */
        public boolean takesSquares() {
            return this == SQUARES || this == EDGES || this == WALK || this == NEXT_MOVE;
        }

        /** Returns whether the engine derives the answer from the scene if the author does not give it. */
        boolean isAskedOfScene() {
            return this == NEXT_MOVE || this == WHO_FIRST;
        }
    }
}

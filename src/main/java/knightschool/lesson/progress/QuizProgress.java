package knightschool.lesson.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.text.Keyword;

/**
 * A user's progress with a question of a lesson: the result, the answer given, the hints and the feedback.
 *
 * @param outcome the best result so far: whether the question is settled
 * @param chosenAnswers the answers chosen when the question was settled, or else now, in the order of choosing
 * @param written the number or the words typed when the question was settled, or else now
 * @param hints the number of hints given
 * @param feedback the feedback on the present answer; none if that is the one that settled the question
 * @param later the present answer to a settled question; empty if that is the one that settled it
 */
public record QuizProgress(
        Outcome outcome,
        List<String> chosenAnswers,
        String written,
        int hints,
        SavedQuizFeedback feedback,
        Optional<LaterAnswer> later) {
    /** The state of a question. */
    public enum Outcome implements Keyword {
        /** Not answered correctly yet. */
        OPEN,
        /** The solution was shown before a right answer was given. */
        REVEALED,
        /** Bet on, and compared with what came out. */
        BET,
        /** Answered right before the solution was shown. */
        RIGHT
    }

    /**
     * An answer to a question that was settled before; it may be empty, because an answer can be taken back.
     *
     * @param chosenAnswers the answers chosen, in the order of choosing
     * @param written the number or the words typed
     * @param isTakenBack whether the answer that settled the question was taken back, and no other was judged since
     */
    public record LaterAnswer(List<String> chosenAnswers, String written, boolean isTakenBack) {
        public LaterAnswer {
            chosenAnswers = List.copyOf(chosenAnswers);
        }
    }

    /**
     * Creates a result.
     *
     * @throws IllegalArgumentException if the number of hints is negative, or an open question has a later answer
     */
    public QuizProgress {
        if (hints < 0) {
            throw new IllegalArgumentException(hints + " hints");
        }
        if (outcome == Outcome.OPEN && later.isPresent()) {
            throw new IllegalArgumentException("an open question with " + later);
        }
        chosenAnswers = List.copyOf(chosenAnswers);
    }

    /** Creates a result without feedback. */
    public QuizProgress(Outcome outcome, List<String> choices, String written, int hints) {
        this(outcome, choices, written, hints, SavedQuizFeedback.NONE, Optional.empty());
    }

    /** Returns whether the present answer was given to be judged, and has not changed since. */
    public boolean isAnswerGiven() {
        return outcome == Outcome.OPEN || later.isPresent()
                ? feedback.judged() == SavedQuizFeedback.Judged.ANSWER
                : outcome != Outcome.REVEALED;
    }

    /** Returns the chosen answers that settled the question, if others have replaced them; empty for none. */
    public List<String> earlierChoice() {
        return later.filter(present -> !present.chosenAnswers().equals(chosenAnswers))
                        .isPresent()
                ? chosenAnswers
                : List.of();
    }

    /** Returns the typed answers that were given to be judged and are known, in their order. */
    public List<String> givenTexts() {
        List<String> texts = new ArrayList<>();
        if (outcome == Outcome.RIGHT || outcome == Outcome.BET) {
            texts.add(written);
        }
        if (isAnswerGiven()) {
            texts.add(later.map(LaterAnswer::written).orElse(written));
        }
        return texts.stream().filter(text -> !text.isEmpty()).distinct().toList();
    }

    /**
     * Returns the state in which the question is open, with the present answer: what was bet does not settle a question
     * that is no bet any more.
     */
    public QuizProgress reopened() {
        LaterAnswer present = later.orElse(new LaterAnswer(chosenAnswers, written, false));
        return new QuizProgress(
                Outcome.OPEN, present.chosenAnswers(), present.written(), hints, feedback, Optional.empty());
    }

    /**
     * Returns the later result, or this one if it is settled and the later outcome differs. A bet gives way to any
     * other result: only a question that has taken its place has one.
     */
    QuizProgress then(QuizProgress later) {
        boolean isFinal = outcome == Outcome.REVEALED || outcome == Outcome.RIGHT;
        return isFinal && outcome != later.outcome ? this : later;
    }
}

package knightschool.setup.value;

import java.util.List;
import java.util.Optional;

/** A fact that a scene shows beside the text of a slide, and that may give away the answer to a question there. */
public sealed interface AnswerSpoiler {
    /** Returns the part that shows the fact and can be hidden; empty if it is visible on the board itself. */
    Optional<HideableScenePart> part();

    /** The numbers beside a graph. */
    record Numbers(List<Long> numbers) implements AnswerSpoiler {
        public Numbers {
            numbers = List.copyOf(numbers);
        }

        @Override
        public Optional<HideableScenePart> part() {
            return Optional.of(HideableScenePart.FACTS);
        }
    }

    /**
     * The verdict on a walk.
     *
     * @param squares the names of its squares, in order
     * @param shownBy the part of the scene with the verdict
     */
    record WalkVerdict(List<String> squares, HideableScenePart shownBy) implements AnswerSpoiler {
        public WalkVerdict {
            squares = List.copyOf(squares);
        }

        @Override
        public Optional<HideableScenePart> part() {
            return Optional.of(shownBy);
        }
    }

    /** The square that a search visits next. */
    record NextSquare() implements AnswerSpoiler {
        @Override
        public Optional<HideableScenePart> part() {
            return Optional.of(HideableScenePart.NEXT);
        }
    }

    /** Searches that have ended, so that it is visible which ended first. */
    record EndedSearches() implements AnswerSpoiler {
        @Override
        public Optional<HideableScenePart> part() {
            return Optional.empty();
        }
    }

    /**
     * The steps at which the searches end, so that it is visible which ends first.
     *
     * @param shownBy the part of the scene that shows them
     */
    record EndsOfSearches(HideableScenePart shownBy) implements AnswerSpoiler {
        @Override
        public Optional<HideableScenePart> part() {
            return Optional.of(shownBy);
        }
    }

    /**
     * The engine's answers to questions about the board.
     *
     * @param questions the first words of the claims that are answered
     * @param board the board as a claim names it
     * @param shownBy the part of the scene with the answers
     */
    record BoardAnswer(List<String> questions, String board, HideableScenePart shownBy) implements AnswerSpoiler {
        public BoardAnswer {
            questions = List.copyOf(questions);
        }

        @Override
        public Optional<HideableScenePart> part() {
            return Optional.of(shownBy);
        }
    }
}

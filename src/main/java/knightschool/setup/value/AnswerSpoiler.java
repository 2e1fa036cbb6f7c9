package knightschool.setup.value;

import java.util.List;
import java.util.Optional;

/** Something that a scene shows beside the text of a slide and that may give away the answer to a question there. */
public sealed interface AnswerSpoiler {
    /** The part that shows it and can be hidden; empty where it is seen on the board itself. */
    Optional<ScenePart> part();

    /** Numbers that stand beside a graph. */
    record Numbers(List<Long> numbers) implements AnswerSpoiler {
        public Numbers {
            numbers = List.copyOf(numbers);
        }

        @Override
        public Optional<ScenePart> part() {
            return Optional.of(ScenePart.FACTS);
        }
    }

    /**
     * What a walk is said to be.
     *
     * @param squares names of its squares, in order
     */
    record WalkVerdict(List<String> squares) implements AnswerSpoiler {
        public WalkVerdict {
            squares = List.copyOf(squares);
        }

        @Override
        public Optional<ScenePart> part() {
            return Optional.of(ScenePart.VERDICT);
        }
    }

    /** The square that a search visits next. */
    record NextSquare() implements AnswerSpoiler {
        @Override
        public Optional<ScenePart> part() {
            return Optional.of(ScenePart.NEXT);
        }
    }

    /** Searches that have ended, so that it is seen which did first. */
    record EndedSearches() implements AnswerSpoiler {
        @Override
        public Optional<ScenePart> part() {
            return Optional.empty();
        }
    }

    /**
     * What the engine says to questions about the board.
     *
     * @param questions the first words of claims that are answered by it
     * @param board as a claim names it
     */
    record BoardAnswer(List<String> questions, String board) implements AnswerSpoiler {
        public BoardAnswer {
            questions = List.copyOf(questions);
        }

        @Override
        public Optional<ScenePart> part() {
            return Optional.of(ScenePart.ANSWER);
        }
    }
}

package knightschool.setup.capability;

import java.util.List;
import knightschool.setup.value.AnswerSpoiler;

/** A set-up of a scene that can give away the answer to a question on the same slide. */
public interface AnswerSpoilingSetup {
    /** Returns what the scene shows, with nothing hidden, that gives answers away; may be empty. */
    List<AnswerSpoiler> visibleAnswers();
}

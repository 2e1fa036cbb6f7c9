package knightschool.ui.play;

import java.util.Arrays;
import javafx.util.StringConverter;
import knightschool.setup.AnswerPolicy;

/** Says when a player is told whether the game can be won. */
final class PolicyConverter extends StringConverter<AnswerPolicy> {
    @Override
    public String toString(AnswerPolicy policy) {
        return policy == null ? "" : PlayWords.policy(policy);
    }

    @Override
    public AnswerPolicy fromString(String words) {
        return Arrays.stream(AnswerPolicy.values())
                .filter(policy -> PlayWords.policy(policy).equals(words))
                .findFirst()
                .orElse(AnswerPolicy.ASKED);
    }
}

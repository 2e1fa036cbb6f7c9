package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import knightschool.lesson.progress.QuizResult;
import knightschool.setup.EmbeddableSetup;
import knightschool.setup.value.ScenePart;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.PartHidingScene;

/**
 * What a slide holds back of its scene until all of its questions are answered, or their answers shown, and what it
 * never shows.
 */
public final class WithheldSceneParts {
    private final List<ObservableValue<Boolean>> answered = new ArrayList<>();
    private final Optional<LiveScene<?>> scene;
    private final Set<ScenePart> untilAnswered;
    private final Set<ScenePart> never;

    /**
     * @param hidden parts that are held back
     * @param leftOut parts that are never shown
     */
    public WithheldSceneParts(Optional<LiveScene<?>> scene, Set<ScenePart> hidden, Set<ScenePart> leftOut) {
        this.scene = scene;
        this.never = leftOut;
        Set<ScenePart> both = EnumSet.noneOf(ScenePart.class);
        both.addAll(hidden);
        both.addAll(leftOut);
        this.untilAnswered = Set.copyOf(both);
    }

    /** There is this question too. */
    public void until(QuizModel quiz) {
        if (!quiz.quiz().isTried()) {
            until(quiz.outcomeProperty().map(outcome -> outcome != QuizResult.Outcome.OPEN));
        }
    }

    /** There is this question too. */
    public void until(ObservableBooleanValue isAnswered) {
        until(((ObservableValue<Boolean>) isAnswered).map(is -> is));
    }

    private void until(ObservableValue<Boolean> isAnswered) {
        answered.add(isAnswered);
        isAnswered.addListener((_, _, _) -> show());
    }

    /** Every question has been named: hides what is to be held back. */
    public void show() {
        if (!untilAnswered.isEmpty()) {
            scene.flatMap(live -> live.offer(PartHidingScene.class))
                    .ifPresent(live -> live.hide(isAsking() ? untilAnswered : never, never));
        }
    }

    private boolean isAsking() {
        return answered.stream().anyMatch(is -> !is.getValue());
    }

    /**
     * Whether the scene would show more in a tab of its own than it may before the questions are answered.
     *
     * @param setup what it shows beside the text
     */
    public boolean isHolding(EmbeddableSetup setup) {
        return isAsking() && !(untilAnswered.isEmpty() && setup.leftOut().isEmpty());
    }
}

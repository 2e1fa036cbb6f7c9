package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.lesson.Slide;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.SlideOmittedPartsSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.SetupDrivenScene;

/**
 * Hides the parts of a slide's scene that would give away an answer, until every question is answered or its answer
 * shown. Some of these parts are hidden only until the answers behind buttons are shown; other parts are never shown.
 */
public final class WithheldSceneParts {
    private final List<ObservableBooleanValue> answered = new ArrayList<>();
    private final Optional<SetupDrivenScene<?>> scene;
    private final Set<HideableScenePart> untilAnswered;
    private final Set<HideableScenePart> never;

    /** The parts that are still withheld once the answers behind buttons are shown. */
    private final Set<HideableScenePart> afterAnswer;

    /** The answers behind buttons. */
    private final List<ObservableBooleanValue> behindButtons = new ArrayList<>();

    /** @param parts the withheld parts, and those that are never shown; empty without a scene */
    public WithheldSceneParts(Optional<SetupDrivenScene<?>> scene, Optional<Slide.Scene> parts) {
        this.scene = scene;
        this.never = parts.map(Slide.Scene::leftOut).orElse(Set.of());
        Set<HideableScenePart> both = new HashSet<>();
        both.addAll(parts.map(Slide.Scene::hidden).orElse(Set.of()));
        Set<HideableScenePart> fewer = new HashSet<>(both);
        fewer.removeAll(parts.map(Slide.Scene::withAnswer).orElse(Set.of()));
        both.addAll(never);
        fewer.addAll(never);
        this.untilAnswered = Set.copyOf(both);
        this.afterAnswer = Set.copyOf(fewer);
    }

    /** Adds a question. */
    public void until(QuizModel quiz) {
        if (!quiz.quiz().isTried()) {
            untilTrue(quiz.answeredProperty());
        }
    }

    /** Adds a question that has an answer behind a button. */
    public void until(ObservableBooleanValue isAnswered) {
        behindButtons.add(isAnswered);
        untilTrue(isAnswered);
    }

    private void untilTrue(ObservableBooleanValue isAnswered) {
        answered.add(isAnswered);
        isAnswered.addListener((_, _, _) -> show());
    }

    /** Hides the withheld parts. To be called after all questions have been added. */
    public void show() {
        if (!untilAnswered.isEmpty()) {
            scene.flatMap(live -> live.offer(PartHidingScene.class)).ifPresent(live -> live.hide(withheld(), never));
        }
    }

    private Set<HideableScenePart> withheld() {
        boolean isShown = !behindButtons.isEmpty() && behindButtons.stream().allMatch(ObservableBooleanValue::get);
        return !isAsking() ? never : isShown ? afterAnswer : untilAnswered;
    }

    private boolean isAsking() {
        return answered.stream().anyMatch(is -> !is.get());
    }

    /**
     * Returns whether the scene would show more in a tab of its own than allowed before the questions are answered.
     *
     * @param setup the present set-up of the scene
     */
    public boolean isHolding(SlideEmbeddableSetup setup) {
        return isAsking()
                && !(untilAnswered.isEmpty()
                        && setup.offer(SlideOmittedPartsSetup.class)
                                .map(SlideOmittedPartsSetup::omittedParts)
                                .orElse(Set.of())
                                .isEmpty());
    }
}

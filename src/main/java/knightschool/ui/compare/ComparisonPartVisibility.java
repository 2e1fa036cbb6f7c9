package knightschool.ui.compare;

import java.util.HashSet;
import java.util.Set;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.scene.ScenePlacement;

/**
 * The visibility of the parts of a comparison. Some are left out by the set-up or the slide and give their room to the
 * others; some are held back until a question of the slide is answered; and what lies beyond the shown step is hidden
 * while it would give away an answer.
 */
final class ComparisonPartVisibility {
    private final CompareModel model;
    private final ScenePlacement form;
    private CompareSetup openedSetup;
    private Set<HideableScenePart> leftOutByTheSlide = Set.of();
    private Set<HideableScenePart> heldBack = Set.of();

    /** Whether a set-up is being opened, or none has been opened yet; then nothing is shown. */
    private boolean opening = true;

    /** @param form where the comparison is shown */
    ComparisonPartVisibility(CompareModel model, ScenePlacement form) {
        this.model = model;
        this.form = form;
        this.openedSetup = CompareSetup.of(model.problem().board());
    }

    /**
     * Opens a set-up, in which nothing is shown before it is opened completely.
     *
     * @param opens opens the set-up in the model
     */
    void open(CompareSetup setup, Runnable opens) {
        opening = true;
        try {
            opens.run();
        } finally {
            opening = false;
        }
        openedSetup = setup;
    }

    /** Hides parts until the next call; those of them that are never shown leave their room to the others. */
    void hide(Set<HideableScenePart> parts, Set<HideableScenePart> never) {
        heldBack = parts;
        leftOutByTheSlide = Set.copyOf(never);
    }

    /** Whether a set-up is being opened, or none has been opened yet. */
    boolean isOpening() {
        return opening;
    }

    /** Whether the comparison is in a tab of the window, where the user chooses what is shown. */
    boolean isInWindow() {
        return form == ScenePlacement.WINDOW;
    }

    /** The set-up that was opened last. */
    CompareSetup openedSetup() {
        return openedSetup;
    }

    /**
     * The parts that are not shown: parts that the set-up does not name, parts that the slide leaves out, and parts
     * that give way to the boards while a class is asked.
     */
    Set<HideableScenePart> leftOut() {
        Set<HideableScenePart> never = new HashSet<>();
        never.addAll(leftOutByTheSlide);
        never.addAll(isInWindow() ? Set.of() : openedSetup.omittedParts());
        if (isInWindow() && model.predictions().shownProperty().get()) {
            // The board has their room for as long as a class is asked about it, so that nothing moves at an answer.
            never.add(HideableScenePart.CELLS);
        }
        return never;
    }

    /** The parts that are hidden until the questions of the slide are answered. */
    Set<HideableScenePart> heldBack() {
        return heldBack;
    }

    /** Whether the next choice of the searches is hidden until the questions of the slide are answered. */
    boolean holdsNextBack() {
        return heldBack.contains(HideableScenePart.NEXT) && !leftOutByTheSlide.contains(HideableScenePart.NEXT);
    }

    /** Whether a part is neither left out nor held back. */
    boolean shows(HideableScenePart part) {
        return !leftOut().contains(part) && !heldBack.contains(part);
    }

    /** Whether a part that shows more than the current step may be seen now. */
    boolean reveals(HideableScenePart part) {
        return shows(part) && !model.predictions().endsCoveredProperty().get();
    }

    /** Whether the sentence about the step may be seen now. It says in words what is held back somewhere else. */
    boolean revealsSummary() {
        boolean summed = isInWindow() ? heldBack.isEmpty() : openedSetup.shows(CompareDisplayOptions.SUMMARY);
        return summed
                && reveals(HideableScenePart.SUMMARY)
                && !model.predictions().shownProperty().get();
    }

    /**
     * Whether there is room for tables: not while a class is asked, nor between an answer and the next question, where
     * they would shrink the boards and move the answers away from the pointer.
     */
    boolean haveTablesRoom() {
        return !model.predictions().shownProperty().get()
                && !model.predictions().endsCoveredProperty().get();
    }
}

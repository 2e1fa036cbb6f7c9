package knightschool.ui.experiment;

import java.util.List;
import java.util.Set;
import knightschool.census.experiment.ExperimentText;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.runs.AbstractSearchRunsBesideSlideScene;
import knightschool.ui.scene.PartHidingScene;

/** The experiment beside the text of a slide: plot and table, their runs made while the slide is on screen. */
final class ExperimentBesideSlideScene
        extends AbstractSearchRunsBesideSlideScene<ExperimentSetup, ExperimentBesideSlideView>
        implements PartHidingScene {
    private final Runnable refuse;
    private Set<HideableScenePart> hiddenParts = Set.of();
    private Set<HideableScenePart> leftOut = Set.of();

    /** @param refuse says that no comparison is opened from a slide */
    ExperimentBesideSlideScene(Runnable refuse) {
        this.refuse = refuse;
    }

    @Override
    protected ExperimentBesideSlideView viewOf(ExperimentSetup setup) {
        ExperimentBesideSlideView view = new ExperimentBesideSlideView(setup.plan(), setup.plot(), refuse);
        view.hide(hiddenParts, leftOut);
        return view;
    }

    @Override
    protected ExperimentSetup now(ExperimentSetup setup, ExperimentBesideSlideView view) {
        return setup;
    }

    @Override
    protected List<UnsavedWork> counted(ExperimentSetup now, ExperimentBesideSlideView view) {
        ExperimentText.Runs runs = view.model().runs();
        return runs.count() == 0 ? List.of() : List.of(UnsavedWork.inNoFile(now, runs.text()));
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> never) {
        hiddenParts = Set.copyOf(parts);
        leftOut = Set.copyOf(never);
        view().ifPresent(view -> view.hide(hiddenParts, leftOut));
    }
}

package knightschool.ui.census;

import java.util.List;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.CensusSetup;
import knightschool.ui.runs.AbstractSearchRunsBesideSlideScene;

/** The census beside the text of a slide: the board coloured by results, counted while the slide is on screen. */
final class CensusBesideSlideScene extends AbstractSearchRunsBesideSlideScene<CensusSetup, CensusBesideSlideView> {
    private final Runnable refuse;

    /** @param refuse says that no comparison is opened from a slide */
    CensusBesideSlideScene(Runnable refuse) {
        this.refuse = refuse;
    }

    @Override
    protected CensusBesideSlideView viewOf(CensusSetup setup) {
        CensusBesideSlideView view = new CensusBesideSlideView(MultiSolverCensusPlan.of(setup), refuse);
        view.pointAt(setup.pointed());
        return view;
    }

    @Override
    protected CensusSetup now(CensusSetup setup, CensusBesideSlideView view) {
        return setup.pointingAt(view.pointed());
    }

    @Override
    protected List<UnsavedWork> counted(CensusSetup now, CensusBesideSlideView view) {
        return view.counted(now);
    }
}

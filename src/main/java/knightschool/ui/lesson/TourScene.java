package knightschool.ui.lesson;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import knightschool.compare.SearchEvent;
import knightschool.setup.Moment;
import knightschool.setup.Setup;
import knightschool.setup.Show;
import knightschool.ui.shell.KeyHelp;
import knightschool.ui.shell.Shell;
import knightschool.ui.tour.TourModel;
import knightschool.ui.tour.TourView;

/** The tour of a full board at the step that the slide speaks of, and Warnsdorff's rule beside it. */
final class TourScene implements LiveScene {
    private final TourModel model;
    private final TourView view;

    TourScene(Shell shell, Setup setup) {
        model = TourModel.of(setup.board().columns(), setup.board().rows(), setup.shows(Show.CLOSED));
        setup.moment().map(Moment::event).ifPresent(this::reach);
        view = new TourView(model, shell.themeProperty());
    }

    /** What else can happen in a search is nothing that happens to a tour that is built. */
    @Override
    public void reach(SearchEvent event) {
        switch (event.kind()) {
            case STEP -> model.reach((int) Math.min(event.number(), TourModel.END));
            case ALL_FINISHED -> model.reach(TourModel.END);
            default -> {}
        }
    }

    @Override
    public boolean isSettled() {
        return view.isSettled();
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public boolean takesArrows() {
        return true;
    }

    @Override
    public boolean handle(KeyEvent key) {
        return view.handle(key);
    }

    @Override
    public List<KeyHelp> keys() {
        return TourView.keys();
    }

    @Override
    public void left() {
        model.pause();
    }

    @Override
    public void close() {
        view.close();
    }
}

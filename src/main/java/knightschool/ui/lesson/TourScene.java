package knightschool.ui.lesson;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
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
        setup.moment().ifPresent(this::reach);
        view = new TourView(model, shell.themeProperty());
    }

    /** The moments of a search other than these are none of a tour that is built. */
    private void reach(Moment moment) {
        switch (moment) {
            case Moment.Step step -> model.reach((int) Math.min(step.number(), TourModel.END));
            case Moment.End _ -> model.reach(TourModel.END);
            case Moment.FirstUndo _, Moment.FirstPrune _, Moment.Depth _ -> {}
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

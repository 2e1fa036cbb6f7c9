package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import knightschool.board.Board;
import knightschool.compare.SearchEvent;
import knightschool.setup.Control;
import knightschool.setup.Setup;
import knightschool.setup.Show;
import knightschool.ui.compare.CompareModel;
import knightschool.ui.compare.CompareView;
import knightschool.ui.shell.KeyHelp;

/** A comparison at the moment that the slide speaks of. */
final class CompareScene implements LiveScene {
    private static final int MOST_PANES = 3;

    private final CompareModel model;
    private final CompareView view;
    private final int panes;
    private final int marked;
    private boolean arrived;

    CompareScene(Setup setup) {
        panes = Math.min(setup.solvers().size(), MOST_PANES);
        model = new CompareModel(setup.problem(), setup.solvers());
        model.speedProperty()
                .set(setup.control(Control.SPEED, model.speedProperty().get()));
        model.reasonsAskedProperty().set(setup.shows(Show.REASONS));
        view = new CompareView(model, false);
        this.marked = setup.mark().isEmpty() ? Board.NONE : setup.mark().getFirst();
        setup.moment().ifPresentOrElse(moment -> reach(moment.event()), this::arrive);
    }

    @Override
    public void reach(SearchEvent event) {
        arrived = false;
        view.reach(event, this::arrive);
    }

    private void arrive() {
        model.pointAt(marked);
        arrived = true;
    }

    @Override
    public boolean isSettled() {
        return arrived && model.isSettled();
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
    public Optional<String> style() {
        return Optional.of("panes-" + panes);
    }

    @Override
    public boolean handle(KeyEvent key) {
        return view.handle(key);
    }

    @Override
    public List<KeyHelp> keys() {
        return CompareView.keys();
    }

    /** Stops playing; on the way to its moment the scene goes on, so that it is there when the window comes back. */
    @Override
    public void left() {
        if (arrived) {
            view.pause();
        }
    }

    @Override
    public void close() {
        view.close();
    }
}

package knightschool.ui.lesson;

import javafx.scene.Node;
import knightschool.setup.Setup;
import knightschool.setup.Show;
import knightschool.ui.census.HeatView;

/** The board of a census in the colours of its starts, counted while the slide is shown. */
final class CensusScene implements LiveScene {
    private final HeatView view;

    CensusScene(Setup setup) {
        view = new HeatView(setup.board(), setup.shows(Show.CLOSED), setup.solver());
        setup.mark().stream().findFirst().ifPresent(view::pointAt);
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public boolean isSettled() {
        return view.isSettled();
    }

    @Override
    public void close() {
        view.close();
    }
}

package knightschool.ui.lesson;

import java.util.List;
import javafx.scene.Node;
import knightschool.setup.Setup;
import knightschool.setup.Show;
import knightschool.ui.census.HeatView;
import knightschool.ui.shell.KeyHelp;

/** The board of a census in the colours of its starts, counted while the slide is on screen. */
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
    public boolean cancel() {
        return view.cancel();
    }

    @Override
    public List<KeyHelp> keys() {
        return List.of(new KeyHelp("Esc", "stop counting; what is counted stays"));
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

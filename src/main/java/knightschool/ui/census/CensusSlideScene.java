package knightschool.ui.census;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import knightschool.setup.CensusSetup;
import knightschool.ui.command.Command;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.SetupDrivenScene;

/** The census beside the text of a slide: the board coloured by results, counted while the slide is on screen. */
final class CensusSlideScene implements SetupDrivenScene<CensusSetup>, LegendScene {
    private final StackPane place = new StackPane();
    private CensusSetup opened;
    private CensusSlideView view;

    @Override
    public void open(CensusSetup setup) {
        close();
        opened = setup;
        view = new CensusSlideView(CensusPlan.of(setup));
        view.pointAt(setup.pointed());
        place.getChildren().setAll(view);
    }

    @Override
    public CensusSetup now() {
        return opened.pointingAt(view.pointed());
    }

    @Override
    public Node node() {
        return place;
    }

    @Override
    public List<Command> commands() {
        return view == null ? List.of() : view.commands();
    }

    @Override
    public List<LegendEntry> signs() {
        return view == null ? List.of() : view.signs();
    }

    @Override
    public boolean isSettled() {
        return view.isSettled();
    }

    @Override
    public void close() {
        if (view != null) {
            view.close();
        }
    }
}

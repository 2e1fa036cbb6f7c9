package knightschool.ui.experiment;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import knightschool.setup.ExperimentSetup;
import knightschool.setup.value.ScenePart;
import knightschool.ui.command.Command;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.SetupDrivenScene;

/** The experiment beside the text of a slide: plot and table, their runs made while the slide is on screen. */
final class ExperimentSlideScene implements SetupDrivenScene<ExperimentSetup>, LegendScene, PartHidingScene {
    private final StackPane place = new StackPane();
    private Set<ScenePart> hidden = Set.of();
    private Set<ScenePart> leftOut = Set.of();
    private ExperimentSetup opened;
    private ExperimentSlideView view;

    @Override
    public void open(ExperimentSetup setup) {
        close();
        opened = setup;
        view = new ExperimentSlideView(setup.plan(), setup.plot());
        view.hide(hidden, leftOut);
        place.getChildren().setAll(view);
    }

    @Override
    public ExperimentSetup now() {
        return opened;
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
    public void hide(Set<ScenePart> parts, Set<ScenePart> never) {
        hidden = Set.copyOf(parts);
        leftOut = Set.copyOf(never);
        if (view != null) {
            view.hide(hidden, leftOut);
        }
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

package knightschool.ui.runs;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.ui.command.Command;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.SearchRunsTransferScene;
import knightschool.ui.scene.SetupDrivenScene;

/**
 * A scene beside the text of a slide that runs searches and collects their results while the slide is on screen.
 *
 * @param <S> its set-ups
 * @param <V> the view of one set-up
 */
public abstract class AbstractSearchRunsBesideSlideScene<S extends Setup, V extends AbstractSearchRunsBesideSlideView>
        implements SetupDrivenScene<S>, LegendScene, SearchRunsTransferScene {
    private final StackPane place = new StackPane();
    private S openedSetup;
    private V view;

    /** Creates the view of a set-up, which begins to count. */
    protected abstract V viewOf(S setup);

    /** Returns the set-up that was opened as its view shows it now. */
    protected abstract S now(S setup, V now);

    /** Returns what a view has counted for a set-up, which is the present one; without tables that have no row. */
    protected abstract List<UnsavedWork> counted(S now, V view);

    @Override
    public final List<UnsavedWork> counted() {
        return view == null ? List.of() : counted(now(), view);
    }

    /** The view of the set-up that was opened last. */
    protected final Optional<V> view() {
        return Optional.ofNullable(view);
    }

    @Override
    public final void open(S setup) {
        close();
        openedSetup = setup;
        view = viewOf(setup);
        place.getChildren().setAll(view);
    }

    @Override
    public final S now() {
        return now(openedSetup, view);
    }

    @Override
    public final Node node() {
        return place;
    }

    @Override
    public final List<Command> commands() {
        return view == null ? List.of() : view.commands();
    }

    @Override
    public final List<LegendEntry> signs() {
        return view == null ? List.of() : view.signs();
    }

    @Override
    public final boolean isSettled() {
        return view.isSettled();
    }

    @Override
    public final void close() {
        if (view != null) {
            view.close();
        }
    }
}

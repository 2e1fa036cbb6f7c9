package knightschool.ui.editor;

import knightschool.board.Board;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import knightschool.ui.editor.answer.TourExistenceModel;
import knightschool.ui.editor.fact.GraphFactsModel;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.graph.KnightGraphView;
import knightschool.ui.theme.UserSettings;

/**
 * Applies a set-up to the models of the editor and to its view of the graph, and composes the current set-up from their
 * state.
 */
final class EditorSetupMapping {
    private static final String TOURS_SETTING = "editor.tours";
    private static final String CLOSED_SETTING = "closed";
    private static final String OPEN_SETTING = "open";

    private final BoardEditorModel model;
    private final TourExistenceModel tours;
    private final GraphFactsModel facts;
    private final KnightGraphView graph;
    private EditorSetup openedSetup = EditorSetup.of(Board.full(8, 8));

    EditorSetupMapping(EditorModels models, KnightGraphView graph) {
        this.model = models.editor();
        this.tours = models.tours();
        this.facts = models.facts();
        this.graph = graph;
        model.boards().frontProperty().addListener(_ -> openedSetup = openedSetup.from(WrittenBoard.of(model.board())));
    }

    /** Returns the set-up with which the editor starts, as its settings were left. */
    static EditorSetup first(UserSettings settings) {
        boolean closed = settings.remembered(TOURS_SETTING, OPEN_SETTING).equals(CLOSED_SETTING);
        return EditorSetup.of(Board.full(8, 8)).showing(DisplayOption.CLOSED, closed);
    }

    /** Keeps, from now on, the setting whether closed tours are asked about. */
    void keepIn(UserSettings settings) {
        tours.closedProperty()
                .addListener(
                        (_, _, closed) -> settings.remember(TOURS_SETTING, closed ? CLOSED_SETTING : OPEN_SETTING));
    }

    /** Shows a set-up without its board, which must already be shown. */
    void show(EditorSetup setup) {
        openedSetup = setup;
        model.toolProperty().set(setup.tool());
        graph.measureFrom(setup.pointed());
        graph.pane().graphLayoutProperty().set(setup.layout());
        tours.closedProperty().set(setup.shows(DisplayOption.CLOSED));
        tours.walkShownProperty().set(setup.shows(DisplayOption.TOUR));
        facts.chosenProperty().set(setup.fact());
        model.pointedProperty().set(setup.pointed());
    }

    EditorSetup now() {
        EditorSetup setup = openedSetup
                .on(model.board())
                .withTool(model.toolProperty().get())
                .withLayout(graph.pane().graphLayoutProperty().get())
                .showing(DisplayOption.CLOSED, tours.closedProperty().get())
                .showing(DisplayOption.TOUR, tours.walkShownProperty().get())
                .withFact(facts.chosenProperty().get())
                .pointingAt(model.pointedProperty().get());
        return model.origin().holder().map(setup::in).orElse(setup);
    }

    /** Returns whether the set-up names a control. */
    boolean names(SceneControl control) {
        return openedSetup.controls().shows(control, false);
    }
}

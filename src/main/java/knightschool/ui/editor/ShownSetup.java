package knightschool.ui.editor;

import knightschool.board.Board;
import knightschool.setup.EditorSetup;
import knightschool.setup.source.BoardSource;
import knightschool.setup.value.Control;
import knightschool.setup.value.Show;
import knightschool.ui.editor.answer.TourAnswerModel;
import knightschool.ui.editor.fact.FactsModel;
import knightschool.ui.editor.model.EditorViewModel;
import knightschool.ui.graph.KnightGraphContent;

/** The set-up that the editor was opened with: shown by its models and its graph, and read from them again. */
final class ShownSetup {
    private final EditorViewModel model;
    private final TourAnswerModel tours;
    private final FactsModel facts;
    private final KnightGraphContent graph;
    private EditorSetup opened = EditorSetup.of(Board.full(8, 8));

    ShownSetup(EditorModels models, KnightGraphContent graph) {
        this.model = models.editor();
        this.tours = models.tours();
        this.facts = models.facts();
        this.graph = graph;
        model.boards().frontProperty().addListener(_ -> opened = opened.from(BoardSource.of(model.board())));
    }

    /** Shows all of a set-up but its board, which is shown already. */
    void show(EditorSetup setup) {
        opened = setup;
        model.toolProperty().set(setup.tool());
        graph.measureFrom(setup.pointed());
        graph.pane().graphLayoutProperty().set(setup.layout());
        tours.closedProperty().set(setup.shows(Show.CLOSED));
        tours.walkShownProperty().set(setup.shows(Show.TOUR));
        facts.chosenProperty().set(setup.fact());
        model.pointedProperty().set(setup.pointed());
    }

    /** What is shown now. */
    EditorSetup now() {
        EditorSetup shown = opened.on(model.board())
                .withTool(model.toolProperty().get())
                .withLayout(graph.pane().graphLayoutProperty().get())
                .showing(Show.CLOSED, tours.closedProperty().get())
                .showing(Show.TOUR, tours.walkShownProperty().get())
                .withFact(facts.chosenProperty().get())
                .pointingAt(model.pointedProperty().get());
        return model.origin().holder().map(shown::in).orElse(shown);
    }

    /** Whether the set-up names a control. */
    boolean names(Control control) {
        return opened.controls().shows(control, false);
    }
}

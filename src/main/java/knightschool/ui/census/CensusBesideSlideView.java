package knightschool.ui.census;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import knightschool.census.CensusText;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.CensusSetup;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.runs.AbstractSearchRunsBesideSlideView;

/** The board of a census beside the text of a slide. Each start is coloured as soon as its row arrives. */
final class CensusBesideSlideView extends AbstractSearchRunsBesideSlideView {
    /** The width of the rank labels at the left, in pixels. */
    private static final double LABELS = 32;

    private final CensusViewModel model;
    private final CensusHeatMapPane board;

    /**
     * @param refuse says that no comparison is opened from a slide
     * @throws knightschool.files.InputFault if closed tours are searched for on a board with an end
     */
    CensusBesideSlideView(MultiSolverCensusPlan plan, Runnable refuse) {
        this(model(plan), refuse);
    }

    private CensusBesideSlideView(CensusViewModel model, Runnable refuse) {
        super(model, CensusCommands.run(model), CensusCommands.stop(model));
        this.model = model;
        board = new CensusHeatMapPane(model, Optional.empty());
        board.onClickedInVain(refuse);
        Label heading = LabelFactory.wrapped("", "text-14", "muted");
        heading.setId("heat-heading");
        heading.setPadding(new Insets(0, 0, 8, LABELS));
        heading.textProperty()
                .bind(model.progressProperty().map(counted -> CensusWords.heading(model.plan(), counted)));
        setTop(heading);
        setCenter(board);
        setBottom(failureView());
    }

    private static CensusViewModel model(MultiSolverCensusPlan plan) {
        CensusViewModel model = new CensusViewModel(plan.solver().algorithm(), plan.limit());
        model.ask(plan);
        return model;
    }

    @Override
    public List<LegendEntry> signs() {
        return board.signs();
    }

    int pointed() {
        return model.pointedProperty().get();
    }

    /** Points at a square, as the user does. */
    void pointAt(int square) {
        model.pointedProperty().set(square);
    }

    /**
     * Returns the tables with rows.
     *
     * @param now the present set-up of the scene
     */
    List<UnsavedWork> counted(CensusSetup now) {
        MultiSolverCensusPlan plan = model.plan();
        return model.allCounted().stream()
                .filter(table -> !table.rows().isEmpty())
                .map(table -> UnsavedWork.inNoFile(
                        plan.withQuestion(table.question()).as(now), CensusText.write(table.table())))
                .toList();
    }

    @Override
    public void close() {
        super.close();
        board.close();
    }
}

package knightschool.setup.scene;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusDefinition;
import knightschool.census.experiment.EvenlySpacedStarts;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentText;
import knightschool.files.InputFault;
import knightschool.setup.SceneFileKind;
import knightschool.setup.SceneKind;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupText;
import knightschool.setup.SetupWriter;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.setup.value.HideableScenePart;

/**
 * An experiment: searches for tours by several solvers, on several boards, from many starts.
 *
 * @param boards the boards; empty for the default four
 * @param starts which squares of each board are starts
 * @param panes the solvers, as those of a comparison; empty for the default three
 * @param closed whether closed tours are searched for
 * @param limit the number of steps after which a run is stopped
 * @param plot how the runs are drawn
 */
public record ExperimentSetup(
        List<WrittenBoard> boards,
        EvenlySpacedStarts starts,
        List<ConfiguredAlgorithm> panes,
        boolean closed,
        long limit,
        ExperimentPlotKind plot)
        implements SlideEmbeddableSetup {
    /** The default number of steps after which a run is stopped. */
    public static final long USUAL_LIMIT = 10_000_000;

    /** The largest number of starts of each board, where not all are taken. */
    private static final int MOST_STARTS = 1_000;

    private static final String ALL = "all";
    private static final int LONGEST_SIDE = 24;

    /** The runs of an experiment. */
    public static final SceneFileKind RUNS =
            SceneFileKind.table("Experiment", "these are runs of an experiment", ExperimentText.HEADER);

    static final SceneSetupFormat<ExperimentSetup> FORMAT = new SceneSetupFormat<>(
                    "experiment",
                    ExperimentSetup.class,
                    List.of("boards", "starts", "panes", "limit", "show", "plot"),
                    ExperimentSetup::read,
                    ExperimentSetup::write)
            .withOptions(DisplayOption.CLOSED)
            .withParts(HideableScenePart.COUNTS)
            .upTo(LONGEST_SIDE)
            .opening(RUNS);

    /** The default experiment: 5 × 5 to 8 × 8, every start, the three solvers of a comparison. */
    public static final ExperimentSetup USUAL = new ExperimentSetup(
            List.of(), EvenlySpacedStarts.ALL, List.of(), false, USUAL_LIMIT, ExperimentPlotKind.BOXES);

    /** The name under which the settings remember the experiment that was planned last. */
    public static final String KEPT = "experiment.plan";

    /** The name under which the settings remember what was taken over last from a comparison. */
    public static final String COMPARED = "experiment.compared";

    /** The default boards. */
    public static final List<Board> USUAL_BOARDS =
            Stream.of(5, 6, 7, 8).map(side -> Board.full(side, side)).toList();

    public ExperimentSetup {
        boards = List.copyOf(boards);
        panes = List.copyOf(panes);
        Objects.requireNonNull(starts);
        Objects.requireNonNull(plot);
    }

    /**
     * Returns the experiment of a text that the settings remember; the default one if there is none or it is faulty.
     */
    public static ExperimentSetup ofRemembered(String text) {
        try {
            return !text.isEmpty() && SetupText.parse(text, FileResolver.nothing()) instanceof ExperimentSetup setup
                    ? setup
                    : USUAL;
        } catch (InputFault _) {
            return USUAL;
        }
    }

    @Override
    public SceneKind scene() {
        return BuiltInSceneKinds.EXPERIMENT;
    }

    /**
     * Returns the plan.
     *
     * @throws knightschool.files.InputFault if closed tours are searched for on a board with an end square
     */
    public ExperimentPlan plan() {
        return new ExperimentPlan(
                boards.isEmpty()
                        ? USUAL_BOARDS
                        : boards.stream().map(WrittenBoard::board).toList(),
                starts,
                panes.isEmpty() ? ConfiguredAlgorithm.usual() : panes,
                closed,
                limit);
    }

    /** Returns this set-up with another plan. Parts equal in both plans keep their written form. */
    public ExperimentSetup with(ExperimentPlan other) {
        ExperimentPlan now = plan();
        return new ExperimentSetup(
                other.boards().equals(now.boards())
                        ? boards
                        : other.boards().stream().map(WrittenBoard::of).toList(),
                other.starts(),
                other.solvers().equals(now.solvers()) ? panes : other.solvers(),
                other.closed(),
                other.limit(),
                plot);
    }

    /** Returns the default experiment with the board, the solvers and the kind of tours of a comparison alone. */
    public static ExperimentSetup of(CompareSetup comparison) {
        Board board = comparison.board().withStart(Board.NONE);
        boolean isClosed = comparison.shows(DisplayOption.CLOSED) && board.end() == Board.NONE;
        return USUAL.with(new ExperimentPlan(
                List.of(board), EvenlySpacedStarts.ALL, comparison.solvers(), isClosed, USUAL_LIMIT));
    }

    /**
     * Returns this set-up with what has changed in a comparison since it was last taken over: its solvers, its board,
     * which is added to the boards, and the choice of open or closed tours. The rest stays as planned here. If there
     * are already as many boards as an experiment can have, the board replaces the largest one. If closed tours are
     * searched for, boards with an end are left out, since they have no closed tours.
     *
     * @param before the experiment {@link #of} the comparison that was taken over last; empty if none was
     */
    public ExperimentSetup comparing(CompareSetup comparison, Optional<ExperimentSetup> before) {
        ExperimentPlan its = of(comparison).plan();
        Optional<ExperimentPlan> then = before.map(ExperimentSetup::plan);
        Board board = its.boards().getFirst();
        boolean isNewBoard = then.filter(plan -> plan.boards().contains(board)).isEmpty()
                && !plan().boards().contains(board);
        boolean asksForClosed =
                then.filter(plan -> plan.closed() == its.closed()).isPresent() ? closed : its.closed();
        boolean isClosed = asksForClosed && !(isNewBoard && board.end() != Board.NONE);
        List<Board> allowedBoards = plan().boards().stream()
                .filter(other -> !isClosed || other.end() == Board.NONE)
                .toList();
        List<Board> all = !isNewBoard && !allowedBoards.isEmpty()
                ? allowedBoards
                : Stream.concat(allowedBoards.stream().limit(ExperimentPlan.MOST_BOARDS - 1), Stream.of(board))
                        .toList();
        List<ConfiguredAlgorithm> solvers =
                then.filter(plan -> plan.solvers().equals(its.solvers())).isPresent()
                        ? plan().solvers()
                        : its.solvers();
        return with(new ExperimentPlan(all, starts, solvers, isClosed, limit));
    }

    /** Returns this set-up drawn in another way. */
    public ExperimentSetup drawnAs(ExperimentPlotKind other) {
        return new ExperimentSetup(boards, starts, panes, closed, limit, other);
    }

    @Override
    public ExperimentSetup selfContained() {
        return new ExperimentSetup(
                boards.stream().map(WrittenBoard::selfContained).toList(), starts, panes, closed, limit, plot);
    }

    private static ExperimentSetup read(SetupKeyReader keys) {
        List<ConfiguredAlgorithm> panes = keys.panes();
        if (panes.size() > ExperimentPlan.MOST_SOLVERS) {
            keys.fault(
                    "panes",
                    "an experiment has at most " + ExperimentPlan.MOST_SOLVERS + " algorithms",
                    "Leave the others out.");
            panes = panes.subList(0, ExperimentPlan.MOST_SOLVERS);
        }
        ExperimentSetup setup = new ExperimentSetup(
                keys.boards("boards", ExperimentPlan.MOST_BOARDS),
                starts(keys),
                panes,
                keys.show().contains(DisplayOption.CLOSED),
                keys.number("limit", 1, CensusDefinition.MOST_STEPS).orElse(USUAL_LIMIT),
                keys.one("plot", ExperimentPlotKind.BOXES));
        keys.check("show", setup::plan);
        return keys.areSound() ? setup : USUAL;
    }

    private static EvenlySpacedStarts starts(SetupKeyReader keys) {
        return keys.text("starts").strip().equals(ALL)
                ? EvenlySpacedStarts.ALL
                : keys.number("starts", 1, MOST_STARTS)
                        .map(number -> new EvenlySpacedStarts(number.intValue()))
                        .orElse(EvenlySpacedStarts.ALL);
    }

    private static void write(ExperimentSetup setup, SetupWriter lines) {
        lines.texts("boards", setup.boards().stream().map(WrittenBoard::written).toList());
        lines.word(
                "starts",
                setup.starts().isAll() ? "" : String.valueOf(setup.starts().most()));
        lines.panes(setup.panes());
        lines.word("limit", setup.limit() == USUAL_LIMIT ? "" : String.valueOf(setup.limit()));
        lines.show(setup.closed() ? Set.of(DisplayOption.CLOSED) : Set.of());
        lines.word(
                "plot",
                setup.plot() == ExperimentPlotKind.BOXES ? "" : setup.plot().word());
    }
}

package knightschool.ui.census;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusRow;
import knightschool.compare.StepRatio;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.chart.CensusBoardDrawing;
import knightschool.drawing.chart.HeatScale;
import knightschool.drawing.chart.RatioColourScale;
import knightschool.drawing.chart.StepRatioBoardDrawing;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.search.Outcome;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;

/** The legend entries of the signs on the board of a census. */
final class CensusLegendEntries {
    /**
     * The steps, and the ratio, in the middle of the scale of the signs, which is logarithmic and ends at their square.
     */
    private static final long STEPS = 100;

    /** The side of a square without a number, in pixels. */
    private static final int BARE = 24;

    private final LegendEntryCache<ShownSigns> signs = new LegendEntryCache<>();
    private final LegendEntryCache<ShownSigns> outcomes = new LegendEntryCache<>();

    /**
     * The state of the board that determines its signs.
     *
     * @param plan the plan of the census
     * @param outcomes the outcomes of the counted starts of the solver, if one is seen alone
     * @param ratios the kinds of the ratios, if two solvers are compared
     * @param uncounted whether a start has nothing to show yet
     * @param hasArrowheads whether squares have arrowheads in place of ratios
     * @param pointed the square pointed at, or {@link Board#NONE}
     */
    private record ShownSigns(
            MultiSolverCensusPlan plan,
            Set<Outcome> outcomes,
            Set<StepRatio.Kind> ratios,
            boolean uncounted,
            boolean hasArrowheads,
            int pointed) {
        Board board() {
            return plan.board();
        }

        boolean isPair() {
            return plan.second().isPresent();
        }
    }

    /**
     * Returns the entries for the present state.
     *
     * @param side the side of a square of the board, in pixels
     */
    List<LegendEntry> of(CensusViewModel model, double side) {
        return signs.of(signs(model, side), CensusLegendEntries::entries);
    }

    /** As {@link #of}, but of the outcomes alone, whatever the board and the mouse show besides. */
    List<LegendEntry> outcomes(CensusViewModel model, double side) {
        return outcomes.of(signs(model, side), CensusLegendEntries::outcomes);
    }

    private static ShownSigns signs(CensusViewModel model, double side) {
        MultiSolverCensusPlan plan = model.plan();
        boolean isPair = model.isPair();
        int filled = isPair ? model.ratios().size() : model.rows().size();
        return new ShownSigns(
                plan,
                isPair ? Set.of() : model.outcomes(),
                model.ratioKinds(),
                filled < plan.board().playableCount(),
                isPair
                        && StepRatioBoardDrawing.hasArrowheads(
                                side, model.ratios().values(), scale(model)),
                model.pointedProperty().get());
    }

    private static List<LegendEntry> outcomes(ShownSigns signs) {
        List<LegendEntry> entries = new ArrayList<>();
        if (signs.isPair()) {
            addRatios(entries, signs);
        } else {
            Arrays.stream(Outcome.values())
                    .filter(signs.outcomes()::contains)
                    .map(outcome -> new LegendEntry(
                            square(signs, List.of(new CensusRow(0, outcome, STEPS))), name(outcome), note(outcome)))
                    .forEach(entries::add);
        }
        if (signs.uncounted()) {
            entries.add(new LegendEntry(square(signs, List.of()), CensusWords.NOT_COUNTED_YET, ""));
        }
        return List.copyOf(entries);
    }

    private static List<LegendEntry> entries(ShownSigns signs) {
        List<LegendEntry> entries = new ArrayList<>(signs.isPair() ? halves(signs) : List.of());
        entries.addAll(outcomes(signs));
        LegendSignCollector board = new LegendSignCollector(LegendSignDrawing.SIDE, PlayerPathStyle.INK);
        board.hole(signs.board(), false);
        entries.addAll(BoardSignLegendEntries.of(signs.board(), board.occurrences()));
        if (signs.board().contains(signs.pointed())) {
            entries.add(new LegendEntry(
                    LegendSignDrawing.pointed(),
                    CensusWords.POINTED_AT,
                    SquareNames.name(signs.board(), signs.pointed())));
        }
        return List.copyOf(entries);
    }

    /** The two halves of the scale of ratios, each with a sign. */
    private static List<LegendEntry> halves(ShownSigns signs) {
        List<LegendEntry> entries = new ArrayList<>();
        MultiSolverCensusPlan plan = signs.plan();
        add(entries, signs, StepRatio.Kind.FEWER, CensusWords.takesFewer(plan.solver()), CensusWords.STRONGER);
        add(
                entries,
                signs,
                StepRatio.Kind.MORE,
                CensusWords.takesFewer(plan.second().orElseThrow()),
                CensusWords.STRONGER);
        return entries;
    }

    private static void addRatios(List<LegendEntry> entries, ShownSigns signs) {
        add(entries, signs, StepRatio.Kind.SAME, CensusWords.AS_MANY_STEPS, CensusWords.BOTH_TAKE_AS_MANY);
        StepRatio.Kind bound = signs.ratios().contains(StepRatio.Kind.OVER_FEWER)
                ? StepRatio.Kind.OVER_FEWER
                : StepRatio.Kind.OVER_MORE;
        add(entries, signs, bound, CensusWords.ONE_STOPPED, CensusWords.AT_LEAST);
        add(entries, signs, StepRatio.Kind.BOTH_STOPPED, CensusWords.BOTH_STOPPED, CensusWords.RATIO_NOT_KNOWN);
        add(entries, signs, StepRatio.Kind.NONE, CensusWords.NO_RATIO, CensusWords.NO_STEPS);
    }

    private static void add(
            List<LegendEntry> entries, ShownSigns signs, StepRatio.Kind kind, String name, String note) {
        if (signs.ratios().contains(kind)) {
            entries.add(new LegendEntry(ratio(signs, kind), name, note));
        }
    }

    /** Returns a single square with a ratio, too small for a number. */
    private static Sketch ratio(ShownSigns signs, StepRatio.Kind kind) {
        MultiSolverCensusPlan plan = signs.plan();
        double times = switch (kind) {
            case NONE, BOTH_STOPPED -> 0;
            case FIRST, SAME -> 1;
            default -> STEPS;
        };
        StepRatio ratio = new StepRatio(kind, times);
        RatioColourScale scale = RatioColourScale.of(
                List.of(new StepRatio(StepRatio.Kind.FEWER, STEPS), new StepRatio(StepRatio.Kind.MORE, STEPS)),
                hue(plan.solver()),
                hue(plan.second().orElseThrow()));
        return square(geometry -> StepRatioBoardDrawing.sign(geometry, ratio, scale, signs.hasArrowheads()));
    }

    private static RatioColourScale scale(CensusViewModel model) {
        MultiSolverCensusPlan plan = model.plan();
        return RatioColourScale.of(
                model.ratios().values(), hue(plan.solver()), hue(plan.second().orElseThrow()));
    }

    private static ColourRole hue(ConfiguredAlgorithm solver) {
        return AlgorithmStyle.of(solver.algorithm()).colour();
    }

    private static String name(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> CensusWords.TOUR_FOUND;
            case STOPPED -> CensusWords.STOPPED;
            case PROVEN_ABSENT -> CensusWords.PROVEN_NO_TOUR;
        };
    }

    private static String note(Outcome outcome) {
        return outcome == Outcome.STOPPED ? CensusWords.WITHIN_LIMIT : CensusWords.SHADE;
    }

    /** Returns a single square with the mark of an outcome, drawn too small for a number and then magnified. */
    private static Sketch square(ShownSigns signs, List<CensusRow> rows) {
        HeatScale scale = new HeatScale(1, STEPS * STEPS, hue(signs.plan().solver()));
        return square(geometry -> CensusBoardDrawing.of(geometry, rows, scale, Board.NONE));
    }

    private static Sketch square(Function<BoardGeometry, Sketch> drawing) {
        return drawing.apply(BoardGeometry.bare(Board.full(1, 1), BARE)).scaled((double) LegendSignDrawing.SIDE / BARE);
    }
}

package knightschool.ui.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.census.experiment.FiveNumberSummary;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.chart.ExperimentLegendSigns;
import knightschool.drawing.chart.ExperimentPlotData;
import knightschool.search.Outcome;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;

/** The legend entries of the signs that the plot of an experiment currently shows. */
final class ExperimentLegendEntries {
    private final LegendEntryCache<ShownSigns> signs = new LegendEntryCache<>();

    /**
     * The state of the plot that determines its signs. Each sign has the look of a solver that has it.
     *
     * @param solver the look of the first solver
     * @param any that of a solver with a run, if any
     * @param answered that of one with an answer
     * @param stopped that of one that was stopped
     * @param over that of one whose median is more than the limit
     */
    private record ShownSigns(
            ExperimentPlotKind plot,
            AlgorithmStyle solver,
            Optional<AlgorithmStyle> any,
            Optional<AlgorithmStyle> answered,
            Optional<AlgorithmStyle> stopped,
            Optional<AlgorithmStyle> over,
            boolean isUnderway) {}

    /** Returns the entries for the present state. */
    List<LegendEntry> of(ExperimentViewModel model) {
        List<ConfiguredAlgorithm> solvers = model.plan().solvers();
        return signs.of(
                new ShownSigns(
                        model.plotProperty().get(),
                        ExperimentPlotData.looks(solvers).getFirst(),
                        first(model, summary -> summary.count() > 0),
                        first(model, summary -> summary.answered() > 0),
                        first(model, summary -> summary.count(Outcome.STOPPED) > 0),
                        first(
                                model,
                                summary -> summary.median()
                                        .filter(median -> !median.isExact())
                                        .isPresent()),
                        !model.underwayProperty().get().isEmpty()),
                ExperimentLegendEntries::entries);
    }

    /** Returns the look of the first solver with a group of runs that passes a test. */
    private static Optional<AlgorithmStyle> first(ExperimentViewModel model, Predicate<FiveNumberSummary> test) {
        List<ConfiguredAlgorithm> solvers = model.plan().solvers();
        List<AlgorithmStyle> looks = ExperimentPlotData.looks(solvers);
        return model.table().rows().stream()
                .filter(row -> test.test(row.summary()))
                .flatMap(row -> IntStream.range(0, solvers.size())
                        .filter(i ->
                                solvers.get(i).withoutForks().equals(row.group().solver()))
                        .mapToObj(looks::get))
                .findFirst();
    }

    private static List<LegendEntry> entries(ShownSigns signs) {
        List<LegendEntry> entries = new ArrayList<>();
        if (signs.plot() == ExperimentPlotKind.BOXES) {
            boxes(entries, signs);
        } else {
            curve(entries, signs);
        }
        if (signs.isUnderway()) {
            entries.add(new LegendEntry(ExperimentLegendSigns.underway(signs.solver()), ExperimentWords.UNDERWAY, ""));
        }
        return List.copyOf(entries);
    }

    private static void boxes(List<LegendEntry> entries, ShownSigns signs) {
        signs.any()
                .ifPresent(look -> entries.add(new LegendEntry(
                        ExperimentLegendSigns.median(look), ExperimentWords.MEDIAN, ExperimentWords.MEDIAN_NOTE)));
        signs.answered().ifPresent(look -> {
            entries.add(
                    new LegendEntry(ExperimentLegendSigns.box(look), ExperimentWords.BOX, ExperimentWords.BOX_NOTE));
            entries.add(new LegendEntry(
                    ExperimentLegendSigns.whisker(look), ExperimentWords.WHISKERS, ExperimentWords.WHISKERS_NOTE));
            entries.add(
                    new LegendEntry(ExperimentLegendSigns.dots(look), ExperimentWords.DOT, ExperimentWords.DOT_NOTE));
        });
        signs.stopped()
                .ifPresent(look -> entries.add(new LegendEntry(
                        ExperimentLegendSigns.stopped(look),
                        ExperimentWords.LEGEND_STOPPED,
                        ExperimentWords.STOPPED_NOTE)));
    }

    private static void curve(List<LegendEntry> entries, ShownSigns signs) {
        signs.answered().ifPresent(look -> {
            entries.add(new LegendEntry(
                    ExperimentLegendSigns.point(look), ExperimentWords.MEDIAN, ExperimentWords.MEDIAN_NOTE));
            entries.add(
                    new LegendEntry(ExperimentLegendSigns.span(look), ExperimentWords.BOX, ExperimentWords.BOX_NOTE));
        });
        signs.over()
                .ifPresent(look -> entries.add(new LegendEntry(
                        ExperimentLegendSigns.more(look), ExperimentWords.MORE, ExperimentWords.MORE_NOTE)));
    }
}

package knightschool.ui.experiment;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.census.StepsToAnswer;
import knightschool.census.experiment.ExperimentTable;
import knightschool.census.experiment.FiveNumberSummary;
import knightschool.drawing.AlgorithmPathStyle;
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
     * The state of the plot that determines its signs.
     *
     * @param isAny whether a run is made
     * @param isAnswered whether one has answered
     * @param isStopped whether one was stopped
     * @param isOver whether a median is more than the limit
     */
    private record ShownSigns(
            ConfiguredAlgorithm solver,
            ExperimentPlotKind plot,
            boolean isAny,
            boolean isAnswered,
            boolean isStopped,
            boolean isOver,
            boolean isUnderway) {}

    /** Returns the entries for the present state. */
    List<LegendEntry> of(ExperimentViewModel model) {
        ExperimentTable table = model.table();
        return signs.of(
                new ShownSigns(
                        model.plan().solvers().getFirst(),
                        model.plotProperty().get(),
                        !table.isEmpty(),
                        table.count() > table.count(Outcome.STOPPED),
                        table.count(Outcome.STOPPED) > 0,
                        table.rows().stream()
                                .map(ExperimentTable.Row::summary)
                                .map(FiveNumberSummary::median)
                                .anyMatch(median ->
                                        median.filter(StepsToAnswer::isExact).isEmpty() && median.isPresent()),
                        !model.underwayProperty().get().isEmpty()),
                ExperimentLegendEntries::entries);
    }

    private static List<LegendEntry> entries(ShownSigns signs) {
        AlgorithmPathStyle look =
                ExperimentPlotData.looks(List.of(signs.solver())).getFirst();
        List<LegendEntry> entries = new ArrayList<>();
        if (signs.plot() == ExperimentPlotKind.BOXES) {
            boxes(entries, signs, look);
        } else {
            curve(entries, signs, look);
        }
        if (signs.isUnderway()) {
            entries.add(new LegendEntry(ExperimentLegendSigns.underway(look), ExperimentWords.UNDERWAY, ""));
        }
        return List.copyOf(entries);
    }

    private static void boxes(List<LegendEntry> entries, ShownSigns signs, AlgorithmPathStyle look) {
        if (signs.isAny()) {
            entries.add(new LegendEntry(
                    ExperimentLegendSigns.median(look), ExperimentWords.MEDIAN, ExperimentWords.MEDIAN_NOTE));
        }
        if (signs.isAnswered()) {
            entries.add(
                    new LegendEntry(ExperimentLegendSigns.box(look), ExperimentWords.BOX, ExperimentWords.BOX_NOTE));
            entries.add(new LegendEntry(
                    ExperimentLegendSigns.whisker(look), ExperimentWords.WHISKERS, ExperimentWords.WHISKERS_NOTE));
            entries.add(
                    new LegendEntry(ExperimentLegendSigns.dots(look), ExperimentWords.DOT, ExperimentWords.DOT_NOTE));
        }
        if (signs.isStopped()) {
            entries.add(new LegendEntry(
                    ExperimentLegendSigns.stopped(look), ExperimentWords.LEGEND_STOPPED, ExperimentWords.STOPPED_NOTE));
        }
    }

    private static void curve(List<LegendEntry> entries, ShownSigns signs, AlgorithmPathStyle look) {
        if (signs.isAnswered()) {
            entries.add(new LegendEntry(
                    ExperimentLegendSigns.point(look), ExperimentWords.MEDIAN, ExperimentWords.MEDIAN_NOTE));
            entries.add(
                    new LegendEntry(ExperimentLegendSigns.span(look), ExperimentWords.BOX, ExperimentWords.BOX_NOTE));
        }
        if (signs.isOver()) {
            entries.add(
                    new LegendEntry(ExperimentLegendSigns.more(look), ExperimentWords.MORE, ExperimentWords.MORE_NOTE));
        }
    }
}

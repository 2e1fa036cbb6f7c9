package knightschool.ui.compare.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.compare.DepthCurves;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.chart.DepthCurvesDrawing;
import knightschool.ui.compare.model.DepthCurvesModel;
import knightschool.ui.legend.LegendEntry;

/**
 * Creates the legend entries of the marks on the depth curves, each in the colours of the searches that have the mark.
 */
public final class DepthCurvesLegendEntries {
    private DepthCurvesLegendEntries() {}

    /** Returns the entries of the marks that are there now; none while the curves are not shown. */
    public static List<LegendEntry> of(DepthCurvesModel model) {
        DepthCurves curves = model.curvesProperty().get();
        if (!model.shownProperty().get() || curves == null) {
            return List.of();
        }
        List<LegendEntry> entries = new ArrayList<>();
        List<AlgorithmPathStyle> deepest =
                looks(curves, search -> curves.depths().get(search).isPresent());
        if (!deepest.isEmpty()) {
            entries.add(new LegendEntry(
                    deepest.stream().map(DepthCurvesDrawing::deepestSign).toList(),
                    ComparisonPlayerWords.DEEPEST,
                    ComparisonPlayerWords.DEEPEST_HELP));
        }
        List<AlgorithmPathStyle> retreating =
                looks(curves, search -> !curves.retreats().get(search).isEmpty());
        if (!retreating.isEmpty()) {
            entries.add(new LegendEntry(
                    retreating.stream()
                            .map(look -> DepthCurvesDrawing.retreatSign(look.tone()))
                            .toList(),
                    ComparisonPlayerWords.RETREAT,
                    ComparisonPlayerWords.RETREAT_HELP));
        }
        List<AlgorithmPathStyle> pruning =
                looks(curves, search -> !curves.pruned().get(search).isEmpty());
        if (!pruning.isEmpty()) {
            entries.add(new LegendEntry(
                    pruning.stream()
                            .map(look -> DepthCurvesDrawing.pruneSign(look.tone()))
                            .toList(),
                    ComparisonPlayerWords.PRUNE,
                    ComparisonPlayerWords.PRUNE_HELP));
        }
        return List.copyOf(entries);
    }

    /** Returns the styles of the searches that pass a test, in their order. */
    private static List<AlgorithmPathStyle> looks(DepthCurves curves, IntPredicate test) {
        return IntStream.range(0, curves.depths().size())
                .filter(test)
                .mapToObj(search -> AlgorithmPathStyle.of(
                        curves.progress().get(search).solver().algorithm()))
                .toList();
    }
}

package knightschool.ui.compare.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.compare.DepthCurves;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.Sketch;
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
        add(
                entries,
                looks(curves, search -> curves.depths().get(search).isPresent()),
                DepthCurvesDrawing::deepestSign,
                ComparisonPlayerWords.DEEPEST,
                ComparisonPlayerWords.DEEPEST_HELP);
        add(
                entries,
                looks(curves, search -> !curves.retreats().get(search).isEmpty()),
                look -> DepthCurvesDrawing.retreatSign(look.tone()),
                ComparisonPlayerWords.RETREAT,
                ComparisonPlayerWords.RETREAT_HELP);
        add(
                entries,
                looks(curves, search -> !curves.pruned().get(search).isEmpty()),
                look -> DepthCurvesDrawing.pruneSign(look.tone()),
                ComparisonPlayerWords.PRUNE,
                ComparisonPlayerWords.PRUNE_HELP);
        return List.copyOf(entries);
    }

    /** Adds the entry of a mark in the looks of the searches that have it; none if no search has it. */
    private static void add(
            List<LegendEntry> entries,
            List<AlgorithmPathStyle> looks,
            Function<AlgorithmPathStyle, Sketch> sign,
            String name,
            String help) {
        if (!looks.isEmpty()) {
            entries.add(new LegendEntry(looks.stream().map(sign).toList(), name, help));
        }
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

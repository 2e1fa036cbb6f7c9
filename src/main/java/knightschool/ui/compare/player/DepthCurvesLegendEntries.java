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

/** Creates the legend entries of the marks on the depth curves, each in the colour of a search that has the mark. */
public final class DepthCurvesLegendEntries {
    private DepthCurvesLegendEntries() {}

    /** Returns the entries of the marks that are there now; none while the curves are not shown. */
    public static List<LegendEntry> of(DepthCurvesModel model) {
        DepthCurves curves = model.curvesProperty().get();
        if (!model.shownProperty().get() || curves == null) {
            return List.of();
        }
        List<LegendEntry> entries = new ArrayList<>();
        first(curves, search -> curves.depths().get(search).isPresent())
                .forEach(look -> entries.add(new LegendEntry(
                        DepthCurvesDrawing.deepestSign(look),
                        ComparisonPlayerWords.DEEPEST,
                        ComparisonPlayerWords.DEEPEST_HELP)));
        first(curves, search -> !curves.retreats().get(search).isEmpty())
                .forEach(look -> entries.add(new LegendEntry(
                        DepthCurvesDrawing.retreatSign(look.tone()),
                        ComparisonPlayerWords.RETREAT,
                        ComparisonPlayerWords.RETREAT_HELP)));
        first(curves, search -> !curves.pruned().get(search).isEmpty())
                .forEach(look -> entries.add(new LegendEntry(
                        DepthCurvesDrawing.pruneSign(look.tone()),
                        ComparisonPlayerWords.PRUNE,
                        ComparisonPlayerWords.PRUNE_HELP)));
        return List.copyOf(entries);
    }

    /** Returns the style of the first search that passes a test; none if there is no such search. */
    private static List<AlgorithmPathStyle> first(DepthCurves curves, IntPredicate test) {
        return IntStream.range(0, curves.depths().size())
                .filter(test)
                .limit(1)
                .mapToObj(search -> AlgorithmPathStyle.of(
                        curves.progress().get(search).solver().algorithm()))
                .toList();
    }
}

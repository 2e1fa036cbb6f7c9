package knightschool.ui.compare.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.compare.DepthCurves;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.chart.DepthCurvesDrawing;
import knightschool.ui.compare.model.DepthCurvesModel;
import knightschool.ui.legend.LegendEntry;

/**
 * Creates the legend entries of the timeline: of the ends of its lanes, of the depth curves and of their marks, each in
 * the colours of the searches that have the sign.
 */
public final class TimelineLegendEntries {
    private TimelineLegendEntries() {}

    /** Returns the entry of the markers at the ends of lanes; none if no search is seen to end. */
    public static List<LegendEntry> ofEnds(List<AlgorithmStyle> looks) {
        List<LegendEntry> entries = new ArrayList<>();
        add(
                entries,
                looks,
                DepthCurvesDrawing::endSign,
                ComparisonPlayerWords.SEARCH_END,
                ComparisonPlayerWords.SEARCH_END_HELP);
        return List.copyOf(entries);
    }

    /** Returns the entries of the curves and of the marks that are there now; none while the curves are not shown. */
    public static List<LegendEntry> ofCurves(DepthCurvesModel model) {
        DepthCurves curves = model.curvesProperty().get();
        if (!model.shownProperty().get() || curves == null) {
            return List.of();
        }
        List<LegendEntry> entries = new ArrayList<>();
        List<AlgorithmStyle> drawn =
                looks(curves, search -> curves.depths().get(search).isPresent());
        add(
                entries,
                drawn,
                look -> DepthCurvesDrawing.curveSign(look.tone()),
                ComparisonPlayerWords.DEPTHS,
                ComparisonPlayerWords.CURVE_HELP);
        add(
                entries,
                drawn,
                DepthCurvesDrawing::markerSign,
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
            List<AlgorithmStyle> looks,
            Function<AlgorithmStyle, Sketch> sign,
            String name,
            String help) {
        if (!looks.isEmpty()) {
            entries.add(new LegendEntry(looks.stream().map(sign).toList(), name, help));
        }
    }

    /** Returns the styles of the searches that pass a test, in their order. */
    private static List<AlgorithmStyle> looks(DepthCurves curves, IntPredicate test) {
        return IntStream.range(0, curves.depths().size())
                .filter(test)
                .mapToObj(search ->
                        AlgorithmStyle.of(curves.progress().get(search).solver().algorithm()))
                .toList();
    }
}

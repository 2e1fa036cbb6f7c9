package knightschool.drawing.tree;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.legend.LegendSignDrawing;

/** Lists the signs that drawings of search trees show, for the legend. */
public final class SearchTreeLegendSigns {
    /** A kind of sign on a search tree, in the order of the legend. */
    public enum Kind {
        /** A node on the path of the tour, or on the path so far. */
        PATH(look -> List.of(AreaStyle.filled(look.tour()))),
        /** A node in which no tour was found. */
        VAIN(look -> List.of(AreaStyle.filled(look.vain()))),
        /** A node that the lookahead took back. */
        PRUNED(_ -> List.of(
                AreaStyle.outlined(PrunedNodeDrawing.line(false)),
                AreaStyle.outlined(PrunedNodeDrawing.line(true)),
                AreaStyle.filled(PrunedNodeDrawing.small(false)),
                AreaStyle.filled(PrunedNodeDrawing.small(true)))),
        /** Nodes too narrow to be told apart. */
        NARROW(look -> List.of(AreaStyle.filled(look.narrowVain()), AreaStyle.filled(look.narrowLater()))),
        /** A node after the step shown. */
        LATER(look -> List.of(AreaStyle.filled(look.later()))),
        /** A node whose position was visited before. */
        AGAIN(look -> List.of(AreaStyle.filled(look.again()), SearchTreeNodeLinkDrawing.again(look))),
        /** The node of the step shown. */
        NOW(_ -> List.of(SearchTreeColours.NOW)),
        /** The node that a person chose. */
        CHOSEN(_ -> List.of(SearchTreeColours.CHOSEN)),
        /** The steps of which the tree is drawn, on the outline of all steps. */
        IN_VIEW(_ -> List.of(OverviewStepAxis.FRAME));

        private final Function<SearchTreeColours, List<AreaStyle>> styles;

        Kind(Function<SearchTreeColours, List<AreaStyle>> styles) {
            this.styles = styles;
        }

        private Stream<VisibleSign> in(Set<AreaStyle> drawnStyles, List<ColourExpression> hues, boolean marksSteps) {
            return hues.stream()
                    .map(hue -> styles.apply(new SearchTreeColours(hue)).stream()
                            .filter(drawnStyles::contains)
                            .toList())
                    .filter(areas -> !areas.isEmpty())
                    .limit(1)
                    .map(areas -> new VisibleSign(this, sketch(areas, marksSteps)));
        }

        private Sketch sketch(List<AreaStyle> areas, boolean marksSteps) {
            // Small or large, before the step shown or after it, all have the sign of a large one.
            Sketch box =
                    TreeNodeLegendSignDrawing.of(this == PRUNED ? List.of(PrunedNodeDrawing.hatched(false)) : areas);
            return this == IN_VIEW && marksSteps ? box.with(SearchTreeLegendSigns::markStep) : box;
        }
    }

    /**
     * A sign that a drawing shows.
     *
     * @param sketch the sign in the colour of the first tree that shows it
     */
    public record VisibleSign(Kind kind, Sketch sketch) {}

    private SearchTreeLegendSigns() {}

    /**
     * Returns the signs that some drawings show, one of each kind.
     *
     * @param hues the colours of the algorithms whose trees are drawn
     */
    public static List<VisibleSign> of(List<ColourExpression> hues, Sketch... drawings) {
        Set<AreaStyle> drawnStyles = new HashSet<>();
        boolean marksSteps = false;
        for (Sketch drawing : drawings) {
            AreaStyle before = null;
            for (SketchShape shape : drawing.shapes()) {
                // Most have the very style of the one before, which costs less to tell than to find it in the set.
                if (shape instanceof SketchShape.Box box && !Objects.equals(box.style(), before)) {
                    before = box.style();
                    drawnStyles.add(before);
                } else if (shape instanceof SketchShape.Outline area) {
                    drawnStyles.add(area.style());
                } else if (shape instanceof SketchShape.Lines lines) {
                    drawnStyles.add(AreaStyle.outlined(lines.stroke()));
                } else if (shape instanceof SketchShape.Line line) {
                    marksSteps |= line.stroke().equals(OverviewStepAxis.STEP);
                }
            }
        }
        boolean hasMark = marksSteps;
        return Arrays.stream(Kind.values())
                .flatMap(kind -> kind.in(drawnStyles, hues, hasMark))
                .toList();
    }

    private static void markStep(SketchBuilder pencil) {
        double middle = LegendSignDrawing.MIDDLE;
        pencil.line(
                middle,
                middle - TreeNodeLegendSignDrawing.HEIGHT / 2,
                middle,
                middle + TreeNodeLegendSignDrawing.HEIGHT / 2,
                OverviewStepAxis.STEP);
    }
}

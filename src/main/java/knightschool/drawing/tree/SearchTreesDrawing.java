package knightschool.drawing.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/**
 * Draws search trees below one another at one scale, each with the name of its pane at the left: a step is as wide and
 * a row as high in each of them, so that their areas can be compared.
 */
public final class SearchTreesDrawing {
    /** The width of the space at the left for the names and the depth numbers, in pixels. */
    public static final double MARGIN = 184;

    private static final double GAP = 4;

    /** The least height of a tree, that of its name. */
    private static final double LEAST_HEIGHT = 17;

    private static final double TWO_LINES = 32;
    private static final double MARKER = 12;
    private static final double NAME_AT = 18;
    private static final double NAME = 14;
    private static final double STEPS = 12;
    private static final int MOST_LETTERS = 17;
    private static final double NARROWEST = 2;

    private final VisibleSearchTreeParts trees;
    private final List<SearchTreeLaneLabel> lanes;
    private final double width;
    private final double height;
    private final List<Place> places = new ArrayList<>();

    /**
     * A tree and its place, in pixels.
     *
     * @param drawing its drawing; empty if it has no step in view
     */
    private record Place(
            SearchTreeLaneLabel lane,
            SearchTreeInView tree,
            double top,
            double height,
            Optional<SearchTreeIcicleDrawing> drawing) {}

    /**
     * Creates a drawing for a sketch of the given size, in pixels.
     *
     * @param lanes the names of the trees, one for each
     */
    public SearchTreesDrawing(
            VisibleSearchTreeParts trees, List<SearchTreeLaneLabel> lanes, Board board, double width, double height) {
        this.trees = trees;
        this.lanes = lanes;
        this.width = width;
        this.height = height;
        place(board);
    }

    /** Returns the least height with which the names of some trees are readable, in pixels. */
    public static double leastHeight(int count) {
        return LEAST_HEIGHT * count + GAP * Math.max(0, count - 1);
    }

    /** Gives each tree the room for its rows, and a flat tree the room for its name. */
    private void place(Board board) {
        int count = trees.trees().size();
        double free = height - GAP * (count - 1);
        double least = Math.min(LEAST_HEIGHT, free / count);
        double row = row(free, least);
        double top = 0;
        for (SearchTreeInView tree : trees.trees()) {
            double tall = Math.max(least, row * rows(tree));
            Optional<SearchTreeLaneLabel> lane =
                    lanes.stream().filter(one -> one.search() == tree.search()).findFirst();
            if (lane.isPresent()) {
                places.add(new Place(lane.get(), tree, top, tall, drawing(tree, board, tall, row)));
            }
            top += tall + GAP;
        }
    }

    /** Returns the greatest height of a row with which all trees fit, none of them lower than the least height. */
    private double row(double free, double least) {
        double low = 0;
        double high = SearchTreeIcicleDrawing.ROW;
        for (int i = 0; i < 30; i++) {
            double middle = (low + high) / 2;
            double needed = trees.trees().stream()
                    .mapToDouble(tree -> Math.max(least, middle * rows(tree)))
                    .sum();
            if (needed <= free) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int rows(SearchTreeInView tree) {
        return trees.isInView(tree) ? SearchTreeIcicleDrawing.rows(tree) : 0;
    }

    private Optional<SearchTreeIcicleDrawing> drawing(SearchTreeInView tree, Board board, double tall, double row) {
        double wide = MARGIN + Math.max(NARROWEST, (width - MARGIN) * trees.shareInView(tree));
        return trees.isInView(tree)
                ? Optional.of(new SearchTreeIcicleDrawing(
                        tree, board, wide, tall, SearchTreeIcicleDrawing.placed(tree, MARGIN, wide, row)))
                : Optional.empty();
    }

    /** Draws the trees. */
    public Sketch draw() {
        SketchBuilder pencil = new SketchBuilder();
        for (Place place : places) {
            SearchTreeLaneLabel lane = place.lane;
            place.drawing.ifPresent(
                    drawing -> add(pencil, drawing.draw(lane.look().tone(), lane.now()), 0, place.top));
            name(pencil, place);
        }
        return pencil.sketch(width, height);
    }

    private static void add(SketchBuilder pencil, Sketch sketch, double right, double down) {
        sketch.shapes().forEach(shape -> pencil.add(shape.moved(right, down)));
    }

    private void name(SketchBuilder pencil, Place place) {
        double y = place.top + LEAST_HEIGHT / 2;
        add(pencil, place.lane.look().marker(MARKER), 0, y - MARKER / 2);
        text(pencil, NAME_AT, y, shortened(place.lane.name()), NAME, ColourRole.INK);
        SearchComputationProgress progress = place.tree.progress();
        String steps = Plural.counted(progress.explored(), "step");
        if (place.height >= TWO_LINES) {
            text(pencil, NAME_AT, y + TWO_LINES / 2, steps, STEPS, ColourRole.MUTED);
        }
        if (place.drawing.isEmpty()) {
            text(pencil, MARGIN, y, whyNotInView(progress, steps), STEPS, ColourRole.MUTED);
        }
    }

    /** Says why a search has no step in view: it has ended before, or has been computed only so far. */
    private static String whyNotInView(SearchComputationProgress progress, String steps) {
        return progress.complete()
                ? "ended before, after " + steps
                : "has come only to step " + NumberFormatter.grouped(progress.explored());
    }

    private static void text(SketchBuilder pencil, double x, double y, String text, double size, ColourRole tone) {
        pencil.text(x, y, text, size, SketchShape.Weight.REGULAR, SketchShape.Side.BEGINS, tone);
    }

    private static String shortened(String name) {
        return name.length() <= MOST_LETTERS
                ? name
                : name.substring(0, MOST_LETTERS - 1).strip() + "…";
    }

    /**
     * A node of one of the trees.
     *
     * @param search the index of its search
     */
    public record PlacedNode(int search, SearchTreeInViewReader.Node node) {}

    /** Returns the node at a pixel of the sketch. */
    public Optional<PlacedNode> nodeAt(double x, double y) {
        return at(y).flatMap(place -> place.drawing
                .flatMap(drawing -> drawing.nodeAt(x, y - place.top))
                .map(node -> new PlacedNode(place.lane.search(), node)));
    }

    /** Returns the search whose tree is at a height of the sketch. */
    public Optional<Integer> searchAt(double y) {
        return at(y).map(place -> place.lane.search());
    }

    private Optional<Place> at(double y) {
        return places.stream()
                .filter(place -> y >= place.top && y < place.top + place.height)
                .findFirst();
    }

    /** Returns the step at a pixel of the sketch. */
    public long stepAt(double x) {
        double part = Math.clamp((x - MARGIN) / (width - MARGIN), 0, 1);
        return trees.span().from() + Math.round(part * trees.span().length());
    }
}

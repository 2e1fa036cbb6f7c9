package knightschool.drawing.statemap;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.VertexPositions;
import knightschool.statemap.StateMap;

/**
 * Draws the marks on the positions of a state map: the player's walk, a shortest path to a goal, the start, the goals,
 * and the names of parts of the map.
 */
final class StateMapMarksDrawing {
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression PAGE = ColourRole.PAGE;
    /** The strokes of a link of a fact, from the lowest. */
    static final List<LineStyle> HIGHLIGHTED_LINK =
            List.of(LineStyle.round(ColourRole.ACCENT, 5), LineStyle.round(INK, 1.6));

    private static final double LINE = 2.6;
    private static final double SIGN = 9;
    private static final double STOP = 4.4;

    /** The line of a move that was made, and the band below the last one. */
    static final LineStyle MOVE = LineStyle.round(INK, LINE);

    static final LineStyle LAST_MOVE = LineStyle.round(ColourRole.ACCENT, LINE + 5);
    private static final double NAME = 14;
    private static final double LETTER = 0.56;
    private static final int MANY_GOALS = 40;

    /** The distance of a name from its position, in pixels. */
    private static final double BESIDE = 25;

    /** The distance between start and player, in pixels, below which their names could overlap. */
    private static final double NEAR = 90;

    private static final double APART = 0.62;
    private static final double LEAST_SIGN = 4;

    private final SketchBuilder pencil = new SketchBuilder();
    private final SampledStateMapGraph sample;
    private final StateMap map;
    private final StateMapMarks marks;
    private final VertexPositions places;
    private final double size;

    StateMapMarksDrawing(SampledStateMapGraph sample, StateMapMarks marks, VertexPositions places, double size) {
        this.sample = sample;
        this.map = sample.map();
        this.marks = marks;
        this.places = places;
        this.size = size;
    }

    Sketch draw(List<GraphPartCaption> captions, double width, double height) {
        captions(pencil, captions);
        highlight();
        onward();
        walk();
        int[] goals = IntStream.range(0, sample.bound())
                .map(sample::position)
                .filter(map::isGoal)
                .toArray();
        double goal = goals.length > MANY_GOALS ? Math.max(3, 0.9 * size) : roomOf(goals);
        IntStream.of(goals).forEach(at -> StateMapSign.GOAL.draw(pencil, x(at), y(at), goal));
        StateMapSign.START.draw(pencil, x(StateMap.START), y(StateMap.START), SIGN);
        ring(marks.inspected());
        StateMapSign.YOU.draw(pencil, x(marks.current()), y(marks.current()), SIGN);
        ring(marks.pointed());
        names(width, height);
        caption(width, height);
        return pencil.sketch(width, height);
    }

    private double x(int position) {
        return places.x()[sample.vertex(position)];
    }

    private double y(int position) {
        return places.y()[sample.vertex(position)];
    }

    private void onward() {
        List<Integer> path = marks.onward();
        LineStyle dots = LineStyle.round(INK, 2.2).dashed(1, 5.5);
        for (int i = 1; i < path.size(); i++) {
            line(path.get(i - 1), path.get(i), LineStyle.round(PAGE, 5));
            line(path.get(i - 1), path.get(i), dots);
        }
        for (int i = 1; i < path.size() - 1; i++) {
            StateMapSign.STOP.draw(pencil, x(path.get(i)), y(path.get(i)), 3.6);
        }
    }

    /** Draws the positions and links of a fact in the accent colour: rings, and links between dots. */
    private void highlight() {
        for (UndirectedEdge link : marks.highlight().links()) {
            HIGHLIGHTED_LINK.forEach(stroke -> line(link.smaller(), link.larger(), stroke));
            dot(link.smaller());
            dot(link.larger());
        }
        double radius = Math.max(5, size / 2 + 2);
        for (int at : marks.highlight().positions()) {
            highlighted(pencil, x(at), y(at), radius);
        }
    }

    /** Draws the ring of a position of a fact. */
    static void highlighted(SketchBuilder pencil, double x, double y, double radius) {
        pencil.disc(x, y, radius, AreaStyle.outlined(LineStyle.flat(INK, 4)));
        pencil.disc(x, y, radius, AreaStyle.outlined(LineStyle.flat(ColourRole.ACCENT, 2.4)));
    }

    private void dot(int position) {
        pencil.disc(x(position), y(position), 2.6, AreaStyle.filled(INK));
    }

    private void line(int from, int to, LineStyle stroke) {
        pencil.line(x(from), y(from), x(to), y(to), stroke);
    }

    /** Draws the walk, with the last move on a band in the accent colour. */
    private void walk() {
        List<Integer> walk = marks.walk();
        for (int i = 1; i < walk.size(); i++) {
            line(walk.get(i - 1), walk.get(i), LineStyle.round(PAGE, LINE + 4));
        }
        if (walk.size() > 1) {
            line(walk.get(walk.size() - 2), walk.getLast(), LAST_MOVE);
        }
        for (int i = 1; i < walk.size(); i++) {
            line(walk.get(i - 1), walk.get(i), MOVE);
        }
        walk.forEach(at -> StateMapSign.STOP.draw(pencil, x(at), y(at), STOP));
    }

    private void ring(int position) {
        if (position != StateMapMarks.NONE) {
            ring(pencil, x(position), y(position), size);
        }
    }

    /** Draws a ring around a position of the given size, in pixels. */
    static void ring(SketchBuilder pencil, double x, double y, double size) {
        double radius = Math.max(SIGN, size / 2 + 4) + 2;
        pencil.disc(x, y, radius, AreaStyle.outlined(LineStyle.flat(PAGE, 5)));
        pencil.disc(x, y, radius, AreaStyle.outlined(LineStyle.flat(INK, 2)));
    }

    /** Draws the names of the parts of a map. */
    static void captions(SketchBuilder pencil, List<GraphPartCaption> captions) {
        captions.forEach(at ->
                pencil.text(at.x(), at.y(), at.words(), 12, SketchShape.Weight.REGULAR, at.side(), ColourRole.MUTED));
    }

    /**
     * Returns the largest size of goal signs at which most goals that lie close together, as in layers, can still be
     * counted.
     */
    private double roomOf(int[] goals) {
        double[] nearest = IntStream.of(goals)
                .mapToDouble(one -> IntStream.of(goals)
                        .filter(other -> other != one)
                        .mapToDouble(other -> Math.hypot(x(one) - x(other), y(one) - y(other)))
                        .min()
                        .orElse(SIGN / APART))
                .sorted()
                .toArray();
        return nearest.length == 0 ? SIGN : Math.clamp(APART * nearest[nearest.length / 2], LEAST_SIGN, SIGN);
    }

    /** Draws the player's name below the position and that of the start above it, or the other way round. */
    private void names(double width, double height) {
        int you = marks.current();
        boolean near = Math.hypot(x(you) - x(StateMap.START), y(you) - y(StateMap.START)) < NEAR;
        boolean above = you != StateMap.START && near && y(you) < y(StateMap.START);
        if (you != StateMap.START) {
            name(StateMap.START, "start", above ? 1 : -1, width);
        }
        name(you, "you", above || y(you) + BESIDE + NAME > height ? -1 : 1, width);
    }

    /**
     * Draws a name, whole also at the left and right edge of the picture.
     *
     * @param side -1 above the position, 1 below
     * @param width of the picture, in pixels
     */
    private void name(int position, String name, int side, double width) {
        double middle = y(position) + side * BESIDE;
        double half = NAME * LETTER * name.length() / 2 + 3;
        double x = Math.clamp(x(position), half, Math.max(half, width - half));
        pencil.box(x - half, middle - 10, 2 * half, 20, 4, AreaStyle.filled(PAGE.sheer(0.85)));
        pencil.centred(x, middle, name, NAME, SketchShape.Weight.STRONG, INK);
    }

    private void caption(double width, double height) {
        int at = marks.pointed() == StateMapMarks.NONE ? marks.inspected() : marks.pointed();
        if (at != StateMapMarks.NONE && !marks.caption().isEmpty()) {
            caption(pencil, x(at), y(at), marks.caption(), width, height);
        }
    }

    /** Draws a caption beside a point, within a picture of the given width and height. */
    static void caption(SketchBuilder pencil, double x, double y, String words, double width, double height) {
        double wide = NAME * LETTER * words.length() + 20;
        double left = Math.clamp(x - wide / 2, 0, Math.max(0, width - wide));
        double top = y < 46 ? Math.min(height - 28, y + 20) : y - 46;
        AreaStyle paper = AreaStyle.of(ColourRole.SURFACE, LineStyle.flat(ColourRole.CONTROL_EDGE, 1));
        pencil.box(left, top, wide, 28, 6, paper);
        pencil.centred(left + wide / 2, top + 14, words, NAME, SketchShape.Weight.REGULAR, INK);
    }
}

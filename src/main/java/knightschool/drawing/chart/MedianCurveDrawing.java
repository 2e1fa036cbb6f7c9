package knightschool.drawing.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.census.experiment.FiveNumberSummary;
import knightschool.census.experiment.RunOrGroupReference;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.MarkerFill;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.text.Plural;

/**
 * Draws the medians of an experiment over the number of squares of the board, both on logarithmic scales: what grows as
 * a power of the number of squares is a straight line. A median that is more than the limit is a hollow marker on the
 * line of the limit, with an arrow upwards and a broken line to it.
 */
public final class MedianCurveDrawing {
    private static final double LEFT_INSET = 150;
    private static final double RIGHT_INSET = 44;
    private static final double LINE = 2.2;
    private static final double MARKER = 6.5;
    private static final double NAME = 16;
    private static final double TYPE = 12;
    private static final double APART = 9;
    private static final double NEAR = 14;
    private static final double ARROW = 17;
    private static final double LEAST_NAME_ROOM = 64;

    private final ExperimentPlotData data;
    private final ExperimentStepAxis axis;
    private final List<AlgorithmStyle> looks;
    private final List<Integer> order;

    /**
     * Creates a drawing.
     *
     * @param width of the sketch, in pixels
     * @param height of the sketch, in pixels
     */
    public MedianCurveDrawing(ExperimentPlotData data, double width, double height) {
        this.data = data;
        this.axis = BoxPlotDrawing.axis(data, width, height);
        this.looks = data.looks();
        this.order = IntStream.range(0, data.plan().boards().size())
                .boxed()
                .sorted(Comparator.comparingInt(this::squares))
                .toList();
    }

    private int squares(int board) {
        return data.plan().boards().get(board).playableCount();
    }

    /** A median in the sketch. */
    private record Point(int group, double x, double y, boolean isKnown) {}

    private double x(int board) {
        double low = Math.log(squares(order.getFirst()));
        double high = Math.log(squares(order.getLast()));
        double left = ExperimentStepAxis.LEFT + LEFT_INSET;
        double right = axis.right() - RIGHT_INSET;
        return high > low
                ? left + (right - left) * (Math.log(squares(board)) - low) / (high - low)
                : (left + right) / 2;
    }

    /**
     * Returns the medians of a solver from the smallest board to the largest; where none is known there is no point.
     */
    private List<Point> points(int solver) {
        List<Point> points = new ArrayList<>();
        double side = APART * (solver - (looks.size() - 1) / 2.0);
        for (int board : order) {
            FiveNumberSummary runs = data.row(board, solver).summary();
            runs.median()
                    .map(median -> new Point(
                            data.group(board, solver),
                            // Markers on the line of the limit would cover each other.
                            x(board) + (median.isExact() ? 0 : side),
                            median.isExact() ? axis.y(median.steps()) : axis.limitY(),
                            median.isExact()))
                    .ifPresent(points::add);
        }
        return points;
    }

    /** Returns the sketch. */
    public Sketch draw() {
        SketchBuilder pencil = new SketchBuilder();
        axis.draw(pencil);
        names(pencil);
        axis.drawLimit(pencil);
        for (int solver = 0; solver < looks.size(); solver++) {
            spans(pencil, solver);
        }
        for (int solver = 0; solver < looks.size(); solver++) {
            line(pencil, points(solver), looks.get(solver));
        }
        for (int solver = 0; solver < looks.size(); solver++) {
            for (Point point : points(solver)) {
                mark(pencil, point, looks.get(solver));
            }
        }
        return pencil.sketch(axis.width(), axis.height());
    }

    private void names(SketchBuilder pencil) {
        LineStyle rule = LineStyle.flat(ColourRole.HAIRLINE, 1);
        double free = Double.NEGATIVE_INFINITY;
        for (int board : order) {
            double x = x(board);
            pencil.line(x, axis.limitY(), x, axis.axisY() + 4, rule);
            if (x - free >= LEAST_NAME_ROOM) {
                Board namedBoard = data.plan().boards().get(board);
                pencil.centred(
                        x,
                        axis.height() - 12,
                        ExperimentPlotData.name(namedBoard),
                        NAME,
                        SketchShape.Weight.STRONG,
                        ColourRole.INK);
                pencil.centred(
                        x,
                        axis.limitY() - 35,
                        Plural.counted(namedBoard.playableCount(), "square"),
                        TYPE,
                        SketchShape.Weight.REGULAR,
                        ColourRole.MUTED);
                free = x;
            }
        }
    }

    /** Draws from the lower quartile to the upper one, so that the median does not pass for all there is. */
    private void spans(SketchBuilder pencil, int solver) {
        for (int board : order) {
            FiveNumberSummary runs = data.row(board, solver).summary();
            if (runs.answered() > 0) {
                double x = x(board) + APART * (solver - (looks.size() - 1) / 2.0);
                LineStyle thin = LineStyle.flat(looks.get(solver).tone().sheer(0.45), 3);
                pencil.line(x, axis.y(runs.lowerQuartile()), x, axis.y(runs.upperQuartile()), thin);
            }
        }
    }

    private static void line(SketchBuilder pencil, List<Point> points, AlgorithmStyle look) {
        for (int i = 1; i < points.size(); i++) {
            Point from = points.get(i - 1);
            Point to = points.get(i);
            LineStyle stroke = LineStyle.flat(look.tone(), LINE);
            boolean isKnown = from.isKnown() && to.isKnown();
            if (isKnown || from.isKnown() != to.isKnown()) {
                pencil.line(from.x(), from.y(), to.x(), to.y(), isKnown ? dash(stroke, look) : stroke.dashed(3, 5));
            }
        }
    }

    private static LineStyle dash(LineStyle stroke, AlgorithmStyle look) {
        return switch (look.line()) {
            case SOLID -> stroke;
            case DASHED -> stroke.dashed(9, 4);
            case DOTTED -> stroke.dashed(2.5, 2.5);
        };
    }

    private void mark(SketchBuilder pencil, Point point, AlgorithmStyle look) {
        ColourExpression page = ColourRole.PAGE;
        if (data.isPointed(point.group())) {
            pencil.disc(point.x(), point.y(), 2 * MARKER, AreaStyle.filled(ColourRole.ACCENT));
        } else if (data.underway().contains(point.group())) {
            LineStyle ring = LineStyle.flat(ColourRole.ACCENT, 3);
            pencil.disc(point.x(), point.y(), 1.8 * MARKER, AreaStyle.outlined(ring));
        }
        if (point.isKnown()) {
            look.fill().draw(pencil, look.marker(), point.x(), point.y(), MARKER, look.tone(), page);
            return;
        }
        LineStyle arrow = LineStyle.round(look.tone(), LINE);
        double tip = point.y() - ARROW;
        pencil.line(point.x(), point.y(), point.x(), tip, arrow);
        pencil.line(point.x() - 3, tip + 4, point.x(), tip, arrow);
        pencil.line(point.x() + 3, tip + 4, point.x(), tip, arrow);
        MarkerFill.HOLLOW.draw(pencil, look.marker(), point.x(), point.y(), MARKER, look.tone(), page);
    }

    /** Returns the group whose median is near a place. */
    public Optional<RunOrGroupReference> at(double x, double y) {
        return IntStream.range(0, looks.size())
                .boxed()
                .flatMap(solver -> points(solver).stream())
                .filter(point -> Math.hypot(point.x() - x, point.y() - y) < NEAR)
                .min(Comparator.comparingDouble(point -> Math.hypot(point.x() - x, point.y() - y)))
                .map(point -> RunOrGroupReference.of(point.group()));
    }
}

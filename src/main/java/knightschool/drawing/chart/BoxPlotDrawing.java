package knightschool.drawing.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.census.CensusRow;
import knightschool.census.experiment.ExperimentTable;
import knightschool.census.experiment.FiveNumberSummary;
import knightschool.census.experiment.RunOrGroupReference;
import knightschool.compare.StepsToAnswer;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.search.Outcome;

/**
 * Draws the runs of an experiment as box plots: a column for each board, and in it a box for each solver, with
 * quartiles, the median in ink, whiskers to the least and the most steps, and a dot for each start. Stopped runs need
 * more steps than the limit, but it is not known how many more. They are drawn as a hatched bar above the line of the
 * limit, with their number; its height is their share of the runs.
 */
public final class BoxPlotDrawing {
    private static final double SLOT = 66;
    private static final double BOX = 38;
    private static final double DOTS = 30;
    private static final double SPREAD = 6;
    private static final double DOT = 1.7;
    private static final double CAP = 18;
    private static final double LINE = 1.8;
    private static final double MEDIAN = 3;
    private static final double STOPPED_HEIGHT = 25;
    private static final double HATCH = 6.5;
    private static final double NAME = 16;
    private static final double COUNT = 14;
    private static final double TYPE = 12;
    private static final double FRAME = 10;
    private static final double NEAR = 7;
    private static final double TOP = 18;
    private static final double BIN = 3;
    private static final double FILL = 0.3;

    private final ExperimentPlotData data;
    private final ExperimentStepAxis axis;
    private final List<AlgorithmStyle> looks;
    private final double column;
    private final double slot;
    private final double size;

    /**
     * Creates a drawing.
     *
     * @param width of the sketch, in pixels
     * @param height of the sketch, in pixels
     */
    public BoxPlotDrawing(ExperimentPlotData data, double width, double height) {
        this.data = data;
        this.axis = axis(data, width, height);
        this.looks = data.looks();
        this.column =
                (axis.right() - ExperimentStepAxis.LEFT) / data.plan().boards().size();
        this.slot = Math.min(SLOT, column / data.plan().solvers().size());
        this.size = slot / SLOT;
    }

    static ExperimentStepAxis axis(ExperimentPlotData data, double width, double height) {
        long fewest = data.table().rows().stream()
                .flatMap(row -> row.summary().least().stream())
                .filter(StepsToAnswer::isExact)
                .mapToLong(StepsToAnswer::steps)
                .min()
                .orElse(data.plan().limit());
        return ExperimentStepAxis.of(fewest, data.plan().limit(), width, height);
    }

    /** The place of a run in the sketch. */
    private record Dot(RunOrGroupReference run, double x, double y) {}

    /** Returns the sketch. */
    public Sketch draw() {
        SketchBuilder pencil = new SketchBuilder();
        for (int board = 0; board < data.plan().boards().size(); board++) {
            for (int solver = 0; solver < looks.size(); solver++) {
                if (data.isPointed(data.group(board, solver))) {
                    wash(pencil, x(board, solver));
                }
            }
        }
        axis.draw(pencil);
        for (int board = 0; board < data.plan().boards().size(); board++) {
            name(pencil, board);
            for (int solver = 0; solver < looks.size(); solver++) {
                draw(pencil, board, solver);
            }
        }
        axis.drawLimit(pencil);
        for (int board = 0; board < data.plan().boards().size(); board++) {
            for (int solver = 0; solver < looks.size(); solver++) {
                drawOver(pencil, board, solver);
            }
        }
        return pencil.sketch(axis.width(), axis.height());
    }

    private double x(int board, int solver) {
        double first = ExperimentStepAxis.LEFT + column * (board + 0.5) - slot * (looks.size() - 1) / 2;
        return first + slot * solver;
    }

    private void wash(SketchBuilder pencil, double x) {
        pencil.box(
                x - slot / 2 + slot * DOTS / SLOT / 4,
                TOP,
                slot,
                axis.axisY() - TOP,
                4,
                AreaStyle.filled(ColourRole.ACCENT_WASH));
    }

    private void name(SketchBuilder pencil, int board) {
        LineStyle rule = LineStyle.flat(ColourRole.HAIRLINE, 1);
        double left = Math.round(ExperimentStepAxis.LEFT + column * board) + 0.5;
        if (board > 0) {
            pencil.line(left, TOP, left, axis.height() - 2, rule);
        }
        pencil.centred(
                left + column / 2,
                axis.height() - 12,
                ExperimentPlotData.name(data.plan().boards().get(board)),
                NAME,
                SketchShape.Weight.STRONG,
                ColourRole.INK);
    }

    private void draw(SketchBuilder pencil, int board, int solver) {
        ColourExpression hue = looks.get(solver).tone();
        double x = x(board, solver);
        FiveNumberSummary runs = data.row(board, solver).summary();
        if (runs.answered() > 0) {
            box(pencil, runs, x, hue);
        }
        for (Dot dot : dots(board, solver)) {
            pencil.disc(dot.x(), dot.y(), DOT, AreaStyle.filled(hue.sheer(0.6)));
        }
    }

    private void box(SketchBuilder pencil, FiveNumberSummary runs, double x, ColourExpression hue) {
        LineStyle line = LineStyle.flat(hue, LINE);
        double least = axis.y(runs.least());
        double lower = axis.y(runs.lowerQuartile());
        double upper = axis.y(runs.upperQuartile());
        double most = axis.y(runs.most());
        if (least - lower > LINE) {
            pencil.line(x, least, x, lower, line);
            pencil.line(x - CAP * size / 2, least, x + CAP * size / 2, least, line);
        }
        if (upper - most > LINE) {
            pencil.line(x, upper, x, most, line);
            if (runs.most().orElseThrow().isExact()) {
                pencil.line(x - CAP * size / 2, most, x + CAP * size / 2, most, line);
            }
        }
        if (lower - upper > LINE) {
            double half = BOX * size / 2;
            AreaStyle style = AreaStyle.of(hue.into(ColourRole.PAGE, FILL), LineStyle.flat(hue, LINE));
            pencil.box(x - half, upper, 2 * half, lower - upper, 3, style);
        }
    }

    /** Draws what lies over the line of the limit: stopped runs, medians and marks. */
    private void drawOver(SketchBuilder pencil, int board, int solver) {
        ExperimentTable.Row row = data.row(board, solver);
        FiveNumberSummary runs = row.summary();
        double x = x(board, solver);
        double half = BOX * size / 2;
        double top = axis.limitY();
        if (runs.count(Outcome.STOPPED) > 0) {
            top = stopped(pencil, runs, x, looks.get(solver).tone());
        }
        if (runs.count() > 0) {
            double y = axis.y(runs.median());
            pencil.line(x - half, y, x + half, y, LineStyle.flat(ColourRole.INK, MEDIAN));
        }
        if (!row.isComplete() && runs.count() > 0) {
            unfinished(pencil, board, solver, runs.count(Outcome.STOPPED) > 0 ? top - 20 : axis.y(runs.most()));
        }
        data.pointed()
                .filter(at -> at.group() == data.group(board, solver))
                .flatMap(at -> dots(board, solver).stream()
                        .filter(dot -> dot.run().equals(at))
                        .findFirst())
                .ifPresent(dot -> point(pencil, dot, looks.get(solver).tone()));
    }

    private static void point(SketchBuilder pencil, Dot dot, ColourExpression hue) {
        pencil.disc(dot.x(), dot.y(), 5, AreaStyle.of(ColourRole.ACCENT, LineStyle.flat(ColourRole.INK, 1.4)));
        pencil.disc(dot.x(), dot.y(), 2.2, AreaStyle.filled(hue));
    }

    /** Returns the top of what it has drawn. */
    private double stopped(SketchBuilder pencil, FiveNumberSummary runs, double x, ColourExpression hue) {
        int count = runs.count(Outcome.STOPPED);
        double height = Math.max(4, STOPPED_HEIGHT * count / runs.count());
        double half = BOX * size / 2;
        double top = axis.limitY() - height;
        pencil.box(x - half, top, 2 * half, height, 2, AreaStyle.filled(ColourRole.PAGE));
        pencil.add(hatching(x - half, top, 2 * half, height, hue));
        pencil.box(x - half, top, 2 * half, height, 2, AreaStyle.outlined(LineStyle.flat(hue, LINE)));
        pencil.centred(
                x,
                top - 11,
                String.valueOf(count),
                size < 0.6 ? TYPE : COUNT,
                SketchShape.Weight.STRONG,
                ColourRole.INK);
        return top;
    }

    /** Returns the lines that hatch a rectangle. */
    static SketchShape hatching(double left, double top, double width, double height, ColourExpression hue) {
        SketchShape.Box place = new SketchShape.Box(left, top, width, height, 0, AreaStyle.filled(hue));
        return SketchShape.Lines.hatching(place, HATCH / 2, HATCH, LineStyle.flat(hue, 2));
    }

    private void unfinished(SketchBuilder pencil, int board, int solver, double top) {
        double x = x(board, solver);
        FiveNumberSummary runs = data.row(board, solver).summary();
        boolean isUnderway = data.underway().contains(data.group(board, solver));
        double left = x - (BOX / 2 + FRAME + 4) * size;
        double right = x + (DOTS + SPREAD + FRAME) * size;
        double bottom = Math.min(axis.axisY(), axis.y(runs.least()) + FRAME);
        boolean isStopped = runs.count(Outcome.STOPPED) > 0;
        double above = Math.max(isStopped ? 1 : 16, top - FRAME);
        if (isUnderway) {
            pencil.box(
                    left,
                    above,
                    right - left,
                    Math.max(0, bottom - above),
                    4,
                    AreaStyle.outlined(LineStyle.flat(ColourRole.ACCENT, 3)));
        }
        pencil.centred(
                (left + right) / 2,
                // The number of stopped runs takes the place above their bar.
                isStopped ? Math.min(bottom + 11, axis.axisY() - 9) : above - 11,
                ExperimentPlotData.progress(data.row(board, solver)),
                TYPE,
                SketchShape.Weight.STRONG,
                ColourRole.INK);
    }

    /** Places the dots of a group: those at nearly the same height lie side by side, out from the middle. */
    private List<Dot> dots(int board, int solver) {
        Map<Long, Integer> crowd = new HashMap<>();
        FiveNumberSummary runs = data.row(board, solver).summary();
        List<CensusRow> answered = runs.rows().subList(0, runs.answered());
        answered.forEach(row -> crowd.merge(bin(row), 1, Integer::sum));
        Map<Long, Integer> placed = new HashMap<>();
        List<Dot> dots = new ArrayList<>();
        double middle = x(board, solver) + DOTS * size;
        for (CensusRow row : answered) {
            int number = placed.merge(bin(row), 1, Integer::sum) - 1;
            double apart = Math.min(BIN, 2 * SPREAD / crowd.get(bin(row)));
            double side = number % 2 == 0 ? number / 2.0 : -(number + 1) / 2.0;
            dots.add(new Dot(
                    new RunOrGroupReference(data.group(board, solver), row.start()),
                    middle + Math.floor(Math.abs(side)) * Math.signum(side) * apart * size,
                    axis.y(row.steps())));
        }
        return dots;
    }

    private long bin(CensusRow row) {
        return Math.round(axis.y(row.steps()) / BIN);
    }

    /**
     * Returns what is drawn at a point: the run whose dot is near, or else the group in whose column the point lies.
     */
    public Optional<RunOrGroupReference> at(double x, double y) {
        List<Dot> near = new ArrayList<>();
        Optional<RunOrGroupReference> group = Optional.empty();
        for (int board = 0; board < data.plan().boards().size(); board++) {
            for (int solver = 0; solver < looks.size(); solver++) {
                dots(board, solver).stream()
                        .filter(dot -> Math.hypot(dot.x() - x, dot.y() - y) < NEAR)
                        .forEach(near::add);
                double left = x(board, solver) - slot / 2 + slot * DOTS / SLOT / 4;
                if (x >= left && x < left + slot && y <= axis.axisY()) {
                    group = Optional.of(RunOrGroupReference.of(data.group(board, solver)));
                }
            }
        }
        Optional<RunOrGroupReference> column = group;
        return near.stream()
                .min((a, b) -> Double.compare(Math.hypot(a.x() - x, a.y() - y), Math.hypot(b.x() - x, b.y() - y)))
                .map(Dot::run)
                .or(() -> column);
    }
}

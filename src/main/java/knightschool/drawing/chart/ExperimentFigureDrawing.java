package knightschool.drawing.chart;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.census.experiment.RunOrGroupReference;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/** Draws the figure of an experiment: a heading with the markers of the solvers, and the plot. */
public final class ExperimentFigureDrawing {
    private static final double TITLE = 20;
    private static final double TYPE = 14;
    private static final double SMALL = 12;
    private static final double BOXES_TITLE_ROOM = 250;
    private static final double CURVE_TITLE_ROOM = 350;
    private static final double LINE = 22;
    private static final double LETTER = 7.9;

    /** How much wider a W or M is than other letters, in pixels. */
    private static final double WIDE = 8;

    private static final double GAP = 20;
    private static final double SIGN = 20;
    private static final double MARKER = 6.5;
    private static final double TITLE_Y = 17;
    private static final double CAPTION_Y = 39;
    private static final double PLOT_TOP = 42;
    private static final double TABLE_GAP = 12;

    private final ExperimentPlotData data;
    private final boolean isCurve;
    private final double width;
    private final double height;
    private final double top;

    /**
     * Creates a drawing.
     *
     * @param isCurve whether the medians are drawn as a curve, rather than the runs as box plots
     * @param width of the sketch, in pixels
     * @param height of the sketch, in pixels
     */
    public ExperimentFigureDrawing(ExperimentPlotData data, boolean isCurve, double width, double height) {
        this.data = data;
        this.isCurve = isCurve;
        this.width = width;
        this.height = height;
        this.top = PLOT_TOP + LINE * (rows() - 1);
    }

    /** Returns the least height in which the plot can be read. */
    public double leastHeight() {
        return top + ExperimentStepAxis.LEAST_HEIGHT;
    }

    /** Returns the height of the middle of the plot, for words over it. */
    public double middle() {
        return top + ExperimentStepAxis.middle(plotHeight());
    }

    private double plotHeight() {
        return Math.max(1, height - top);
    }

    private double room(int solver) {
        String title = data.plan().solvers().get(solver).title();
        long wide =
                title.chars().filter(letter -> letter == 'W' || letter == 'M').count();
        return SIGN + LETTER * title.length() + WIDE * wide + GAP;
    }

    /** Returns how many rows the names of the solvers take. */
    private int rows() {
        return rowOf(data.plan().solvers().size() - 1) + 1;
    }

    /** Returns the row of the name of a solver: as many as fit stand in one. */
    private int rowOf(int solver) {
        double free = width - (isCurve ? CURVE_TITLE_ROOM : BOXES_TITLE_ROOM);
        // If not even one name fits beside the title, all are below it.
        int row = room(0) > free ? 1 : 0;
        double used = 0;
        for (int i = 0; i <= solver; i++) {
            if (used > 0 && used + room(i) > free) {
                row++;
                used = 0;
            }
            used += room(i);
        }
        return row;
    }

    /** Returns the sketch. */
    public Sketch draw() {
        SketchBuilder pencil = new SketchBuilder();
        String title = isCurve ? "Median steps by size of the board" : "Steps from each start";
        pencil.text(0, TITLE_Y, title, TITLE, SketchShape.Weight.STRONG, SketchShape.Side.BEGINS, ColourRole.INK);
        String caption = isCurve ? "both scales logarithmic" : "logarithmic scale";
        pencil.text(
                0, CAPTION_Y, caption, SMALL, SketchShape.Weight.REGULAR, SketchShape.Side.BEGINS, ColourRole.MUTED);
        names(pencil);
        Sketch plot = isCurve
                ? new MedianCurveDrawing(data, width, plotHeight()).draw()
                : new BoxPlotDrawing(data, width, plotHeight()).draw();
        plot.shapes().forEach(shape -> pencil.add(shape.moved(0, top)));
        return pencil.sketch(width, height);
    }

    private void names(SketchBuilder pencil) {
        List<AlgorithmStyle> looks = data.looks();
        for (int row = 0; row < rows(); row++) {
            int line = row;
            double used = IntStream.range(0, looks.size())
                    .filter(solver -> rowOf(solver) == line)
                    .mapToDouble(this::room)
                    .sum();
            double x = width - used + GAP;
            for (int solver = 0; solver < looks.size(); solver++) {
                if (rowOf(solver) == row) {
                    name(pencil, solver, x, TITLE_Y + row * LINE);
                    x += room(solver);
                }
            }
        }
    }

    private void name(SketchBuilder pencil, int solver, double x, double y) {
        AlgorithmStyle look = data.looks().get(solver);
        look.fill().draw(pencil, look.marker(), x + MARKER, y, MARKER, look.tone(), ColourRole.PAGE);
        String title = data.plan().solvers().get(solver).title();
        pencil.text(x + SIGN, y, title, TYPE, SketchShape.Weight.STRONG, SketchShape.Side.BEGINS, ColourRole.INK);
    }

    /** Returns what is drawn at a place. */
    public Optional<RunOrGroupReference> at(double x, double y) {
        return isCurve
                ? new MedianCurveDrawing(data, width, plotHeight()).at(x, y - top)
                : new BoxPlotDrawing(data, width, plotHeight()).at(x, y - top);
    }

    /** Returns the figure with the table below, for a file. */
    public Sketch withTable() {
        ExperimentTableDrawing table = new ExperimentTableDrawing(data, width, 0);
        SketchBuilder pencil = new SketchBuilder();
        draw().shapes().forEach(pencil::add);
        table.draw().shapes().forEach(shape -> pencil.add(shape.moved(0, height + TABLE_GAP)));
        return pencil.sketch(width, height + TABLE_GAP + table.height());
    }
}

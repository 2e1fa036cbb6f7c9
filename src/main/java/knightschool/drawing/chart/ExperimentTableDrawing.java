package knightschool.drawing.chart;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.census.experiment.ExperimentTable;
import knightschool.census.experiment.RunOrGroupReference;
import knightschool.compare.StepRatio;
import knightschool.compare.StepsToAnswer;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;

/**
 * Draws the table below the plots of an experiment: for each solver on each board the median, how the runs ended, and
 * how many times fewer steps the median is than that of the first algorithm, with a bar on a logarithmic scale. Found,
 * proven and stopped have a column each, because they are different facts.
 */
public final class ExperimentTableDrawing {
    private static final double HEAD = 26;
    private static final double LEAST_ROW = 17.8;
    private static final double MOST_ROW = 26;
    private static final double BOARD_GAP = 2.4;
    private static final double TYPE = 14;
    private static final double SMALL = 12;
    private static final double WIDE = 820;
    private static final double MOST_WIDTH = 1100;
    /** The width in which the columns of a narrow table stand as close as they can. */
    private static final double NARROW = 622;

    /** The least width with ratios: narrower, they would cover the column before them. */
    private static final double LEAST_WITH_RATIO = 612;

    private static final double MOST_SPARE = 60;
    private static final double MEDIAN_GAP = 10;
    private static final double MARKER = 5.6;
    private static final double PER_TENFOLD = 13.2;
    private static final double RATIO_ROOM = 225;
    private static final double MOST_TENFOLDS = 5.2;
    private static final double BAR = 7;
    private static final double LETTER = 7.2;
    private static final String RATIO = "median, beside that of the first algorithm";
    private static final String SHORT_RATIO = "beside the first";
    private static final double SMALL_LETTER = 5.6;
    private static final double HEAD_GAP = 20;
    private static final int SHORT_NAME = 5;
    private static final String NOTHING = "–";

    private final ExperimentPlotData data;
    private final List<AlgorithmStyle> looks;
    private final Columns columns;
    private final double width;
    private final double row;

    /**
     * The places of the columns: where the first two begin, where those with numbers end, and where bars begin. A very
     * narrow table has no ratios.
     */
    private record Columns(
            double solver,
            double median,
            double found,
            double absent,
            double stopped,
            double bar,
            boolean isWide,
            boolean hasRatio) {
        /** @param board the room of the longest name of a board, in pixels */
        static Columns of(double width, double board) {
            if (width < LEAST_WITH_RATIO) {
                return new Columns(Math.max(58, board), width - 188, width - 134, width - 68, width, 0, false, false);
            }
            return width >= WIDE
                    ? new Columns(Math.max(98, board), 358, 432, 520, 606, 634, true, true)
                    : narrow(Math.clamp(width - NARROW, 0, MOST_SPARE), board);
        }

        /** @param spare what the names of the solvers have more than in the least width */
        private static Columns narrow(double spare, double board) {
            return new Columns(Math.max(58, board), 300 + spare, 352 + spare, 412 + spare, 478 + spare, 0, false, true);
        }
    }

    /**
     * Creates a drawing.
     *
     * @param width of the sketch, in pixels
     * @param height the height that there is; rows are at most as high as fits, and at least {@value #LEAST_ROW}
     */
    public ExperimentTableDrawing(ExperimentPlotData data, double width, double height) {
        this.data = data;
        this.looks = data.looks();
        this.columns = Columns.of(width, boardRoom());
        this.width = Math.min(width, MOST_WIDTH);
        int count = data.table().rows().size();
        double gaps = BOARD_GAP * data.plan().boards().size();
        this.row = Math.clamp((height - HEAD - gaps) / count, LEAST_ROW, MOST_ROW);
    }

    /** Returns the room of the longest name of a board with the gap after it, in pixels. */
    private double boardRoom() {
        return data.plan().boards().stream()
                .mapToDouble(board -> ExperimentPlotData.name(board).length() * LETTER + MEDIAN_GAP)
                .max()
                .orElse(0);
    }

    /** Returns the least height of the table of a plan. */
    public static double leastHeight(int boards, int solvers) {
        return HEAD + boards * (solvers * LEAST_ROW + BOARD_GAP);
    }

    /** Returns the height of the sketch. */
    public double height() {
        return top(data.table().rows().size());
    }

    private double top(int group) {
        return HEAD + group * row + group / looks.size() * BOARD_GAP;
    }

    /** Returns the upper and the lower end of the row of a group. */
    public double[] span(int group) {
        return new double[] {top(group), top(group) + row};
    }

    /** Returns the sketch. */
    public Sketch draw() {
        SketchBuilder pencil = new SketchBuilder();
        data.pointed()
                .ifPresent(
                        at -> pencil.box(0, top(at.group()), width, row, 3, AreaStyle.filled(ColourRole.ACCENT_WASH)));
        head(pencil);
        for (int group = 0; group < data.table().rows().size(); group++) {
            draw(pencil, group);
        }
        return pencil.sketch(width, height());
    }

    private void head(SketchBuilder pencil) {
        double y = HEAD / 2 - 1;
        head(pencil, 0, y, "board", SketchShape.Side.BEGINS);
        head(pencil, columns.solver(), y, "algorithm", SketchShape.Side.BEGINS);
        head(pencil, columns.median(), y, "median", SketchShape.Side.ENDS);
        head(pencil, columns.found(), y, "found", SketchShape.Side.ENDS);
        head(pencil, columns.absent(), y, "no tour", SketchShape.Side.ENDS);
        head(pencil, columns.stopped(), y, "stopped", SketchShape.Side.ENDS);
        if (columns.hasRatio()) {
            headOfRatio(pencil, y);
        }
        pencil.line(0, HEAD - 1, width, HEAD - 1, LineStyle.flat(ColourRole.HAIRLINE, 2));
    }

    private void headOfRatio(SketchBuilder pencil, double y) {
        boolean free = RATIO.length() * SMALL_LETTER + HEAD_GAP <= width - columns.stopped();
        head(pencil, width, y, free ? RATIO : SHORT_RATIO, SketchShape.Side.ENDS);
    }

    private static void head(SketchBuilder pencil, double x, double y, String words, SketchShape.Side side) {
        pencil.text(x, y, words, SMALL, SketchShape.Weight.REGULAR, side, ColourRole.MUTED);
    }

    private void draw(SketchBuilder pencil, int group) {
        ExperimentTable.Row line = data.table().rows().get(group);
        int solver = group % looks.size();
        double y = top(group) + row / 2;
        if (solver == 0) {
            if (group > 0) {
                double rule = Math.round(top(group) - BOARD_GAP / 2) + 0.5;
                pencil.line(0, rule, width, rule, LineStyle.flat(ColourRole.HAIRLINE, 1));
            }
            String name = ExperimentPlotData.name(line.group().board());
            pencil.text(0, y, name, TYPE, SketchShape.Weight.STRONG, SketchShape.Side.BEGINS, ColourRole.INK);
        }
        solver(pencil, group, y);
        Optional<StepsToAnswer> median = line.summary().median();
        boolean isExact = median.filter(StepsToAnswer::isExact).isPresent();
        SketchShape.Weight weight = isExact ? SketchShape.Weight.STRONG : SketchShape.Weight.REGULAR;
        number(pencil, columns.median(), y, median.map(StepsToAnswer::words).orElse(NOTHING), weight);
        count(pencil, columns.found(), y, line.summary().count(Outcome.FOUND));
        count(pencil, columns.absent(), y, line.summary().count(Outcome.PROVEN_ABSENT));
        count(pencil, columns.stopped(), y, line.summary().count(Outcome.STOPPED));
        if (columns.hasRatio()) {
            ratio(pencil, line, looks.get(solver), y);
        }
    }

    private void solver(SketchBuilder pencil, int group, double y) {
        ExperimentTable.Row line = data.table().rows().get(group);
        AlgorithmStyle look = looks.get(group % looks.size());
        double left = columns.solver();
        if (data.underway().contains(group)) {
            pencil.box(left - 2, y - row / 2, 3, row, 1, AreaStyle.filled(ColourRole.ACCENT));
        }
        look.fill().draw(pencil, look.marker(), left + 7, y, MARKER, look.tone(), ColourRole.PAGE);
        double room = columns.median() - medianRoom() - (left + 22);
        String name = shortened(line.group().solver(), (int) (room / LETTER));
        pencil.text(left + 22, y, name, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.BEGINS, ColourRole.INK);
        if (!line.isComplete() && line.summary().count() > 0 && isFreeBesideBoard(group)) {
            String progress = ExperimentPlotData.progress(line);
            pencil.text(
                    left - 10, y, progress, SMALL, SketchShape.Weight.STRONG, SketchShape.Side.ENDS, ColourRole.INK);
        }
    }

    /** The room of the largest median with the gap before it. */
    private double medianRoom() {
        return ("> " + NumberFormatter.grouped(data.plan().limit())).length() * LETTER + MEDIAN_GAP;
    }

    /** Whether there is room before a solver: the first row of a board has its name there. */
    private boolean isFreeBesideBoard(int group) {
        String board =
                ExperimentPlotData.name(data.table().rows().get(group).group().board());
        return group % looks.size() > 0 || columns.isWide() && board.length() <= SHORT_NAME;
    }

    private static String shortened(ConfiguredAlgorithm solver, int most) {
        String title = solver.title();
        return title.length() <= Math.max(6, most) ? title : title.substring(0, Math.max(5, most - 1)) + "…";
    }

    private static void number(SketchBuilder pencil, double x, double y, String words, SketchShape.Weight weight) {
        pencil.text(x, y, words, TYPE, weight, SketchShape.Side.ENDS, ColourRole.INK);
    }

    private static void count(SketchBuilder pencil, double x, double y, int count) {
        number(pencil, x, y, count == 0 ? NOTHING : String.valueOf(count), SketchShape.Weight.REGULAR);
    }

    private void ratio(SketchBuilder pencil, ExperimentTable.Row line, AlgorithmStyle look, double y) {
        StepRatio ratio = line.ratio();
        boolean isSilent = ratio.kind() == StepRatio.Kind.BOTH_STOPPED || ratio.kind() == StepRatio.Kind.NONE;
        ColourRole colour = isSilent ? ColourRole.MUTED : ColourRole.INK;
        String words = columns.isWide() ? ratio.words() : ratio.shortWords();
        pencil.text(width, y, words, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.ENDS, colour);
        double perTenfold = Math.max(PER_TENFOLD, (width - columns.bar() - RATIO_ROOM) / MOST_TENFOLDS);
        double length = Math.min(
                perTenfold * Math.log10(Math.max(1, ratio.times())),
                Math.max(0, width - columns.bar() - RATIO_ROOM + 8));
        if (columns.isWide() && length >= 1 && ratio.isFewer()) {
            pencil.box(columns.bar(), y - BAR / 2, length, BAR, 0, AreaStyle.filled(look.tone()));
        } else if (columns.isWide() && length >= 1 && ratio.isMore()) {
            AreaStyle hollow = AreaStyle.outlined(LineStyle.flat(look.tone(), 1.4));
            pencil.box(columns.bar(), y - BAR / 2 + 0.7, length, BAR - 1.4, 0, hollow);
        }
    }

    /** Returns the group whose row is at a height. */
    public Optional<RunOrGroupReference> at(double y) {
        for (int group = 0; group < data.table().rows().size(); group++) {
            if (y >= top(group) && y < top(group) + row) {
                return Optional.of(RunOrGroupReference.of(group));
            }
        }
        return Optional.empty();
    }
}

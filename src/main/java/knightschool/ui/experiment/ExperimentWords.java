package knightschool.ui.experiment;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusRow;
import knightschool.census.experiment.EvenlySpacedStarts;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentRunner;
import knightschool.census.experiment.ExperimentTable;
import knightschool.census.experiment.FiveNumberSummary;
import knightschool.compare.StepsToAnswer;
import knightschool.drawing.chart.ExperimentPlotData;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.runs.SavedRunsReadingWords;

/** Texts of the experiment. */
final class ExperimentWords {
    private static final String RUN = "Make the runs";
    private static final String PAUSE = "Pause";
    private static final String GO_ON = "Go on";
    private static final String ALL_MADE = "All made";

    /** All texts of the button that makes the runs. */
    static final List<String> RUN_BUTTON = List.of(RUN, PAUSE, GO_ON, ALL_MADE);

    static final String TITLE = "Experiment";
    static final String TAKE_BOARD = "Take this board";
    static final String TAKE_BOARD_HELP = "search on this board too";
    static final String ANOTHER_BOARD = "Another board";
    static final String SIDE_BY_SIDE = "Side by side";
    static final String OPEN_TOURS = "The same question to every start";
    static final String CLOSED_TOURS = "A closed tour, asked from every start";
    static final String BOARDS = "boards";
    static final String STARTS = "starts";
    static final String ALGORITHMS = "algorithms";
    static final String LIMIT = "stop a run after";
    static final String BOARD_HELP = "Whether this board is part of the experiment";
    static final String STARTS_HELP = "From which squares of each board the searches start";
    static final String ALGORITHM_HELP =
            "Whether this algorithm is part of the experiment; the panes of Compare have its algorithms";
    static final String LIMIT_HELP = "After how many steps a run is stopped";
    static final String COMPLETE_HELP = "Every run is made; change the plan, then there are more";
    static final String RUNS_MADE = "Runs made";
    static final String FOUND = "found a tour";
    static final String ABSENT = "proved there is none";
    static final String STOPPED = "stopped, so not known";
    static final String SAVE = "Save";
    static final String SAVE_HELP = "Save the runs, the table or the picture";
    static final String BOXES = "Boxes";
    static final String BOXES_HELP = "A box plot for each algorithm on each board";
    static final String CURVE = "Curve";
    static final String CURVE_HELP = "The median over the size of the board";
    static final String FIGURE = "Plot and table of the experiment";
    static final String POINT = "Point at a box, a dot or a row to read it.";
    static final String POINT_WITHOUT_TABLE = "Point at a box or a dot to read it.";
    static final String NOT_COMPARED_ON_SLIDE = "Searches of a run cannot be seen side by side on a slide.";
    static final String RUNS = "experiment";
    static final String RUNS_FILES = "Runs of an experiment (CSV)";
    static final String TABLES = "Table (CSV)";
    static final String OPEN_TITLE = "Open the runs of an experiment";
    static final String SAVE_TITLE = "Save the runs";
    static final String SAVE_TABLE_TITLE = "Save the table";
    static final String SAVE_PICTURE_TITLE = "Save the picture";
    static final String FILE_NAME = "experiment";
    static final String TABLE_NAME = "experiment-table";
    static final String COPIED = "The table is copied: paste it into a spreadsheet.";
    static final String MAKING = "The runs are being made already.";
    static final String COMPLETE = "Every run is made.";
    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("Up, Down", "to another algorithm or board in the plot and the table"),
            new GestureDescription("Left, Right", "to the run of that group with fewer or more steps"),
            new GestureDescription("Enter, or a click", "compare on the start pointed at, else on that of the median"));

    // The signs of the legend

    static final String BOX = "The middle half";
    static final String BOX_NOTE = "from the lower quartile to the upper one";
    static final String MEDIAN = "Median";
    static final String MEDIAN_NOTE = "half of the runs need as many steps at most";
    static final String WHISKERS = "Fewest and most";
    static final String WHISKERS_NOTE = "where the runs end that have answered";
    static final String DOT = "One run";
    static final String DOT_NOTE = "a start; click it to see the search";
    static final String LEGEND_STOPPED = "Stopped";
    static final String STOPPED_NOTE = "more than the limit: how many of the runs";
    static final String UNDERWAY = "Being made now";
    static final String MORE = "Median more than the limit";
    static final String MORE_NOTE = "how much more is not known";

    private ExperimentWords() {}

    /** A choice of starts, such as "All starts, 174". */
    static String starts(EvenlySpacedStarts starts, ExperimentPlan plan) {
        long count = plan.withStarts(starts).startCount();
        if (starts.isAll()) {
            return "All starts, " + NumberFormatter.grouped(count);
        }
        return starts.most() == 1
                ? "The first square of each board"
                : NumberFormatter.grouped(starts.most()) + " starts of each board, " + NumberFormatter.grouped(count);
    }

    static String limit(long steps) {
        return Plural.counted(steps, "step");
    }

    static String progress(ExperimentViewModel model) {
        int count = model.table().count();
        boolean isUnknown =
                count == 0 && model.isIdle() && model.readsProperty().get() > 0;
        return isUnknown ? SavedRunsReadingWords.READING : NumberFormatter.grouped(count) + ofAll(model);
    }

    private static String ofAll(ExperimentViewModel model) {
        return " of " + Plural.counted(model.plan().runs(), "run");
    }

    /**
     * The heading of an experiment beside the text of a slide, after the count of its runs, such as " of 61 runs, now 6
     * × 6, Warnsdorff, from b2".
     */
    static String heading(ExperimentViewModel model) {
        String now = underway(model.underwayProperty().get());
        return ofAll(model)
                + (now.isEmpty() ? ", each at most " + limit(model.plan().limit()) : ", " + now);
    }

    static String remaining(ExperimentViewModel model) {
        int count = model.plan().runs() - model.table().count();
        return count == 0 ? "" : NumberFormatter.grouped(count) + " to go";
    }

    /** The runs that are being made, such as "now 8 × 8, Warnsdorff, from d2"; empty if there are none. */
    static String underway(List<ExperimentRunner.Underway> underway) {
        if (underway.isEmpty()) {
            return "";
        }
        ExperimentRunner.Underway first = underway.getFirst();
        String starts = underway.stream()
                .filter(one -> one.group().equals(first.group()))
                .map(one -> SquareNames.name(one.group().board(), one.run().start()))
                .collect(Collectors.joining(", "));
        return "now " + ExperimentPlotData.name(first.group().board()) + ", "
                + first.group().solver().title() + ", from " + starts;
    }

    /** The text of the button that makes the runs. */
    static String run(ExperimentViewModel model) {
        if (model.runningProperty().get()) {
            return PAUSE;
        }
        return model.isComplete() ? ALL_MADE : model.table().isEmpty() ? RUN : GO_ON;
    }

    /** The text in place of the plot while there are no runs. */
    static String empty(ExperimentPlan plan) {
        return "No run is made yet. \"" + RUN + "\" makes " + NumberFormatter.grouped(plan.runs()) + ": "
                + Plural.counted(plan.startCount(), "start") + ", "
                + Plural.counted(plan.solvers().size(), "algorithm") + ", each run at most "
                + limit(plan.limit()) + ".";
    }

    /** The figures of the run or group that is pointed at; without one, how to point. */
    static String pointed(ExperimentViewModel model) {
        return pointed(model, true);
    }

    /** @param withTable whether the table, whose rows can be pointed at, is on screen */
    static String pointed(ExperimentViewModel model, boolean withTable) {
        return model.pointedRow()
                .map(row -> model.pointedProperty().get().orElseThrow().isRun()
                        ? run(row, model.pointedRun().orElseThrow())
                        : group(row))
                .orElse(model.table().isEmpty() ? "" : withTable ? POINT : POINT_WITHOUT_TABLE);
    }

    private static String name(ExperimentTable.Row row) {
        return ExperimentPlotData.name(row.group().board()) + ", "
                + row.group().solver().title();
    }

    private static String run(ExperimentTable.Row row, CensusRow run) {
        Board board = row.group().board();
        String ending = switch (run.outcome()) {
            case FOUND -> "tour found";
            case PROVEN_ABSENT -> "no tour, proven";
            case STOPPED -> "stopped";
        };
        return name(row) + ", from " + SquareNames.name(board, run.start()) + ": " + ending + " after "
                + Plural.counted(run.steps(), "step") + (run.outcome() == Outcome.STOPPED ? ", so not known." : ".");
    }

    private static String group(ExperimentTable.Row row) {
        FiveNumberSummary runs = row.summary();
        if (runs.count() == 0) {
            return name(row) + ": no run is made yet.";
        }
        int stopped = runs.count(Outcome.STOPPED);
        return name(row) + ": median " + words(runs.median()) + "; the middle half from "
                + words(runs.lowerQuartile()) + " to " + words(runs.upperQuartile()) + "; all from "
                + words(runs.least()) + " to " + words(runs.most())
                + (stopped == 0 ? "." : "; " + stopped + " of " + runs.count() + " stopped.");
    }

    private static String words(java.util.Optional<StepsToAnswer> steps) {
        return steps.map(StepsToAnswer::words).orElse("–");
    }

    /** The message in another scene. */
    static String done(ExperimentViewModel model) {
        return "The experiment is done: " + progress(model) + ".";
    }

    /** The message on a board that is chosen again. */
    static String planned(Board board) {
        return ExperimentPlotData.name(board) + " is part of the experiment already.";
    }

    /** The message on an opened file. */
    static String opened(String file, ExperimentViewModel model) {
        return file + ": " + progress(model) + ".";
    }

    /**
     * The name of an experiment in a list, such as "3 algorithms on 5 × 5, 6 × 6, from 61 starts, at most 1,000 steps".
     */
    static String named(ExperimentPlan plan) {
        return Plural.counted(plan.solvers().size(), "algorithm") + " on " + boards(plan) + ", from "
                + Plural.counted(plan.startCount(), "start") + ", at most " + limit(plan.limit());
    }

    /** The name of a file for the runs of a plan without its suffix, such as "experiment-5x5-6x6". */
    static String fileName(ExperimentPlan plan) {
        return plan.boards().stream()
                .map(board -> board.columns() + "x" + board.rows())
                .distinct()
                .collect(Collectors.joining("-", FILE_NAME + "-", ""));
    }

    /** The names of the boards, such as "5 × 5, 6 × 6". */
    static String boards(ExperimentPlan plan) {
        return plan.boards().stream().map(ExperimentPlotData::name).collect(Collectors.joining(", "));
    }
}

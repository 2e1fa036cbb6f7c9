package knightschool.ui.census;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusComputation;
import knightschool.census.CensusRow;
import knightschool.compare.StepRatio;
import knightschool.compare.StepsToAnswer;
import knightschool.search.Outcome;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.GestureDescription;

/** Texts of the census. */
final class CensusWords {
    static final String TAKE_BOARD = "Take this board";
    static final String TAKE_BOARD_HELP = "count on this board";
    private static final String RUN = "Count the steps";
    private static final String PAUSE = "Pause";
    private static final String GO_ON = "Go on";
    private static final String ALL_COUNTED = "All counted";

    /** All texts of the button that counts the starts. */
    static final List<String> RUN_BUTTON = List.of(RUN, PAUSE, GO_ON, ALL_COUNTED);

    static final String TITLE = "Census";
    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("Arrows", "to another square, another row, or another choice in a box"),
            new GestureDescription("Enter, or a click", "compare on that start"));

    static final String COUNTING = "The starts are being counted already.";
    static final String COMPLETE = "All starts are counted.";

    /** The digits of a number with a unit, and the times from which it has one. */
    private static final int DIGITS = 3;

    private static final int LEAST_COMPACT = 10_000;

    /** The most letters of a choice that fit in a small window. */
    private static final int MOST_LETTERS = 36;

    /** The most names that fit in a small window. */
    private static final int MOST_NAMES = 2;

    static final String NOT_COMPARED_ON_SLIDE = "Searches from a start cannot be seen side by side on a slide.";
    static final String POINT = "Point at a square to read how the search from it ended.";
    static final String NOTHING_COUNTED = "no start is counted yet";
    static final String TABLE_HELP = "Click a row to compare on its start; click a heading to sort by it";
    static final String ALGORITHM_HELP = "Which algorithm searches";
    static final String LIMIT_HELP = "After how many steps a search is stopped";
    static final String COMPLETE_HELP = "Every start is counted; another limit or algorithm begins anew";
    static final String START_COLUMN = "Start";
    static final String ENDED_COLUMN = "Ended";
    static final String STEPS_COLUMN = "Steps";
    static final String MEDIAN = "median";
    static final String STARTS_COUNTED = "Starts counted";
    static final String OPEN_FILE = "Open a table…";
    static final String SAVE_FILE = "Save the table…";
    static final String SAVE_ALL = "Save side by side…";
    static final String SAVE_ALL_TITLE = "Save the algorithms side by side";
    static final String COMPARE = "Compare on this start";
    static final String ALGORITHMS = "Algorithms";
    static final String COUNTED_ALGORITHM_HELP = "Count this algorithm, too; two of them can be compared on the board";
    static final String SEEN = "On the board";
    static final String SEEN_HELP = "What the board shows: the steps of one algorithm, or one beside another";
    static final String NO_ALGORITHM = "a census needs an algorithm";
    static final String NO_ALGORITHM_REMEDY = "Choose another one first.";
    static final String TOO_MANY_ALGORITHMS = "a census has at most " + CensusSetup.MOST_SOLVERS + " algorithms";
    static final String TOO_MANY_REMEDY = "Take one out first.";
    static final String FEWER = "fewer";
    static final String AS_MANY = "as many";
    static final String MORE = "more";
    static final String NOT_KNOWN = "not known";
    static final String RATIO_COLUMN = "Times";
    static final String TABLE = "table";
    static final String TABLES = "Census tables";
    static final String SAVE_TITLE = "Save the table";
    static final String OPEN_TITLE = "Open a census table";

    // The legend

    static final String NOT_COUNTED_YET = "Not counted yet";
    static final String POINTED_AT = "Pointed at";
    static final String TOUR_FOUND = "Tour found";
    static final String STOPPED = "Stopped";
    static final String PROVEN_NO_TOUR = "Proven: no tour";
    static final String WITHIN_LIMIT = "no tour found within the limit";
    static final String STRONGER = "the stronger the colour, the more times fewer";
    static final String AS_MANY_STEPS = "As many steps";
    static final String BOTH_TAKE_AS_MANY = "one takes exactly as many as the other";
    static final String ONE_STOPPED = "One stopped: ≥";
    static final String AT_LEAST = "at least so many times: the other was stopped";
    static final String BOTH_STOPPED = "Both stopped: ?";
    static final String RATIO_NOT_KNOWN = "not known which takes fewer";
    static final String NO_RATIO = "No ratio";
    static final String NO_STEPS = "one takes no step, or never answers";
    static final String SHADE = "the more steps, the stronger the colour";

    private CensusWords() {}

    /** The legend of a colour, such as "Warnsdorff takes fewer steps". */
    static String takesFewer(ConfiguredAlgorithm solver) {
        return solver.title() + " takes fewer steps";
    }

    /** The known result of a square; without a square, what to do next. */
    static String square(CensusViewModel model, int square) {
        Board board = model.question().board();
        if (!board.contains(square)) {
            return model.rows().isEmpty() && !model.runningProperty().get()
                    ? "\"" + RUN + "\" counts them from each start."
                    : "Point at a square: a click compares on that start.";
        }
        if (!board.isPlayable(square)) {
            return SquareNames.name(board, square) + ": a hole, where no tour can start";
        }
        Optional<ConfiguredAlgorithm> second = model.plan().second();
        return second.flatMap(other -> ratio(model, square, other))
                .or(() -> second.isEmpty()
                        ? model.row(square).map(row -> sentence(board, row))
                        : second.flatMap(other -> onlyOne(model, square, other)))
                .orElseGet(() -> SquareNames.name(board, square) + ": not counted yet");
    }

    /** How the steps from a square stand beside those of another solver; empty if both are not counted. */
    private static Optional<String> ratio(CensusViewModel model, int square, ConfiguredAlgorithm second) {
        MultiSolverCensusPlan plan = model.plan();
        return model.ratio(square)
                .map(ratio -> SquareNames.name(plan.board(), square) + ": " + ratio(ratio) + ": "
                        + plan.solver().title() + " "
                        + inShort(model.row(square).orElseThrow(), plan) + ", "
                        + second.title() + " " + inShort(model.besideRow(square).orElseThrow(), plan));
    }

    /** The sentence about a square from which only one of two solvers is counted; empty if none is. */
    private static Optional<String> onlyOne(CensusViewModel model, int square, ConfiguredAlgorithm second) {
        ConfiguredAlgorithm solver = model.plan().solver();
        return model.row(square)
                .map(row -> onlyOne(model.plan(), row, solver, second))
                .or(() -> model.besideRow(square).map(row -> onlyOne(model.plan(), row, second, solver)));
    }

    private static String onlyOne(
            MultiSolverCensusPlan plan, CensusRow row, ConfiguredAlgorithm solver, ConfiguredAlgorithm other) {
        boolean isNumber = row.toAnswer(plan.limit()).kind() != StepsToAnswer.Kind.NEVER;
        return SquareNames.name(plan.board(), row.start()) + ": " + solver.title() + " " + inShort(row, plan)
                + (isNumber ? " steps" : "") + ", " + other.title() + " not counted yet";
    }

    /** The text in place of the rows of the solver that is seen, which is named if there are several. */
    static String noRows(MultiSolverCensusPlan plan) {
        return "No start is counted " + with(plan) + "yet.";
    }

    /** The fault of saving a table without rows. */
    static String nothingToSave(MultiSolverCensusPlan plan) {
        return "no start is counted " + with(plan) + "yet";
    }

    private static String with(MultiSolverCensusPlan plan) {
        return plan.solvers().size() == 1 ? "" : "with " + plan.solver().title() + " ";
    }

    /** A ratio in words, such as "at least 9.3 times fewer steps". */
    static String ratio(StepRatio ratio) {
        return switch (ratio.kind()) {
            case FIRST, SAME -> "as many steps";
            case NONE -> "no ratio";
            case BOTH_STOPPED -> "not known, both were stopped";
            case FEWER, MORE, OVER_FEWER, OVER_MORE -> ratio.words(ratio.number(), " times ", "at least ") + " steps";
        };
    }

    /** A ratio in the table, such as "≥ 9.3 × fewer". */
    static String ratioInShort(StepRatio ratio) {
        return switch (ratio.kind()) {
            case FIRST, SAME -> "as many";
            case NONE -> "–";
            case BOTH_STOPPED -> "not known";
            case FEWER, MORE, OVER_FEWER, OVER_MORE -> ratio.words(compact(ratio), " × ", "≥ ");
        };
    }

    private static String compact(StepRatio ratio) {
        return ratio.times() < LEAST_COMPACT ? ratio.number() : NumberFormatter.compact(ratio.wholeTimes(DIGITS));
    }

    /** The steps of a search in a narrow column: "63", "6.48 M", "> 10 M" or "no answer". */
    static String compact(StepsToAnswer steps) {
        return steps.words(NumberFormatter::compact);
    }

    /** The steps of a search, also where it was stopped: "63", "more than 10,000,000" or "no answer". */
    private static String inShort(CensusRow row, MultiSolverCensusPlan plan) {
        StepsToAnswer steps = row.toAnswer(plan.limit());
        return steps.kind() == StepsToAnswer.Kind.MORE_THAN
                ? "more than " + NumberFormatter.grouped(steps.steps())
                : steps.words();
    }

    /** A choice of the solvers that are seen, such as "Warnsdorff beside Backtracking". */
    static String seen(ShownCensusSolvers solversInView, MultiSolverCensusPlan plan) {
        return seen(solversInView, plan, ConfiguredAlgorithm::title);
    }

    private static String seen(
            ShownCensusSolvers solversInView, MultiSolverCensusPlan plan, Function<ConfiguredAlgorithm, String> title) {
        String solver = title.apply(plan.solvers().get(solversInView.solver()));
        return solversInView.second().isPresent()
                ? solver + " beside "
                        + title.apply(plan.solvers().get(solversInView.second().getAsInt()))
                : solver;
    }

    /**
     * The same for a choice: without options where they take too much room. Solvers that only their options tell apart
     * are then numbered, in the order of the plan.
     */
    static String choice(ShownCensusSolvers solversInView, MultiSolverCensusPlan plan) {
        String full = seen(solversInView, plan);
        return full.length() <= MOST_LETTERS ? full : seen(solversInView, plan, solver -> withoutOptions(solver, plan));
    }

    /** The tooltip of the choice, with the solvers that are seen in full. */
    static String seenHelp(MultiSolverCensusPlan plan) {
        return SEEN_HELP + "; now " + seen(plan.solversInView(), plan);
    }

    private static String withoutOptions(ConfiguredAlgorithm solver, MultiSolverCensusPlan plan) {
        List<ConfiguredAlgorithm> alike = plan.solvers().stream()
                .filter(other -> other.algorithm().equals(solver.algorithm()))
                .toList();
        String title = solver.algorithm().title();
        return alike.size() == 1 ? title : title + " (" + (alike.indexOf(solver) + 1) + ")";
    }

    /** The current text of the button that counts the starts. */
    static String run(CensusViewModel model) {
        if (model.runningProperty().get()) {
            return PAUSE;
        }
        return model.isComplete() ? ALL_COUNTED : model.isAnyCounted() ? GO_ON : RUN;
    }

    /**
     * The heading of a census without a scene around it, such as "Backtracking, closed tours: 12 of 64 starts counted".
     */
    static String heading(MultiSolverCensusPlan plan, String progress) {
        return seen(plan.solversInView(), plan) + (plan.closed() ? ", closed tours" : "") + ": " + progress;
    }

    private static String searching(CensusParameters question) {
        return new ConfiguredAlgorithm(question.algorithm(), question.choices()).title()
                + (question.closed() ? ", closed tours" : "");
    }

    /** The text of a limit to choose. */
    static String limit(long steps) {
        return (CensusViewModel.LIMITS.contains(steps)
                        ? NumberFormatter.compact(steps)
                        : NumberFormatter.grouped(steps))
                + " " + Plural.noun(steps, "step") + " at most";
    }

    /** The name of a table in a list, such as "Backtracking, open tours on 8 × 8, ...". */
    static String named(CensusParameters question) {
        return words(question);
    }

    /** The name of a file for a table without its suffix, such as "warnsdorff-5x5-closed". */
    static String fileName(CensusParameters question) {
        Board board = question.board();
        return question.algorithm().name() + "-" + board.columns() + "x" + board.rows()
                + (question.closed() ? "-closed" : "");
    }

    /** The name of a file for the rows of all solvers of a plan, such as "census-5x5". */
    static String fileName(MultiSolverCensusPlan plan) {
        return "census-" + plan.board().columns() + "x" + plan.board().rows() + (plan.closed() ? "-closed" : "");
    }

    /** The result of a start, such as "a8: tour found after 6,484,065 steps". */
    static String sentence(Board board, CensusRow row) {
        return SquareNames.name(board, row.start()) + ": " + ending(row.outcome()) + " after " + steps(row.steps())
                + (row.outcome() == Outcome.STOPPED ? ", so nothing is known" : "");
    }

    private static String ending(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> "tour found";
            case PROVEN_ABSENT -> "no tour, proven";
            case STOPPED -> "stopped";
        };
    }

    /** The outcome of a search, for a table. */
    static String word(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> "tour found";
            case PROVEN_ABSENT -> "no tour";
            case STOPPED -> "stopped";
        };
    }

    static String steps(long steps) {
        return Plural.counted(steps, "step");
    }

    /**
     * The message on an opened table.
     *
     * @param known whether the question that it answers is known
     */
    static String opened(String file, int rows, CensusParameters question, boolean known) {
        return file + ": " + Plural.counted(rows, "row")
                + (known ? " of " : ". No " + file + ".settings says of what, so it is taken for ") + words(question)
                + ".";
    }

    /** A question, such as "Warnsdorff, strict, closed tours on 5 × 5, at most 1,000 steps". */
    private static String words(CensusParameters question) {
        return searching(question) + " on "
                + ChosenProblem.of(CensusScene.BOARD, question.board()).title() + ", at most "
                + steps(question.limit());
    }

    /** The progress, such as "12 of 64 starts counted", or "76 of 128 runs counted" of several solvers. */
    static String progress(int count, int starts, int solvers) {
        String all = solvers == 1 ? Plural.counted(starts, "start") : Plural.counted((long) starts * solvers, "run");
        return NumberFormatter.grouped(count) + " of " + all + " counted";
    }

    /** The message in another scene, such as "The census on 8 × 8 is done: 64 of 64 starts counted." */
    static String done(CensusParameters question, String progress) {
        return "The census on "
                + ChosenProblem.of(CensusScene.BOARD, question.board()).title() + " is done: " + progress + ".";
    }

    /**
     * The starts that are being searched from, such as "now from e4 (step 1.2 M)", with the solver if there are
     * several.
     *
     * @param now with at least one start
     */
    static String underway(MultiSolverCensusPlan plan, CensusRunner.Underway now) {
        Board board = plan.board();
        List<CensusComputation.Underway> underway = now.starts();
        long most = underway.stream()
                .limit(MOST_NAMES)
                .mapToLong(CensusComputation.Underway::steps)
                .max()
                .getAsLong();
        String names = underway.stream()
                .limit(MOST_NAMES)
                .map(one -> SquareNames.name(board, one.start()) + " (step "
                        + NumberFormatter.besideLargest(one.steps(), most) + ")")
                .collect(Collectors.joining(", "));
        int more = underway.size() - MOST_NAMES;
        String solver = plan.solvers().size() > 1 ? now.solver().title() + " " : "";
        return "now " + solver + "from " + names + (more > 0 ? " and " + more + " more" : "");
    }

    /** The name of an unsaved table, such as "4 × 4, Warnsdorff's rule". */
    static String unsaved(CensusSetup setup) {
        return NumberFormatter.size(setup.board().columns(), setup.board().rows()) + ", "
                + setup.searching().algorithm().title();
    }
}

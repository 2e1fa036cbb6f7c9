package knightschool.setup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.LongStream;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.Breakpoint;
import knightschool.compare.Comparison;
import knightschool.search.Problem;
import knightschool.setup.source.BoardSource;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.ScenePart;
import knightschool.setup.value.StepSpan;

/**
 * Searches side by side on one board and one clock.
 *
 * @param start where they begin, a playable square of the board, or {@link Board#NONE}: see {@link #startSquare}
 * @param panes algorithms with their options from left to right, at most {@link #MOST_PANES}; empty for the usual three
 * @param enlarged which pane alone is shown, from 0 at the left; empty for all of them
 * @param moment what is shown first; empty for step 0
 * @param bracket steps that a bracket on the timeline holds together
 * @param show closed tours instead of open ones; the reasons why a search can no longer be completed; the domains of
 *     all squares as a table; where the panes differ; in a window what all searches have counted, as a table, how deep
 *     they were over time, the search tree of a pane, and where they stop; how much of the panes is shown, from the
 *     path alone to everything, which is usual
 * @param stops where playing stops and what can be gone to, at most {@link #MOST_STOPS}
 * @param mark indices of squares; the first is the one pointed at
 * @param controls the player, its speed in steps a second and its buttons, and how many steps each search may make
 */
public record CompareSetup(
        BoardSource source,
        int start,
        List<Solver> panes,
        OptionalInt enlarged,
        Optional<Moment> moment,
        Optional<StepSpan> bracket,
        List<Breakpoint> stops,
        Set<DisplayOption> show,
        List<Integer> mark,
        SceneControls controls)
        implements DisplaySetup, AnimatableSetup {
    /** More could not be read on any screen. */
    public static final int MOST_PANES = 6;

    /** More are no help to anyone. */
    public static final int MOST_STOPS = 20;

    static final Set<DisplayOption> SHOWS = EnumSet.of(
            DisplayOption.CLOSED,
            DisplayOption.REASONS,
            DisplayOption.DOMAINS,
            DisplayOption.DIFFERENCES,
            DisplayOption.COUNTS,
            DisplayOption.DEPTHS,
            DisplayOption.LINEAR,
            DisplayOption.TREE,
            DisplayOption.STOPS,
            DisplayOption.PATH,
            DisplayOption.CANDIDATES,
            DisplayOption.CODE,
            DisplayOption.STROKES,
            DisplayOption.COUNTERS,
            DisplayOption.TIMELINE);
    static final Set<SceneControl> CONTROLS =
            EnumSet.of(SceneControl.PLAYER, SceneControl.SPEED, SceneControl.LIMIT, SceneControl.BUTTONS);

    public CompareSetup {
        panes = List.copyOf(panes);
        stops = List.copyOf(stops);
        show = Set.copyOf(show);
        mark = List.copyOf(mark);
    }

    /** With all panes shown, and nothing to stop at. */
    public CompareSetup(
            BoardSource source,
            int start,
            List<Solver> panes,
            Optional<Moment> moment,
            Optional<StepSpan> bracket,
            Set<DisplayOption> show,
            List<Integer> mark,
            SceneControls controls) {
        this(source, start, panes, OptionalInt.empty(), moment, bracket, List.of(), show, mark, controls);
    }

    /** The usual three on a board, at step 0. */
    public static CompareSetup of(Board board) {
        return new CompareSetup(
                BoardSource.of(board),
                Board.NONE,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Set.of(),
                List.of(),
                SceneControls.NONE);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.COMPARE;
    }

    /** Of the panes all above the highest level that is to be shown; the table of domains is shown by its own word. */
    @Override
    public Set<ScenePart> leftOut() {
        EnumSet<ScenePart> out = EnumSet.noneOf(ScenePart.class);
        if (show.stream().noneMatch(shown -> shown.compareTo(DisplayOption.PATH) >= 0)) {
            return out;
        }
        DisplayOption level = show.stream().max(Comparator.naturalOrder()).orElseThrow();
        if (level.compareTo(DisplayOption.CANDIDATES) < 0) {
            out.addAll(EnumSet.of(ScenePart.CANDIDATES, ScenePart.NEXT));
        }
        if (level.compareTo(DisplayOption.CODE) < 0) {
            out.add(ScenePart.CODE);
        }
        if (level.compareTo(DisplayOption.STROKES) < 0) {
            out.addAll(EnumSet.of(ScenePart.DOMAINS, ScenePart.SCORES));
        }
        if (level.compareTo(DisplayOption.COUNTERS) < 0) {
            out.addAll(EnumSet.of(ScenePart.CELLS, ScenePart.COUNTERS));
        }
        if (level.compareTo(DisplayOption.TIMELINE) < 0) {
            out.add(ScenePart.TIMELINE);
        }
        return out;
    }

    @Override
    public List<AnswerSpoiler> visibleAnswers() {
        List<AnswerSpoiler> answers = new ArrayList<>();
        if (!leftOut().contains(ScenePart.NEXT)) {
            answers.add(new AnswerSpoiler.NextSquare());
        }
        if (moment().equals(Moment.of("end"))) {
            answers.add(new AnswerSpoiler.EndedSearches());
        }
        return answers;
    }

    @Override
    public Optional<CompareSetup> searched() {
        return Optional.of(this);
    }

    @Override
    public List<RequiredMoment> namedMoments() {
        List<RequiredMoment> named = new ArrayList<>();
        moment().ifPresent(shown -> named.add(new RequiredMoment(RequiredMoment.Role.SHOWN, shown.word(), this)));
        bracket()
                .ifPresent(steps -> named.add(new RequiredMoment(
                        RequiredMoment.Role.BRACKET_END,
                        steps.word(),
                        at(Optional.of(new Moment.Step(steps.last()))))));
        return named;
    }

    /** Where searches begin: the start named here, else the board's, else its first playable square. */
    public int startSquare() {
        return start == Board.NONE ? board().startOrFirst() : start;
    }

    /** What searches in the panes: those named here, else the usual three. */
    public List<Solver> solvers() {
        return panes.isEmpty() ? Solver.usual() : panes;
    }

    /**
     * What is searched for: a closed tour where one is to be shown, else an open one.
     *
     * @throws knightschool.files.InputFault if a closed tour is to be shown on a board with an end square
     */
    public Problem problem() {
        return new Problem(board(), MoveOrder.CLOCKWISE, startSquare(), shows(DisplayOption.CLOSED));
    }

    /** How many steps each search may make. */
    public long limit() {
        return (long) controls.position(SceneControl.LIMIT, Comparison.USUAL_LIMIT);
    }

    /** Within how many steps its moment is looked for: the usual limit, or its own where that is greater. */
    public long momentLimit() {
        return Math.max(Comparison.USUAL_LIMIT, limit());
    }

    /** The square pointed at, or {@link Board#NONE}. */
    public int pointed() {
        return mark.isEmpty() ? Board.NONE : mark.getFirst();
    }

    /** The same from another start; a bracket belongs to the search that it was drawn for. */
    public CompareSetup withStart(int square) {
        return square == startSquare()
                ? this
                : new CompareSetup(
                        source, square, panes, enlarged, moment, Optional.empty(), stops, show, mark, controls);
    }

    /** The same with one pane alone, by its number from 0, or with all of them. */
    public CompareSetup enlarging(OptionalInt pane) {
        return new CompareSetup(source, start, panes, pane, moment, bracket, stops, show, mark, controls);
    }

    /** The same with other panes, all of them shown, and without the bracket. */
    public CompareSetup withSolvers(List<Solver> others) {
        return others.equals(solvers())
                ? this
                : new CompareSetup(
                        source,
                        start,
                        others,
                        OptionalInt.empty(),
                        moment,
                        Optional.empty(),
                        stops,
                        show,
                        mark,
                        controls);
    }

    /** The same at another moment. */
    public CompareSetup at(Optional<Moment> other) {
        return new CompareSetup(source, start, panes, enlarged, other, bracket, stops, show, mark, controls);
    }

    /** The same with other places to stop at. */
    public CompareSetup stoppingAt(List<Breakpoint> others) {
        return new CompareSetup(source, start, panes, enlarged, moment, bracket, others, show, mark, controls);
    }

    /** The same with this shown, or not; closed tours are another search, without the bracket. */
    public CompareSetup showing(DisplayOption option, boolean visible) {
        boolean same = option != DisplayOption.CLOSED || visible == shows(option);
        return new CompareSetup(
                source,
                start,
                panes,
                enlarged,
                moment,
                same ? bracket : Optional.empty(),
                stops,
                DisplayOption.with(show, option, visible),
                mark,
                controls);
    }

    /** The same where these search for that: what belongs to another search alone is left out. */
    public CompareSetup searching(Problem problem, List<Solver> solvers) {
        return on(problem.board())
                .withStart(problem.start())
                .withSolvers(solvers)
                .showing(DisplayOption.CLOSED, problem.closed());
    }

    /** The same with another square pointed at, or none. */
    public CompareSetup pointingAt(int square) {
        List<Integer> marks = square == Board.NONE ? List.of() : List.of(square);
        return square == pointed()
                ? this
                : new CompareSetup(source, start, panes, enlarged, moment, bracket, stops, show, marks, controls);
    }

    /** The same with a control elsewhere, which then is one of those named: its keys work unseen. */
    public CompareSetup with(SceneControl control, double position, double usual) {
        if (position == controls.position(control, usual)) {
            return this;
        }
        SceneControls moved = controls.showing(control).with(control, position, usual);
        return new CompareSetup(source, start, panes, enlarged, moment, bracket, stops, show, mark, moved);
    }

    public CompareSetup on(Board board) {
        return source.shows(board)
                ? this
                : new CompareSetup(
                        BoardSource.of(board),
                        Board.NONE,
                        panes,
                        enlarged,
                        Optional.empty(),
                        Optional.empty(),
                        stopsOn(board),
                        show,
                        List.of(),
                        controls);
    }

    /** Those that another board has the squares of. */
    List<Breakpoint> stopsOn(Board other) {
        return stops.stream().flatMap(stop -> stop.on(board(), other).stream()).toList();
    }

    @Override
    public CompareSetup selfContained() {
        return new CompareSetup(
                source.selfContained(), start, panes, enlarged, moment, bracket, stops, show, mark, controls);
    }

    @Override
    public List<CompareSetup> upToMoment(int most) {
        return moment.filter(Moment.Step.class::isInstance).map(Moment.Step.class::cast).stream()
                .mapToLong(Moment.Step::number)
                .flatMap(last -> LongStream.rangeClosed(Math.max(0, last - most), last))
                .mapToObj(step -> at(Optional.of(new Moment.Step(step))))
                .toList();
    }
}

package knightschool.setup.scene;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.Alignment;
import knightschool.compare.Comparison;
import knightschool.compare.event.Breakpoint;
import knightschool.search.Problem;
import knightschool.setup.AnimatedPictureSetup;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.capability.AnswerSpoilingSetup;
import knightschool.setup.capability.RequiredMoment;
import knightschool.setup.capability.SideBySideSearchSetup;
import knightschool.setup.capability.SlideOmittedPartsSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.setup.value.StepBookmark;
import knightschool.setup.value.TimelineBracket;

/**
 * Searches shown side by side, on the same board and at the same step.
 *
 * @param start the start of the searches, a playable square of the board, or {@link Board#NONE}, see
 *     {@link #startSquare}
 * @param panes algorithms with their options and forks from left to right, at most {@link #MOST_PANES}; empty for the
 *     default three
 * @param enlarged the index of the only pane shown, from 0 at the left; empty for all panes
 * @param moment the moment shown first; empty for step 0
 * @param bracket the steps that a bracket on the timeline spans
 * @param display the options of the comparison:
 *     <ul>
 *       <li>whether closed tours are searched for;
 *       <li>which of these are shown: the reasons why a search can no longer be completed, the domain table and the
 *           differences between the panes; in a window also the counters of all searches, the costs of the choices, the
 *           depth curves, a search tree and the breakpoints;
 *       <li>whether questions are put to a class;
 *       <li>how much of each pane is shown, from the path alone to everything, which is the default;
 *       <li>the controls: the player with its buttons, its speed in steps per second, and the maximum number of steps
 *           of each search.
 *     </ul>
 *
 * @param stops the breakpoints, at which playback stops and to which the user can jump, at most {@link #MOST_STOPS}
 * @param bookmarks steps with names, by step, at most {@link #MOST_BOOKMARKS} and one at a step; they belong to one
 *     problem, whichever solvers search it
 * @param tree the visible part of the search tree
 */
public record CompareSetup(
        WrittenBoard source,
        int start,
        List<ConfiguredAlgorithm> panes,
        OptionalInt enlarged,
        Optional<Moment> moment,
        Optional<TimelineBracket> bracket,
        List<Breakpoint> stops,
        List<StepBookmark> bookmarks,
        SearchTreeViewState tree,
        SceneDisplayState display)
        implements SetupWithDisplayOptions<CompareSetup>,
                SideBySideSearchSetup,
                SlideOmittedPartsSetup,
                AnswerSpoilingSetup,
                AnimatedPictureSetup {
    /** The maximum number of panes; more would not be readable on any screen. */
    public static final int MOST_PANES = 6;

    /** The maximum number of breakpoints. */
    public static final int MOST_STOPS = 20;

    /** The maximum number of bookmarks. */
    public static final int MOST_BOOKMARKS = 20;

    /** How much of each pane is shown, from the least; each includes those before it. */
    private static final List<DisplayOption> LEVELS = List.of(
            DisplayOption.PATH,
            CompareDisplayOptions.CANDIDATES,
            CompareDisplayOptions.CODE,
            DisplayOption.OPEN_MOVES,
            CompareDisplayOptions.COUNTERS,
            CompareDisplayOptions.TIMELINE);

    private static final Map<Alignment, DisplayOption> ALIGNMENTS = new EnumMap<>(Map.of(
            Alignment.VISITED, CompareDisplayOptions.BY_VISITED,
            Alignment.UNDONE, CompareDisplayOptions.BY_UNDONE,
            Alignment.PRUNED, CompareDisplayOptions.BY_PRUNED));

    public CompareSetup {
        panes = List.copyOf(panes);
        stops = List.copyOf(stops);
        bookmarks = List.copyOf(bookmarks);
    }

    /** Returns a set-up with the default three panes on a board, at step 0. */
    public static CompareSetup of(Board board) {
        return new CompareSetup(
                WrittenBoard.of(board),
                Board.NONE,
                List.of(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                SearchTreeViewState.USUAL,
                SceneDisplayState.NONE);
    }

    /**
     * Returns the comparison of a run: its problem and the solvers that were measured on it, at step 0.
     *
     * @param limit the maximum number of steps of each search
     * @throws knightschool.files.InputFault if the board is too large for a comparison
     */
    public static CompareSetup ofRun(Problem problem, List<ConfiguredAlgorithm> solvers, long limit) {
        return of(BuiltInSceneKinds.COMPARE.requireShowable(problem.board()))
                .searching(problem, solvers)
                .with(SceneControl.LIMIT, limit, Comparison.USUAL_LIMIT);
    }

    /**
     * Returns the parts of the panes above the highest level that is shown; the domain table has an option of its own.
     */
    @Override
    public Set<HideableScenePart> omittedParts() {
        int level = show().stream().mapToInt(LEVELS::indexOf).max().orElse(-1);
        Set<HideableScenePart> out = new HashSet<>();
        if (level < 0) {
            return out;
        }
        if (level < LEVELS.indexOf(CompareDisplayOptions.CANDIDATES)) {
            out.addAll(List.of(HideableScenePart.CANDIDATES, HideableScenePart.NEXT));
        }
        if (level < LEVELS.indexOf(CompareDisplayOptions.CODE)) {
            out.add(HideableScenePart.CODE);
        }
        if (level < LEVELS.indexOf(DisplayOption.OPEN_MOVES)) {
            out.addAll(List.of(HideableScenePart.DOMAINS, HideableScenePart.SCORES));
        }
        if (level < LEVELS.indexOf(CompareDisplayOptions.COUNTERS)) {
            out.addAll(List.of(HideableScenePart.CELLS, HideableScenePart.COUNTERS));
        }
        if (level < LEVELS.indexOf(CompareDisplayOptions.TIMELINE)) {
            out.add(HideableScenePart.TIMELINE);
        }
        return out;
    }

    @Override
    public List<AnswerSpoiler> visibleAnswers() {
        // Where no next square is marked, a step leads to it; keys make steps also without the player.
        List<AnswerSpoiler> answers = new ArrayList<>(List.of(new AnswerSpoiler.NextSquare()));
        if (moment().equals(Moment.of("end"))) {
            answers.add(new AnswerSpoiler.EndedSearches());
        }
        visibleEnds().map(AnswerSpoiler.EndsOfSearches::new).forEach(answers::add);
        return answers;
    }

    /** Returns the parts beside a slide's text that show when each search ends, whatever the step shown is. */
    private Stream<HideableScenePart> visibleEnds() {
        List<HideableScenePart> ends = new ArrayList<>();
        if (controls().shows(SceneControl.PLAYER, false) && !omittedParts().contains(HideableScenePart.TIMELINE)) {
            ends.add(HideableScenePart.TIMELINE);
        }
        if (shows(CompareDisplayOptions.COUNTS)) {
            ends.add(HideableScenePart.COUNTS);
        }
        // Nodes and links, which have no steps after the shown one, are drawn of one tree alone.
        if (shows(CompareDisplayOptions.TREE) && (!shows(CompareDisplayOptions.NODES) || tree.all())) {
            ends.add(HideableScenePart.TREE);
        }
        return ends.stream();
    }

    @Override
    public List<RequiredMoment> namedMoments() {
        List<RequiredMoment> named = new ArrayList<>();
        moment().ifPresent(moment -> named.add(new RequiredMoment(RequiredMoment.Role.SHOWN, moment.word(), this)));
        bracket()
                .ifPresent(steps -> named.add(new RequiredMoment(
                        RequiredMoment.Role.BRACKET_END,
                        steps.word(),
                        at(Optional.of(new Moment.Step(steps.last()))))));
        // The last is reached only if all are.
        bookmarks.stream()
                .skip(Math.max(0, bookmarks.size() - 1))
                .forEach(bookmark -> named.add(new RequiredMoment(
                        RequiredMoment.Role.BOOKMARK,
                        bookmark.word(),
                        at(Optional.of(new Moment.Step(bookmark.step()))))));
        return named;
    }

    /** Returns the start of the searches: the given start, or else the board's, or else its first playable square. */
    public int startSquare() {
        return start == Board.NONE ? board().startOrFirst() : start;
    }

    /** Returns the solvers of the panes: the given ones, or else the default three. */
    @Override
    public List<ConfiguredAlgorithm> solvers() {
        return panes.isEmpty() ? ConfiguredAlgorithm.usual() : panes;
    }

    /**
     * Returns the problem: a closed tour if that option is on, otherwise an open one.
     *
     * @throws knightschool.files.InputFault if closed tours are shown on a board with an end square
     */
    @Override
    public Problem problem() {
        return new Problem(board(), MoveOrder.CLOCKWISE, startSquare(), shows(DisplayOption.CLOSED));
    }

    /** Returns the maximum number of steps of each search. */
    public long limit() {
        return (long) controls().position(SceneControl.LIMIT, Comparison.USUAL_LIMIT);
    }

    /**
     * Returns the maximum number of steps within which the moment is searched for: the default limit, or that of this
     * set-up if it is larger.
     */
    @Override
    public long momentLimit() {
        return Math.max(Comparison.USUAL_LIMIT, limit());
    }

    /**
     * Returns this set-up with another start, without the bracket, the bookmarks and the forks, which belong to the
     * search for which they were made.
     */
    public CompareSetup withStart(int square) {
        return square == startSquare()
                ? this
                : new CompareSetup(
                                source,
                                square,
                                panes,
                                enlarged,
                                moment,
                                Optional.empty(),
                                stops,
                                List.of(),
                                SearchTreeViewState.USUAL,
                                display)
                        .withoutForks();
    }

    /** Returns this set-up without twins; see {@link ConfiguredAlgorithm#withoutForks(List)}. */
    CompareSetup withoutForks() {
        return withSolvers(ConfiguredAlgorithm.withoutForks(solvers()));
    }

    /** Returns this set-up with only one pane shown, by its number from 0, or with all of them. */
    public CompareSetup enlarging(OptionalInt pane) {
        return new CompareSetup(source, start, panes, pane, moment, bracket, stops, bookmarks, tree, display);
    }

    /** Returns this set-up with other panes, all of them shown, without the bracket. */
    public CompareSetup withSolvers(List<ConfiguredAlgorithm> newSolvers) {
        return newSolvers.equals(solvers())
                ? this
                : new CompareSetup(
                        source,
                        start,
                        newSolvers,
                        OptionalInt.empty(),
                        moment,
                        Optional.empty(),
                        stops,
                        bookmarks,
                        SearchTreeViewState.USUAL,
                        display);
    }

    /** Returns this set-up at another moment. */
    public CompareSetup at(Optional<Moment> other) {
        return new CompareSetup(source, start, panes, enlarged, other, bracket, stops, bookmarks, tree, display);
    }

    /** Returns this set-up with other breakpoints. */
    public CompareSetup stoppingAt(List<Breakpoint> breakpoints) {
        return new CompareSetup(source, start, panes, enlarged, moment, bracket, breakpoints, bookmarks, tree, display);
    }

    /** Returns this set-up with other bookmarks, by step. */
    public CompareSetup bookmarking(List<StepBookmark> others) {
        return new CompareSetup(source, start, panes, enlarged, moment, bracket, stops, others, tree, display);
    }

    /** Returns what the searches have in common at the moment that is shown; of several options the first. */
    public Alignment alignment() {
        return alignments().stream().findFirst().orElse(Alignment.STEP);
    }

    /** Returns what the searches are lined up by instead of by step: at most one in a set-up without faults. */
    List<Alignment> alignments() {
        return ALIGNMENTS.entrySet().stream()
                .filter(entry -> shows(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Returns this set-up with its searches lined up by something else. */
    public CompareSetup liningUp(Alignment other) {
        CompareSetup changed = this;
        for (Map.Entry<Alignment, DisplayOption> entry : ALIGNMENTS.entrySet()) {
            changed = changed.showing(entry.getValue(), entry.getKey() == other);
        }
        return changed;
    }

    /** The index of the pane whose search tree is shown, or in whose tree nodes are selected, from 0 at the left. */
    public int treePane() {
        return Math.min(tree.paneBeside(enlarged), solvers().size() - 1);
    }

    /** The search of that pane. */
    public ConfiguredAlgorithm treeSearch() {
        return solvers().get(treePane());
    }

    /** Returns this set-up with another visible part of the search tree. */
    public CompareSetup seeing(SearchTreeViewState other) {
        return new CompareSetup(source, start, panes, enlarged, moment, bracket, stops, bookmarks, other, display);
    }

    /**
     * Returns this set-up with other options. If the kind of tour changes, the searches change too, so the bracket, the
     * bookmarks and the visible part of the search tree are dropped.
     */
    @Override
    public CompareSetup with(SceneDisplayState other) {
        boolean same = other.show().contains(DisplayOption.CLOSED) == shows(DisplayOption.CLOSED);
        Optional<TimelineBracket> validBracket = same ? bracket : Optional.empty();
        SearchTreeViewState seen = same ? tree : SearchTreeViewState.USUAL;
        CompareSetup changed = new CompareSetup(
                source, start, panes, enlarged, moment, validBracket, stops, same ? bookmarks : List.of(), seen, other);
        return same ? changed : changed.withoutForks();
    }

    /** Returns this set-up with another problem and other solvers, without what belongs only to the old searches. */
    public CompareSetup searching(Problem problem, List<ConfiguredAlgorithm> solvers) {
        return on(problem.board())
                .withStart(problem.start())
                .showing(DisplayOption.CLOSED, problem.closed())
                .withSolvers(solvers);
    }

    /**
     * Returns this set-up with another position of a control. The control is added to the visible controls, because
     * keys change an invisible control too.
     */
    public CompareSetup with(SceneControl control, double position, double usual) {
        return position == controls().position(control, usual)
                ? this
                : with(display.with(controls().showing(control).with(control, position, usual)));
    }

    public CompareSetup on(Board board) {
        return source.shows(board)
                ? this
                : new CompareSetup(
                                WrittenBoard.of(board),
                                Board.NONE,
                                panes,
                                enlarged,
                                Optional.empty(),
                                Optional.empty(),
                                stopsOn(board),
                                List.of(),
                                SearchTreeViewState.USUAL,
                                display.marking(List.of()))
                        .withoutForks();
    }

    /** Returns the breakpoints whose squares exist on another board. */
    List<Breakpoint> stopsOn(Board other) {
        return stops.stream().flatMap(stop -> stop.on(board(), other).stream()).toList();
    }

    @Override
    public CompareSetup selfContained() {
        return new CompareSetup(
                source.selfContained(), start, panes, enlarged, moment, bracket, stops, bookmarks, tree, display);
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

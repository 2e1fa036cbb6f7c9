package knightschool.setup.scene;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.algorithm.ScheduledForkValidator;
import knightschool.board.Board;
import knightschool.files.ReadProgressListener;
import knightschool.setup.BindableNumberAccessor;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWriter;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.BreakpointText;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.setup.value.StepBookmark;
import knightschool.setup.value.TimelineBracket;

/** Reads and writes the YAML keys of a {@link CompareSetup}. */
final class CompareSetupFormat {
    private static final int LONGEST_TO_COMPARE = 24;
    private static final String STOPS = "stop-when";
    private static final String BOOKMARKS = "bookmarks";
    private static final String TREE_PANE = "tree-pane";
    private static final String TREE_STEPS = "tree-steps";
    private static final String TREE_NODE = "tree-node";

    /** The last step to which a text can drag a search whose length is not known; a larger range must be stated. */
    private static final int LAST_BOUND_STEP = 200;

    static final SceneSetupFormat<CompareSetup> FORMAT = new SceneSetupFormat<>(
                    "compare",
                    CompareSetup.class,
                    List.of(
                            "board",
                            "start",
                            "panes",
                            "enlarged",
                            "moment",
                            "bracket",
                            STOPS,
                            BOOKMARKS,
                            TREE_PANE,
                            TREE_STEPS,
                            TREE_NODE,
                            "show",
                            "mark",
                            "controls"),
                    CompareSetupFormat::read,
                    CompareSetupFormat::write)
            .withOptions(
                    DisplayOption.DOMAINS,
                    CompareDisplayOptions.TABLE_ALONE,
                    CompareDisplayOptions.DIFFERENCES,
                    CompareDisplayOptions.COUNTS,
                    CompareDisplayOptions.COSTS,
                    CompareDisplayOptions.BY_VISITED,
                    CompareDisplayOptions.BY_UNDONE,
                    CompareDisplayOptions.BY_PRUNED,
                    CompareDisplayOptions.DEPTHS,
                    CompareDisplayOptions.LINEAR,
                    CompareDisplayOptions.TREE,
                    CompareDisplayOptions.NODES,
                    CompareDisplayOptions.PLACEMENTS,
                    CompareDisplayOptions.SUMMARY,
                    CompareDisplayOptions.STOPS,
                    CompareDisplayOptions.PREDICT,
                    DisplayOption.CLOSED,
                    DisplayOption.REASONS,
                    DisplayOption.PATH,
                    CompareDisplayOptions.CANDIDATES,
                    CompareDisplayOptions.CODE,
                    DisplayOption.OPEN_MOVES,
                    CompareDisplayOptions.COUNTERS,
                    CompareDisplayOptions.TIMELINE)
            .withControls(SceneControl.SPEED, SceneControl.LIMIT, SceneControl.PLAYER, SceneControl.BUTTONS)
            .withParts(
                    HideableScenePart.CANDIDATES,
                    HideableScenePart.NEXT,
                    HideableScenePart.SCORES,
                    HideableScenePart.DOMAINS,
                    HideableScenePart.CELLS,
                    HideableScenePart.CODE,
                    HideableScenePart.COUNTERS,
                    HideableScenePart.TIMELINE,
                    HideableScenePart.SUMMARY,
                    HideableScenePart.COUNTS,
                    HideableScenePart.TREE)
            .withNumbers(allNumbers())
            .upTo(LONGEST_TO_COMPARE);

    private CompareSetupFormat() {}

    private static Map<BindableSceneNumber, BindableNumberAccessor<CompareSetup>> allNumbers() {
        Map<BindableSceneNumber, BindableNumberAccessor<CompareSetup>> numbers =
                BoardNumberAccessors.of(CompareSetupFormat::carried);
        numbers.put(
                BindableSceneNumber.STEP,
                new StepNumberAccessor<>(
                        CompareSetupFormat::step, (_, _) -> LAST_BOUND_STEP, CompareSetupFormat::atStep));
        return numbers;
    }

    private static CompareSetup carried(CompareSetup initialSetup, CompareSetup now, WrittenBoard source) {
        int start = BoardShapeChange.moved(initialSetup.board(), initialSetup.start(), source.board());
        boolean canStart = start != Board.NONE && source.board().isPlayable(start);
        return new CompareSetup(
                source,
                canStart ? start : Board.NONE,
                ConfiguredAlgorithm.withoutForks(now.panes()),
                OptionalInt.empty(),
                now.moment().filter(Moment.Step.class::isInstance),
                Optional.empty(),
                now.stopsOn(source.board()),
                List.of(),
                SearchTreeViewState.USUAL,
                now.display().marking(List.of()));
    }

    private static OptionalLong step(CompareSetup setup) {
        return setup.moment().map(moment -> StepNumberAccessor.of(moment, -1)).orElse(OptionalLong.of(0));
    }

    private static CompareSetup atStep(CompareSetup initialSetup, CompareSetup now, long number) {
        boolean isBegin = number == 0 && initialSetup.moment().isEmpty();
        return now.at(isBegin ? Optional.empty() : Optional.of(new Moment.Step(number)));
    }

    private static CompareSetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        Board board = source.board();
        List<ConfiguredAlgorithm> panes = keys.panes(board);
        if (panes.size() > CompareSetup.MOST_PANES) {
            keys.fault(
                    "panes",
                    "the " + BuiltInSceneKinds.COMPARE.word() + " scene has at most " + CompareSetup.MOST_PANES
                            + " panes",
                    "Leave the others out.");
            panes = panes.subList(0, CompareSetup.MOST_PANES);
        }
        CompareSetup setup = new CompareSetup(
                source,
                keys.start(board),
                panes,
                pane(keys, "enlarged", panes),
                keys.moment(),
                keys.steps("bracket"),
                keys.each(STOPS, CompareSetup.MOST_STOPS, text -> BreakpointText.read(text, board)),
                bookmarks(keys),
                tree(keys, most(panes)),
                SceneDisplayState.read(keys, board));
        if (setup.alignments().size() > 1) {
            keys.fault(
                    "show",
                    "the searches are lined up by more than one thing",
                    "Leave out all but one of by-visited, by-undone and by-pruned.");
        }
        keys.check("show", setup::problem);
        if (keys.areSound()) {
            keys.check("panes", () -> checkedForks(setup, keys.progress()));
        }
        return keys.areSound() ? setup : setup.withoutForks();
    }

    private static CompareSetup checkedForks(CompareSetup setup, ReadProgressListener progress) {
        ScheduledForkValidator.check(setup.problem(), setup.panes(), progress);
        return setup;
    }

    /** Reads bookmarks in any order; a second one at a step is a fault. */
    private static List<StepBookmark> bookmarks(SetupKeyReader keys) {
        List<StepBookmark> bookmarks = List.of();
        for (StepBookmark next : keys.each(BOOKMARKS, CompareSetup.MOST_BOOKMARKS, StepBookmark::read)) {
            List<StepBookmark> more = StepBookmark.with(bookmarks, next);
            if (more.size() == bookmarks.size()) {
                keys.fault(BOOKMARKS, "there are two bookmarks at step " + next.step(), "Leave one of them out.");
            }
            bookmarks = more;
        }
        return bookmarks;
    }

    /** Reads what is seen of the search tree, of one of so many panes or of all. */
    private static SearchTreeViewState tree(SetupKeyReader keys, int panes) {
        OptionalInt which = keys
                .one(TREE_PANE, text -> SearchTreeViewState.pane(text, panes), SearchTreeViewState.paneRemedy(panes))
                .stream()
                .mapToInt(Integer::intValue)
                .findFirst();
        int most = which.equals(OptionalInt.of(SearchTreeViewState.ALL_PANES)) ? panes : 0;
        return SearchTreeViewState.of(
                which,
                keys.one(TREE_STEPS, SearchTreeViewState::steps, SearchTreeViewState.STEPS_REMEDY),
                keys.one(TREE_NODE, text -> SearchTreeViewState.node(text, most), SearchTreeViewState.NODE_REMEDY));
    }

    private static int most(List<ConfiguredAlgorithm> panes) {
        return panes.isEmpty() ? ConfiguredAlgorithm.usual().size() : panes.size();
    }

    /** Reads the index of a pane, which is counted from 1 in files. */
    private static OptionalInt pane(SetupKeyReader keys, String key, List<ConfiguredAlgorithm> panes) {
        return keys.number(key, 1, most(panes)).stream()
                .mapToInt(number -> number.intValue() - 1)
                .findFirst();
    }

    private static void write(CompareSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.square("start", setup.board(), setup.start());
        lines.panes(setup.panes(), setup.board());
        setup.enlarged().ifPresent(pane -> lines.word("enlarged", String.valueOf(pane + 1)));
        lines.moment(setup.moment());
        lines.word("bracket", setup.bracket().map(TimelineBracket::word).orElse(""));
        lines.texts(
                STOPS,
                setup.stops().stream()
                        .map(stop -> BreakpointText.write(stop, setup.board()))
                        .toList());
        lines.texts(
                BOOKMARKS, setup.bookmarks().stream().map(StepBookmark::word).toList());
        lines.word(TREE_PANE, setup.tree().paneWord());
        lines.word(TREE_STEPS, setup.tree().stepsWord());
        lines.word(TREE_NODE, setup.tree().nodeWord());
        lines.display(setup);
    }
}

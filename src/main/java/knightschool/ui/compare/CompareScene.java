package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.search.Problem;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.Moment;
import knightschool.trace.Trace;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.PickedNames;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardChooserConfiguration;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.compare.model.ComparisonPlayer;
import knightschool.ui.compare.model.TwinPaneWords;
import knightschool.ui.compare.model.tree.SearchTreeViewMemento;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.scene.AnswerFeedbackScene;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.FrameStyleClassProvidingScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.PaletteContentProvidingScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.PickingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ShrinkableBoardScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.HomePageCard;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.UserSettings;

/**
 * The scene that runs several search algorithms side by side on the same board, in a tab of the window or beside the
 * text of a slide. In the window it has a button that chooses the board.
 */
public final class CompareScene
        implements SetupDrivenScene<CompareSetup>,
                QuizAnswerProvidingScene,
                ChangeNotifyingScene,
                AnswerFeedbackScene,
                UndoableScene,
                PickingScene,
                PartHidingScene,
                VisibilityAwareScene,
                LegendScene,
                ToolbarScene,
                ArrowKeyScene,
                NumberAndLetterKeyScene,
                FrameStyleClassProvidingScene,
                GestureHelpScene,
                PaletteContentProvidingScene,
                ShrinkableBoardScene {
    /** Searches from one start, side by side. */
    public static final BoardChooserConfiguration BOARD = new BoardChooserConfiguration(
            BuiltInSceneKinds.COMPARE,
            true,
            true,
            CompareWords.TAKE_BOARD,
            CompareWords.TAKE_BOARD_HELP,
            UnaryOperator.identity());

    private static final String EXPERIMENT = "compare.other-page";
    private static final long CARD_STEP = 9;
    private static final int MOST_PANES = 3;
    private static final int USUAL_SIDE = 8;

    private final SceneHost shell;
    private final ScenePlacement form;
    private final CompareModel model;
    private final CompareSetupMapping setups;
    private final ComparisonUndoHistory history;
    private final CompareView view;
    private final TableExporter exports;
    private final BookmarkCommands bookmarks;
    private final AnimatedPictureExporter animation;
    private final ComparisonToolbar tools;
    private final Optional<BoardChooser> chooser;
    private final Command experiment;
    private final PredictionAnswerStore predictions;
    private final ChangeNotifyingScene.Listeners changed = new ChangeNotifyingScene.Listeners();
    private boolean opening;
    private boolean opened;

    /** The moment of the set-up that was opened first: that of the slide, whichever is shown there later. */
    private Optional<Moment> momentOfSlide = Optional.empty();

    /** The step of the moment of the opened set-up; empty until it is found. */
    private OptionalLong momentStep = OptionalLong.empty();

    /** The step of the moment that was opened first, once it was found. */
    private OptionalLong stepOfSlide = OptionalLong.empty();

    /** The set-up with the moment to show once the moment of the slide, which is searched for, has its step. */
    private Optional<CompareSetup> postponed = Optional.empty();

    /** Whether that moment is shown or searched for. */
    private boolean isAtMoment;

    /** The descriptor of the scene, which has a tab. */
    public static SceneDescriptor<CompareSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.COMPARE,
                        CompareWords.TITLE,
                        CompareSetup.class,
                        _ -> CompareSetup.of(WrittenBoard.usual().board()),
                        CompareScene::new)
                .picturedBy(".board-canvas")
                .inviting(new HomePageCard(CompareWords.CARD, CompareWords.CARD_WORDS, CompareScene::cardPicture)
                        .running(PaneCommands.WATCH));
    }

    /** Draws a search in progress. */
    private static Sketch cardPicture() {
        Board board = Board.full(4, 4);
        ConfiguredAlgorithm configured = ConfiguredAlgorithm.usual().getFirst();
        Trace trace = new Trace(Problem.open(board, 0), configured);
        trace.extend(CARD_STEP);
        return BoardDrawing.of(
                BoardGeometry.bare(board, HomePageCard.SQUARE),
                trace.frame(CARD_STEP).position(),
                AlgorithmStyle.of(configured.algorithm()),
                Board.NONE);
    }

    CompareScene(SceneHost shell, ScenePlacement form) {
        this(shell, form, new WindowFileDialogs(shell));
    }

    /** @param questions asks the user for the file to save to */
    CompareScene(SceneHost shell, ScenePlacement form, FileDialogs questions) {
        this.shell = shell;
        this.form = form;
        CompareSetup first = CompareSetup.of(Board.full(USUAL_SIDE, USUAL_SIDE));
        model = new CompareModel(first.problem(), first.solvers());
        setups = new CompareSetupMapping(model, first, form);
        predictions = new PredictionAnswerStore(model.predictions().rounds(), shell.settings());
        history = new ComparisonUndoHistory(setups::now, this::bring, model.predictions());
        DocumentFileManager documents = new DocumentFileManager(shell, questions, Platform::runLater);
        exports = new TableExporter(shell, documents);
        bookmarks = new BookmarkCommands(shell, model, form, history::make);
        view = new CompareView(model, form, history, bookmarks, exports);
        animation = new AnimatedPictureExporter(shell, model, setups::now, view, documents);
        tools = new ComparisonToolbar(view.commands(), view.home());
        chooser = form == ScenePlacement.WINDOW
                ? Optional.of(new BoardChooser(choice(), shell, this::compare))
                : Optional.empty();
        experiment = Command.of(EXPERIMENT, this::experiment);
        model.transport().setJumpHandler(history::jump);
        model.stepProperty().addListener(_ -> moved());
        model.playback().stepProperty().addListener(_ -> followOpenedMoment());
        model.transport().openingProperty().addListener((_, _, isOpening) -> {
            if (!isOpening) {
                // The moment may be at the step that was shown before, and its search may end without another step.
                followOpenedMoment();
                showPostponed();
            }
            holdNextStepsBack();
        });
        view.answer().onChanged(changed::run);
    }

    /** Reports that the user has changed the step. Reaching the step of an opened set-up does not count. */
    private void moved() {
        if (!opening && !setups.isUntouched()) {
            view.answer().moved();
            changed.run();
        }
    }

    /**
     * Notes at which step the opened moment is. On a slide, records that steps lead away from there, to which undo
     * leads back, or there again.
     */
    private void followOpenedMoment() {
        OptionalLong step = OptionalLong.of(model.playback().step());
        boolean wasThere = isAtMoment;
        if (opening || setups.isUntouched()) {
            foundMoment(step);
        }
        isAtMoment = momentStep.equals(step);
        if (form == ScenePlacement.WINDOW) {
            return;
        }
        if (wasThere && !isAtMoment) {
            history.leave(setups.atOpenedMoment(momentStep));
        } else if (!wasThere && isAtMoment) {
            history.arrive(setups.atOpenedMoment(momentStep));
        }
    }

    /**
     * While the slide holds back what comes next, shows no step after the moment of the slide, or after the shown one
     * if that is later: another moment asks another question. The moment itself is shown whenever it is found.
     */
    private void holdNextStepsBack() {
        ComparisonPlayer player = model.transport();
        if (opening || player.isOpening() || !view.holdsNextBack()) {
            player.showAll();
        } else if (!player.boundedProperty().get()) {
            player.showUpTo(Math.max(questionStep().orElse(0), model.playback().step()));
        }
    }

    /** Returns the step of the slide's question; empty for an event that was not found yet. */
    private OptionalLong questionStep() {
        if (momentOfSlide.filter(moment -> !(moment instanceof Moment.Step)).isEmpty()) {
            return OptionalLong.of(momentOfSlide.map(CompareScene::step).orElse(0L));
        }
        return stepOfSlide;
    }

    /** Notes the step of the opened moment, which is that of the slide's question unless another was opened since. */
    private void foundMoment(OptionalLong step) {
        momentStep = step;
        if (setups.openedMoment().equals(momentOfSlide)) {
            stepOfSlide = step;
        }
    }

    /**
     * Opens the last planned experiment. Panes and board of this comparison, if changed since the last time, become its
     * solvers and one of its boards. A message names the boards of the plan and the twins that are left out.
     */
    private void experiment() {
        UserSettings settings = shell.settings();
        ExperimentSetup last = ExperimentSetup.ofRemembered(settings.remembered(ExperimentSetup.KEPT, ""));
        Optional<ExperimentSetup> before = Optional.of(settings.remembered(ExperimentSetup.COMPARED, ""))
                .filter(text -> !text.isEmpty())
                .map(ExperimentSetup::ofRemembered);
        CompareSetup now = setups.now();
        ExperimentSetup next = last.comparing(now, before);
        shell.open(next);
        settings.remember(
                ExperimentSetup.COMPARED,
                SetupText.format(ExperimentSetup.of(now).selfContained()));
        boolean areSolversNew = before.map(ExperimentSetup::plan)
                .map(ExperimentPlan::solvers)
                .filter(ExperimentSetup.of(now).plan().solvers()::equals)
                .isEmpty();
        String leftOut = (CompareWords.leftOut(last.plan().boards(), next.plan()) + " "
                        + (areSolversNew ? TwinPaneWords.leftOut(now.solvers(), now.board()) : ""))
                .strip();
        if (!leftOut.isEmpty()) {
            shell.messages().say(leftOut);
        }
    }

    private ChosenProblem choice() {
        Problem problem = model.problem();
        return new ChosenProblem(BOARD, problem.board(), problem.start(), problem.closed());
    }

    /**
     * Opens a set-up. In the window, the user can bring back the previous comparison. On a slide that is come back to,
     * its own set-up is opened first, and the step of its moment is found before another moment is shown. All else is
     * opened at once, so that what is done meanwhile stays.
     */
    @Override
    public void open(CompareSetup setup) {
        if (!opened) {
            momentOfSlide = setup.moment();
        }
        if (opened && form == ScenePlacement.WINDOW) {
            history.open(() -> show(setup));
        } else if (opened && endsSearchForQuestion(setup)) {
            show(setup.at(momentOfSlide));
            postponed = Optional.of(setup);
        } else {
            show(setup);
        }
        opened = true;
    }

    /** Whether the step of the slide's question is being searched for, and another moment would end that. */
    private boolean endsSearchForQuestion(CompareSetup other) {
        return model.transport().isOpening()
                && questionStep().isEmpty()
                && !other.moment().equals(momentOfSlide);
    }

    /** Shows the other moment, unless the user has asked for one before that of the slide was found. */
    private void showPostponed() {
        if (postponed.isPresent() && setups.isUntouched()) {
            show(now());
        }
        postponed = Optional.empty();
    }

    /**
     * Restores a state of the history. On the same problem only the panes, the enlarged one, the breakpoints and the
     * bookmarks are changed, or the step and how panes are lined up; all of it if the whole set-up was replaced.
     */
    private void bring(CompareSetup setup, ComparisonUndoHistory.Extent extent) {
        if (extent == ComparisonUndoHistory.Extent.WHOLE || !setup.problem().equals(model.problem())) {
            show(setup);
        } else if (extent == ComparisonUndoHistory.Extent.STEP) {
            setups.lineUp(setup);
            reach(setup.moment());
        } else {
            if (!setup.solvers().equals(model.panes().solvers())) {
                model.panes().set(setup.solvers());
            }
            model.panes().enlarge(setup.enlarged());
            model.stops().set(setup.stops());
            model.bookmarks().set(setup.bookmarks());
            if (extent == ComparisonUndoHistory.Extent.CHANGES_AND_TREE) {
                model.tree().restore(SearchTreeViewMemento.of(setup));
            }
        }
        view.takeFocus();
    }

    /** Goes to a step, which is stored by its number, or to the opened moment, which is searched for if necessary. */
    private void reach(Optional<Moment> moment) {
        if (!moment.equals(setups.openedMoment())) {
            model.transport().reach(moment.map(CompareScene::step).orElse(0L));
        } else if (momentStep.isPresent()) {
            long found = momentStep.getAsLong();
            model.transport()
                    .reach(moment.filter(Moment.Step.class::isInstance)
                            .map(CompareScene::step)
                            .orElse(found));
        } else {
            isAtMoment = true;
            setups.findMoment();
        }
    }

    private static long step(Moment moment) {
        return moment instanceof Moment.Step(long number) ? number : 0;
    }

    private void show(CompareSetup setup) {
        postponed = Optional.empty();
        opening = true;
        isAtMoment = true;
        model.transport().showAll();
        view.answer().clear();
        view.open(setup, () -> setups.open(setup));
        foundMoment(
                model.transport().isOpening()
                        ? OptionalLong.empty()
                        : OptionalLong.of(model.playback().step()));
        opening = false;
        holdNextStepsBack();
        chooser.ifPresent(button -> button.show(choice()));
    }

    @Override
    public CompareSetup now() {
        CompareSetup now = setups.now();
        return postponed.map(setup -> now.at(setup.moment())).orElse(now);
    }

    /** Handles the choice of another board, start or kind of tour. */
    void compare(ChosenProblem choice) {
        history.make(() -> model.restart(choice.problem()));
        chooser.ifPresent(button -> button.show(choice));
        shell.messages().clear();
        view.requestFocus();
    }

    /** The model of the scene. */
    public CompareModel model() {
        return model;
    }

    CompareView view() {
        return view;
    }

    AnimatedPictureExporter animation() {
        return animation;
    }

    Optional<BoardChooser> chooser() {
        return chooser;
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public Node tools() {
        return chooser.<Node>map(button -> tools.with(animation.command(), experiment, button.node()))
                .orElseGet(Region::new);
    }

    @Override
    public List<LegendEntry> signs() {
        return view.signs();
    }

    @Override
    public String style() {
        return "panes-" + Math.min(model.panes().solvers().size(), MOST_PANES);
    }

    @Override
    public Optional<Dimension2D> leastRoom(double width) {
        return view.leastRoom(width);
    }

    @Override
    public double leastHeight(double width) {
        return view.leastHeight(width);
    }

    @Override
    public List<Command> commands() {
        List<Command> all = new ArrayList<>(view.commands());
        chooser.ifPresent(button -> {
            all.addAll(button.commands());
            all.add(animation.command());
            all.add(experiment);
        });
        return all;
    }

    @Override
    public List<PaletteEntry> paletteEntries() {
        return bookmarks.entries();
    }

    @Override
    public List<GestureDescription> gestures() {
        return CompareCommands.gestures(view.answer().gestures());
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        view.hide(parts, leftOut);
        holdNextStepsBack();
    }

    @Override
    public boolean isHeldBack() {
        return !model.transport().onwardRefusalProperty().get().isEmpty();
    }

    @Override
    public UndoHistory undoHistory() {
        return history;
    }

    @Override
    public void pick(AnswerPickKind kind) {
        view.answer().pick(kind);
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return view.answer().isPicking()
                ? Optional.of(() -> view.answer().names(model.problem().board()))
                : Optional.empty();
    }

    @Override
    public void handleChoiceKey(KeyEvent key) {
        view.handleChoiceKey(key);
    }

    @Override
    public boolean isAskingByNumber() {
        return view.isAskingByNumber();
    }

    @Override
    public boolean isAtMoment() {
        return true;
    }

    @Override
    public Optional<Moment> moment() {
        return postponed.map(CompareSetup::moment).orElseGet(setups::moment);
    }

    @Override
    public PickedNames pickedNow() {
        return view.answer().named(model.problem().board());
    }

    @Override
    public void pickAgain(PickedNames picked) {
        view.answer().restore(picked, model.problem().board());
    }

    @Override
    public void showAnswer(QuizAnswerMarks marks) {
        view.answer().show(marks);
    }

    @Override
    public void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public boolean isSettled() {
        return model.isSettled() && view.isSettled() && exports.isSettled() && animation.isSettled();
    }

    @Override
    public void onShown() {
        model.wake();
        predictions.bringBack();
        view.requestFocus();
    }

    /** Cancels a search for an event when the scene is left, but not that for the moment of an opened set-up. */
    @Override
    public void onHidden() {
        if (!model.transport().isOpening()) {
            model.transport().cancelSearch();
        }
        model.rest();
        animation.cancelQuestion();
        chooser.ifPresent(BoardChooser::hide);
    }

    @Override
    public void close() {
        isAtMoment = false;
        postponed = Optional.empty();
        chooser.ifPresent(BoardChooser::close);
        animation.close();
        exports.close();
        view.close();
    }
}

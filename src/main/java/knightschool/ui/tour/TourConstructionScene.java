package knightschool.ui.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardChooserConfiguration;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.UserSettings;

/**
 * The scene that constructs tours on full boards of any size. In a tab of the window it has a button that chooses the
 * size.
 */
public final class TourConstructionScene
        implements SetupDrivenScene<TourConstructionSetup>,
                UndoableScene,
                PartHidingScene,
                VisibilityAwareScene,
                LegendScene,
                ToolbarScene,
                ArrowKeyScene,
                GestureHelpScene {
    /** Tours of full boards, which are not read from files. */
    private static final BoardChooserConfiguration BOARD = new BoardChooserConfiguration(
            BuiltInSceneKinds.TOUR,
            false,
            false,
            TourConstructionWords.TAKE_SIZE,
            TourConstructionWords.TAKE_SIZE_HELP,
            UnaryOperator.identity());

    private static final String QUESTION = "tour.board";

    private final SceneHost shell;
    private final TourConstructionModel model;
    private final TourConstructionView view;
    private final Optional<BoardChooser> chooser;
    private final ScenePlacement form;

    /** The opened set-up. If the user has asked for another tour since, the set-up of that one without a moment. */
    private TourConstructionSetup openedSetup = TourConstructionParameters.USUAL.setup();

    private boolean wasOpened;

    /** The step of {@link #openedSetup}. */
    private int targetStep = TourPlayback.FIRST_LOOK;

    /** The descriptor of the scene, which has a tab. */
    public static SceneDescriptor<TourConstructionSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.TOUR,
                        TourConstructionWords.TITLE,
                        TourConstructionSetup.class,
                        TourConstructionScene::first,
                        TourConstructionScene::new)
                .picturedBy(".tour-pane");
    }

    TourConstructionScene(SceneHost shell, ScenePlacement form) {
        boolean window = form == ScenePlacement.WINDOW;
        this.shell = shell;
        this.form = form;
        this.model = new TourConstructionModel(TourConstructionParameters.USUAL, window);
        this.view = new TourConstructionView(model, shell.themeProperty(), this::reportEnd);
        this.chooser = window
                ? Optional.of(new BoardChooser(choice(TourConstructionParameters.USUAL), shell, this::askOn))
                : Optional.empty();
        model.questionProperty().addListener((_, _, now) -> questionChanged(now));
    }

    /**
     * Shows the result of a tour that was finished while another scene was on screen, unless the tour had been released
     * before.
     */
    private void reportEnd() {
        if (form != ScenePlacement.WINDOW || model.isBroughtBack()) {
            return;
        }
        if (model.builtProperty().get() != null) {
            shell.messages().report(TourConstructionWords.READY);
        } else {
            Optional.ofNullable(model.breakdownProperty().get())
                    .flatMap(TourConstructionWords::failed)
                    .ifPresent(shell.messages()::report);
        }
    }

    /** The set-up of the first visit, with the size remembered from the last run. */
    static TourConstructionSetup first(UserSettings settings) {
        return TourConstructionParameters.read(settings.remembered(QUESTION, ""))
                .orElse(TourConstructionParameters.USUAL)
                .setup();
    }

    @Override
    public void open(TourConstructionSetup setup) {
        begin(setup);
        if (form == ScenePlacement.WINDOW && wasOpened) {
            model.ask(TourConstructionParameters.of(setup));
        } else {
            model.open(TourConstructionParameters.of(setup));
        }
        wasOpened = true;
        setup.moment().ifPresentOrElse(moment -> model.steps().reach(number(moment)), model.steps()::lookFirst);
        view.setPlayerShown(form == ScenePlacement.WINDOW || setup.controls().shows(SceneControl.PLAYER, false));
    }

    private void begin(TourConstructionSetup setup) {
        openedSetup = setup;
        targetStep = setup.moment().map(TourConstructionScene::number).orElse(TourPlayback.FIRST_LOOK);
    }

    private static int number(Moment moment) {
        return moment instanceof Moment.Step step ? (int) Math.min(step.number(), TourPlayback.END) : TourPlayback.END;
    }

    @Override
    public TourConstructionSetup now() {
        int step = model.steps().step();
        if (model.builtProperty().get() != null) {
            return step == model.steps().visibleStep(targetStep)
                    ? openedSetup
                    : openedSetup.at(Optional.of(new Moment.Step(step)));
        }
        int later = model.steps().chosenStep();
        return later == targetStep ? openedSetup : openedSetup.at(Optional.of(moment(later)));
    }

    /** The moment of a step, as far as it is known before the tour exists. */
    private Moment moment(int later) {
        return later >= openedSetup.lastStep() ? new Moment.End() : new Moment.Step(later);
    }

    private static ChosenProblem choice(TourConstructionParameters question) {
        return new ChosenProblem(BOARD, question.board(), 0, question.closed());
    }

    private void askOn(ChosenProblem choice) {
        model.ask(new TourConstructionParameters(
                choice.board().columns(), choice.board().rows(), choice.closed()));
        view.focus();
    }

    private void questionChanged(TourConstructionParameters now) {
        if (!now.equals(TourConstructionParameters.of(openedSetup))) {
            begin(openedSetup.on(now.board()).closed(now.closed()));
        }
        chooser.ifPresent(button -> {
            button.show(choice(now));
            shell.messages().clear();
            shell.settings().remember(QUESTION, now.written());
        });
    }

    @Override
    public UndoHistory undoHistory() {
        return model;
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        view.showRule(!parts.contains(TourConstructionSetup.RULE));
    }

    TourConstructionModel model() {
        return model;
    }

    @Override
    public List<LegendEntry> signs() {
        return view.signs();
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public Node tools() {
        return chooser.map(BoardChooser::node).orElseGet(Region::new);
    }

    @Override
    public boolean takesArrows() {
        return view.isPlayerShown();
    }

    @Override
    public List<Command> commands() {
        List<Command> all = new ArrayList<>(view.commands());
        chooser.ifPresent(button -> all.addAll(button.commands()));
        return all;
    }

    @Override
    public List<GestureDescription> gestures() {
        return TourConstructionCommands.gestures();
    }

    @Override
    public boolean isSettled() {
        return view.isSettled();
    }

    @Override
    public void onShown() {
        model.bringBack();
        view.focus();
    }

    @Override
    public void onHidden() {
        chooser.ifPresent(BoardChooser::hide);
        view.putAway();
    }

    @Override
    public void close() {
        chooser.ifPresent(BoardChooser::close);
        view.close();
    }

    boolean isEnded() {
        return view.isEnded();
    }
}

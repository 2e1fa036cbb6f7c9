package knightschool.ui.tourmap;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.TourStateMapSetup;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.PulseTimer;

/**
 * The scene of the state map of a tour on a small board: the graph of all positions (the visited squares with the
 * knight's square), each shaded by how often a search visits it.
 */
public final class TourStateMapScene
        implements SetupDrivenScene<TourStateMapSetup>,
                VisibilityAwareScene,
                ToolbarScene,
                ArrowKeyScene,
                LegendScene,
                NumberAndLetterKeyScene,
                UndoableScene,
                GestureHelpScene {
    /** Among many random boards of 12 squares the one on which backtracking repeats most: 64 of its 315 visits. */
    private static final Board REPEATING = BoardText.parse("#..##\n#.#.#\n#...#\n.#.#.\n#..##\n");

    /** The set-up of the first visit. */
    static final TourStateMapSetup FIRST = TourStateMapSetup.of(REPEATING);

    static final String TO_START = "tourmap.to-start";
    static final String TO_END = "tourmap.to-end";
    static final String BACK = "tourmap.undo";
    static final String FORTH = "tourmap.redo";
    static final String CLOSED = "tourmap.closed";
    static final String TREE = "tourmap.tree-focus";
    static final String PUZZLES = "tourmap.other-page";

    private static final List<Board> BOARDS = List.of(
            REPEATING,
            BoardText.parse("#..#\n....\n....\n#..#\n"),
            Board.full(3, 3),
            Board.full(3, 4),
            Board.full(4, 3));

    private final ScenePlacement form;
    private final TourStateMapModel model = new TourStateMapModel(FIRST);
    private final TourStateMapSceneView view;
    private final List<Command> commands;
    private final PulseTimer pulse;

    /** The descriptor of the scene, which shares the tab of the maps. */
    public static SceneDescriptor<TourStateMapSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.TOURMAP,
                        TourStateMapWords.TITLE,
                        TourStateMapSetup.class,
                        _ -> FIRST,
                        TourStateMapScene::new)
                .picturedBy(".graph-pane", ".board-canvas")
                .under(BuiltInSceneKinds.STATEMAP);
    }

    TourStateMapScene(SceneHost shell, ScenePlacement form) {
        this.form = form;
        TourStateMapModel.KnightWalk knight = model.knight();
        this.view = new TourStateMapSceneView(model, form, shell.themeProperty());
        view.pane().setOnRefused(fault -> shell.messages().refuse(fault));
        this.commands = List.of(
                Command.of(TO_START, model::showStart).when(isMapped(knight::canTakeBack)),
                Command.of(TO_END, model::showEnd)
                        .when(isMapped(() -> knight.walkHistory().canRedo())),
                Command.of(BACK, knight::undo)
                        .when(knight::canUndo, model.walkProperty(), knight.turnsProperty())
                        .orSay(() -> knight.noUndo(FORTH)),
                Command.of(FORTH, knight::redo).when(knight::canRedo, model.walkProperty(), knight.turnsProperty()),
                Command.of(CLOSED, model::toggleClosed)
                        .when(() -> model.now().board().end() == Board.NONE, model.setupProperty()),
                Command.of(TREE, view::toggleTree),
                Command.of(PUZZLES, () -> shell.show(BuiltInSceneKinds.STATEMAP)));
        knight.refusalProperty().addListener((_, _, words) -> shell.messages().replace(words));
        this.pulse = new PulseTimer(view, _ -> model.tick(), model::isSettled, model.busyProperty())
                .onEndWhileDetached(model::isSettled, () -> reportEnd(shell.messages()));
    }

    /** Shows the result of a map that was finished while another scene was on screen. */
    private void reportEnd(MessageDisplay messages) {
        if (form == ScenePlacement.WINDOW) {
            model.failureProperty()
                    .get()
                    .map(TourStateMapWords::failed)
                    .orElse(Optional.of(TourStateMapWords.READY))
                    .ifPresent(messages::report);
        }
    }

    /** Returns whether there is a map, and the walk fulfils a condition. */
    private BooleanBinding isMapped(BooleanSupplier condition) {
        return Bindings.createBooleanBinding(
                () -> condition.getAsBoolean() && model.mappedProperty().get().isPresent(),
                model.walkProperty(),
                model.mappedProperty());
    }

    TourStateMapModel model() {
        return model;
    }

    TourStateMapSceneView view() {
        return view;
    }

    @Override
    public void open(TourStateMapSetup setup) {
        model.open(setup);
    }

    @Override
    public TourStateMapSetup now() {
        return model.now();
    }

    @Override
    public UndoHistory undoHistory() {
        return model.knight();
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public List<LegendEntry> signs() {
        return view.signs();
    }

    @Override
    public Node tools() {
        return form == ScenePlacement.WINDOW ? row() : new Region();
    }

    private Node row() {
        return HBoxFactory.of(
                8,
                CommandButtonFactory.of(Command.named(commands, PUZZLES), TourStateMapWords.PUZZLES),
                boards(),
                algorithms());
    }

    private MenuButton boards() {
        MenuButton button = NodeStyle.named(new MenuButton(), "tourmap-board");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(TourStateMapWords.BOARD));
        for (Board board : BOARDS) {
            MenuItem item = new MenuItem(TourStateMapWords.size(board));
            item.setOnAction(_ -> {
                model.on(board);
                view.requestFocus();
            });
            button.getItems().add(item);
        }
        CheckMenuItem closed = new CheckMenuItem(TourStateMapWords.CLOSED + "   "
                + Command.named(commands, CLOSED).keyText());
        closed.setOnAction(_ -> {
            model.toggleClosed();
            view.requestFocus();
        });
        button.getItems().addAll(new SeparatorMenuItem(), closed);
        Runnable show = () -> {
            button.setText(TourStateMapWords.chosen(model.now().board(), model.isClosed()));
            closed.setSelected(model.isClosed());
            closed.setDisable(model.now().board().end() != Board.NONE);
        };
        model.setupProperty().addListener(_ -> show.run());
        show.run();
        return button;
    }

    private MenuButton algorithms() {
        MenuButton button = NodeStyle.named(new MenuButton(), "tourmap-algorithm");
        button.setTooltip(new Tooltip(TourStateMapWords.ALGORITHM));
        Algorithms.all().stream().map(ConfiguredAlgorithm::of).forEach(solver -> {
            MenuItem item = new MenuItem(solver.title());
            item.setOnAction(_ -> {
                model.search(solver);
                view.requestFocus();
            });
            button.getItems().add(item);
        });
        Runnable show = () -> button.setText(model.now().searching().title());
        model.setupProperty().addListener(_ -> show.run());
        show.run();
        return button;
    }

    @Override
    public List<Command> commands() {
        return form == ScenePlacement.WINDOW
                ? commands
                : commands.stream()
                        .filter(command ->
                                List.of(TO_START, TO_END, BACK, FORTH).contains(command.id()))
                        .toList();
    }

    @Override
    public List<GestureDescription> gestures() {
        return TourStateMapWords.gestures();
    }

    @Override
    public void handleChoiceKey(KeyEvent key) {
        view.board().key(key);
    }

    @Override
    public boolean isSettled() {
        return model.isSettled() && view.isSettled();
    }

    @Override
    public void onShown() {
        view.requestFocus();
    }

    @Override
    public void onHidden() {
        // Nothing moves by itself here.
    }

    @Override
    public void close() {
        pulse.close();
        model.close();
        view.close();
    }
}

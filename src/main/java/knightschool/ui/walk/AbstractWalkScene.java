package knightschool.ui.walk;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.graph.WalkHistory;
import knightschool.graph.WalkVerdict;
import knightschool.play.CrossGameUndoHistory;
import knightschool.setup.SetupWithWalk;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.UndoWords;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.scene.AnswerFeedbackScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.InPlaceUpdateScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SidePaneScene;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.shell.SceneHost;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The common behaviour of the scenes in which the user clicks a walk, with the verdict beside it. A scene of its own
 * draws the board or the graph.
 *
 * @param <S> the set-ups
 */
abstract class AbstractWalkScene<S extends SetupWithWalk<S>>
        implements InPlaceUpdateScene<S>,
                QuizAnswerProvidingScene,
                ChangeNotifyingScene,
                UndoableScene,
                UndoTransferScene<AbstractWalkScene.WalkEdits>,
                AnswerFeedbackScene,
                PartHidingScene,
                LegendScene,
                SidePaneScene,
                GestureHelpScene {
    private final AbstractWalkTaskModel<S> model;
    private final ScenePlacement form;
    private final WalkSquareChipRow trail;
    private final WalkVerdictView verdict;
    private final List<Command> commands;
    private final Command delete;
    private final HBox buttons;
    private final VBox box = NodeStyle.of(new VBox(), "walk-scene");
    private final ChangeNotifyingScene.Listeners changed = new ChangeNotifyingScene.Listeners();
    private Set<HideableScenePart> hiddenParts = Set.of();
    private boolean changing;
    private boolean opening;

    /** The walks up to a set-up. */
    record WalkEdits(SlideEmbeddableSetup setup, CrossGameUndoHistory.Handover<WalkHistory<Integer>> walks) {}

    /**
     * @param scene the prefix of the command ids
     * @param form beside the text of a slide only the buttons named by the set-up are shown
     */
    AbstractWalkScene(AbstractWalkTaskModel<S> model, String scene, SceneHost shell, ScenePlacement form) {
        this.model = model;
        this.form = form;
        trail = new WalkSquareChipRow(WalkWords.chooseToBegin(model.vertexNames()));
        verdict = new WalkVerdictView(WalkWords.choose(model.vertexNames()));
        Command redo = Command.of(scene + ".redo", model::redo)
                .when(model::canRedo, model.walkProperty(), model.turnsProperty());
        Command undo = Command.of(scene + ".undo", model::undo)
                .when(model::canUndo, model.walkProperty(), model.turnsProperty())
                .orSay(() -> model.noUndo(redo.id()));
        Command again = Command.of(scene + ".again", model::startAgain);
        delete = Command.of(scene + ".delete", model::clear);
        commands = List.of(undo, redo, delete, again);
        Button back = button(undo, "take-back", UndoWords.TAKE_BACK);
        back.setGraphic(new FontIcon(Feather.CORNER_UP_LEFT));
        buttons = NodeStyle.of(new HBox(back, button(again, "start-again", WalkWords.START_AGAIN)), "scene-buttons");
        // Rows begin where the board does: what they need must not keep a narrower frame from moving the board.
        box.setMinWidth(0);
        model.dictionaryProperty().bind(shell.settings().dictionaryProperty());
        model.dictionaryProperty().addListener(_ -> draw());
        model.refusalProperty().addListener((_, _, reason) -> shell.messages().replace(reason));
        model.walkProperty().addListener((_, before, now) -> {
            clearAnswer();
            moved(before, now, opening);
            draw();
            if (!opening) {
                changed.run();
            }
        });
    }

    private static Button button(Command command, String id, String text) {
        return NodeStyle.named(CommandButtonFactory.of(command, text), id);
    }

    /** Returns a button that deletes the walk. */
    final Button deletes(String id, String text) {
        return button(delete, id, text);
    }

    /** Removes the marks of an answer without drawing. */
    abstract void clearAnswer();

    /** Moves what stands on the last vertex of the walk. */
    void moved(WalkHistory<Integer> before, WalkHistory<Integer> now, boolean atOnce) {}

    /** Draws the board or the graph. */
    abstract void drawWalk();

    /** Shows the board or the graph of a set-up that was opened. */
    void opened(S setup) {}

    /** The controls of a set-up that are visible beside the text of a slide. */
    abstract VisibleSceneControls controls(S setup);

    final HBox buttons() {
        return buttons;
    }

    final WalkSquareChipRow trail() {
        return trail;
    }

    final VBox box() {
        return box;
    }

    @Override
    public final void open(S setup) {
        clearAnswer();
        opening = true;
        model.open(setup);
        opening = false;
        NodeVisibility.set(
                buttons, form == ScenePlacement.WINDOW || controls(setup).shows(SceneControl.BUTTONS, false));
        opened(setup);
        draw();
    }

    @Override
    public final void change(S setup, boolean goesOn) {
        if (!model.isOfTask(setup)) {
            open(setup);
        } else if (changing) {
            model.amend(setup);
        } else {
            model.replace(setup);
        }
        changing = goesOn;
    }

    @Override
    public final S now() {
        return model.now();
    }

    @Override
    public final UndoHistory undoHistory() {
        return model;
    }

    @Override
    public final Class<WalkEdits> editsType() {
        return WalkEdits.class;
    }

    @Override
    public final WalkEdits edits() {
        return new WalkEdits(now(), model.edits());
    }

    @Override
    public final boolean adoptEdits(WalkEdits before) {
        boolean fits = before.setup().equals(now());
        if (fits) {
            opening = true;
            model.adoptHistory(before.walks());
            opening = false;
        }
        return fits;
    }

    final void draw() {
        drawWalk();
        trail.show(model.names(), marked());
        verdict.show(model.report());
    }

    /** The step marked yellow. It is hidden with the verdict, which it would give away in part. */
    final int marked() {
        WalkReport report = model.report();
        return report == null || hiddenParts.contains(WalkSetup.VERDICT) ? WalkVerdict.NEVER : report.markedStep();
    }

    @Override
    public final Node node() {
        return box;
    }

    @Override
    public final Node side() {
        return verdict.node();
    }

    @Override
    public final Optional<Supplier<List<String>>> picked() {
        return Optional.of(model::names);
    }

    @Override
    public final void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public final void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        hiddenParts = parts;
        verdict.node().setVisible(!parts.contains(WalkSetup.VERDICT));
        draw();
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public void close() {
        model.dictionaryProperty().unbind();
    }
}

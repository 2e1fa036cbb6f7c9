package knightschool.ui.statemap;

import java.util.List;
import java.util.concurrent.Callable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.playback.PlaybackCommands;
import knightschool.ui.statemap.model.PuzzleEditModel;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapStatus;

/** The commands for a puzzle and its map. */
final class StateMapCommands extends AbstractCommandList {
    static final String UNDO = "statemap.undo";
    static final String REDO = "statemap.redo";
    static final String AGAIN = "statemap.again";
    static final String SOLVE = "statemap.solution";
    static final String BACK = "statemap.back";
    static final String HINT = "statemap.hint";
    static final String STRIP = "statemap.strip";
    static final String LAYOUT = "statemap.layout";
    static final String OPEN = "statemap.open";
    static final String RECENT = "statemap.recent";
    static final String GO = "statemap.go";
    static final String CANCEL = "statemap" + Command.STOP;
    static final String MAP = "statemap.map";

    static final String FACTS = "statemap.facts";
    static final String EDIT = "statemap.edit";
    static final String END_EDIT = "statemap.end-edit";
    static final String NEW = "statemap.new";
    static final String DELETE = "statemap.delete";
    static final String TARGET = "statemap.target";

    static final String TOURS = "statemap.other-page";
    static final String NEXT = "statemap.next";
    static final String ANOTHER = "statemap.another";
    static final String NEXT_PLAYER = "statemap.next-player";
    static final String READ_MOVES = "statemap.read-moves";
    static final String FORGET = "statemap.forget";
    static final String SAVE_PUZZLE = "statemap.save";
    static final String SAVE_PUZZLE_AS = "statemap.save-as";
    static final String SAVE_MAP = "statemap.save-map";
    static final String SAVE_MOVES = "statemap.save-moves";
    static final String SAVE_SOLUTION = "statemap.save-solution";

    static final List<String> OF_PUZZLES = List.of(NEXT, ANOTHER, NEW, EDIT, OPEN, TOURS);
    static final List<String> OF_PLAYERS = List.of(NEXT_PLAYER, READ_MOVES, FORGET);
    static final List<String> SAVING = List.of(SAVE_PUZZLE, SAVE_PUZZLE_AS, SAVE_MAP, SAVE_MOVES, SAVE_SOLUTION);

    private static final List<String> OF_SLIDES = List.of(UNDO, REDO, AGAIN, BACK, LAYOUT, GO, CANCEL, MAP);

    private final PlaybackCommands playback;
    private final StateMapModel model;
    private final boolean canEdit;

    /** @param recent opens the menu of recent puzzles */
    StateMapCommands(StateMapModel model, StateMapScene scene, Command recent) {
        this.model = model;
        canEdit = scene.canEdit();
        PuzzleEditModel edit = model.edit();
        StateMapRefusals refusals = new StateMapRefusals(model);
        BooleanBinding plays = edit.editingProperty().not();
        BooleanBinding free = Bindings.createBooleanBinding(
                        () -> !model.play().game().isSolved(), model.play().gameProperty())
                .and(plays);
        BooleanBinding helps = model.maps().solvable().and(free);
        BooleanBinding mapped = Bindings.createBooleanBinding(
                () -> model.stateMap().isPresent(), model.maps().stateProperty());
        BooleanBinding played = Bindings.createBooleanBinding(
                () -> model.stateMap().isPresent()
                        && !model.play().settled().walk().isEmpty(),
                model.play().gameProperty(),
                model.play().slidProperty(),
                model.maps().stateProperty());
        BooleanBinding hasOthers = Bindings.createBooleanBinding(
                () -> !model.play().players().othersProperty().get().isEmpty(),
                model.play().players().othersProperty());
        playback = new PlaybackCommands(
                "statemap",
                model.help().playback(),
                Bindings.createBooleanBinding(
                        model.help()::isShowing, model.help().demonstrationProperty()));
        all.addAll(playback.all());
        all.addAll(List.of(
                act(UNDO, model::undo)
                        .when(inHistory(() -> model.canUndo() && !model.help().isShowing()))
                        .orSay(refusals::noUndo),
                act(REDO, model::redo)
                        .when(inHistory(() -> model.canRedo() && !model.help().isShowing()))
                        .orSay(refusals::solutionShown),
                act(AGAIN, model.play()::restart)
                        .when(Bindings.createBooleanBinding(
                                        () -> !model.play().settled().walk().isEmpty(),
                                        model.play().gameProperty(),
                                        model.play().slidProperty())
                                .and(plays))
                        .orSay(refusals::editing),
                act(SOLVE, model::demonstrateOrStop).when(helps).orSay(refusals::noHelp),
                act(BACK, () -> {
                            model.stop();
                            model.inspectedPosition().preview(-1);
                            model.facts().clear();
                        })
                        .when(
                                () -> model.inspectedPosition().shownPosition() >= 0
                                        || model.facts().chosenProperty().get().isPresent(),
                                model.facts().chosenProperty(),
                                model.inspectedPosition().previewProperty(),
                                model.help().demonstrationProperty()),
                act(HINT, model::hint)
                        .when(helps.and(model.help()
                                .hints()
                                .hasNextProperty()
                                .or(model.facts().shownProperty())
                                .or(Bindings.createBooleanBinding(model::showsSolution, model.setupProperty()))))
                        .orSay(refusals::noHint),
                act(STRIP, model::toggleSolution).when(model.maps().solvable()).orSay(refusals::noSolution),
                act(
                                LAYOUT,
                                () -> model.lay(
                                        model.layout() == GraphLayoutKind.SPRINGS
                                                ? GraphLayoutKind.DISTANCE
                                                : GraphLayoutKind.SPRINGS))
                        .when(mapped)
                        .orSay(refusals::noMap),
                act(EDIT, scene::edit)
                        .when(
                                () -> canEdit
                                        && (!edit.isEditing() || model.editing().isSound()),
                                edit.editingProperty(),
                                edit.draftProperty())
                        .orSay(refusals::unsound),
                act(END_EDIT, scene::edit)
                        .when(
                                () -> edit.isEditing() && model.editing().isSound(),
                                edit.editingProperty(),
                                edit.draftProperty())
                        .orSay(() -> edit.isEditing() ? refusals.unsound() : ""),
                act(NEW, scene::draw).when(() -> canEdit),
                act(DELETE, edit::delete)
                        .when(edit::canDelete, edit.editingProperty(), edit.draftProperty(), edit.cursorProperty())
                        .orSay(refusals::notEditing),
                act(TARGET, edit::makeTarget)
                        .when(edit::canMakeTarget, edit.editingProperty(), edit.draftProperty(), edit.cursorProperty())
                        .orSay(refusals::notEditing),
                act(FACTS, () -> model.facts().toggle()).when(mapped).orSay(refusals::noMap),
                act(OPEN, () -> scene.files().open()),
                recent,
                act(NEXT, scene::next),
                act(TOURS, scene::tours),
                act(ANOTHER, scene::generateSimilarPuzzle)
                        .when(model.maps().solvable())
                        .orSay(refusals::noSolution),
                act(SAVE_PUZZLE, () -> scene.files().savePuzzle()),
                act(SAVE_PUZZLE_AS, () -> scene.files().savePuzzleAs()),
                act(SAVE_MAP, () -> scene.files().saveMap()).when(mapped),
                act(SAVE_MOVES, () -> scene.files().saveMoves()).when(played.or(hasOthers)),
                act(NEXT_PLAYER, scene::nextPlayer).when(played.and(plays)),
                act(READ_MOVES, () -> scene.files().openMoves())
                        .when(model.maps().solvable().and(plays)),
                act(FORGET, () -> model.play().players().forget()).when(hasOthers),
                act(SAVE_SOLUTION, () -> scene.files().saveSolution()).when(helps),
                act(GO, model::goToPreview)
                        .when(
                                () -> model.inspectedPosition()
                                        .moveToPreview()
                                        .filter(move -> model.play().game().allows(move))
                                        .isPresent(),
                                model.inspectedPosition().previewProperty(),
                                model.play().gameProperty()),
                act(CANCEL, model.maps()::cancel).when(model.maps().mapping().and(plays)),
                act(MAP, model::map)
                        .when(
                                () -> model.maps().stateProperty().get() instanceof StateMapStatus.Cancelled,
                                model.maps().stateProperty())));
    }

    /** A command that first sets down a slid block. */
    private Command act(String id, Runnable action) {
        return Command.of(id, () -> {
            model.play().setDown();
            action.run();
        });
    }

    /** Whether puzzles can be edited in this scene. */
    boolean canEdit() {
        return canEdit;
    }

    private BooleanBinding inHistory(Callable<Boolean> possible) {
        return Bindings.createBooleanBinding(
                possible,
                model.setupProperty(),
                model.play().gameProperty(),
                model.play().slidProperty(),
                model.play().turnsProperty(),
                model.edit().editingProperty(),
                model.edit().draftProperty(),
                model.help().demonstrationProperty());
    }

    /** The commands beside the text of a slide, whose question may ask for the solution. */
    List<Command> ofSlides() {
        return OF_SLIDES.stream().map(this::named).toList();
    }

    PlaybackCommands playback() {
        return playback;
    }
}

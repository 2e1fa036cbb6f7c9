package knightschool.ui.statemap.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleGame;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.ui.statemap.model.PuzzleGameModel.PlayedGame;

/**
 * The model of the scene of a sliding puzzle and the map of its positions, independent of the JavaFX toolkit. Used on
 * the JavaFX thread; maps are made on another thread, and {@link #tick}, called once per pulse, applies the results.
 */
public final class StateMapModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<StateMapSetup> setup;
    private final StateMapWorker maps;
    private final SolutionHelpModel help = new SolutionHelpModel(this::stateMap, this::shortestPath);
    private final InspectedPositionModel looked =
            new InspectedPositionModel(this::stateMap, this::session, this::game, help, () -> edit().isEditing());
    private final EditedPuzzleDocument editing;
    private final PuzzleGameModel play;
    private final StateMapFactsModel facts = new StateMapFactsModel();
    private final Map<SlidingPuzzle, PlayedGame> edited = new HashMap<>();
    private boolean held = true;

    public StateMapModel(StateMapBudget budget) {
        StateMapSetup first = StateMapSetup.of(WrittenPuzzle.usual());
        maps = new StateMapWorker(budget, map -> play().arrived(map));
        maps.stateProperty().addListener(_ -> facts.show(stateMap()));
        facts.chosenProperty()
                .addListener((_, _, now) -> now.flatMap(StateMapFact::layout).ifPresent(this::lay));
        setup = new ReadOnlyObjectWrapper<>(first);
        editing = new EditedPuzzleDocument(setup, looked, maps, this::showEdited);
        play = new PuzzleGameModel(setup.getReadOnlyProperty(), looked, help, editing::isChanged, this::enter);
    }

    // What is shown

    /**
     * Opens a set-up. A puzzle whose map is known keeps it. {@link #undo} brings back the current game, and leads back
     * from and to a generated puzzle even if no move was made, since nobody can choose that puzzle again.
     */
    public void open(StateMapSetup next) {
        play.leaveFor(next);
        enter(next);
    }

    /** Shows another puzzle or game. The present one must have been left before. */
    private void enter(StateMapSetup next) {
        edited.clear();
        editing.open(next.source());
        show(next, false);
    }

    private void show(StateMapSetup next, boolean atOnce) {
        boolean same = next.puzzle().equals(setup.get().puzzle()) && stateMap().isPresent();
        stop();
        play.keep();
        setup.set(next);
        looked.clear();
        if (!same) {
            maps.forget();
        }
        play.begin(next);
        if (!same && atOnce) {
            maps.mapIfSmall(next.puzzle());
        } else if (!same) {
            map();
        }
    }

    /** Returns the current set-up, with the moves of the game. A block that is being slid counts as moved. */
    public StateMapSetup now() {
        return play.setup();
    }

    /** Whether a shortest solution from the current position is shown. */
    public boolean showsSolution() {
        return setup.get().showsSolution();
    }

    public ReadOnlyObjectProperty<StateMapSetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    public GraphLayoutKind layout() {
        return setup.get().layout();
    }

    /** Sets the layout of the map. */
    public void lay(GraphLayoutKind layout) {
        setup.set(setup.get().with(layout));
    }

    /** Shows or hides a shortest solution from the current position. */
    void showSolution(boolean visible) {
        setup.set(setup.get().showingSolution(visible));
    }

    /** Shows or hides the solution; shows it in place of the facts if they cover it. */
    public void toggleSolution() {
        boolean covered = facts.shownProperty().get();
        facts.hide();
        showSolution(covered || !showsSolution());
    }

    /** Gives the next hint, in place of the facts or the solution. */
    public void hint() {
        facts.hide();
        if (showsSolution()) {
            showSolution(false);
        }
        if (help.hintedMove().isPresent()) {
            help.hints().giveNext();
        }
    }

    // The map

    /** Makes the map of the puzzle, for example after it was cancelled. */
    public void map() {
        maps.map(setup.get().puzzle());
    }

    public StateMapWorker maps() {
        return maps;
    }

    /** Returns the map of the puzzle; empty until it is complete. */
    public Optional<StateMap> stateMap() {
        return maps.stateMap();
    }

    public StateMapFactsModel facts() {
        return facts;
    }

    // Editing

    /** The editing of the puzzle and its file. */
    public EditedPuzzleDocument editing() {
        return editing;
    }

    /** The draft of the edited puzzle. */
    public PuzzleEditModel edit() {
        return editing.edit();
    }

    private void showEdited(StateMapSetup next) {
        if (play.isPlayed()) {
            edited.put(game().puzzle(), play.whole());
        } else {
            edited.remove(game().puzzle());
        }
        show(next, true);
        // If an edit is undone, the moves that were made before it are restored.
        Optional.ofNullable(edited.get(next.puzzle())).ifPresent(play::resume);
    }

    /** The set-up without unsaved changes, with the moves made before them. */
    public StateMapSetup saved() {
        if (!editing.isChanged()) {
            return now();
        }
        WrittenPuzzle source = editing.source();
        return Optional.ofNullable(edited.get(source.puzzle()))
                .map(PlayedGame::setup)
                .orElseGet(() -> StateMapSetup.of(source));
    }

    // The game

    public PuzzleGameModel play() {
        return play;
    }

    private SlidingPuzzleGame game() {
        return play.game();
    }

    private Optional<PuzzleSessionLog> session() {
        return play.session();
    }

    /** Whether there is something to undo: an edit while the puzzle is edited, otherwise a move or leaving a game. */
    public boolean canUndo() {
        return edit().isEditing() ? edit().undoName().isPresent() : play.canUndo();
    }

    /** Undoes the last edit while the puzzle is edited, otherwise the last step of the game. */
    public void undo() {
        if (edit().isEditing()) {
            edit().undo();
        } else {
            play.undo();
        }
    }

    public boolean canRedo() {
        return edit().isEditing() ? edit().redoName().isPresent() : play.canRedo();
    }

    /** Repeats what was undone last. */
    public void redo() {
        if (edit().isEditing()) {
            edit().redo();
        } else {
            play.redo();
        }
    }

    public InspectedPositionModel inspectedPosition() {
        return looked;
    }

    /** Shows the board of a position. A slid block is set down first. */
    public void lookAt(int position) {
        play.setDown();
        looked.preview(position);
    }

    /** Makes the move to the inspected position. Returns whether there is one. */
    public boolean goToPreview() {
        Optional<BlockMove> move = looked.moveToPreview();
        move.ifPresent(play::move);
        return move.isPresent();
    }

    // Help

    public SolutionHelpModel help() {
        return help;
    }

    /** The positions of a shortest path from the player's position to a goal; empty if there is none. */
    public List<Integer> shortestPath() {
        return stateMap()
                .flatMap(map -> session().map(played -> map.pathToGoal(played.position())))
                .orElse(List.of());
    }

    /**
     * Shows a shortest solution from the player's position, move by move, or ends the demonstration if it is running.
     */
    public void demonstrateOrStop() {
        if (help.isShowing()) {
            stop();
        } else {
            demonstrate();
        }
    }

    /** Shows a shortest solution from the player's position, move by move. */
    void demonstrate() {
        if (shortestPath().size() > 1) {
            looked.clear();
            help.demonstrate();
        }
    }

    /** Ends the demonstration: the board shows the player's position again. */
    public void stop() {
        help.stop();
    }

    /**
     * Applies the results that have arrived, and advances the clock and the demonstration.
     *
     * @param nanos the time of the pulse, in nanoseconds
     */
    public void tick(long nanos) {
        maps.tick();
        facts.tick();
        play.clock().hold(held || game().isSolved() || help.isShowing() || edit().isEditing());
        play.clock().tick(nanos);
        help.playback().tick(nanos);
    }

    /** Whether a pulse has nothing to do. The clock needs none, since user actions advance it. */
    public boolean isIdle() {
        return isSettled() && !help.playback().isPlaying();
    }

    /** Returns the values whose change may give the next pulse something to do. */
    public ObservableValue<?>[] changes() {
        return new ObservableValue<?>[] {
            maps.busyProperty(), facts.busyProperty(), help.playback().playingProperty()
        };
    }

    /** Stops the clock while the scene is not on screen. */
    public void hold(boolean now) {
        held = now;
        if (now) {
            // Usually a tick holds the clock, but a scene that is not on screen has no ticks.
            play.clock().hold(true);
        }
    }

    /** Whether no background work is pending. */
    public boolean isSettled() {
        return maps.isSettled() && facts.isSettled();
    }

    @Override
    public void close() {
        maps.close();
        facts.close();
    }
}

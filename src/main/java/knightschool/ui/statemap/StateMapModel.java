package knightschool.ui.statemap;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.setup.StateMapSetup;
import knightschool.setup.source.PuzzleSource;
import knightschool.setup.value.GraphLayout;
import knightschool.statemap.BlockMove;
import knightschool.statemap.MapBudget;
import knightschool.statemap.PuzzleGame;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.ui.statemap.PuzzleGameModel.PlayedGame;

/**
 * What the scene of maps knows and can do, without a toolkit. All calls come from the screen's thread; maps are made on
 * another, and {@link #tick}, called once a pulse, takes over what has come since.
 */
final class StateMapModel implements PuzzleEditing.Host, PuzzleGameModel.Host, AutoCloseable {
    private final ReadOnlyObjectWrapper<StateMapSetup> setup;
    private final MapWork maps;
    private final SolutionHelp help = new SolutionHelp(this::stateMap, this::onward);
    private final InspectedPosition looked =
            new InspectedPosition(this::stateMap, this::session, this::game, help, () -> edit().isEditing());
    private final PuzzleEditing editing;
    private final PuzzleGameModel play;
    private final MapFactsModel facts = new MapFactsModel();
    private final Map<SlidingPuzzle, PlayedGame> edited = new HashMap<>();
    private boolean held = true;

    StateMapModel(MapBudget budget) {
        StateMapSetup first = StateMapSetup.of(PuzzleSource.usual());
        maps = new MapWork(budget, map -> play().arrived(map));
        maps.stateProperty().addListener(_ -> facts.show(stateMap()));
        facts.chosenProperty()
                .addListener((_, _, now) -> now.flatMap(MapFact::layout).ifPresent(this::lay));
        setup = new ReadOnlyObjectWrapper<>(first);
        editing = new PuzzleEditing(setup, this);
        play = new PuzzleGameModel(first.puzzle(), this);
    }

    // What is shown

    /**
     * Shows what a set-up says; a puzzle that is mapped already keeps its map. What was played comes back by
     * {@link #undo}.
     */
    void open(StateMapSetup next) {
        play.setDown();
        if (!next.equals(now())) {
            play.leave(next.walk().size());
        }
        enter(next);
    }

    @Override
    public void enter(StateMapSetup next) {
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
            play.arrived(Optional.empty());
            maps.forget();
        }
        play.begin(next);
        if (!same && atOnce) {
            maps.mapIfSmall(next.puzzle());
        } else if (!same) {
            map();
        }
    }

    /** What is slid and not set down counts as a move. */
    @Override
    public StateMapSetup now() {
        StateMapSetup shown = setup.get();
        PuzzleGame settled = play.settled();
        return shown.puzzle().equals(settled.puzzle()) ? shown.withWalk(settled.walk(), settled.times()) : shown;
    }

    /** Whether a shortest solution is shown from where the puzzle stands. */
    boolean showsSolution() {
        return setup.get().showsSolution();
    }

    ReadOnlyObjectProperty<StateMapSetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    GraphLayout layout() {
        return setup.get().layout();
    }

    /** Lays the positions out otherwise. */
    void lay(GraphLayout layout) {
        setup.set(setup.get().with(layout));
    }

    /** Shows a shortest solution from where the puzzle stands, or hides it. */
    void showSolution(boolean shown) {
        setup.set(setup.get().showingSolution(shown));
    }

    /** Shows or hides that; where facts take its place, it comes to the front. */
    void toggleSolution() {
        boolean covered = facts.shownProperty().get();
        facts.hide();
        showSolution(covered || !showsSolution());
    }

    /** Gives one hint more, in the place where facts or a solution may be shown: its words are what is asked for. */
    void hint() {
        facts.hide();
        if (showsSolution()) {
            showSolution(false);
        }
        help.hint();
    }

    // The map

    /** Makes the map of the puzzle, again where it was cancelled. */
    void map() {
        maps.map(setup.get().puzzle());
    }

    /** The work at the map. */
    MapWork maps() {
        return maps;
    }

    @Override
    public Optional<StateMap> stateMap() {
        return maps.stateMap();
    }

    /** Facts about the map. */
    MapFactsModel facts() {
        return facts;
    }

    // Editing

    /** Edits the puzzle, and knows which file has it. */
    PuzzleEditing editing() {
        return editing;
    }

    /** The puzzle while it is edited. */
    PuzzleEditModel edit() {
        return editing.edit();
    }

    @Override
    public void begun() {
        showGame();
    }

    @Override
    public void edited(StateMapSetup next) {
        if (play.isPlayed()) {
            edited.put(game().puzzle(), play.whole());
        } else {
            edited.remove(game().puzzle());
        }
        show(next, true);
        // An edit that is undone has the moves come back that were made before it.
        Optional.ofNullable(edited.get(next.puzzle())).ifPresent(play::resume);
    }

    @Override
    public void unfinished() {
        stop();
        maps.wait(StateMapWords.UNFINISHED);
    }

    @Override
    public void ended() {
        if (maps.stateProperty().get() instanceof MapStatus.Waiting) {
            map();
        }
    }

    /** What is shown without changes that are in no file, with the moves that were made before them. */
    StateMapSetup saved() {
        if (!editing.isChanged()) {
            return now();
        }
        PuzzleSource source = editing.source();
        return Optional.ofNullable(edited.get(source.puzzle()))
                .map(PlayedGame::setup)
                .orElseGet(() -> StateMapSetup.of(source));
    }

    // The game

    /** The game that is played. */
    PuzzleGameModel play() {
        return play;
    }

    private PuzzleGame game() {
        return play.game();
    }

    private Optional<PuzzleSession> session() {
        return play.session();
    }

    @Override
    public void showGame() {
        stop();
        looked.clear();
    }

    @Override
    public void clearHelp() {
        help.clear();
    }

    @Override
    public boolean isHeld() {
        return editing.isChanged();
    }

    /** Whether there is anything to undo: an edit while the puzzle is edited, else what was played. */
    boolean canUndo() {
        return edit().isEditing() ? edit().undoName().isPresent() : play.canUndo();
    }

    /** Takes back the last edit while the puzzle is edited, else what was played last. */
    void undo() {
        if (edit().isEditing()) {
            edit().undo();
        } else {
            play.undo();
        }
    }

    boolean canRedo() {
        return edit().isEditing() ? edit().redoName().isPresent() : play.canRedo();
    }

    /** Does again what was taken back last. */
    void redo() {
        if (edit().isEditing()) {
            edit().redo();
        } else {
            play.redo();
        }
    }

    /** The position that is looked at. */
    InspectedPosition looked() {
        return looked;
    }

    /** Shows the board of a position; what is slid on the player's own is set down first. */
    void lookAt(int position) {
        play.setDown();
        looked.preview(position);
    }

    /** Makes the move to the position looked at; says whether there is one. */
    boolean goToPreview() {
        Optional<BlockMove> move = looked.moveToPreview();
        move.ifPresent(play::move);
        return move.isPresent();
    }

    // Help

    SolutionHelp help() {
        return help;
    }

    /** The positions of a shortest path from where the player is to a goal; empty where there is none. */
    List<Integer> onward() {
        return stateMap()
                .flatMap(map -> session().map(played -> map.pathToGoal(played.position())))
                .orElse(List.of());
    }

    /** Shows a shortest solution from where the player is, move by move, or leaves it where that is shown. */
    void demonstrateOrStop() {
        if (help.isShowing()) {
            stop();
        } else {
            demonstrate();
        }
    }

    /** Shows a shortest solution from where the player is, move by move. */
    void demonstrate() {
        if (onward().size() > 1) {
            looked.clear();
            help.demonstrate();
        }
    }

    /** Ends the demonstration: the board is the player's again. */
    void stop() {
        help.stop();
    }

    /** Takes over what has come, and goes on where a solution is shown. */
    void tick(long nanos) {
        maps.tick();
        facts.tick();
        play.clock().hold(held || game().isSolved() || help.isShowing() || edit().isEditing());
        play.clock().tick(nanos);
        help.playback().tick(nanos);
    }

    /** Whether a pulse has nothing to do; the clock is told the time by what a person does. */
    boolean isIdle() {
        return isSettled() && !help.playback().isPlaying();
    }

    /** While nobody sees the scene, no time goes by. */
    void hold(boolean now) {
        held = now;
        if (now) {
            // A scene that is left has no ticks, in which the clock is held otherwise.
            play.clock().hold(true);
        }
    }

    /** Whether nothing more will come by itself. */
    boolean isSettled() {
        return maps.isSettled() && facts.isSettled();
    }

    @Override
    public void close() {
        maps.close();
        facts.close();
    }
}

package knightschool.ui.statemap.model;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleGame;
import knightschool.statemap.StateMap;

/** A position of the map that the user inspects instead of the player's own, or that a demonstration shows. */
public final class InspectedPositionModel {
    private final ReadOnlyIntegerWrapper preview = new ReadOnlyIntegerWrapper(StateMapMarks.NONE);
    private final Supplier<Optional<StateMap>> map;
    private final Supplier<Optional<PuzzleSessionLog>> session;
    private final Supplier<SlidingPuzzleGame> game;
    private final SolutionHelpModel help;
    private final BooleanSupplier editing;

    /**
     * @param map the map of the puzzle; empty until it is made
     * @param session the moves played, on the map; empty until the map is made
     * @param help provides the demonstration
     * @param editing whether the puzzle is being edited; then no other position can be inspected
     */
    public InspectedPositionModel(
            Supplier<Optional<StateMap>> map,
            Supplier<Optional<PuzzleSessionLog>> session,
            Supplier<SlidingPuzzleGame> game,
            SolutionHelpModel help,
            BooleanSupplier editing) {
        this.map = map;
        this.session = session;
        this.game = game;
        this.help = help;
        this.editing = editing;
    }

    /** The position whose board is shown instead of the player's, or {@link StateMapMarks#NONE}. */
    public ReadOnlyIntegerProperty previewProperty() {
        return preview.getReadOnlyProperty();
    }

    /** Shows the board of a position. The player's own position counts as none. */
    public void preview(int position) {
        help.stop();
        boolean own =
                session.get().filter(played -> played.position() == position).isPresent();
        preview.set(own || editing.getAsBoolean() ? StateMapMarks.NONE : position);
    }

    /** Shows the player's board again; a demonstration continues. */
    public void clear() {
        preview.set(StateMapMarks.NONE);
    }

    /** Shows the player's board again; a demonstration ends. */
    void returnToGame() {
        help.stop();
        clear();
    }

    /** The move from the player's position to the inspected one; empty if they are not adjacent. */
    public Optional<BlockMove> moveToPreview() {
        return map.get()
                .flatMap(stateMap ->
                        session.get().flatMap(played -> linked(stateMap, played.position(), preview.get())));
    }

    /** The move between two positions; empty if they are not adjacent. */
    public static Optional<BlockMove> linked(StateMap map, int from, int to) {
        if (to == StateMapMarks.NONE || from == to) {
            return Optional.empty();
        }
        for (int i = 0; i < map.degree(from); i++) {
            if (map.neighbour(from, i) == to) {
                return Optional.of(map.move(from, to));
            }
        }
        return Optional.empty();
    }

    /** The puzzle on the board: the player's, an inspected one, or that of a demonstration. */
    public SlidingPuzzle onBoard() {
        int position = shownPosition();
        return position == StateMapMarks.NONE
                ? game.get().standing()
                : map.get()
                        .map(stateMap -> stateMap.puzzleAt(position))
                        .orElse(game.get().standing());
    }

    /** The position on the board if it is not the player's, otherwise {@link StateMapMarks#NONE}. */
    public int shownPosition() {
        return help.demonstrationProperty()
                .get()
                .map(SolutionDemonstration::position)
                .orElse(preview.get());
    }
}

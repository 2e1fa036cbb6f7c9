package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import knightschool.drawing.statemap.PuzzleBoardMarks;
import knightschool.drawing.statemap.PuzzleDraftDrawing;
import knightschool.drawing.statemap.StateMapLegendSigns;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.StateMap;
import knightschool.statemap.edit.PuzzleDraft;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.legend.StateMapMoveLegendEntry;
import knightschool.ui.statemap.model.StateMapModel;

/** The legend entries of the signs on the map of a puzzle. */
final class StateMapLegendEntries {
    private final LegendEntryCache<ShownSigns> signs = new LegendEntryCache<>();
    private final boolean isPlotted;

    /** @param isPlotted whether a plot beside the map begins with the sign of the start */
    StateMapLegendEntries(boolean isPlotted) {
        this.isPlotted = isPlotted;
    }

    /**
     * The state of the map that determines its signs.
     *
     * @param start whether the sign of the start is in sight, rather than covered by the player's
     * @param goals whether a goal can be reached
     * @param links whether positions are joined
     * @param moves the number of moves made
     * @param solution the number of moves of the shortest solution drawn; 0 for none
     * @param elsewhere whether the board shows another position than the player's
     * @param positions whether positions of a fact are marked
     * @param factLinks whether moves of a fact are marked
     */
    private record ShownSigns(
            boolean start,
            boolean goals,
            boolean links,
            int moves,
            int solution,
            boolean elsewhere,
            boolean positions,
            boolean factLinks) {}

    /** Returns the entries for the present state; empty until there is a map. */
    List<LegendEntry> of(StateMapModel model) {
        boolean onward = model.showsSolution()
                || model.help().demonstrationProperty().get().isPresent();
        return model.stateMap()
                .map(map -> signs.of(
                        new ShownSigns(
                                isPlotted || position(model) != StateMap.START,
                                map.goalCount() > 0,
                                map.edgeCount() > 0,
                                model.play()
                                        .session()
                                        .map(session -> session.moves().size())
                                        .orElse(0),
                                onward ? Math.max(0, model.shortestPath().size() - 1) : 0,
                                model.inspectedPosition().shownPosition() != StateMapMarks.NONE,
                                !model.facts().highlight().positions().isEmpty(),
                                !model.facts().highlight().links().isEmpty()),
                        StateMapLegendEntries::entries))
                .orElse(List.of());
    }

    private static int position(StateMapModel model) {
        return model.play().session().map(PuzzleSessionLog::position).orElse(StateMap.START);
    }

    private static List<LegendEntry> entries(ShownSigns signs) {
        List<LegendEntry> entries = new ArrayList<>();
        if (signs.start()) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.start(),
                    StateMapLegendWords.THE_START,
                    StateMapLegendWords.BEFORE_THE_FIRST_MOVE));
        }
        entries.add(new LegendEntry(
                StateMapLegendSigns.current(),
                StateMapLegendWords.YOU,
                signs.elsewhere()
                        ? StateMapLegendWords.YOUR_BOARD_WAITS
                        : StateMapLegendWords.THE_POSITION_ON_THE_BOARD));
        if (signs.elsewhere()) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.viewedPosition(),
                    StateMapLegendWords.SHOWN,
                    StateMapLegendWords.THE_POSITION_ON_THE_BOARD));
        }
        if (signs.goals()) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.goal(), StateMapLegendWords.A_GOAL, StateMapLegendWords.THE_PUZZLE_IS_SOLVED));
        }
        if (!signs.goals()) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.withoutGoal(),
                    StateMapLegendWords.NO_GOAL,
                    StateMapLegendWords.FROM_ANY_POSITION));
        }
        if (signs.links()) {
            entries.add(StateMapMoveLegendEntry.of(signs.elsewhere()));
        }
        if (signs.moves() > 0) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.moves(signs.moves() > 1),
                    StateMapLegendWords.YOUR_MOVES,
                    StateMapLegendWords.THE_LAST_IN_YELLOW));
        }
        if (signs.solution() > 0) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.solution(signs.solution() > 1), StateMapLegendWords.A_SHORTEST_SOLUTION, ""));
        }
        if (signs.positions()) {
            entries.add(new LegendEntry(StateMapLegendSigns.factPosition(), StateMapLegendWords.FACT, ""));
        }
        if (signs.factLinks()) {
            entries.add(new LegendEntry(StateMapLegendSigns.factLink(), StateMapLegendWords.FACT_LINK, ""));
        }
        return List.copyOf(entries);
    }

    /** Returns the entries of the board without marks. */
    static List<LegendEntry> ofBoard(PuzzleDraft puzzle) {
        List<LegendEntry> entries = new ArrayList<>();
        if (puzzle.target().isPresent()) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.targetBlock(),
                    StateMapLegendWords.TARGET,
                    StateMapLegendWords.LEAVES_BY_THE_EXIT));
            entries.add(new LegendEntry(StateMapLegendSigns.exit(), StateMapLegendWords.EXIT, ""));
        }
        if (puzzle.blocks().stream().anyMatch(block -> !block.isTarget())) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.block(),
                    StateMapLegendWords.BLOCK,
                    StateMapLegendWords.SLIDES_ALONG_ITS_LENGTH));
        }
        if (!puzzle.walls().isEmpty()) {
            entries.add(
                    new LegendEntry(StateMapLegendSigns.wall(), StateMapLegendWords.WALL, StateMapLegendWords.NO_WAY));
        }
        return List.copyOf(entries);
    }

    /** Returns the entry of the blocks that are grey in the strip of a solution. */
    static LegendEntry ofStrip() {
        return new LegendEntry(
                StateMapLegendSigns.greyBlock(),
                StateMapLegendWords.MOVED_IN_SOLUTION,
                StateMapLegendWords.IN_THE_SOLUTION);
    }

    /** Returns the entry of the mark on a puzzle that is edited. */
    static LegendEntry ofEdit(PuzzleDraftDrawing.Sign sign) {
        return new LegendEntry(
                PuzzleDraftDrawing.of(sign), StateMapLegendWords.name(sign), StateMapLegendWords.note(sign));
    }

    /**
     * Returns the entries of the marks on the board while it is played.
     *
     * @param target the number of the block to free
     */
    static List<LegendEntry> ofMarks(PuzzleBoardMarks marks, int target) {
        List<LegendEntry> entries = new ArrayList<>();
        if (marks.now() != PuzzleBoardMarks.NONE) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.movedBlock(marks.now() == target),
                    StateMapLegendWords.MOVED,
                    StateMapLegendWords.THE_LAST_MOVE));
        }
        if (marks.now() != PuzzleBoardMarks.NONE && marks.from() != PuzzleBoardMarks.NONE) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.leftPlace(),
                    StateMapLegendWords.LEFT_PLACE,
                    StateMapLegendWords.BEFORE_THE_LAST_MOVE));
        }
        if (marks.hint() != PuzzleBoardMarks.NONE) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.hintedBlock(marks.hint() == target), StateMapLegendWords.HINTED, ""));
        }
        if (marks.selected() != PuzzleBoardMarks.NONE) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.selectedBlock(marks.selected() == target),
                    StateMapLegendWords.SELECTED,
                    StateMapLegendWords.KEYS_MOVE_IT));
        }
        return List.copyOf(entries);
    }
}

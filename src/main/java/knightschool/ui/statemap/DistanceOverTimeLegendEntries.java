package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import knightschool.drawing.Sketch;
import knightschool.drawing.statemap.DistanceOverTimeDrawing;
import knightschool.drawing.statemap.DistanceOverTimeLegendSigns;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.StateMap;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;

/** The legend entries of the signs of the plot of distances. */
final class DistanceOverTimeLegendEntries {
    private static final int LONGEST_NAME = 14;

    private final LegendEntryCache<Sessions> signs = new LegendEntryCache<>();

    /**
     * The sessions in the plot, which determine its signs.
     *
     * @param first the distance at the start
     */
    private record Sessions(int first, String player, PuzzleSessionLog own, List<PuzzleSessionLog> others) {
        List<LegendEntry> entries() {
            List<LegendEntry> entries = new ArrayList<>();
            List<Sketch> dots = DistanceOverTimeLegendSigns.dots(own, others);
            if (!dots.isEmpty()) {
                entries.add(new LegendEntry(
                        dots,
                        DistanceOverTimeLegendSigns.isAnyFilled(own, others)
                                ? StateMapLegendWords.NEARER
                                : StateMapLegendWords.NO_NEARER,
                        StateMapLegendWords.MOVE_IN_THE_PLOT));
            }
            if (DistanceOverTimeDrawing.isShaded(first, own)) {
                entries.add(new LegendEntry(
                        DistanceOverTimeLegendSigns.shade(),
                        StateMapLegendWords.TIME_APART,
                        StateMapLegendWords.IN_THE_PLOT));
            }
            List<PuzzleSessionLog> visible = DistanceOverTimeDrawing.visibleSessions(others);
            if (!visible.isEmpty()) {
                entries.add(line(DistanceOverTimeLegendSigns.ownLine(), player));
            }
            for (int i = 0; i < visible.size(); i++) {
                entries.add(line(
                        DistanceOverTimeLegendSigns.otherLine(i), visible.get(i).player()));
            }
            return List.copyOf(entries);
        }

        private static LegendEntry line(Sketch sign, String player) {
            String name = player.length() > LONGEST_NAME ? player.substring(0, LONGEST_NAME - 1) + "…" : player;
            return new LegendEntry(sign, name, StateMapLegendWords.LINE_IN_THE_PLOT);
        }
    }

    /** Returns the entries for the present state; empty if there is no plot. */
    List<LegendEntry> of(StateMapModel model) {
        return model.stateMap()
                .filter(map -> map.shortest() != StateMap.NONE)
                .map(map -> signs.of(
                        new Sessions(
                                map.shortest(),
                                StateMapWords.playerName(
                                        model.play().players().playerProperty().get()),
                                model.play().session().orElseGet(() -> PuzzleSessionLog.of("")),
                                List.copyOf(
                                        model.play().players().othersProperty().get())),
                        Sessions::entries))
                .orElse(List.of());
    }
}

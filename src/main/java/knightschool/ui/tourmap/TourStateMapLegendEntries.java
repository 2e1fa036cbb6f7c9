package knightschool.ui.tourmap;

import java.util.ArrayList;
import java.util.List;
import knightschool.drawing.statemap.StateMapLegendSigns;
import knightschool.statemap.StateMap;
import knightschool.statemap.tour.TourStateMap;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.legend.StateMapMoveLegendEntry;

/** The legend entries of the signs on the map of a tour. */
final class TourStateMapLegendEntries {
    private final LegendEntryCache<ShownSigns> signs = new LegendEntryCache<>();

    /**
     * The state of the map that determines its signs.
     *
     * @param start whether the sign of the start is in sight, rather than covered by that of the position shown
     * @param visited the number of visited squares
     * @param onward whether moves lead to or from the position shown
     * @param tours whether there is a tour
     * @param closed whether the tours are closed
     */
    private record ShownSigns(boolean start, int visited, boolean onward, boolean tours, boolean closed) {}

    /** Returns the entries for the present state; empty until there is a map. */
    List<LegendEntry> of(TourStateMapModel model) {
        return model.mappedProperty()
                .get()
                .map(mapped -> {
                    TourStateMap map = mapped.map();
                    int position = model.shownPosition();
                    return signs.of(
                            new ShownSigns(
                                    position != StateMap.START,
                                    map.visitedAt(position).cardinality(),
                                    map.neighbours(position).length > 0,
                                    map.tours() > 0,
                                    map.problem().closed()),
                            TourStateMapLegendEntries::entries);
                })
                .orElse(List.of());
    }

    private static List<LegendEntry> entries(ShownSigns signs) {
        List<LegendEntry> entries = new ArrayList<>();
        if (signs.start()) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.start(), TourStateMapWords.THE_START, TourStateMapWords.THE_KNIGHT_IS_PLACED));
        }
        entries.add(new LegendEntry(
                StateMapLegendSigns.current(), TourStateMapWords.SHOWN, TourStateMapWords.THE_POSITION_ON_THE_BOARD));
        if (signs.tours()) {
            entries.add(new LegendEntry(
                    StateMapLegendSigns.goal(),
                    signs.closed() ? TourStateMapWords.A_CLOSED_TOUR : TourStateMapWords.A_TOUR,
                    TourStateMapWords.EVERY_SQUARE_IS_VISITED));
        }
        entries.add(StateMapMoveLegendEntry.of(signs.onward()));
        if (signs.visited() > 1) {
            // The signs of its ends cover the rings there.
            entries.add(new LegendEntry(
                    StateMapLegendSigns.path(signs.visited() > 2),
                    TourStateMapWords.THE_PATH,
                    TourStateMapWords.FROM_THE_START));
        }
        return List.copyOf(entries);
    }
}

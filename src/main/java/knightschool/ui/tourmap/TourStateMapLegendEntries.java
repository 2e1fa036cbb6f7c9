package knightschool.ui.tourmap;

import java.util.ArrayList;
import java.util.List;
import knightschool.drawing.statemap.MapLegendSigns;
import knightschool.statemap.StateMap;
import knightschool.statemap.tour.TourStateMap;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;

/** The legend entries of the signs on the map of a tour. */
final class TourStateMapLegendEntries {
    private final LegendEntryCache<ShownSigns> signs = new LegendEntryCache<>();

    /**
     * The state of the map that determines its signs.
     *
     * @param start whether the sign of the start is in sight, rather than covered by that of the position shown
     * @param tours whether there is a tour
     * @param closed whether the tours are closed
     */
    private record ShownSigns(boolean start, boolean tours, boolean closed) {}

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
                    MapLegendSigns.start(), TourStateMapWords.THE_START, TourStateMapWords.THE_KNIGHT_IS_PLACED));
        }
        entries.add(new LegendEntry(
                MapLegendSigns.current(), TourStateMapWords.SHOWN, TourStateMapWords.THE_POSITION_ON_THE_BOARD));
        if (signs.tours()) {
            entries.add(new LegendEntry(
                    MapLegendSigns.goal(),
                    signs.closed() ? TourStateMapWords.A_CLOSED_TOUR : TourStateMapWords.A_TOUR,
                    TourStateMapWords.EVERY_SQUARE_IS_VISITED));
        }
        return List.copyOf(entries);
    }
}

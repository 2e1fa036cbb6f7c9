package knightschool.ui.tourmap;

import java.util.ArrayList;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.LegendSignCollector;
import knightschool.drawing.board.LegendSignDrawing;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.drawing.statemap.MapLegendSigns;
import knightschool.statemap.StateMap;
import knightschool.statemap.tour.TourStateMap;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;

/** The legend entries of the signs on the map of a tour and on the board of the position shown. */
final class TourStateMapLegendEntries {
    private final LegendEntryCache<ShownSigns> signs = new LegendEntryCache<>();

    /**
     * The state of map and board that determines their signs.
     *
     * @param start whether the sign of the start is in sight, rather than covered by that of the position shown
     * @param knight the knight's square
     * @param others whether other squares are visited
     * @param tours whether there is a tour
     * @param closed whether the tours are closed
     */
    private record ShownSigns(Board board, boolean start, int knight, boolean others, boolean tours, boolean closed) {}

    /** Returns the entries for the present state; empty until there is a map. */
    List<LegendEntry> of(TourStateMapModel model) {
        return model.mappedProperty()
                .get()
                .map(mapped -> {
                    TourStateMap map = mapped.map();
                    int position = model.shownPosition();
                    return signs.of(
                            new ShownSigns(
                                    model.now().board(),
                                    position != StateMap.START,
                                    map.knightAt(position),
                                    map.visitedAt(position).cardinality() > 1,
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
        entries.add(new LegendEntry(
                disc(signs, List.of(), List.of(signs.knight())),
                TourStateMapWords.THE_KNIGHT,
                SquareNames.name(signs.board(), signs.knight())));
        if (signs.others()) {
            entries.add(new LegendEntry(
                    disc(signs, List.of(signs.knight()), List.of()),
                    TourStateMapWords.VISITED,
                    TourStateMapWords.WITH_THE_NAME_OF_ITS_SQUARE));
        }
        LegendSignCollector board = new LegendSignCollector(LegendSignDrawing.SIDE, PlayerPathStyle.INK);
        board.hole(signs.board(), false);
        entries.addAll(BoardSignLegendEntries.of(signs.board(), board.occurrences()));
        return List.copyOf(entries);
    }

    private static Sketch disc(ShownSigns signs, List<Integer> marks, List<Integer> picked) {
        return LegendSignDrawing.cut(
                signs.board(),
                2 * LegendSignDrawing.MIDDLE,
                signs.knight(),
                signs.knight(),
                geometry -> MarkedBoardDrawing.of(geometry, marks, picked));
    }
}

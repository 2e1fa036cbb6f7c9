package knightschool.ui.census;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusRow;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.LegendSignCollector;
import knightschool.drawing.board.LegendSignDrawing;
import knightschool.drawing.chart.CensusDrawing;
import knightschool.drawing.chart.HeatScale;
import knightschool.search.Outcome;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;

/** The legend entries of the signs on the board of a census. */
final class CensusLegendEntries {
    /** Half of the scale of the signs. */
    private static final long STEPS = 100;

    /** The side of a square without a number, in pixels. */
    private static final int BARE = 24;

    private final LegendEntryCache<ShownSigns> signs = new LegendEntryCache<>();
    private final LegendEntryCache<ShownSigns> outcomes = new LegendEntryCache<>();

    /**
     * What the board shows.
     *
     * @param outcomes the outcomes of the counted starts
     * @param uncounted whether a start is not counted yet
     * @param hue the colour of the algorithm
     * @param pointed the square pointed at, or {@link Board#NONE}
     */
    private record ShownSigns(Board board, Set<Outcome> outcomes, boolean uncounted, ColourRole hue, int pointed) {}

    /** Returns the entries for the present state. */
    List<LegendEntry> of(CensusViewModel model) {
        return signs.of(signs(model), CensusLegendEntries::entries);
    }

    /** Returns the entries of the outcomes alone, whatever the board and the mouse show besides. */
    List<LegendEntry> outcomes(CensusViewModel model) {
        return outcomes.of(signs(model), CensusLegendEntries::outcomes);
    }

    private static ShownSigns signs(CensusViewModel model) {
        Board board = model.question().board();
        return new ShownSigns(
                board,
                model.rows().stream().map(CensusRow::outcome).collect(Collectors.toSet()),
                model.rows().size() < board.playableCount(),
                AlgorithmPathStyle.of(model.question().algorithm()).colour(),
                model.pointedProperty().get());
    }

    private static List<LegendEntry> outcomes(ShownSigns signs) {
        List<LegendEntry> entries = new ArrayList<>();
        Arrays.stream(Outcome.values())
                .filter(signs.outcomes()::contains)
                .map(outcome -> new LegendEntry(
                        square(signs, List.of(new CensusRow(0, outcome, STEPS))), name(outcome), note(outcome)))
                .forEach(entries::add);
        if (signs.uncounted()) {
            entries.add(new LegendEntry(square(signs, List.of()), CensusWords.NOT_COUNTED_YET, ""));
        }
        return List.copyOf(entries);
    }

    private static List<LegendEntry> entries(ShownSigns signs) {
        List<LegendEntry> entries = new ArrayList<>(outcomes(signs));
        LegendSignCollector board = new LegendSignCollector(LegendSignDrawing.SIDE, PlayerPathStyle.INK);
        board.hole(signs.board(), false);
        entries.addAll(BoardSignLegendEntries.of(signs.board(), board.occurrences()));
        if (signs.board().contains(signs.pointed())) {
            entries.add(new LegendEntry(
                    LegendSignDrawing.pointed(),
                    CensusWords.POINTED_AT,
                    SquareNames.name(signs.board(), signs.pointed())));
        }
        return List.copyOf(entries);
    }

    private static String name(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> CensusWords.TOUR_FOUND;
            case STOPPED -> CensusWords.STOPPED;
            case PROVEN_ABSENT -> CensusWords.PROVEN_NO_TOUR;
        };
    }

    private static String note(Outcome outcome) {
        return outcome == Outcome.STOPPED ? CensusWords.WITHIN_LIMIT : CensusWords.SHADE;
    }

    /** Returns a single square with the mark of an outcome, drawn too small for a number and then magnified. */
    private static Sketch square(ShownSigns signs, List<CensusRow> rows) {
        HeatScale scale = new HeatScale(1, STEPS * STEPS, signs.hue());
        return CensusDrawing.of(BoardGeometry.bare(Board.full(1, 1), BARE), rows, scale, Board.NONE)
                .scaled((double) LegendSignDrawing.SIDE / BARE);
    }
}

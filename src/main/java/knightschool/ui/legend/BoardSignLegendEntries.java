package knightschool.ui.legend;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.VisibleBoardSign;

/** Creates the legend's entries for the signs on one or more boards, one for each sign with its look on each board. */
public final class BoardSignLegendEntries {
    /** The order of signs. Those of two drawings may have the same rank. */
    private static final Comparator<BoardLegendSign> ORDER = Comparator.comparingInt(BoardLegendSign::rank)
            .thenComparing(sign -> sign.getClass().getName());

    private BoardSignLegendEntries() {}

    /** Returns an entry for each sign of a single board. */
    public static List<LegendEntry> of(Board board, List<VisibleBoardSign> signs) {
        return of(List.of(new VisibleBoardSigns("", board, signs)));
    }

    /**
     * Returns an entry for each sign of a single board.
     *
     * @param meanings the words for signs that do not always mean the same
     */
    public static List<LegendEntry> of(
            Board board, List<VisibleBoardSign> signs, Map<BoardLegendSign, SignMeaning> meanings) {
        return of(List.of(new VisibleBoardSigns("", board, signs)), meanings);
    }

    /** Returns an entry for each sign that at least one of the boards shows. */
    public static List<LegendEntry> of(List<VisibleBoardSigns> boards) {
        return of(boards, Map.of());
    }

    private static List<LegendEntry> of(List<VisibleBoardSigns> boards, Map<BoardLegendSign, SignMeaning> meanings) {
        return boards.stream()
                .flatMap(board -> board.signs().stream().map(VisibleBoardSign::sign))
                .distinct()
                .sorted(ORDER)
                .map(sign -> entry(sign, boards, Optional.ofNullable(meanings.get(sign))))
                .toList();
    }

    private static LegendEntry entry(
            BoardLegendSign sign, List<VisibleBoardSigns> boards, Optional<SignMeaning> other) {
        List<Sketch> looks = boards.stream()
                .flatMap(board -> board.signs().stream())
                .filter(visibleSign -> visibleSign.sign() == sign)
                .map(VisibleBoardSign::sketch)
                .toList();
        SignMeaning meaning = other.orElseGet(() -> new SignMeaning(sign.label().title(), where(sign, boards)));
        return new LegendEntry(looks, meaning.name(), meaning.where());
    }

    private static Optional<VisibleBoardSign> on(VisibleBoardSigns board, BoardLegendSign sign) {
        return board.signs().stream()
                .filter(visibleSign -> visibleSign.sign() == sign)
                .findFirst();
    }

    private static String where(BoardLegendSign sign, List<VisibleBoardSigns> boards) {
        if (!sign.label().note().isEmpty()) {
            return sign.label().note();
        }
        List<LegendWords.Place> places = new ArrayList<>();
        for (VisibleBoardSigns board : boards) {
            on(board, sign)
                    .ifPresent(
                            visibleSign -> places.add(new LegendWords.Place(board.place(), names(board, visibleSign))));
        }
        return LegendWords.where(places, boards.size());
    }

    private static List<String> names(VisibleBoardSigns board, VisibleBoardSign visibleSign) {
        return visibleSign.squares().stream().map(board.names()::apply).toList();
    }
}

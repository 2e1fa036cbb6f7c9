package knightschool.ui.legend;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardLegendSign;
import knightschool.drawing.board.VisibleBoardSign;

/** Creates the legend's entries for the signs on one or more boards, one for each sign with its look on each board. */
public final class BoardSignLegendEntries {
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
        List<LegendEntry> entries = new ArrayList<>();
        for (BoardLegendSign sign : BoardLegendSign.values()) {
            List<Sketch> looks = boards.stream()
                    .flatMap(board -> on(board, sign).stream())
                    .map(VisibleBoardSign::sketch)
                    .toList();
            if (!looks.isEmpty()) {
                SignMeaning meaning = Optional.ofNullable(meanings.get(sign))
                        .orElseGet(() -> new SignMeaning(BoardSignWords.name(sign), where(sign, boards)));
                entries.add(new LegendEntry(looks, meaning.name(), meaning.where()));
            }
        }
        return List.copyOf(entries);
    }

    private static Optional<VisibleBoardSign> on(VisibleBoardSigns board, BoardLegendSign sign) {
        return board.signs().stream()
                .filter(visibleSign -> visibleSign.sign() == sign)
                .findFirst();
    }

    private static String where(BoardLegendSign sign, List<VisibleBoardSigns> boards) {
        return BoardSignWords.says(sign).orElseGet(() -> {
            List<BoardSignWords.Place> places = new ArrayList<>();
            for (VisibleBoardSigns board : boards) {
                on(board, sign)
                        .ifPresent(visibleSign ->
                                places.add(new BoardSignWords.Place(board.place(), names(board, visibleSign))));
            }
            return BoardSignWords.where(places, boards.size());
        });
    }

    private static List<String> names(VisibleBoardSigns board, VisibleBoardSign visibleSign) {
        return visibleSign.squares().stream().map(board.names()::apply).toList();
    }
}

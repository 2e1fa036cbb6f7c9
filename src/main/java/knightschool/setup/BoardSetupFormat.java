package knightschool.setup;

import java.util.List;
import java.util.Map;

/** The keys of a {@link BoardSetup}. */
final class BoardSetupFormat implements SetupFormat<BoardSetup> {
    private static final Map<SceneNumber, SetupNumber<BoardSetup>> NUMBERS = BoardNumbers.of((opened, _, source) ->
            new BoardSetup(source, BoardChange.moved(opened.board(), opened.mark(), source.board())));

    @Override
    public String word() {
        return "board";
    }

    @Override
    public Class<BoardSetup> type() {
        return BoardSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "mark");
    }

    @Override
    public Map<SceneNumber, SetupNumber<BoardSetup>> numbers() {
        return NUMBERS;
    }

    @Override
    public BoardSetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        return new BoardSetup(source, keys.squares("mark", source.board()));
    }

    @Override
    public void write(BoardSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.squares("mark", setup.board(), setup.mark());
    }
}

package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.play.Game;
import knightschool.tour.TourFault;

/** The keys of a {@link PlaySetup}. The moment is a step of the game; without it the whole walk was made. */
final class PlaySetupFormat implements SetupFormat<PlaySetup> {
    private static final Set<Show> USUAL = EnumSet.of(Show.HINTS, Show.REASONS);

    @Override
    public String word() {
        return "play";
    }

    @Override
    public Class<PlaySetup> type() {
        return PlaySetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "walk", "moment", "show", "answer", "task", "controls");
    }

    @Override
    public PlaySetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        List<Integer> path = path(keys, source.board());
        Set<Show> show = keys.has("show") ? keys.show(PlaySetup.SHOWS) : USUAL;
        if (show.contains(Show.CLOSED) && source.board().end() != Board.NONE) {
            keys.fault(
                    "show",
                    "a closed tour cannot end on a square of its own, and this board has an end (E)",
                    "Leave \"closed\" out, or take the E off the board.");
            show = Show.with(show, Show.CLOSED, false);
        }
        return new PlaySetup(
                source,
                path,
                LineMoment.visited(keys, path.size()),
                show,
                keys.one("answer", AnswerPolicy.values(), AnswerPolicy::word, AnswerPolicy.ASKED),
                keys.text("task"),
                keys.controls(PlaySetup.CONTROLS));
    }

    private static List<Integer> path(SetupKeys keys, Board board) {
        List<Integer> path = keys.squares("walk", board);
        Optional<TourFault> fault = Game.faultOf(board, path);
        fault.ifPresent(wrong -> keys.fault(
                "walk",
                wrong.text(),
                "Name the squares in order, each a knight's move from the one before and none twice."));
        return fault.isPresent() ? List.of() : path;
    }

    @Override
    public void write(PlaySetup setup, SetupLines lines) {
        lines.board(setup.source());
        boolean begun = setup.path().size() > 1 || setup.board().start() == Board.NONE;
        lines.squares("walk", setup.board(), begun ? setup.path() : List.of());
        LineMoment.write(lines, setup.visited(), setup.path().size());
        if (!setup.show().equals(USUAL)) {
            lines.showAll(setup.show());
        }
        lines.word(
                "answer",
                setup.answer() == AnswerPolicy.ASKED ? "" : setup.answer().word());
        lines.text("task", setup.task());
        lines.controls(setup.controls());
    }
}

package knightschool.setup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * Changes the board or the moment of a scene by a number, so that what is named there stays where it has a meaning.
 *
 * @param said the scene as it was opened
 * @param now the scene as it is now, of the same kind
 */
record SceneChange(SetupOnBoard said, SetupOnBoard now) {
    /** The order in which squares become holes is the same every time. */
    private static final long SEED = 1759;

    /** The scene on a board with other sides; squares keep their chess names. */
    SlideSetup resized(int columns, int rows) {
        Board board = now.board();
        boolean isEmptied = IntStream.range(0, board.squares())
                .filter(board::isPlayable)
                .allMatch(square -> board.column(square) >= columns || board.row(square) < board.rows() - rows);
        return isEmptied && columns <= board.columns() && rows <= board.rows() ? now : on(board.resized(columns, rows));
    }

    /** The scene with so many holes: those that the slide has stay longest. */
    SlideSetup withHoles(int wanted) {
        Board board = now.board();
        BitSet holes = board.holes();
        List<Integer> order = order(board);
        for (int square : order) {
            if (holes.cardinality() < wanted && square != board.start() && square != board.end()) {
                holes.set(square);
            }
        }
        for (int square : order.reversed()) {
            if (holes.cardinality() > wanted) {
                holes.clear(square);
            }
        }
        return holes.cardinality() == board.squares() ? now : on(board.withHoles(holes));
    }

    /** All squares, first the holes of the slide, then the others mixed. */
    private List<Integer> order(Board board) {
        List<Integer> others =
                new ArrayList<>(IntStream.range(0, board.squares()).boxed().toList());
        Collections.shuffle(others, new Random(SEED));
        List<Integer> own = moved(said.board().holes().stream().boxed().toList(), board);
        others.removeAll(own);
        List<Integer> order = new ArrayList<>(own);
        order.addAll(others);
        return order;
    }

    /** Squares of the slide's board on another one; those that are not there are left out. */
    private List<Integer> moved(List<Integer> squares, Board to) {
        return squares.stream()
                .map(square -> moved(said.board(), square, to))
                .filter(square -> square != Board.NONE)
                .toList();
    }

    private static int moved(Board from, int square, Board to) {
        if (square == Board.NONE) {
            return Board.NONE;
        }
        int row = from.row(square) + to.rows() - from.rows();
        boolean isThere = row >= 0 && row < to.rows() && from.column(square) < to.columns();
        return isThere ? to.squareAt(from.column(square), row) : Board.NONE;
    }

    private SlideSetup on(Board board) {
        BoardSource source = said.source().shows(board) ? said.source() : BoardSource.of(board);
        return switch (now) {
            case BoardSetup _ -> new BoardSetup(source, moved(((BoardSetup) said).mark(), board));
            case GraphSetup graph ->
                new GraphSetup(
                        source,
                        graph.layout(),
                        graph.show(),
                        moved(((GraphSetup) said).mark(), board),
                        graph.controls());
            case WalkSetup walk -> new WalkSetup(source, walkOn(walk, board), walk.show(), walk.controls());
            case CompareSetup search -> searchOn(search, source);
            case TourSetup tour -> new TourSetup(source, tour.moment(), tour.show(), tour.controls());
            default -> now.on(board);
        };
    }

    /** The walk as far as its squares are there. */
    private static List<Integer> walkOn(WalkSetup walk, Board board) {
        List<Integer> squares = new ArrayList<>();
        for (int square : walk.walk()) {
            int there = moved(walk.board(), square, board);
            if (there == Board.NONE || !board.isPlayable(there)) {
                break;
            }
            squares.add(there);
        }
        return squares;
    }

    private SlideSetup searchOn(CompareSetup search, BoardSource source) {
        int start = moved(said.board(), ((CompareSetup) said).start(), source.board());
        boolean canStart = start != Board.NONE && source.board().isPlayable(start);
        Optional<Moment> moment = search.moment().filter(Moment.Step.class::isInstance);
        return new CompareSetup(
                source,
                canStart ? start : Board.NONE,
                search.panes(),
                moment,
                Optional.empty(),
                search.show(),
                List.of(),
                search.controls());
    }

    /** The scene at another step. */
    SlideSetup atStep(long step) {
        return switch (now) {
            case WalkSetup walk -> walk.withWalk(upTo(step, longest((WalkSetup) said, walk)));
            case CompareSetup search ->
                search.at(
                        step == 0 && ((CompareSetup) said).moment().isEmpty()
                                ? Optional.empty()
                                : Optional.of(new Moment.Step(step)));
            case TourSetup tour -> {
                Moment moment = new Moment.Step(step);
                boolean isEnd =
                        step == tour.lastStep() && ((TourSetup) said).moment().equals(Optional.of(new Moment.End()));
                yield tour.at(Optional.of(isEnd ? new Moment.End() : moment));
            }
            default -> now;
        };
    }

    private static List<Integer> upTo(long step, List<Integer> walk) {
        return walk.subList(0, (int) Math.min(walk.size(), step + 1));
    }

    /** The slide's walk where a person has only gone back on it, else the person's own. */
    static List<Integer> longest(WalkSetup said, WalkSetup now) {
        boolean isPart = said.board().equals(now.board())
                && now.walk().size() <= said.walk().size()
                && said.walk().subList(0, now.walk().size()).equals(now.walk());
        return isPart ? said.walk() : now.walk();
    }
}

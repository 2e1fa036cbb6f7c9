package knightschool.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;
import knightschool.search.policy.TieBreak;

/** Subjects that are measured in turns, so that whatever else the machine does meets all of them alike. */
enum Roster {
    /** The two thorough searches and the loops written by hand, each beside its own. */
    RATES {
        @Override
        List<Subject> subjects() {
            return List.of(
                    new GoldenSearch(Golden.BACKTRACKING), new HandBacktracking(),
                    new GoldenSearch(Golden.FORWARD_CHECKING), new HandForwardChecking());
        }
    },

    /** Every variant, in search of a closed tour of the full 8 × 8 board. */
    VARIANTS {
        @Override
        List<Subject> subjects() {
            Board board = Board.full(KnightTables.SIDE, KnightTables.SIDE);
            Problem problem = new Problem(board, MoveOrder.CLOCKWISE, 0, true);
            return Variant.all().stream()
                    .<Subject>map(variant -> new EndlessSearch(variant.name(), variant, problem))
                    .toList();
        }
    },

    /** Every variant on boards above 64 squares, smallest first. */
    BOARDS {
        @Override
        List<Subject> subjects() {
            List<Subject> subjects = new ArrayList<>();
            for (Variant variant : Variant.all()) {
                boards().map(board -> new EndlessSearch(variant.name(), variant, Problem.open(board, 0)))
                        .forEach(subjects::add);
            }
            return subjects;
        }
    },

    /** The greedy rule alone on a large board, from a corner until the knight is stuck, by each tie-break. */
    GREEDY {
        @Override
        List<Subject> subjects() {
            return Arrays.stream(TieBreak.values())
                    .<Subject>map(ties -> new GreedyPass(1000, ties))
                    .toList();
        }
    },

    /** Closed tours by divide and conquer, a smaller and a larger one, and the rule alone on the smaller board. */
    TOURS {
        @Override
        List<Subject> subjects() {
            return List.of(new ConstructionPass(1000), new ConstructionPass(4000), new GreedyPass(1000, TieBreak.ROTH));
        }
    };

    /** The subjects, ready to run; the same ones in the same order whenever it is asked. */
    abstract List<Subject> subjects();

    /** The boards of {@link #BOARDS}. */
    static Stream<Board> boards() {
        return Stream.of(Board.full(8, 9), Board.full(30, 30), Board.full(300, 300), Board.full(1000, 1000));
    }
}

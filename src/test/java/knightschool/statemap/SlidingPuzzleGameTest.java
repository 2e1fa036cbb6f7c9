package knightschool.statemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class SlidingPuzzleGameTest {
    private static final SlidingPuzzle PUZZLE = SlidingPuzzleText.parse("AA.B\n...B\n....\n");
    private static final BlockMove A_RIGHT = BlockMoveText.parse(PUZZLE, "A right 1");
    private static final BlockMove B_DOWN = BlockMoveText.parse(PUZZLE, "B down 1");

    /**
     * The same acts on two lists of boards, one of what was passed and one of what was taken back, and on the links of
     * a map that is worked out on texts alone, lead to the same boards.
     */
    @Test
    void everyActAgreesWithTwoStacksOfBoards() {
        for (long seed = 0; seed < 150; seed++) {
            SlidingPuzzle puzzle = RandomPuzzles.small(seed);
            StateMap map = StateMapTest.map(puzzle, true);
            BruteForceMap links = new BruteForceMap(puzzle.toString(), true);
            Random random = new Random(seed);
            SlidingPuzzleGame game = SlidingPuzzleGame.of(puzzle);
            List<String> passed = new ArrayList<>(List.of(puzzle.toString()));
            List<String> undone = new ArrayList<>();
            for (int act = 0; act < 60; act++) {
                List<BlockMove> moves = PossibleMoves.of(game.standing());
                int which = random.nextInt(3);
                if (which == 0 && passed.size() > 1) {
                    undone.addFirst(passed.removeLast());
                    game = game.undo();
                } else if (which == 1 && !undone.isEmpty()) {
                    passed.add(undone.removeFirst());
                    game = game.after(game.history().undone().getFirst(), act);
                } else if (!moves.isEmpty()) {
                    String before = passed.getLast();
                    game = game.after(moves.get(random.nextInt(moves.size())), act);
                    passed.add(game.standing().toString());
                    assertTrue(links.links.get(before).contains(passed.getLast()), before + passed.getLast());
                    if (!undone.isEmpty() && !undone.removeFirst().equals(passed.getLast())) {
                        undone.clear();
                    }
                }
                agree(game, passed, undone, map);
            }
        }
    }

    private static void agree(SlidingPuzzleGame game, List<String> passed, List<String> undone, StateMap map) {
        assertEquals(passed.getLast(), game.standing().toString());
        assertEquals(BruteForceMap.isGoal(passed.getLast()), game.isSolved());
        assertEquals(undone.size(), game.history().undone().size());
        assertEquals(
                passed,
                Stream.concat(
                                Stream.of(StateMap.START),
                                game.session("", map).moves().stream().map(PlayedMove::after))
                        .map(position -> map.puzzleAt(position).toString())
                        .toList());
        assertEquals(game.times().stream().sorted().toList(), game.times());
        SlidingPuzzleGame replayed = SlidingPuzzleGame.asFarAsPossible(game.puzzle(), game.walk(), game.times());
        assertTrue(replayed.standing().equals(game.standing())
                || game.session("", map).moves().stream().anyMatch(move -> map.isGoal(move.before())));
        assertEquals(undone.isEmpty() && replayed.walk().equals(game.walk()), replayed.equals(game));
    }

    @Test
    void moveIsNoEarlierThanTheOneBefore() {
        SlidingPuzzleGame game = SlidingPuzzleGame.of(PUZZLE).after(A_RIGHT, 20).after(A_RIGHT.reversed(), 10);
        assertEquals(List.of(20L, 20L), game.times());
    }

    @Test
    void moveThatCannotBeMadeIsRefused() {
        SlidingPuzzleGame game = SlidingPuzzleGame.of(PUZZLE).after(A_RIGHT, 10);
        assertFalse(game.allows(A_RIGHT));
        assertThrows(IllegalArgumentException.class, () -> game.after(A_RIGHT, 20));
        List<BlockMove> twice = List.of(A_RIGHT, A_RIGHT);
        List<Long> times = List.of(10L, 20L);
        assertThrows(IllegalArgumentException.class, () -> SlidingPuzzleGame.of(PUZZLE, twice, times));
        assertEquals(game, SlidingPuzzleGame.asFarAsPossible(PUZZLE, twice, times));
        assertThrows(
                NoSuchElementException.class, () -> SlidingPuzzleGame.of(PUZZLE).undo());
    }

    @Test
    void timesThatDoNotFitTheMovesAreRefused() {
        List<BlockMove> moves = List.of(A_RIGHT, A_RIGHT.reversed());
        assertThrows(IllegalArgumentException.class, () -> SlidingPuzzleGame.of(PUZZLE, moves, List.of(1L)));
        assertThrows(IllegalArgumentException.class, () -> SlidingPuzzleGame.of(PUZZLE, moves, List.of(2L, 1L)));
        assertThrows(IllegalArgumentException.class, () -> SlidingPuzzleGame.of(PUZZLE, moves, List.of(-1L, 1L)));
    }

    @Test
    void onlyTheBlockAGoesOnOnceThePuzzleIsSolved() {
        SlidingPuzzle open = SlidingPuzzleText.parse("AA.\nB..\nB..\n...\n");
        List<BlockMove> solved = List.of(A_RIGHT, A_RIGHT.reversed(), B_DOWN);
        List<Long> times = List.of(1L, 2L, 3L);
        assertEquals(solved, SlidingPuzzleGame.of(open, solved, times).walk());
        SlidingPuzzleGame stopped = SlidingPuzzleGame.asFarAsPossible(open, List.of(A_RIGHT, B_DOWN), List.of(1L, 2L));
        assertTrue(stopped.isSolved());
        assertFalse(stopped.allows(A_RIGHT.reversed()));
        assertEquals(List.of(A_RIGHT), stopped.walk());
    }
}

package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.search.position.Candidate;
import knightschool.search.position.CandidateGenerator;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every algorithm promises, on every form of position. */
@Execution(ExecutionMode.CONCURRENT)
class SearchContractTest {
    static List<Contestant> all() {
        return Contestant.all();
    }

    static List<Contestant> onBits() {
        return Contestant.onBits();
    }

    @ParameterizedTest
    @MethodSource("onBits")
    void bitsAndArraysAgreeAtEveryStep(Contestant bits) {
        Contestant arrays = bits.on(Contestant.Form.ARRAYS);
        Problems.random(11, 70, 8).forEach(problem -> {
            Search one = bits.begin(problem);
            Search other = arrays.begin(problem);
            do {
                assertEquals(Moment.of(one), Moment.of(other), () -> "on " + problem.board());
                assertEquals(one.advance(1), other.advance(1));
            } while (!one.isOver() && one.step() < 1500);
            assertEquals(Moment.of(one), Moment.of(other), () -> "on " + problem.board());
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    void advanceAgreesByOneByChunksAndAtOnce(Contestant contestant) {
        Random random = new Random(12);
        Problems.random(13, 60, 9)
                .filter(problem -> problem.board().squares() <= BitboardTourSearch.MAX_SQUARES)
                .forEach(problem -> contract(contestant, problem).agreesByOneByChunksAndAtOnce(3000, 400, random));
    }

    private static StepContract contract(Contestant contestant, Problem problem) {
        return new StepContract(() -> contestant.begin(problem), () -> "on " + problem.board());
    }

    @ParameterizedTest
    @MethodSource("all")
    void stepsCountPlacementsAndUndosOneByOneUnlessTheyJump(Contestant contestant) {
        Problems.random(14, 100, 6).forEach(problem -> {
            Search search = contestant.begin(problem);
            long placements = 0;
            long undos = 0;
            int deepest = 1;
            while (!search.isOver() && search.step() < 2000) {
                int depth = search.depth();
                long pruned = search.pruned();
                assertEquals(1, search.advance(1));
                boolean atOnce = search.depth() == depth && search.pruned() > pruned;
                placements += search.depth() > depth || atOnce ? 1 : 0;
                undos += atOnce ? 1 : Math.max(0, depth - search.depth());
                assertEquals(placements, search.placements());
                assertEquals(undos, search.undos());
                deepest = Math.max(deepest, search.depth());
                assertEquals(deepest, search.deepest());
                assertEquals(search.depth(), 1 + placements - undos);
                if (contestant.goesSquareBySquare()) {
                    assertEquals(1, Math.abs(search.depth() - depth));
                    assertEquals(search.step(), placements + undos);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    void peakIsTheGreatestDepthSinceItWasTakenLast(Contestant contestant) {
        Random random = new Random(17);
        Problems.random(18, 50, 7).forEach(problem -> {
            Search chunks = contestant.begin(problem);
            Search byOne = contestant.begin(problem);
            int greatest = byOne.depth();
            while (!chunks.isOver() && chunks.step() < 2000) {
                if (random.nextInt(8) == 0) {
                    chunks.restore(chunks.save());
                    greatest = byOne.depth();
                }
                long made = chunks.advance(1 + random.nextInt(60), 1 + random.nextInt(chunks.depth()));
                made += made == 0 ? chunks.advance(1) : 0;
                for (long step = 0; step < made; step++) {
                    byOne.advance(1);
                    greatest = Math.max(greatest, byOne.depth());
                }
                if (random.nextBoolean()) {
                    assertEquals(greatest, chunks.takePeak(), () -> "on " + problem.board());
                    greatest = byOne.depth();
                }
                assertEquals(byOne.deepest(), chunks.deepest());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    void advanceStopsExactlyAndMakesNoStepOnceOver(Contestant contestant) {
        boolean needsCircuit = contestant.policy().order().followsCircuit();
        Problem problem = Problem.open(needsCircuit ? Board.full(6, 6) : Board.full(5, 5), 0);
        Search search = contestant.begin(problem);
        assertEquals(0, search.advance(0));
        assertEquals(0, search.advance(-1));
        assertEquals(7, search.advance(7));
        assertEquals(7, search.step());
        search.advance(Long.MAX_VALUE);
        Moment last = Moment.of(search);
        assertTrue(last.over());
        assertEquals(0, search.advance(1000));
        assertEquals(last, Moment.of(search));
    }

    @ParameterizedTest
    @MethodSource("all")
    void advanceToStopsAtTheStepOrTheEndAndReportsEveryStride(Contestant contestant) {
        boolean needsCircuit = contestant.policy().order().followsCircuit();
        Problem problem = Problem.open(needsCircuit ? Board.full(6, 6) : Board.full(5, 5), 0);
        Search search = contestant.begin(problem);
        List<Long> reports = new ArrayList<>();
        search.advanceTo(10, 4, reports::add);
        assertEquals(List.of(4L, 8L, 10L), reports);
        search.advanceTo(3, 4, reports::add);
        assertEquals(10, search.step());
        assertEquals(3, reports.size());
        search.advanceTo(Long.MAX_VALUE, Long.MAX_VALUE, reports::add);
        assertTrue(search.isOver());
        assertEquals(search.step(), reports.getLast());
    }

    @ParameterizedTest
    @MethodSource("all")
    void restoreComesBackToASavedStep(Contestant contestant) {
        Random random = new Random(15);
        Problems.random(16, 100, 8).forEach(problem -> {
            Search search = contestant.begin(problem);
            search.advance(random.nextInt(800));
            Checkpoint checkpoint = search.save();
            Moment saved = Moment.of(search);
            search.advance(random.nextInt(800));
            Moment later = Moment.of(search);
            Search another = contestant.begin(problem);
            another.restore(checkpoint);
            assertEquals(saved, Moment.of(another));
            another.advance(later.step() - saved.step());
            assertEquals(later, Moment.of(another));
            search.restore(checkpoint);
            assertEquals(saved, Moment.of(search));
        });
    }

    /** From the middle of 5 × 5 all eight moves lead on, and all fail. */
    @ParameterizedTest
    @MethodSource("all")
    void restoreComesBackToTheEndOfASearchThatTriedEightMoves(Contestant contestant) {
        Search search = contestant.begin(Problem.open(BoardText.parse("..#..\n.....\n#.K.#\n.....\n..#.."), 12));
        search.advance(Long.MAX_VALUE);
        Moment last = Moment.of(search);
        search.restore(search.save());
        assertEquals(last, Moment.of(search));
    }

    @ParameterizedTest
    @MethodSource("all")
    void advanceStaysAboveALowestSquare(Contestant contestant) {
        Random random = new Random(19);
        Problems.random(20, 75, 7)
                .forEach(problem -> contract(contestant, problem).staysAboveALowestSquare(random.nextInt(400)));
    }

    @ParameterizedTest
    @MethodSource("all")
    void firstCandidateIsWhatTheSearchDoesNext(Contestant contestant) {
        Problems.random(17, 50, 7).forEach(problem -> {
            Search search = contestant.begin(problem);
            while (!search.isOver() && search.step() < 600) {
                List<Candidate> candidates = CandidateGenerator.of(search);
                int depth = search.depth();
                long placements = search.placements();
                long pruned = search.pruned();
                search.advance(1);
                if (candidates.isEmpty()) {
                    assertEquals(placements, search.placements());
                    assertTrue(search.depth() == depth - 1 || !contestant.goesSquareBySquare());
                } else if (search.depth() == depth) {
                    assertTrue(search.pruned() > pruned && !contestant.goesSquareBySquare());
                    assertEquals(placements + 1, search.placements());
                } else {
                    assertEquals(candidates.getFirst().square(), search.path().head());
                    assertEquals(1, candidates.getFirst().rank());
                }
            }
            assertTrue(!search.isOver() || CandidateGenerator.of(search).isEmpty());
        });
    }

    @ParameterizedTest
    @MethodSource("onBits")
    void candidatesSayTheirOnwardMovesAndTies(Contestant contestant) {
        Problems.random(18, 50, 7).forEach(problem -> {
            Search search = contestant.begin(problem);
            while (!search.isOver() && search.step() < 200) {
                List<Candidate> candidates = CandidateGenerator.of(search);
                Set<Integer> visited =
                        Arrays.stream(search.path().squares()).boxed().collect(Collectors.toSet());
                for (int i = 0; i < candidates.size(); i++) {
                    Candidate candidate = candidates.get(i);
                    assertEquals(i + 1, candidate.rank());
                    assertEquals(
                            Arrays.stream(problem.graph().neighbours(candidate.square()))
                                    .filter(square -> !visited.contains(square))
                                    .count(),
                            candidate.onward());
                    assertEquals(
                            candidate.tied(),
                            candidates.stream().anyMatch(c -> c != candidate && c.onward() == candidate.onward()));
                }
                search.advance(1);
            }
        });
    }
}

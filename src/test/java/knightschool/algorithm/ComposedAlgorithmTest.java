package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.BruteForce;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.SearchStep;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreak;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches that a person puts together: what is said of their parts is so on every board. */
@Execution(ExecutionMode.CONCURRENT)
class ComposedAlgorithmTest {
    private static final Algorithm WORKBENCH = Algorithms.named("workbench");
    private static final List<Problem> PROBLEMS = problems();

    /** Small boards with holes by chance, from each a start; every third time the tour is to be closed. */
    private static List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        Stream.concat(Stream.of(Board.full(3, 4), Board.full(5, 5)), RandomBoards.stream(81, 90, 5))
                .filter(board -> board.columns() >= 3 && board.rows() >= 3)
                .forEach(board -> {
                    boolean closed = board.end() == Board.NONE && problems.size() % 3 == 2;
                    problems.add(new Problem(board, MoveOrder.CLOCKWISE, board.startOrFirst(), closed));
                });
        return problems;
    }

    /** Every set of lookaheads. */
    private static Stream<Set<Lookahead>> sets() {
        List<Lookahead> all = ComposedAlgorithmParts.LOOKAHEADS;
        return IntStream.range(0, 1 << all.size()).mapToObj(pattern -> {
            Set<Lookahead> set = EnumSet.noneOf(Lookahead.class);
            IntStream.range(0, all.size())
                    .filter(bit -> (pattern >> bit & 1) != 0)
                    .forEach(bit -> set.add(all.get(bit)));
            return set;
        });
    }

    /**
     * Every combination that can be chosen, with one tie-break by chance for each set of the other parts, and with the
     * usual one where the parts are those of an algorithm.
     */
    private static List<AlgorithmOptionValues> combinations() {
        Random random = new Random(82);
        List<AlgorithmOptionValues> all = new ArrayList<>();
        all.add(ConfiguredAlgorithm.read(
                        "workbench --order fewest-onward --lookahead empty-domains --backjump last-tie")
                .choices());
        for (Set<Lookahead> set : sets().toList()) {
            for (NeighbourOrder.By order : ComposedAlgorithmParts.ORDERS) {
                for (BackjumpRule backjump : BackjumpRule.values()) {
                    TieBreak[] ties = TieBreak.values();
                    TieBreak broken = ties[random.nextInt(ties.length)];
                    all.add(new AlgorithmOptionValues(Set.of(), broken, 7, ComposedAlgorithmParts.USUAL)
                            .with(new ComposedAlgorithmParts(order, set, backjump)));
                }
            }
        }
        return all;
    }

    private static Search begin(AlgorithmOptionValues choices, Problem problem) {
        return new ConfiguredAlgorithm(WORKBENCH, choices).begin(problem);
    }

    /** Each combination on some of the boards, so that each board meets very many of them. */
    @Test
    void completeCombinationsFindATourExactlyWhereThereIsOne() {
        List<Boolean> exists =
                PROBLEMS.stream().map(problem -> BruteForce.count(problem) > 0).toList();
        int[] judged = new int[2];
        int next = 0;
        for (AlgorithmOptionValues choices : combinations()) {
            boolean complete = ComposedAlgorithmVerdict.of(choices).complete();
            for (int i = 0; i < 3; i++, next++) {
                Problem problem = PROBLEMS.get(next % PROBLEMS.size());
                boolean tour = exists.get(next % PROBLEMS.size());
                Search search = begin(choices, problem);
                search.advance(20_000_000);
                String where = choices.arguments() + " on\n" + BoardText.format(problem.board());
                assertTrue(search.isOver(), where);
                assertTrue(tour || search.outcome() != Outcome.FOUND, where);
                Outcome expected = tour ? Outcome.FOUND : Outcome.PROVEN_ABSENT;
                assertTrue(!complete || search.outcome() == expected, where);
                assertTrue(complete || search.outcome() != Outcome.PROVEN_ABSENT || startsOnItsEnd(problem), where);
                judged[tour ? 1 : 0] += complete ? 1 : 0;
            }
        }
        assertTrue(judged[0] > 1_800 && judged[1] > 240, judged[0] + " without and " + judged[1] + " with a tour");
    }

    private static boolean startsOnItsEnd(Problem problem) {
        return problem.start() == problem.board().end() && problem.board().playableCount() > 1;
    }

    @Test
    void combinationsThatAreKnownMakeTheStepsOfThatAlgorithm() {
        Set<String> known = new HashSet<>();
        int compared = 0;
        for (AlgorithmOptionValues choices : combinations()) {
            Optional<ConfiguredAlgorithm> other =
                    ComposedAlgorithmVerdict.of(choices).knownAlgorithm();
            if (other.isPresent()) {
                known.add(other.get().algorithm().name());
                for (int i = 0; i < PROBLEMS.size(); i += 2) {
                    same(choices, other.get(), PROBLEMS.get((i + compared % 2) % PROBLEMS.size()));
                }
                compared++;
            }
        }
        assertEquals(
                Set.of(
                        "backtracking",
                        "forward-checking",
                        "warnsdorff",
                        "warnsdorff-article",
                        "dead-ends",
                        "unreachable",
                        "hasty-forward-checking",
                        "way-home"),
                known);
        assertTrue(compared > 12, "known: " + compared);
    }

    private static void same(AlgorithmOptionValues choices, ConfiguredAlgorithm other, Problem problem) {
        Search composed = begin(choices, problem);
        Search known = other.begin(problem);
        String where = choices.arguments() + " and " + other.written() + " on\n" + BoardText.format(problem.board());
        do {
            assertEquals(known.path(), composed.path(), where);
            assertEquals(known.pruned(), composed.pruned(), where);
            assertEquals(known.advance(1), composed.advance(1), where);
        } while (!known.isOver() && known.step() < 150);
        assertEquals(known.isOver(), composed.isOver(), where);
        assertEquals(known.outcome(), composed.outcome(), where);
    }

    /** A lookahead that is said to be of no use beside another one changes no step. */
    @Test
    void coveredLookaheadsChangeNoStep() {
        int pairs = 0;
        for (Lookahead strong : ComposedAlgorithmParts.LOOKAHEADS) {
            for (Lookahead weak : ComposedAlgorithmParts.LOOKAHEADS) {
                if (strong.covers(weak)) {
                    pairs++;
                    AlgorithmOptionValues alone =
                            AlgorithmOptionValues.USUAL.with(ComposedAlgorithmParts.USUAL.looking(Set.of(strong)));
                    AlgorithmOptionValues both = AlgorithmOptionValues.USUAL.with(
                            ComposedAlgorithmParts.USUAL.looking(EnumSet.of(strong, weak)));
                    PROBLEMS.forEach(problem -> same(both, new ConfiguredAlgorithm(WORKBENCH, alone), problem));
                }
            }
        }
        assertEquals(6, pairs);
    }

    /**
     * One part is another, and on some board so are the steps: nothing that is called new is an old one in disguise.
     */
    @ParameterizedTest
    @CsvSource({
        "--order farthest",
        "--order random --seed 3",
        "--lookahead cuts",
        "--lookahead colours",
        "--lookahead empty-domains+dead-ends",
        "--backjump last-tie",
        "--backjump none",
        "--order fewest-onward --lookahead empty-domains",
        "--order fewest-onward --tie-break pohl --lookahead empty-domains --backjump last-tie"
    })
    void newOnesMakeOtherStepsThanEveryAlgorithmOfTheList(String words) {
        ConfiguredAlgorithm composed = ConfiguredAlgorithm.read("workbench " + words);
        assertTrue(composed.verdict().startsWith("New: no algorithm of the list."), composed.verdict());
        Algorithms.all().stream()
                .filter(algorithm -> algorithm != WORKBENCH)
                .map(ConfiguredAlgorithm::of)
                .forEach(other -> assertTrue(
                        PROBLEMS.stream()
                                .anyMatch(problem -> !steps(composed, problem).equals(steps(other, problem))),
                        words + " and " + other.written()));
    }

    private static List<Object> steps(ConfiguredAlgorithm solver, Problem problem) {
        Search search = solver.begin(problem);
        List<Object> steps = new ArrayList<>();
        do {
            steps.add(search.path());
        } while (search.advance(1) > 0 && search.step() < 150);
        steps.add(search.outcome());
        return steps;
    }

    /** On each of these boards there is a tour, and what is said to miss one misses it. */
    @ParameterizedTest
    @CsvSource({
        "--backjump none, 3x4, a4",
        "--order fewest-onward --backjump last-tie, 3x8, a5",
        "--order fewest-onward --lookahead empty-domains --backjump last-tie, 3x8, a5",
        "--order farthest --backjump last-tie, 3x8, a8",
        "--lookahead stuck-neighbour, 3x4, a4",
    })
    void incompleteOnesMissATour(String words, String size, String start) {
        ConfiguredAlgorithm composed = ConfiguredAlgorithm.read("workbench " + words);
        assertFalse(ComposedAlgorithmVerdict.of(composed.choices()).complete());
        Board board = BoardText.ofSize(size);
        Problem problem = Problem.open(board, SquareNames.parsePlayable(board, start));
        Search thorough = ConfiguredAlgorithm.read("warnsdorff").begin(problem);
        thorough.advance(1_000_000);
        assertEquals(Outcome.FOUND, thorough.outcome());
        Search search = composed.begin(problem);
        search.advance(1_000_000);
        assertTrue(search.isOver());
        assertEquals(Outcome.STOPPED, search.outcome());
    }

    /** A reason is given for every step of every kind, and a square is taken back for what is seen on the board. */
    @Test
    void everyStepOfEveryCombinationHasALineAndOneSentence() {
        int next = 0;
        Set<Class<?>> kinds = new HashSet<>();
        for (AlgorithmOptionValues choices : combinations()) {
            if (next++ % 7 != 0) {
                continue;
            }
            ConfiguredAlgorithm solver = new ConfiguredAlgorithm(WORKBENCH, choices);
            Problem problem = PROBLEMS.get(next % PROBLEMS.size());
            Trace trace = new Trace(problem, solver);
            trace.extend(25);
            for (long step = 0; step <= trace.explored(); step++) {
                SearchSnapshot frame = trace.frame(step);
                String why = frame.explanation().sentence();
                assertTrue(why.endsWith(".") && !why.contains(". "), () -> choices.arguments() + ": " + why);
                assertTrue(frame.explanation().line() < solver.code().size());
                kinds.add(frame.stepKind().getClass());
            }
        }
        assertEquals(SearchStep.class.getPermittedSubclasses().length, kinds.size(), kinds::toString);
    }

    @Test
    void codeIsShortInEveryCombination() {
        for (AlgorithmOptionValues choices : combinations()) {
            List<String> code = WORKBENCH.code(choices);
            assertEquals(4, code.size());
            assertTrue(code.stream().allMatch(line -> line.length() <= 29), code::toString);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "| This is backtracking. Complete: it finds a tour if there is one, as it tries every move.",
                "--lookahead empty-domains | This is forward checking. Complete: it finds a tour if there is one, as"
                        + " it gives up only where no tour is left.",
                "--lookahead strict-domains+empty-domains | This is forward checking, strict. Complete: it finds a"
                        + " tour if there is one, as it gives up only where no tour is left.",
                "--order fewest-onward --tie-break roth | This is Warnsdorff, Roth. Complete: it finds a tour if"
                        + " there is one, as it tries every move.",
                "--order fewest-onward --backjump none | This is Warnsdorff, no backtracking. Not complete: it can"
                        + " miss a tour, as it stops as soon as the knight is stuck.",
                "--order fewest-onward --lookahead empty-domains --backjump last-tie | This is Warnsdorff leaps."
                        + " Not complete: it can miss a tour, as its jumps skip moves that it has not tried.",
                "--lookahead stuck-neighbour | This is the search \"Hasty and wrong\". Not complete: it can miss a tour,"
                        + " as it refuses the last square of every tour.",
                "--backjump last-tie | New: no algorithm of the list. Complete: it finds a tour if there is one, as"
                        + " it jumps back only over squares that had one move.",
            })
    void verdictSaysWhatItIsAndWhetherItIsComplete(String words, String verdict) {
        assertEquals(
                verdict,
                ConfiguredAlgorithm.read("workbench " + (words == null ? "" : words))
                        .verdict());
    }

    @Test
    void partsAreWrittenAsTheyAreRead() {
        for (AlgorithmOptionValues choices : combinations()) {
            ConfiguredAlgorithm solver = new ConfiguredAlgorithm(WORKBENCH, choices);
            assertEquals(solver, ConfiguredAlgorithm.read(solver.written()));
        }
        ConfiguredAlgorithm all = ConfiguredAlgorithm.read(
                "workbench --seed 5 --lookahead dead-ends+cuts --order random --backjump last-tie");
        assertEquals("workbench --order random --lookahead dead-ends+cuts --backjump last-tie --seed 5", all.written());
        assertEquals("Workbench, random 5, dead ends + cuts, last tie", all.title());
        assertEquals(
                ConfiguredAlgorithm.of(WORKBENCH),
                ConfiguredAlgorithm.read("workbench --order move-order --lookahead none"));
        assertNotEquals(ConfiguredAlgorithm.of(WORKBENCH), ConfiguredAlgorithm.read("workbench --backjump last-tie"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "workbench --order best | there is no order \"best\""
                        + " | Choose one of: move-order, fewest-onward, farthest, random.",
                "workbench --order stored-circuit | there is no order \"stored-circuit\""
                        + " | Choose one of: move-order, fewest-onward, farthest, random.",
                "workbench --lookahead cuts+ | there is no lookahead \"\" | Choose one of: none, empty-domains,"
                        + " strict-domains, dead-ends, unreachable, way-home, cuts, colours, stuck-neighbour;"
                        + " or join several with a plus sign.",
                "workbench --lookahead none+cuts | none is no lookahead beside others | Leave it out.",
                "workbench --backjump two | there is no backjump \"two\" | Choose one of: none, one-square, last-tie.",
                "workbench --tie-break pohl | only the order by open moves has ties to break"
                        + " | Add --order fewest-onward, or leave it out.",
                "workbench --seed 4 | only the random tie-break draws from a seed"
                        + " | Add --order random, or --tie-break random.",
                "warnsdorff --order random | the algorithm warnsdorff has no such option"
                        + " | Leave it out, or choose one of: --no-backtracking, --tie-break, --seed."
            })
    void wordsThatAreNoPartsAreRefusedWithARemedy(String words, String fault, String remedy) {
        InputFault thrown = assertThrows(InputFault.class, () -> ConfiguredAlgorithm.read(words));
        assertEquals(fault, thrown.description());
        assertEquals(remedy, thrown.remedy());
    }
}

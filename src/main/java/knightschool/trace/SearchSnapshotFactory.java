package knightschool.trace;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.search.Checkpoint;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.SearchStep;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.position.Candidate;
import knightschool.search.position.CandidateGenerator;
import knightschool.search.position.Domains;
import knightschool.search.position.Position;

/** Creates the {@link SearchSnapshot} of a search at its current step. No other class creates them. */
public final class SearchSnapshotFactory {
    private SearchSnapshotFactory() {}

    /** Returns the snapshot of a search at step 0, with the knight on its first square. */
    public static SearchSnapshot first(ConfiguredAlgorithm solver, Search search) {
        Before before = Before.of(search);
        return frame(solver, search, before, new SearchStep.Begin(before.path().head()));
    }

    /** Makes a step of a search that is not over, and returns the snapshot after it. */
    public static SearchSnapshot step(ConfiguredAlgorithm solver, Search search) {
        Before before = Before.of(search);
        search.advance(1);
        return frame(solver, search, before, before.stepKindOf(search));
    }

    /**
     * Runs a search from step 0 to a step, or to its end if that comes first, and returns the snapshot there. Meanwhile
     * only the checkpoint before the last stride is kept in memory.
     *
     * @param search at step 0
     * @param stride number of steps between two reports
     * @param progress receives the number of steps made
     */
    public static SearchSnapshot at(
            ConfiguredAlgorithm solver, Search search, long step, long stride, LongConsumer progress) {
        Checkpoint near = search.save();
        while (!search.isOver() && search.step() < step) {
            near = search.save();
            search.advance(Math.min(stride, step - search.step()));
            progress.accept(search.step());
        }
        long reached = search.step();
        if (reached == 0) {
            return first(solver, search);
        }
        search.restore(near);
        search.advance(reached - 1 - search.step());
        return step(solver, search);
    }

    /** The state of a search before a step. */
    private record Before(KnightPath path, Domains domains, List<Candidate> choices, long pruned) {
        static Before of(Search search) {
            KnightPath path = search.path();
            return new Before(path, domainsOf(search, path), CandidateGenerator.of(search), search.pruned());
        }

        SearchStep stepKindOf(Search after) {
            int head = after.square(after.depth() - 1);
            if (after.depth() > path.length()) {
                return new SearchStep.Place(path.head(), head);
            }
            if (after.depth() == path.length()) {
                boolean tried = after.pruned() > pruned;
                return tried ? new SearchStep.Attempt(head, choices.getFirst().square()) : new SearchStep.Mark(head);
            }
            return after.policy().backjump() == BackjumpRule.LAST_TIE
                    ? new SearchStep.Jump(leftUntil(after.depth()), head)
                    : new SearchStep.Retreat(path.head(), head, after.pruned() > pruned);
        }

        private List<Integer> leftUntil(int depth) {
            return IntStream.range(depth, path.length())
                    .map(i -> path.square(path.length() - 1 - (i - depth)))
                    .boxed()
                    .toList();
        }
    }

    private static SearchSnapshot frame(ConfiguredAlgorithm solver, Search search, Before before, SearchStep stepKind) {
        KnightPath path = search.path();
        Position position = new Position(
                search.problem(),
                path,
                stepKind,
                before.domains(),
                domainsOf(search, path),
                tried(search),
                CandidateGenerator.of(search),
                search.policy().order().fewestOnward());
        StepReasonInput context =
                new StepReasonInput(position, search.policy(), before.choices(), search.isOver(), search.outcome());
        return new SearchSnapshot(
                solver,
                position,
                SearchSnapshot.Counters.of(search),
                search.isOver(),
                search.outcome(),
                solver.explain(context, search.step()));
    }

    /** The moves already tried from the knight's square, as bits. */
    private static int tried(Search search) {
        Problem problem = search.problem();
        int head = search.square(search.depth() - 1);
        return Arrays.stream(search.tried())
                .map(square -> 1 << problem.moves().moveBetween(problem.board(), head, square))
                .reduce(0, (one, other) -> one | other);
    }

    private static Domains domainsOf(Search search, KnightPath path) {
        return Domains.of(search.problem().board(), search.problem().moves(), path);
    }
}

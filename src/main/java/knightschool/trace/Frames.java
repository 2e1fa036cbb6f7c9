package knightschool.trace;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Situation;
import knightschool.search.Backjump;
import knightschool.search.Candidate;
import knightschool.search.Candidates;
import knightschool.search.Change;
import knightschool.search.Domains;
import knightschool.search.Search;
import knightschool.search.Way;

/** Draws the frame of a moment out of a search that stands there: the one place where frames are made. */
public final class Frames {
    private Frames() {}

    /** The moment of a search at step 0, the knight on its first square. */
    public static Frame first(Algorithm algorithm, Search search) {
        Before before = Before.of(search);
        return frame(algorithm, search, before, new Change.Begin(before.way().head()));
    }

    /** Makes one step of a search that is not over, and returns the moment after it. */
    public static Frame step(Algorithm algorithm, Search search) {
        Before before = Before.of(search);
        search.advance(1);
        return frame(algorithm, search, before, before.changeTo(search));
    }

    /** What a step found when it began. */
    private record Before(Way way, Domains domains, List<Candidate> choices, long pruned) {
        static Before of(Search search) {
            Way way = search.way();
            return new Before(way, domainsOf(search, way), Candidates.of(search), search.pruned());
        }

        Change changeTo(Search after) {
            int head = after.square(after.depth() - 1);
            if (after.depth() > way.length()) {
                return new Change.Place(way.head(), head);
            }
            if (after.depth() == way.length()) {
                boolean tried = after.pruned() > pruned;
                return tried ? new Change.Attempt(head, choices.getFirst().square()) : new Change.Mark(head);
            }
            return after.policy().backjump() == Backjump.LAST_TIE
                    ? new Change.Jump(leftUntil(after.depth()), head)
                    : new Change.Retreat(way.head(), head, after.pruned() > pruned);
        }

        private List<Integer> leftUntil(int depth) {
            return IntStream.range(depth, way.length())
                    .map(i -> way.square(way.length() - 1 - (i - depth)))
                    .boxed()
                    .toList();
        }
    }

    private static Frame frame(Algorithm algorithm, Search search, Before before, Change change) {
        Way way = search.way();
        Situation situation = new Situation(
                search.problem(),
                search.policy(),
                change,
                way,
                before.domains(),
                domainsOf(search, way),
                before.choices(),
                search.isOver(),
                search.outcome());
        Counters counters =
                new Counters(search.step(), search.depth(), search.placements(), search.undos(), search.pruned());
        return new Frame(algorithm, situation, Candidates.of(search), counters, algorithm.explain(situation));
    }

    private static Domains domainsOf(Search search, Way way) {
        return Domains.of(search.problem().board(), search.problem().moves(), way);
    }
}

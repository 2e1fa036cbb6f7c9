package knightschool.ui.statemap.model;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.drawing.statemap.StateMapHighlight;
import knightschool.graph.UndirectedEdge;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.statemap.ShortestSolutions;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapFacts;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.ui.work.WorkFailure;

/** Creates the facts about a map in words, each with its marks on the map. */
public final class StateMapFactWords {
    public static final String TITLE = "Facts";
    public static final String SHOW = "Facts about the map";
    public static final String HIDE = "Hide the facts";
    static final String WAIT = "Working out the facts…";
    public static final String CLICK = "Click: show it on the map, or hide it.";

    /** The most positions that are ringed. */
    private static final int MOST_RINGS = 400;

    private StateMapFactWords() {}

    /** Returns the text in place of the facts: that they are being computed, or why they could not be. */
    public static String missing(Optional<WorkFailure> failure) {
        return failure.map(why -> "The facts could not be found. " + why.words())
                .orElse(WAIT);
    }

    public static List<StateMapFact> of(StateMap map, StateMapFacts facts) {
        int fewest = degrees(map).min().orElse(0);
        int most = degrees(map).max().orElse(0);
        List<StateMapFact> all = new ArrayList<>(ofSolutions(map));
        all.addAll(List.of(
                new StateMapFact(
                        "fewest",
                        NumberFormatter.grouped(fewest),
                        "fewest moves from a position",
                        "The smallest degree: from these positions so few moves can be made.",
                        ofDegree(map, fewest)),
                new StateMapFact(
                        "most",
                        NumberFormatter.grouped(most),
                        "most moves from a position",
                        "The largest degree: from these positions so many moves can be made.",
                        ofDegree(map, most)),
                new StateMapFact(
                        "diameter",
                        (facts.diameter().exact() ? "" : "at least ")
                                + NumberFormatter.grouped(facts.diameter().length()),
                        Plural.noun(facts.diameter().length(), "move") + ": the largest distance",
                        facts.diameter().exact()
                                ? "The diameter: no two positions are farther apart than these."
                                : "The diameter is no smaller: these two positions are so far apart.",
                        path(facts.diameter().path())),
                new StateMapFact(
                        "bridges",
                        NumberFormatter.grouped(facts.bridges().size()),
                        Plural.noun(facts.bridges().size(), "bridge") + " in the map",
                        "Without one of these moves the map would fall into two components.",
                        new StateMapHighlight(List.of(), facts.bridges())),
                new StateMapFact(
                        "needed",
                        NumberFormatter.grouped(facts.needed().size()),
                        Plural.noun(facts.needed().size(), "bridge") + " on every solution",
                        "Every solution from the start goes over these bridges.",
                        new StateMapHighlight(ends(facts.needed()), facts.needed())),
                new StateMapFact(
                        "unsolvable",
                        NumberFormatter.grouped(facts.unsolvable()),
                        Plural.noun(facts.unsolvable(), "position") + " without a goal",
                        "From these no goal can be reached. Every move can be taken back, so it is all or none.",
                        unsolvable(map, facts))));
        return List.copyOf(all);
    }

    /**
     * The length of a shortest solution, the reason why none is shorter, and the number of solutions of that length.
     */
    private static List<StateMapFact> ofSolutions(StateMap map) {
        if (map.shortest() == StateMap.NONE) {
            return List.of();
        }
        BigInteger count = ShortestSolutions.of(map).count();
        StateMapHighlight one = path(map.pathToGoal(StateMap.START));
        return List.of(
                new StateMapFact(
                        "shortest",
                        NumberFormatter.grouped(map.shortest()),
                        Plural.noun(map.shortest(), "move") + ": why not fewer?",
                        "See the layers: a move leads to the next layer at most, and a goal is so many layers away.",
                        one,
                        Optional.of(GraphLayoutKind.DISTANCE)),
                new StateMapFact(
                        "solutions",
                        String.format(Locale.ROOT, "%,d", count),
                        count.equals(BigInteger.ONE) ? "shortest solution" : "shortest solutions",
                        "So many ways to a goal need no more moves. One of them is shown.",
                        one));
    }

    private static IntStream degrees(StateMap map) {
        return expanded(map).map(map::degree);
    }

    /** The positions whose moves the map knows: all, or all but the goals if goals are not expanded. */
    private static IntStream expanded(StateMap map) {
        return map.vertices().filter(position -> map.expandsGoals() || !map.isGoal(position));
    }

    private static StateMapHighlight ofDegree(StateMap map, int degree) {
        return rings(expanded(map).filter(position -> map.degree(position) == degree));
    }

    private static StateMapHighlight unsolvable(StateMap map, StateMapFacts facts) {
        return facts.unsolvable() == 0
                ? StateMapHighlight.NONE
                : rings(map.vertices().filter(position -> map.toGoal(position) == StateMap.NONE));
    }

    private static StateMapHighlight rings(IntStream positions) {
        return new StateMapHighlight(positions.limit(MOST_RINGS).boxed().toList(), List.of());
    }

    private static List<Integer> ends(List<UndirectedEdge> links) {
        return links.stream()
                .flatMap(link -> List.of(link.smaller(), link.larger()).stream())
                .distinct()
                .toList();
    }

    private static StateMapHighlight path(List<Integer> path) {
        List<UndirectedEdge> links = new ArrayList<>();
        for (int i = 1; i < path.size(); i++) {
            links.add(UndirectedEdge.of(path.get(i - 1), path.get(i)));
        }
        return new StateMapHighlight(List.of(path.getFirst(), path.getLast()), links);
    }
}

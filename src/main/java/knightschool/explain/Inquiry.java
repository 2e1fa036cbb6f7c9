package knightschool.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.CutSearch;
import knightschool.obstruction.Ends;
import knightschool.text.Numbers;

/**
 * Asks whether there is a tour: first who knows tours without searching, then what can be seen, then a quick look for
 * an example, then cuts, then a search to the end. So whoever asks gets an example or the smallest witness, and
 * "unknown" only after all of it. Belongs to one thread.
 */
public final class Inquiry {
    /** How many times more steps each start gets than in the round before. */
    private static final long GROWTH = 8;

    /** In the first round a start gets so many steps for every square. */
    private static final long FIRST_LOOK = 4;

    private final KnightGraph graph;
    private final Ends ends;
    private final Effort effort;
    private final Construction construction;
    private final Watch watch;
    private final Sentences say;
    private final List<String> tried = new ArrayList<>();

    private Inquiry(KnightGraph graph, Ends ends, Effort effort, Construction construction, Watch watch) {
        this.graph = graph;
        this.ends = ends;
        this.effort = effort;
        this.construction = construction;
        this.watch = watch;
        this.say = Sentences.ofBoard(graph.board(), ends);
    }

    /**
     * Finds out what can be found out within an effort.
     *
     * @param construction what knows tours without searching
     * @param watch hears how far it is, and may end it by throwing
     */
    public static Finding answer(KnightGraph graph, Ends ends, Effort effort, Construction construction, Watch watch) {
        return new Inquiry(graph, ends, effort, construction, watch).answer();
    }

    private Finding answer() {
        return construction
                .tour(graph.board(), ends)
                .map(made -> Finding.exists(made, tried))
                .orElseGet(this::look);
    }

    private Finding look() {
        Explanation plain = Explanation.of(graph, ends);
        tried.addAll(plain.tried());
        return plain.witness().map(found -> Finding.impossible(found, tried)).orElseGet(this::search);
    }

    private Finding search() {
        Hunt hunt = new Hunt(graph, ends, effort.steps(), watch);
        boolean hunts = hunt.isWithinReach();
        long limit = FIRST_LOOK * graph.vertexCount();
        Optional<int[]> tour = hunts ? hunt.round(limit) : Optional.empty();
        Optional<Witness> witness = tour.isPresent() ? Optional.empty() : cut();
        if (hunts && tour.isEmpty() && witness.isEmpty() && !hunt.isExhausted()) {
            tour = hunt.look();
        }
        while (hunts && tour.isEmpty() && witness.isEmpty() && !hunt.isExhausted() && !hunt.isSpent()) {
            limit *= GROWTH;
            tour = hunt.round(limit);
        }
        if (!hunts) {
            tried.add("no search: the board is too large");
        } else {
            tried.add("a search of " + Numbers.grouped(hunt.steps()) + " steps");
        }
        if (tour.isPresent()) {
            return Finding.exists(tour.get(), tried);
        }
        return witness.or(() -> exhausted(hunt))
                .map(found -> Finding.impossible(found, tried))
                .orElseGet(() -> Finding.unknown(tried));
    }

    private Optional<Witness> cut() {
        CutSearch[] search = new CutSearch[1];
        search[0] = new CutSearch(graph, ends, effort.cuts(), () -> watch.cuts(search[0].tried()));
        Optional<Witness> found = search[0].find().map(say::witness);
        tried.add(cuts(search[0]));
        return found;
    }

    private static String cuts(CutSearch search) {
        if (search.tried() == 0) {
            return "no cut: the board is too large";
        }
        return search.isComplete()
                ? "every cut"
                : "every cut of " + (search.complete() == 1 ? "one square" : "up to " + search.complete() + " squares")
                        + (search.hasGrown() ? " and some larger ones" : "")
                        + " (" + Numbers.grouped(search.tried()) + " cuts)";
    }

    private Optional<Witness> exhausted(Hunt hunt) {
        return hunt.isExhausted() ? Optional.of(say.exhausted(hunt.stepsOfTheExhausted())) : Optional.empty();
    }
}

package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.ChoiceCost;
import knightschool.compare.ComparisonStepSummary;
import knightschool.compare.ThrashingSpan;
import knightschool.search.SearchStep;
import knightschool.search.position.Candidate;
import knightschool.text.NameJoiner;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.text.SentenceCase;
import knightschool.trace.SearchSnapshot;

/**
 * A sentence on what the searches of a comparison do at a step, and which of them continue in vain. Searches that do
 * the same share a clause. Rarer facts come first, and only as much is included as can be read at a glance. If searches
 * begin to differ, they come before all others, with the reason. If each search is at a step of its own, the sentence
 * names no step. From the fork of a twin on, its cost comes last.
 */
public final class ComparisonStepSummaryWords {
    private static final int MOST_CLAUSES = 3;
    private static final int MOST_SQUARES = 3;

    /** The number of digits of a bound that grows while a search goes on, so that it does not change all the time. */
    private static final int BOUND_DIGITS = 2;

    /** The kinds of facts on a search, the rarest first. */
    private enum Rank {
        FINISHES(true),
        FORKS(false),
        PRUNES(false),
        LOSES(false),
        COMES_BACK(false),
        IN_VAIN(true),
        GOES_BACK(false),
        IS_OVER(true),
        GOES_ON(false);

        /** The facts that are told without their details if there is no space, the first of them first. */
        private static final List<Rank> BRIEF = List.of(GOES_ON, GOES_BACK, IS_OVER, IN_VAIN);

        private final boolean lasts;

        Rank(boolean lasts) {
            this.lasts = lasts;
        }

        /** The clause without details on a fact of {@link #BRIEF}. */
        private Clause brief() {
            return switch (this) {
                case GOES_ON -> verb(this, "go", " on");
                case GOES_BACK -> verb(this, "go", " back");
                case IS_OVER -> same(this, "ended before");
                case IN_VAIN -> verb(this, "go", " on in vain");
                default -> throw new IllegalArgumentException(this + " has always its details");
            };
        }
    }

    /**
     * The clause on one or several searches.
     *
     * @param one the words after the name of one search
     * @param several the words after the names of several searches
     * @param lost the squares without an open move that are the cause; empty if there are none
     * @param have the words after these squares, unless they were named as a cause before
     * @param differs whether it is about searches that begin to differ with the step
     */
    private record Clause(Rank rank, String one, String several, String lost, String have, boolean differs) {
        Clause(Rank rank, String one, String several) {
            this(rank, one, several, "", "");
        }

        Clause(Rank rank, String one, String several, String lost, String have) {
            this(rank, one, several, lost, have, false);
        }

        Clause differing() {
            return new Clause(rank, one, several, lost, have, true);
        }

        String cause() {
            return lost.isEmpty() ? "" : ": " + lost + have;
        }
    }

    private final ComparisonStepSummary summary;
    private final List<ConfiguredAlgorithm> stopped;
    private final boolean fast;

    /** The searches that begin to differ, if steps are slow enough to be read. */
    private final Set<Integer> differing;

    private ComparisonStepSummaryWords(ComparisonStepSummary summary, List<ConfiguredAlgorithm> stopped, boolean fast) {
        this.summary = summary;
        this.stopped = stopped;
        this.fast = fast;
        this.differing = fast ? Set.of() : summary.snapshot().beginningToDiffer();
    }

    /**
     * The sentence on a step, and shorter versions for little space, which name fewer searches and tell how many they
     * leave out.
     *
     * @param names the names of the searches within a sentence
     * @param stopped the searches that have reached the limit
     * @param fast whether the steps change too fast for details to be read
     * @return the longest first; empty if there is nothing to tell
     */
    public static List<String> sentences(
            ComparisonStepSummary summary, List<String> names, List<ConfiguredAlgorithm> stopped, boolean fast) {
        return new ComparisonStepSummaryWords(summary, stopped, fast).sentences(names);
    }

    private List<String> sentences(List<String> names) {
        Map<Clause, List<String>> who = new LinkedHashMap<>();
        List<Clause> ofPanes = ofPanes(names.size());
        for (int pane = 0; pane < names.size(); pane++) {
            who.computeIfAbsent(ofPanes.get(pane), _ -> new ArrayList<>()).add(names.get(pane));
        }
        List<Clause> clauses = who.keySet().stream()
                .filter(this::isReadable)
                .sorted(Comparator.comparing(Clause::differs).reversed().thenComparing(Clause::rank))
                .toList();
        int most = Math.min(clauses.size(), MOST_CLAUSES);
        List<String> shorter = IntStream.iterate(most, count -> count > 0, count -> count - 1)
                .mapToObj(count -> sentence(who, clauses.subList(0, count), clauses.subList(count, clauses.size())))
                .toList();
        // A reason is of use as long as all are named that it tells apart.
        long named = clauses.stream().filter(Clause::differs).count();
        long reasoned = Math.max(1, most - named + 1);
        Stream<String> withReason = reason(names).stream()
                .flatMap(reason -> shorter.stream().limit(reasoned).map(words -> words + " " + reason));
        List<String> ofTheStep = Stream.concat(withReason, shorter.stream()).toList();
        Stream<String> costs = fast ? Stream.empty() : withCosts(ofTheStep.isEmpty() ? "" : ofTheStep.getFirst());
        return Stream.concat(costs, ofTheStep.stream()).toList();
    }

    /** The whole sentence on the step followed by what the choices of twins cost: of as many as there is room for. */
    private Stream<String> withCosts(String ofTheStep) {
        List<String> costs = IntStream.range(0, summary.forkCosts().size())
                .boxed()
                .flatMap(pane -> summary.forkCosts().get(pane).map(cost -> cost(pane, cost)).stream())
                .distinct()
                .limit(MOST_CLAUSES)
                .toList();
        return IntStream.iterate(costs.size(), count -> count > 0, count -> count - 1)
                .mapToObj(count -> String.join(" ", costs.subList(0, count)))
                .map(words -> (ofTheStep + " " + words).strip());
    }

    private String cost(int pane, ComparisonStepSummary.ForkCost cost) {
        Board board = summary.snapshot().frames().get(pane).board();
        long step = cost.fork().step();
        String at = step == summary.snapshot().step() ? "" : "At step " + NumberFormatter.grouped(step) + " ";
        String original = cost.original()
                .map(instead -> "; " + cost(board, instead.square(), instead.cost()))
                .orElse("");
        return at + cost(board, cost.fork().square(), cost.cost()) + original + ".";
    }

    private static String cost(Board board, int square, ChoiceCost cost) {
        String end = cost.end()
                .map(outcome -> switch (outcome) {
                    case FOUND -> " to a tour";
                    case PROVEN_ABSENT -> " without a tour";
                    case STOPPED -> ", no tour found";
                })
                .orElse("");
        String steps = cost.isExact()
                ? Plural.counted(cost.steps(), "step")
                : "more than " + Plural.counted(NumberFormatter.roundedDown(cost.steps(), BOUND_DIGITS), "step");
        return SquareNames.name(board, square) + " costs " + steps + end;
    }

    /**
     * The reason why searches begin to differ, if no clause contains it: that of the search that examines more than the
     * others; of several, the last.
     */
    private Optional<String> reason(List<String> names) {
        List<SearchSnapshot> frames = summary.snapshot().frames();
        if (differing.stream().map(frames::get).anyMatch(SearchSnapshot::isOver)) {
            return Optional.empty();
        }
        return List.copyOf(differing).reversed().stream()
                .max(Comparator.comparing((Integer pane) -> hasForked(frames.get(pane)))
                        .thenComparing(pane -> isPruned(frames.get(pane).stepKind()))
                        .thenComparing(pane -> frames.get(pane).position().scored())
                        .thenComparing(
                                pane -> frames.get(pane).solver().algorithm().position()))
                .filter(pane -> !isPruned(frames.get(pane).stepKind())
                        || emptied(frames.get(pane)).isEmpty())
                .map(pane -> named(frames.get(pane).explanation().sentence(), names.get(pane)));
    }

    /** Names a twin, of which there may be several, where its own pane says "this twin". */
    private static String named(String reason, String name) {
        String rest = reason.substring(
                reason.startsWith(ConfiguredAlgorithm.THIS_TWIN) ? ConfiguredAlgorithm.THIS_TWIN.length() : 0);
        return rest.equals(reason) ? reason : SentenceCase.begun(name) + rest;
    }

    /** Whether the step was made by a fork. */
    private static boolean hasForked(SearchSnapshot frame) {
        return frame.solver().forks().stream().anyMatch(fork -> fork.step() == frame.step() - 1);
    }

    private static List<Integer> emptied(SearchSnapshot frame) {
        return frame.position().beforeTakenBack().emptyDomains();
    }

    /** The clauses of all panes. If there are too many, those that are nearly the same are told without details. */
    private List<Clause> ofPanes(int count) {
        Set<Rank> brief = EnumSet.noneOf(Rank.class);
        List<Clause> clauses = clauses(count, brief);
        for (Rank rank : Rank.BRIEF) {
            boolean tooMany =
                    clauses.stream().filter(this::isReadable).distinct().count() > MOST_CLAUSES;
            long alike = clauses.stream()
                    .filter(clause -> clause.rank() == rank && !clause.differs())
                    .distinct()
                    .count();
            if (tooMany && alike > 1) {
                brief.add(rank);
                clauses = clauses(count, brief);
            }
        }
        return clauses;
    }

    private List<Clause> clauses(int count, Set<Rank> brief) {
        return IntStream.range(0, count).mapToObj(pane -> clause(pane, brief)).toList();
    }

    private boolean isReadable(Clause clause) {
        return clause.rank().lasts || !fast;
    }

    private String sentence(Map<Clause, List<String>> who, List<Clause> clauses, List<Clause> leftOut) {
        Set<String> named = new HashSet<>();
        String words = clauses.stream()
                .map(clause -> words(clause, who.get(clause)) + (named.add(clause.lost()) ? clause.cause() : ""))
                .collect(Collectors.joining("; "));
        String at = isAtOneStep()
                ? "Step " + NumberFormatter.grouped(summary.snapshot().step()) + begun() + ": "
                : "";
        int count = leftOut.stream().mapToInt(clause -> who.get(clause).size()).sum();
        return SentenceCase.begun(at + words) + others(count) + ".";
    }

    /** Whether the sentence names the step: not where each search is at its own, or where steps change too fast. */
    private boolean isAtOneStep() {
        return !fast && summary.snapshot().aligned().isEmpty();
    }

    private String begun() {
        return differing.isEmpty() ? "" : ", where panes begin to differ";
    }

    private static String others(int count) {
        return switch (count) {
            case 0 -> "";
            case 1 -> "; one other search does something else";
            default -> "; " + count + " other searches do something else";
        };
    }

    private static String words(Clause clause, List<String> names) {
        return names.size() == 1
                ? names.getFirst() + " " + clause.one()
                : NameJoiner.listed(names) + " " + clause.several();
    }

    /** @param brief the facts that are told without details, except by searches that begin to differ */
    private Clause clause(int pane, Set<Rank> brief) {
        Clause detailed = doing(pane);
        if (differing.contains(pane)) {
            return detailed.differing();
        }
        return brief.contains(detailed.rank()) ? detailed.rank().brief() : detailed;
    }

    private Clause doing(int pane) {
        SearchSnapshot frame = summary.snapshot().frames().get(pane);
        if (frame.isOver()) {
            return ending(pane, frame);
        }
        if (stopped.contains(frame.solver())) {
            return new Clause(Rank.FINISHES, "has stopped at the limit", "have stopped at the limit");
        }
        Optional<Clause> fork = forks(frame);
        if (fork.isPresent()) {
            return fork.get();
        }
        return summary.thrashing()
                .get(pane)
                .map(span -> inVain(pane, frame, span))
                .orElseGet(() -> step(frame));
    }

    /** A twin stands where it takes another choice than the search that it is the twin of. */
    private static Optional<Clause> forks(SearchSnapshot frame) {
        List<Candidate> choices = frame.position().candidates();
        boolean forks =
                choices.size() > 1 && frame.solver().forks().stream().anyMatch(fork -> fork.step() == frame.step());
        if (!forks) {
            return Optional.empty();
        }
        String other = " " + SquareNames.name(frame.board(), choices.getFirst().square()) + " next instead of "
                + SquareNames.name(frame.board(), choices.get(1).square());
        return Optional.of(new Clause(Rank.FORKS, "takes" + other, "take" + other));
    }

    private Clause ending(int pane, SearchSnapshot frame) {
        if (frame.step() < summary.snapshot().stepOf(pane)) {
            String at = " at step " + NumberFormatter.grouped(frame.step());
            return switch (frame.outcome()) {
                case FOUND -> same(Rank.IS_OVER, "found a tour" + at);
                case PROVEN_ABSENT -> same(Rank.IS_OVER, "proved" + at + " that there is no tour");
                case STOPPED -> same(Rank.IS_OVER, "stopped" + at);
            };
        }
        return switch (frame.outcome()) {
            case FOUND -> new Clause(Rank.FINISHES, "has found a tour", "have found a tour");
            case PROVEN_ABSENT ->
                new Clause(Rank.FINISHES, "has proved that there is no tour", "have proved that there is no tour");
            case STOPPED -> new Clause(Rank.FINISHES, "has stopped", "have stopped");
        };
    }

    private static Clause same(Rank rank, String words) {
        return new Clause(rank, words, words);
    }

    private Clause inVain(int pane, SearchSnapshot frame, ThrashingSpan span) {
        long step = summary.snapshot().stepOf(pane);
        // If the squares of the panes differ, the square distinguishes them.
        String to = differing.contains(pane) && frame.stepKind() instanceof SearchStep.Place
                ? " to " + SquareNames.name(frame.board(), frame.path().head())
                : "";
        if (span.until().isPresent() && span.until().getAsLong() == step) {
            return cameBack(frame, span);
        }
        if (span.since() == step && step > 0) {
            String lost = " " + squares(frame.board(), span.squares()) + " without an open move";
            return to.isEmpty()
                    ? new Clause(Rank.LOSES, "leaves" + lost, "leave" + lost)
                    : new Clause(Rank.LOSES, "goes on" + to + " and leaves" + lost, "go on" + to + " and leave" + lost);
        }
        String until = span.until().isEmpty()
                ? ""
                : " until step " + NumberFormatter.grouped(span.until().getAsLong());
        return new Clause(
                Rank.IN_VAIN,
                "goes on" + to + " in vain" + until,
                "go on" + to + " in vain" + until,
                squares(frame.board(), span.squares()),
                (span.squares().size() == 1 ? " has" : " have") + " no open move");
    }

    private static Clause cameBack(SearchSnapshot frame, ThrashingSpan span) {
        // From the step that lost the squares to the one that takes it back, as the search tree counts them.
        long steps = span.until().getAsLong() - span.since() + 1;
        if (isPruned(frame.stepKind())) {
            return pruned(frame, span.squares());
        }
        String back = " back to " + SquareNames.name(frame.board(), frame.path().head()) + " after "
                + Plural.counted(steps, "step") + " in vain";
        return new Clause(Rank.COMES_BACK, "comes" + back, "come" + back);
    }

    private Clause step(SearchSnapshot frame) {
        String head = SquareNames.name(frame.board(), frame.path().head());
        return switch (frame.stepKind()) {
            case SearchStep.Begin _ -> verb(Rank.GOES_ON, "begin", " on " + head);
            case SearchStep.Place _ -> verb(Rank.GOES_ON, "go", " on to " + head);
            case SearchStep.Mark _ -> verb(Rank.GOES_ON, "look", " at the moves from " + head);
            case SearchStep.Jump _ -> verb(Rank.GOES_BACK, "jump", " back to " + head);
            case SearchStep kind when isPruned(kind) -> pruned(frame, emptied(frame));
            case SearchStep.Retreat _, SearchStep.Attempt _ -> verb(Rank.GOES_BACK, "go", " back to " + head);
        };
    }

    private static Clause verb(Rank rank, String verb, String object) {
        return new Clause(rank, verb + (verb.endsWith("o") ? "es" : "s") + object, verb + object);
    }

    private static boolean isPruned(SearchStep kind) {
        return kind instanceof SearchStep.Attempt || kind instanceof SearchStep.Retreat retreat && retreat.pruned();
    }

    private static Clause pruned(SearchSnapshot frame, List<Integer> empty) {
        String back = " " + squares(frame.board(), frame.stepKind().takenBack()) + " back";
        return new Clause(
                Rank.PRUNES,
                "takes" + back,
                "take" + back,
                empty.isEmpty() ? "" : squares(frame.board(), empty),
                " had no open move");
    }

    private static String squares(Board board, List<Integer> squares) {
        return NameJoiner.listed(
                squares.stream().map(square -> SquareNames.name(board, square)).toList(), MOST_SQUARES);
    }
}

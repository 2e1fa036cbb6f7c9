package knightschool.ui.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import knightschool.graph.CycleTerminology;
import knightschool.graph.SimpleGraph;
import knightschool.graph.VertexNames;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;

/** The report on a walk: its properties, the step that broke each, and the property that the last change decided. */
final class WalkReport {
    private final Predicate<WalkProperty> reported;
    private final WalkVerdict verdict;
    private final CycleTerminology terminology;
    private final WalkVerdictWords words;

    /**
     * @param names the names of the graph's vertices
     * @param reported selects the properties to report
     */
    WalkReport(
            SimpleGraph graph,
            VertexNames names,
            WalkVerdict verdict,
            CycleTerminology terminology,
            Predicate<WalkProperty> reported) {
        this.reported = reported;
        this.verdict = verdict;
        this.terminology = terminology;
        this.words = new WalkVerdictWords(graph, names, verdict);
    }

    /** The introduction, such as "After step 6 this is". */
    String lead() {
        return words.lead();
    }

    /** The phrase, such as "an open trail". */
    String phrase() {
        return Stream.of(WalkProperty.values()).allMatch(reported) ? terminology.phrase(verdict) : knownPhrase();
    }

    /** The phrase of the narrowest reported property, or of a plain walk. */
    private String knownPhrase() {
        return Stream.of(WalkProperty.values())
                .filter(property -> property == WalkProperty.WALK || reported.test(property))
                .filter(verdict::is)
                .reduce((_, narrower) -> narrower)
                .map(this::phrase)
                .orElse(WalkWords.NOT_A_WALK);
    }

    /**
     * The phrase of a property. A closed trail has a word of its own, and so have a path and a circuit through every
     * vertex.
     */
    private String phrase(WalkProperty narrowest) {
        boolean isNamedWhole =
                reported.test(verdict.is(WalkProperty.CIRCUIT) ? WalkProperty.CIRCUIT : WalkProperty.PATH);
        if (narrowest == WalkProperty.HAMILTONIAN && isNamedWhole) {
            return terminology.phrase(verdict);
        }
        boolean closedTrail =
                narrowest == WalkProperty.CLOSED && reported.test(WalkProperty.TRAIL) && verdict.is(WalkProperty.TRAIL);
        return closedTrail
                ? WalkWords.phrase(WalkProperty.TRAIL, terminology.closedTrail())
                : WalkWords.phrase(narrowest, terminology.word(narrowest));
    }

    /** The lines of the reported properties, in the order of the vocabulary. */
    List<PropertyVerdict> lines() {
        Optional<WalkProperty> decided = decided();
        List<PropertyVerdict> lines = new ArrayList<>();
        for (WalkProperty property : WalkProperty.values()) {
            if (!reported.test(property)) {
                continue;
            }
            boolean holds = verdict.is(property);
            boolean broken = !holds && breakOf(property) != WalkVerdict.NEVER;
            lines.add(new PropertyVerdict(
                    property,
                    terminology.word(property),
                    holds,
                    words.reason(property),
                    holds || broken,
                    decided.filter(p -> p == property).isPresent()));
        }
        return List.copyOf(lines);
    }

    /** The step of the last change, to be marked on the board; {@link WalkVerdict#NEVER} if there is none. */
    int markedStep() {
        return decided().map(this::decidingStep).orElse(WalkVerdict.NEVER);
    }

    private int decidingStep(WalkProperty property) {
        return verdict.is(property) ? verdict.steps() : breakOf(property);
    }

    private Optional<WalkProperty> decided() {
        Optional<WalkProperty> gained = Stream.of(WalkProperty.HAMILTONIAN, WalkProperty.CIRCUIT, WalkProperty.CLOSED)
                .filter(reported)
                .filter(verdict::is)
                .findFirst();
        return gained.or(() -> Stream.of(WalkProperty.WALK, WalkProperty.TRAIL, WalkProperty.PATH)
                .filter(reported)
                .filter(property -> breakOf(property) != WalkVerdict.NEVER)
                .findFirst());
    }

    /** The step that broke a property for good; {@link WalkVerdict#NEVER} if the property is still possible. */
    private int breakOf(WalkProperty property) {
        return switch (property) {
            case WALK -> verdict.notAnEdgeAt();
            case TRAIL -> verdict.edgeRepeatedAt();
            case PATH -> verdict.vertexRepeatedAt();
            default -> WalkVerdict.NEVER;
        };
    }

    /**
     * One line of the verdict on a walk.
     *
     * @param word the word for the property in the chosen terminology
     * @param holds whether the walk has the property
     * @param reason why it holds or not, without a full stop
     * @param applies whether the line is about the walk as it is now; false and muted if it only tells what is still
     *     missing
     * @param now whether the last change of the walk decided it
     */
    record PropertyVerdict(
            WalkProperty property, String word, boolean holds, String reason, boolean applies, boolean now) {}
}

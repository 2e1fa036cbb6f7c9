package knightschool.setup;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A part of what a scene shows that a slide can hold back, as it would give an answer away. */
public enum ScenePart {
    /** The numbers beside a graph. */
    FACTS(SceneKind.GRAPH),
    /** The degree written on every vertex. */
    DEGREES(SceneKind.GRAPH),
    /** What a walk is, beside it. */
    VERDICT(SceneKind.WALK),
    /** Whether the board in the editor has a tour, or why not. */
    ANSWER(SceneKind.EDITOR),
    /** The map of a puzzle's positions. */
    MAP(SceneKind.STATEMAP),
    /** How many moves a puzzle is away from its exit, and what helps. */
    DISTANCE(SceneKind.STATEMAP),
    /** The squares that may come next in a search. */
    CANDIDATES(SceneKind.COMPARE),
    /** Which of them comes next. */
    NEXT(SceneKind.COMPARE),
    /** The numbers by which they are chosen. */
    SCORES(SceneKind.COMPARE),
    /** The open moves of every square, as strokes. */
    DOMAINS(SceneKind.COMPARE),
    /** The same of one square, as cells. */
    CELLS(SceneKind.COMPARE),
    /** The pseudocode, and why the step was made. */
    CODE(SceneKind.COMPARE),
    /** How many steps of each sort were made. */
    COUNTERS(SceneKind.COMPARE),
    /** The player with its timeline. */
    TIMELINE(SceneKind.COMPARE),
    /** Warnsdorff's rule on the same board, beside the tour that is joined. */
    RULE(SceneKind.TOUR);

    private final SceneKind scene;

    ScenePart(SceneKind scene) {
        this.scene = scene;
    }

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What a scene can hold back. */
    static Set<ScenePart> of(SceneKind kind) {
        EnumSet<ScenePart> parts = EnumSet.noneOf(ScenePart.class);
        Arrays.stream(values()).filter(part -> part.scene == kind).forEach(parts::add);
        return parts;
    }

    /** Whether it is all that stands at the right of its scene. */
    public boolean isWholeSide() {
        return this == FACTS || this == VERDICT;
    }

    static Optional<ScenePart> of(String word) {
        return Arrays.stream(values()).filter(part -> part.word().equals(word)).findFirst();
    }

    static String words(Collection<ScenePart> parts) {
        return parts.stream().sorted().map(ScenePart::word).collect(Collectors.joining(", "));
    }
}

package knightschool.graph;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The terminology for closed walks. The articles that the program is based on use <em>circuit</em> for a closed walk
 * without a repeated vertex; graph-theory books (Diestel 2017 among them) use <em>cycle</em> for it, and many use
 * <em>circuit</em> for a closed trail.
 */
public enum CycleTerminology {
    ARTICLES("circuit", "closed trail"),
    BOOKS("cycle", "circuit");

    /** The words that differ between the terminologies, as in the articles; the longer one first. */
    private static final Pattern DIFFERENT = Pattern.compile("(?i)closed trail|circuit");

    private final String circuit;
    private final String closedTrail;

    CycleTerminology(String circuit, String closedTrail) {
        this.circuit = circuit;
        this.closedTrail = closedTrail;
    }

    /** Returns the word for a property, such as for the label of its verdict. */
    public String word(WalkProperty property) {
        return switch (property) {
            case WALK -> "walk";
            case TRAIL -> "trail";
            case PATH -> "path";
            case CLOSED -> "closed";
            case CIRCUIT -> circuit;
            case HAMILTONIAN -> "Hamiltonian";
        };
    }

    /** Returns the word for a closed walk that uses no edge twice. */
    public String closedTrail() {
        return closedTrail;
    }

    /** Returns a whole verdict as a noun with its article, such as "an open trail" or "a Hamiltonian circuit". */
    public String phrase(WalkVerdict verdict) {
        boolean closed = verdict.is(WalkProperty.CLOSED);
        return switch (verdict.kind()) {
            case NONE -> "not a walk";
            case WALK -> closed ? "a closed walk" : "an open walk";
            case TRAIL -> closed ? "a " + closedTrail : "an open trail";
            case PATH -> verdict.is(WalkProperty.HAMILTONIAN) ? "a Hamiltonian path" : "a path";
            case CIRCUIT -> "a " + (verdict.is(WalkProperty.HAMILTONIAN) ? "Hamiltonian " : "") + circuit;
        };
    }

    /** Returns whether a text in the terminology of the articles contains words that differ in another one. */
    public static boolean differIn(String words) {
        return DIFFERENT.matcher(words).find();
    }

    /** Translates words of the articles, such as "Hamiltonian circuits", into this terminology. */
    public String say(String words) {
        return DIFFERENT.matcher(words).replaceAll(match -> Matcher.quoteReplacement(likeIn(match.group())));
    }

    private String likeIn(String word) {
        String own = word.length() == ARTICLES.circuit.length() ? circuit : closedTrail;
        return Character.isUpperCase(word.charAt(0))
                ? own.substring(0, 1).toUpperCase(Locale.ROOT) + own.substring(1)
                : own;
    }
}

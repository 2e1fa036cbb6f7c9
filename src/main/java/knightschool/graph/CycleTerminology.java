package knightschool.graph;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which words a class uses for closed walks. The articles that the program grew from say <em>circuit</em> for a closed
 * walk without a repeated vertex; graph-theory books (Diestel 2017 among them) say <em>cycle</em> for that, and many
 * say <em>circuit</em> for a closed trail.
 */
public enum CycleTerminology {
    ARTICLES("circuit", "closed trail"),
    BOOKS("cycle", "circuit");

    /** What the dictionaries say differently, in the words of the articles; the longer one first. */
    private static final Pattern DIFFERENT = Pattern.compile("(?i)closed trail|circuit");

    private final String circuit;
    private final String closedTrail;

    CycleTerminology(String circuit, String closedTrail) {
        this.circuit = circuit;
        this.closedTrail = closedTrail;
    }

    /** The word for a property, such as on the label of its verdict. */
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

    /** The word for a closed walk that uses no edge twice. */
    public String closedTrail() {
        return closedTrail;
    }

    /** A whole verdict as a noun with its article, such as "an open trail" or "a Hamiltonian circuit". */
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

    /** Whether words of the articles are said differently in another dictionary. */
    public static boolean differIn(String words) {
        return DIFFERENT.matcher(words).find();
    }

    /** Words of the articles, such as "Hamiltonian circuits", as this dictionary has them. */
    public String say(String words) {
        return DIFFERENT.matcher(words).replaceAll(found -> Matcher.quoteReplacement(likeIn(found.group())));
    }

    private String likeIn(String word) {
        String own = word.length() == ARTICLES.circuit.length() ? circuit : closedTrail;
        return Character.isUpperCase(word.charAt(0))
                ? own.substring(0, 1).toUpperCase(Locale.ROOT) + own.substring(1)
                : own;
    }
}

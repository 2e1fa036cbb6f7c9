package knightschool.graph;

/**
 * Which words a class uses for closed walks. The articles that the program grew from say <em>circuit</em> for a closed
 * walk without a repeated vertex; graph-theory books (Diestel 2017 among them) say <em>cycle</em> for that, and many
 * say <em>circuit</em> for a closed trail.
 */
public enum Dictionary {
    ARTICLES("circuit", "closed trail"),
    BOOKS("cycle", "circuit");

    private final String circuit;
    private final String closedTrail;

    Dictionary(String circuit, String closedTrail) {
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
}

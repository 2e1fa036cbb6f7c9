package knightschool.algorithm;

/** Base class of algorithms whose names, summary and source are given by an {@link AlgorithmDescription}. */
abstract class AbstractAlgorithm implements Algorithm {
    private final AlgorithmDescription naming;

    AbstractAlgorithm(AlgorithmDescription naming) {
        this.naming = naming;
    }

    @Override
    public final String name() {
        return naming.name();
    }

    @Override
    public final String title() {
        return naming.title();
    }

    @Override
    public String titleInSentence() {
        return naming.isQuoted()
                ? "the search \"" + title() + "\""
                : Character.toLowerCase(title().charAt(0)) + title().substring(1);
    }

    @Override
    public final String summary() {
        return naming.summary();
    }

    @Override
    public final String source() {
        return naming.source();
    }

    @Override
    public final int position() {
        return naming.position();
    }
}

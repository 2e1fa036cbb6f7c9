package knightschool.algorithm;

/** An algorithm that is called as its {@link Naming} says. */
abstract class Named implements Algorithm {
    private final Naming naming;

    Named(Naming naming) {
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

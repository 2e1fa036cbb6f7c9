package knightschool.drawing;

/** A colour before it is known which palette it is for. Immutable, and equal to its like. */
public sealed interface Tone {
    /** The colour of a role. */
    record Pure(Role role) implements Tone {}

    /**
     * One tone mixed into another.
     *
     * @param share how much of {@code top} there is, 0 to 1
     */
    record Mixed(Tone top, Tone into, double share) implements Tone {}

    /**
     * A chip on the way: a tone mixed into its square, more of it the later it was visited. How much is the palette's.
     *
     * @param age 0 for the first square of the way to 1 for the last
     */
    record Aged(Tone top, Tone into, double age) implements Tone {}

    /**
     * A place on a scale: a tone mixed into the paper, more of it the further up. How much is the palette's, so that
     * ink can be read on all of the scale.
     *
     * @param part 0 for the least to 1 for the most
     */
    record Heated(Tone top, Tone into, double part) implements Tone {}

    /**
     * A tone that lets through what is below it.
     *
     * @param opacity 0 to 1
     */
    record Sheer(Tone tone, double opacity) implements Tone {}

    static Tone of(Role role) {
        return new Pure(role);
    }

    default Tone into(Tone other, double share) {
        return new Mixed(this, other, share);
    }

    default Tone sheer(double opacity) {
        return opacity >= 1 ? this : new Sheer(this, opacity);
    }
}

package knightschool.drawing;

/** A colour before it is known which palette it is for. Immutable, and equal to its like. */
public sealed interface ColourExpression {
    /** The colour of a role. */
    record Pure(ColourRole role) implements ColourExpression {}

    /**
     * One tone mixed into another.
     *
     * @param share how much of {@code top} there is, 0 to 1
     */
    record Mixed(ColourExpression top, ColourExpression into, double share) implements ColourExpression {}

    /**
     * A chip on the path: a tone mixed into its square, more of it the later it was visited. How much is the palette's.
     *
     * @param age 0 for the first square of the path to 1 for the last
     */
    record Aged(ColourExpression top, ColourExpression into, double age) implements ColourExpression {}

    /**
     * A chip on the path of a person: ink mixed into its square, more of it the later it was visited. How much is the
     * palette's.
     *
     * @param age 0 for the first square of the path to 1 for the last
     */
    record Inked(ColourExpression into, double age) implements ColourExpression {}

    /**
     * A place on a scale: a tone mixed into the paper, more of it the further up. How much is the palette's, so that
     * ink can be read on all of the scale.
     *
     * @param part 0 for the least to 1 for the most
     */
    record Heated(ColourExpression top, ColourExpression into, double part) implements ColourExpression {}

    /**
     * A tone that lets through what is below it.
     *
     * @param opacity 0 to 1
     */
    record Sheer(ColourExpression tone, double opacity) implements ColourExpression {}

    static ColourExpression of(ColourRole role) {
        return new Pure(role);
    }

    default ColourExpression into(ColourExpression other, double share) {
        return new Mixed(this, other, share);
    }

    default ColourExpression sheer(double opacity) {
        return opacity >= 1 ? this : new Sheer(this, opacity);
    }
}

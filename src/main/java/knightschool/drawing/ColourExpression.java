package knightschool.drawing;

/**
 * A colour as an expression over the roles of a palette, such as one role mixed into another; a palette evaluates it.
 * Immutable, compared by value.
 */
public sealed interface ColourExpression
        permits ColourRole,
                ColourExpression.Mixed,
                ColourExpression.Aged,
                ColourExpression.Inked,
                ColourExpression.Heated,
                ColourExpression.Shaded,
                ColourExpression.Sheer {
    /**
     * One colour mixed into another.
     *
     * @param share the share of {@code top}, 0 to 1
     */
    record Mixed(ColourExpression top, ColourExpression into, double share) implements ColourExpression {}

    /**
     * A chip on a path: a colour mixed into that of its square, with a share that grows with age. The palette defines
     * the shares.
     *
     * @param age 0 for the first square of the path to 1 for the last
     */
    record Aged(ColourExpression top, ColourExpression into, double age) implements ColourExpression {}

    /**
     * A chip on the path of a player: ink mixed into the colour of its square, with a share that grows with age. The
     * palette defines the shares.
     *
     * @param age 0 for the first square of the path to 1 for the last
     */
    record Inked(ColourExpression into, double age) implements ColourExpression {}

    /**
     * A place on a scale: a colour mixed into that of the paper, with a share that grows along the scale. The palette
     * defines the shares so that ink is readable on the whole scale.
     *
     * @param part 0 for the least to 1 for the most
     */
    record Heated(ColourExpression top, ColourExpression into, double part) implements ColourExpression {}

    /** One colour mixed into another, with a share that the palette defines. */
    record Shaded(ColourExpression top, ColourExpression into, TintRole share) implements ColourExpression {}

    /**
     * A translucent colour.
     *
     * @param opacity 0 to 1
     */
    record Sheer(ColourExpression tone, double opacity) implements ColourExpression {}

    default ColourExpression into(ColourExpression other, double share) {
        return new Mixed(this, other, share);
    }

    default ColourExpression sheer(double opacity) {
        return opacity >= 1 ? this : new Sheer(this, opacity);
    }
}

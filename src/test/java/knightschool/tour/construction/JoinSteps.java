package knightschool.tour.construction;

/** The steps at which joins are made. */
public final class JoinSteps {
    private JoinSteps() {}

    /** The step after which so many joins are made; no joins are made where each block has its own tour. */
    public static int of(ConstructionSteps steps, int joined) {
        return steps.last() - steps.joinCount() + joined - 1;
    }
}

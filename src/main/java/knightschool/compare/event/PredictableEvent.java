package knightschool.compare.event;

/** An event in a search about which the students of a school class can be asked just before it happens. */
public enum PredictableEvent {
    /** The next choice has as few onward moves as another, in a search that goes by them. */
    TIE,
    /** A square has lost its last open move, or the lookahead is about to take a square back. */
    PRUNE,
    /**
     * A search is about to take back the first of at least {@value knightschool.trace.StepBinDepths#LONG_RETREAT}
     * squares, with no placement between them.
     */
    RETREAT,
    /** Two searches that agree are about to differ. */
    DIFFERENCE
}

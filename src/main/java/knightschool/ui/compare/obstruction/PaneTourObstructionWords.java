package knightschool.ui.compare.obstruction;

/** Texts on whether a tour can still be completed from the position of a pane. */
final class PaneTourObstructionWords {
    static final String DONE = "Done";
    static final String COMPLETE = "The tour is complete.";
    static final String IMPOSSIBLE = "From here it can no longer be done";
    static final String TRIED = "Every path was tried";
    static final String PROOF = "Nothing is seen at a glance: the search is the proof.";
    static final String OPEN = "It may still be done";
    static final String NOTHING_SEEN = "Nothing seen that rules a tour out from here.";

    private PaneTourObstructionWords() {}
}

package knightschool.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import knightschool.explain.TourExistenceAttempt.CutEnumeration;
import knightschool.tour.ExistenceTheorem;
import org.junit.jupiter.api.Test;

/** What is said of each thing that was tried. */
class TourExistenceAttemptWordsTest {
    @Test
    void factIsNamedByTheWordOfItsKind() {
        assertEquals("dead-ends", new TourExistenceAttempt.FactCheck(WitnessKind.DEAD_ENDS).words());
    }

    @Test
    void cutsSayHowFarTheyWereEnumerated() {
        assertEquals("no cut: the board is too large", new CutEnumeration(false, 0, false, false, 0).words());
        assertEquals("every cut", new CutEnumeration(true, 8, true, false, 5_000).words());
        assertEquals("every cut of one square (64 cuts)", new CutEnumeration(false, 1, false, false, 64).words());
        assertEquals(
                "every cut of up to 3 squares, likely ones, some larger ones (12,345 cuts)",
                new CutEnumeration(false, 3, true, true, 12_345).words());
    }

    @Test
    void searchSaysItsStepsOrWhyItWasNotRun() {
        assertEquals("a search of 1,024 steps", new TourExistenceAttempt.SearchRun(1024).words());
        assertEquals("no search: the board is too large", new TourExistenceAttempt.SearchOfTooLargeBoard().words());
        assertEquals(
                "no search: it may make fewer steps than there are squares",
                new TourExistenceAttempt.SearchOfTooFewSteps().words());
    }

    @Test
    void theoremIsQuotedWithItsSource() {
        assertEquals(
                "a theorem says that there is none, but no witness of it was found: no board with a side of 1, 2 or 4"
                        + " squares has a closed tour (Schwenk 1991)",
                new TourExistenceAttempt.TheoremWithoutWitness(ExistenceTheorem.SIDE_TOO_SHORT_FOR_CLOSED).words());
    }
}

package knightschool.lesson.task;

import knightschool.files.InputFault;

/**
 * What is asked of a sliding puzzle, such as {@code solved = true} or {@code moves <= 9}.
 *
 * @param asked the number; 1 or 0 for a fact that is to hold, or not
 */
record PuzzleClaim(PuzzleFact fact, Relation relation, int asked) {
    private static final String REMEDY = "Write it as in: solved = true, moves <= 9 or distance = 3.";

    /** @throws InputFault if the text is no claim about a puzzle */
    static PuzzleClaim parse(String text) {
        ClaimForm form = ClaimForm.of(text)
                .orElseThrow(() -> new InputFault("\"" + text + "\" is no claim about a puzzle", REMEDY));
        PuzzleFact fact = PuzzleFact.of(form.word())
                .orElseThrow(() -> new InputFault(
                        "there is no claim \"" + form.word() + "\" about a puzzle",
                        "Known: " + PuzzleFact.words() + "."));
        return new PuzzleClaim(fact, form.relation(fact.holdsOrNot()), form.value(fact.holdsOrNot()));
    }

    boolean holds(PuzzleState state) {
        return relation.holds(Range.of(fact.of(state)), asked);
    }

    /** Whether it is just this claim. */
    boolean is(PuzzleFact such, int value) {
        return fact == such && relation == Relation.EXACTLY && asked == value;
    }
}

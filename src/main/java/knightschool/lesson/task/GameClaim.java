package knightschool.lesson.task;

import knightschool.files.InputFault;

/**
 * What is asked of a game, such as {@code keep-open = 1} or {@code visited >= 12}.
 *
 * @param asked the number; 1 or 0 for a fact that is to hold, or not
 */
record GameClaim(GameFact fact, Relation relation, int asked) {
    /** @throws InputFault if the text is no claim about a game */
    static GameClaim parse(String text) {
        ClaimForm form = ClaimForm.of(text)
                .orElseThrow(() -> new InputFault(
                        "\"" + text + "\" is no claim about a game",
                        "Write it as in: finished = true, keep-open = 1 or visited >= 12."));
        GameFact fact = GameFact.of(form.word())
                .orElseThrow(() -> new InputFault(
                        "there is no claim \"" + form.word() + "\" about a game", "Known: " + GameFact.words() + "."));
        return new GameClaim(fact, form.relation(fact.holdsOrNot()), form.value(fact.holdsOrNot()));
    }

    /** Whether it is known to hold. */
    boolean holds(GameState game) {
        return relation.holds(fact.of(game), asked);
    }

    /** Whether it is known not to hold. */
    boolean fails(GameState game) {
        return relation.fails(fact.of(game), asked);
    }

    /** Whether it is just this claim. */
    boolean is(GameFact such, int value) {
        return fact == such && relation == Relation.EXACTLY && asked == value;
    }

    /** Whether no game that is lost can meet it. */
    boolean needsOpenGame() {
        return is(GameFact.FINISHED, 1)
                || is(GameFact.LOST, 0)
                || fact == GameFact.KEEP_OPEN && relation != Relation.AT_MOST && asked > 0;
    }
}

package knightschool.lesson.task;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;

/**
 * What is asked of a game, such as {@code keep-open = 1} or {@code visited >= 12}.
 *
 * @param asked the number; 1 or 0 for a fact that is to hold, or not
 */
record GameClaim(GameFact fact, Relation relation, int asked) {
    private static final Pattern FORM = Pattern.compile("([\\w-]+)\\s*(>=|<=|=)\\s*(\\S+)");

    /** @throws InputFault if the text is no claim about a game */
    static GameClaim parse(String text) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches()) {
            throw new InputFault(
                    "\"" + text + "\" is no claim about a game",
                    "Write it as in: finished = true, keep-open = 1 or visited >= 12.");
        }
        GameFact fact = GameFact.of(form.group(1))
                .orElseThrow(() -> new InputFault(
                        "there is no claim \"" + form.group(1) + "\" about a game",
                        "Known: " + GameFact.words() + "."));
        return new GameClaim(fact, relation(fact, form.group(2)), value(fact, form.group(3)));
    }

    private static Relation relation(GameFact fact, String sign) {
        for (Relation relation : Relation.values()) {
            if (relation.sign().equals(sign) && (relation == Relation.EXACTLY || !fact.holdsOrNot())) {
                return relation;
            }
        }
        throw new InputFault("\"" + fact.word() + "\" holds or not", "Write it as in: " + fact.word() + " = true.");
    }

    private static int value(GameFact fact, String word) {
        if (fact.holdsOrNot() && (word.equals("true") || word.equals("false"))) {
            return word.equals("true") ? 1 : 0;
        }
        if (!fact.holdsOrNot() && word.matches("\\d{1,7}")) {
            return Integer.parseInt(word);
        }
        throw new InputFault(
                "\"" + word + "\" is nothing that \"" + fact.word() + "\" can be",
                fact.holdsOrNot() ? "Write true or false." : "Write a whole number, such as 1.");
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

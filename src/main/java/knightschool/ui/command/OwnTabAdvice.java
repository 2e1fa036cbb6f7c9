package knightschool.ui.command;

import java.util.function.Supplier;

/**
 * The reason why something cannot be done beside the text of a slide, with the advice to do it in the scene's own tab.
 * During a presentation no tab can be opened, so that the presentation is to be ended first.
 *
 * @param fact why not, a sentence
 * @param other supplies another reason, which holds if it is not empty
 */
public record OwnTabAdvice(String fact, Supplier<String> other) implements Supplier<String> {
    private static final String IN_OWN_TAB =
            " Open this in its own tab (" + CommandDefinitions.keyText("lesson.open-beside") + ").";
    private static final String END_FIRST =
            " End the presentation first (" + CommandDefinitions.keyText("speaker.end") + ").";

    /** An advice without another reason. */
    public static OwnTabAdvice of(String fact) {
        return new OwnTabAdvice(fact, () -> "");
    }

    @Override
    public String get() {
        return with(IN_OWN_TAB);
    }

    /** The reason during a presentation. */
    String whilePresenting() {
        return with(END_FIRST);
    }

    private String with(String advice) {
        String reason = other.get();
        return reason.isEmpty() ? fact + advice : reason;
    }
}

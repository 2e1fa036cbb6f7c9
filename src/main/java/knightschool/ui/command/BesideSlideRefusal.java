package knightschool.ui.command;

import java.util.function.Supplier;

/**
 * The reason why something cannot be done beside the text of a slide, with the advice to do it in the scene's own tab.
 * During a presentation no tab can be opened, so that the presentation is to be ended first.
 *
 * @param fact why not, a sentence
 * @param other supplies another reason, which holds if it is not empty
 */
public record BesideSlideRefusal(String fact, Supplier<String> other) implements Supplier<String> {
    /** An advice without another reason. */
    public static BesideSlideRefusal of(String fact) {
        return new BesideSlideRefusal(fact, () -> "");
    }

    @Override
    public String get() {
        return or(RefusalWords.inOwnTab(fact));
    }

    /** The reason during a presentation. */
    String whilePresenting() {
        return or(RefusalWords.endPresentation(fact));
    }

    private String or(String advice) {
        String reason = other.get();
        return reason.isEmpty() ? advice : reason;
    }
}

package knightschool.lesson.glossary;

import java.util.Optional;
import knightschool.lesson.TextSpan;

/** A piece of text, with the term to be explained, if it is one. */
public record GlossaryMarkedSpan(TextSpan span, Optional<GlossaryTerm> term) {
    /** Returns a piece without a term. */
    public static GlossaryMarkedSpan plain(TextSpan span) {
        return new GlossaryMarkedSpan(span, Optional.empty());
    }
}

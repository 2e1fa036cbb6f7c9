package knightschool.lesson.glossary;

import java.util.Optional;
import knightschool.lesson.TextSpan;

/** A piece of text, with the term to be explained, if it is one. */
public record GlossaryTermSpan(TextSpan span, Optional<GlossaryTerm> term) {
    /** Returns a piece without a term. */
    public static GlossaryTermSpan plain(TextSpan span) {
        return new GlossaryTermSpan(span, Optional.empty());
    }
}

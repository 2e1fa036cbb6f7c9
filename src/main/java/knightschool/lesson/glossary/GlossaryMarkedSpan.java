package knightschool.lesson.glossary;

import java.util.Optional;
import knightschool.lesson.StyledTextSpan;

/** A span of text on a slide, with the glossary term to be explained to the reader there, if there is one. */
public record GlossaryMarkedSpan(StyledTextSpan span, Optional<GlossaryTerm> term) {
    /** Returns a piece without a term. */
    public static GlossaryMarkedSpan plain(StyledTextSpan span) {
        return new GlossaryMarkedSpan(span, Optional.empty());
    }
}

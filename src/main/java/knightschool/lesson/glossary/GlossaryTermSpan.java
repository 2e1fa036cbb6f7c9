package knightschool.lesson.glossary;

import java.util.Optional;
import knightschool.lesson.TextSpan;

/** A piece of a text, and the word that it stands for where that is to be explained. */
public record GlossaryTermSpan(TextSpan span, Optional<GlossaryTerm> term) {
    /** A piece that explains nothing. */
    public static GlossaryTermSpan plain(TextSpan span) {
        return new GlossaryTermSpan(span, Optional.empty());
    }
}

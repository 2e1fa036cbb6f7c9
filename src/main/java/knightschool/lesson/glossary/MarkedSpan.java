package knightschool.lesson.glossary;

import java.util.Optional;
import knightschool.lesson.TextSpan;

/** A piece of a text, and the word that it stands for where that is to be explained. */
public record MarkedSpan(TextSpan span, Optional<GlossaryTerm> term) {
    /** A piece that explains nothing. */
    public static MarkedSpan plain(TextSpan span) {
        return new MarkedSpan(span, Optional.empty());
    }
}

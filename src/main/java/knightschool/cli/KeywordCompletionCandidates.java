package knightschool.cli;

import java.util.Iterator;
import knightschool.text.Keyword;

/** The completion candidates of an option whose value is the keyword of an enum constant, listed in the help. */
abstract class KeywordCompletionCandidates<E extends Enum<E> & Keyword> implements Iterable<String> {
    private final Class<E> type;

    KeywordCompletionCandidates(Class<E> type) {
        this.type = type;
    }

    @Override
    public final Iterator<String> iterator() {
        return Keyword.words(type).iterator();
    }
}

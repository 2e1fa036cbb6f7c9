package knightschool.ui.compare.model;

import java.util.Optional;
import knightschool.compare.Comparison;
import knightschool.compare.SearchProgress;
import knightschool.compare.SearchTreePart;
import knightschool.compare.SearchTreeReader;

/** What the worker does for the search tree that is shown. It belongs to the worker's thread. */
final class SearchTreeTask {
    /** The tree of a search that goes on is read again when it has grown by a part of that many. */
    private static final long PART = 8;

    private Optional<SearchTreeReader.Request> request = Optional.empty();
    private long number;
    private long read;
    private SearchTreeReader reader;
    private Answer answer = Answer.NONE;

    /**
     * What was found.
     *
     * @param number of what was asked for; 0 for nothing
     * @param part null where nothing is known yet
     */
    record Answer(long number, SearchTreePart part) {
        static final Answer NONE = new Answer(0, null);
    }

    /** Asks for something else, or for nothing any more. */
    void ask(long asked, Optional<SearchTreeReader.Request> what) {
        boolean same = what.map(SearchTreeReader.Request::search).equals(request.map(SearchTreeReader.Request::search));
        number = asked;
        request = what;
        // What is read of the same search is shown first: a person who drags, or a clock that runs, asks all the time.
        reader = same ? reader : null;
    }

    /** Other searches begin. */
    void forget() {
        reader = null;
        answer = Answer.NONE;
    }

    Answer answer() {
        return answer;
    }

    /**
     * Does a little, where there is something to do.
     *
     * @param computing whether the searches go on
     * @return whether anything was done
     */
    boolean advance(Comparison comparison, boolean computing) {
        if (request.isEmpty()) {
            return false;
        }
        if (!SearchTreeReader.isReadable(comparison, request.get())) {
            boolean said = answer.number() == number;
            answer = said ? answer : new Answer(number, null);
            return !said;
        }
        if (reader == null) {
            if (!isOld(comparison, computing)) {
                return false;
            }
            reader = new SearchTreeReader(comparison, request.get());
            read = number;
        } else if (!reader.advance()) {
            answer = new Answer(read, reader.found());
            reader = null;
        }
        return true;
    }

    private boolean isOld(Comparison comparison, boolean computing) {
        if (answer.number() != number || answer.part() == null) {
            return true;
        }
        SearchProgress before = answer.part().progress();
        SearchProgress now = SearchTreeReader.progress(comparison, request.orElseThrow());
        long grown = now.explored() - before.explored();
        return now.complete() != before.complete() || (computing ? grown > before.explored() / PART : grown > 0);
    }
}

package knightschool.ui.compare.model;

import java.util.Optional;
import knightschool.compare.Comparison;
import knightschool.compare.SearchTreePart;
import knightschool.compare.SearchTreeReader;

/** What the worker does for the search tree that is shown. It belongs to the worker's thread. */
final class SearchTreeWork {
    /** The tree of a search that goes on is read again when it has grown by a part of that many. */
    private static final long PART = 8;

    private Optional<SearchTreeReader.Request> request = Optional.empty();
    private long number;
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
        number = asked;
        request = what;
        reader = null;
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
        if (request.isEmpty() || !SearchTreeReader.isReadable(comparison, request.get())) {
            return false;
        }
        if (reader == null) {
            if (!isOld(comparison, computing)) {
                return false;
            }
            reader = new SearchTreeReader(comparison, request.get());
        } else if (!reader.advance()) {
            answer = new Answer(number, reader.found());
            reader = null;
        }
        return true;
    }

    private boolean isOld(Comparison comparison, boolean computing) {
        if (answer.number() != number) {
            return true;
        }
        long known = answer.part().progress().explored();
        long explored =
                SearchTreeReader.explored(comparison, request.orElseThrow().search());
        return computing ? explored - known > known / PART : explored != known;
    }
}

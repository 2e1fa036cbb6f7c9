package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import knightschool.compare.Comparison;
import knightschool.compare.IncrementalReader;
import knightschool.compare.SearchProgress;

/**
 * Reads what is asked for of a comparison, and reads it again when its searches have grown. It belongs to the worker's
 * thread.
 *
 * @param <Q> what can be asked for
 * @param <A> what is read
 */
final class ContinuousQuery<Q, A> {
    /** What is read of a search that goes on is read again when it has grown by a part of that many. */
    private static final long PART = 8;

    /** What is read, and of which searches. */
    interface Subject<Q, A> {
        /** How far the searches that are read are computed now; empty where there is nothing to read. */
        List<SearchProgress> progress(Comparison comparison, Q request);

        /** How far they were computed when that was read. */
        List<SearchProgress> progress(A found);

        IncrementalReader<A> reader(Comparison comparison, Q request);

        /** Whether what is read for one request is worth being shown where another was made since. */
        boolean isAlike(Q one, Q other);
    }

    /**
     * What was found.
     *
     * @param number of what was asked for; 0 for nothing
     * @param found null where nothing is known yet
     */
    record Answer<A>(long number, A found) {
        /** Nothing was asked for. */
        static <A> Answer<A> none() {
            return new Answer<>(0, null);
        }
    }

    private final Subject<Q, A> subject;
    private Optional<Q> request = Optional.empty();
    private long number;
    private long numberRead;
    private IncrementalReader<A> reader;
    private Answer<A> answer = Answer.none();

    ContinuousQuery(Subject<Q, A> subject) {
        this.subject = subject;
    }

    /** Asks for something else, or for nothing any more. */
    void ask(long asked, Optional<Q> what) {
        // What is read already is shown first: a person who drags, or a clock that runs, asks all the time.
        boolean alike = what.isPresent() && request.isPresent() && subject.isAlike(what.get(), request.get());
        number = asked;
        request = what;
        reader = alike ? reader : null;
    }

    /** Other searches begin. */
    void forget() {
        reader = null;
        answer = Answer.none();
    }

    Answer<A> answer() {
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
        List<SearchProgress> now = subject.progress(comparison, request.get());
        if (now.isEmpty()) {
            boolean told = answer.number() == number;
            answer = told ? answer : new Answer<>(number, null);
            return !told;
        }
        if (reader == null) {
            if (!isOld(now, computing)) {
                return false;
            }
            reader = subject.reader(comparison, request.get());
            numberRead = number;
        } else if (!reader.advance()) {
            answer = new Answer<>(numberRead, reader.found());
            reader = null;
        }
        return true;
    }

    private boolean isOld(List<SearchProgress> now, boolean computing) {
        if (answer.number() != number || answer.found() == null) {
            return true;
        }
        List<SearchProgress> before = subject.progress(answer.found());
        boolean old = before.size() != now.size();
        for (int i = 0; i < now.size() && !old; i++) {
            long known = before.get(i).explored();
            long grown = now.get(i).explored() - known;
            old = now.get(i).complete() != before.get(i).complete() || (computing ? grown > known / PART : grown > 0);
        }
        return old;
    }
}

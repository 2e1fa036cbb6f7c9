package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import knightschool.compare.Comparison;
import knightschool.compare.SearchProgress;
import knightschool.compare.TimeSlicedReader;

/**
 * Reads requested data of a comparison, and reads it again when the searches have grown. Used on the worker's thread.
 *
 * @param <Q> the requests
 * @param <A> the results
 */
final class ContinuousQuery<Q, A> {
    /** The data of a running search is read again when the search has grown by one part of this many. */
    private static final long PART = 8;

    /** The data that is read, and the searches that it is read from. */
    interface Subject<Q, A> {
        /** The current progress of the searches that a request reads; empty if there is nothing to read. */
        List<SearchProgress> progress(Comparison comparison, Q request);

        /** The progress of the searches when a result was read. */
        List<SearchProgress> progress(A answer);

        TimeSlicedReader<A> reader(Comparison comparison, Q request);

        /** Forgets what is kept of the searches before. */
        default void forget() {}

        /** Whether the result of one request is still worth showing after another one was made. */
        boolean isAlike(Q one, Q other);
    }

    /**
     * A result.
     *
     * @param number the number of the request; 0 for none
     * @param result the result; null if it is not known yet
     */
    record Answer<A>(long number, A result) {
        /** The result without a request. */
        static <A> Answer<A> none() {
            return new Answer<>(0, null);
        }
    }

    private final Subject<Q, A> subject;
    private Optional<Q> request = Optional.empty();
    private long number;
    private long numberRead;
    private TimeSlicedReader<A> reader;
    private Answer<A> answer = Answer.none();

    ContinuousQuery(Subject<Q, A> subject) {
        this.subject = subject;
    }

    /** Makes another request; empty to end it. */
    void ask(long requestNumber, Optional<Q> query) {
        // What is read already is shown first: a person who drags, or a clock that runs, asks all the time.
        boolean alike = query.isPresent() && request.isPresent() && subject.isAlike(query.get(), request.get());
        number = requestNumber;
        request = query;
        reader = alike ? reader : null;
    }

    /** Called when other searches begin. */
    void forget() {
        subject.forget();
        reader = null;
        answer = Answer.none();
    }

    Answer<A> answer() {
        return answer;
    }

    /**
     * Performs a piece of work, if there is any.
     *
     * @param computing whether the searches are running
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
            answer = new Answer<>(numberRead, reader.result());
            reader = null;
        }
        return true;
    }

    private boolean isOld(List<SearchProgress> now, boolean computing) {
        if (answer.number() != number || answer.result() == null) {
            return true;
        }
        List<SearchProgress> before = subject.progress(answer.result());
        boolean old = before.size() != now.size();
        for (int i = 0; i < now.size() && !old; i++) {
            long oldCount = before.get(i).explored();
            long grown = now.get(i).explored() - oldCount;
            old = now.get(i).complete() != before.get(i).complete()
                    || (computing ? grown > oldCount / PART : grown > 0);
        }
        return old;
    }
}

package knightschool.trace;

import java.util.Optional;
import java.util.function.Predicate;
import knightschool.search.Search;

/** Advances a search to the next step at which a given condition holds. */
final class ForwardStepScan {
    private final Search search;

    /** The cursor on the search; created at first use, then kept. */
    private SearchScanCursor cursor;

    /** Creates a scan that starts wherever the search is. The search may be moved between two scans. */
    ForwardStepScan(Search search) {
        this.search = search;
    }

    /**
     * The next step at which the number of visited squares falls below a depth. The steps between are passed at full
     * speed.
     *
     * @param last the last step looked at
     * @param test a further condition for the step; empty for none
     * @return the step, or -1 if there is none
     */
    long nextBelow(int depth, long last, Optional<Predicate<SearchScanCursor>> test) {
        while (search.step() < last) {
            boolean deep = search.depth() >= depth;
            if (deep && search.advance(last - search.step(), depth) > 0) {
                continue;
            }
            Optional<Predicate<SearchScanCursor>> looked = deep ? test : Optional.empty();
            if (looked.isPresent() ? !begin().advance() : search.advance(1) == 0) {
                return -1;
            }
            if (deep && search.depth() < depth && looked.stream().allMatch(one -> one.test(cursor))) {
                return search.step();
            }
        }
        return -1;
    }

    /** The next step at which an event happens, up to a last step; -1 if there is none. */
    long next(StepPredicate event, long last) {
        while (search.step() < last) {
            int depth = search.depth();
            long pruned = search.pruned();
            search.advance(1);
            if (event.happened(depth, search.depth(), search.pruned() > pruned)) {
                return search.step();
            }
        }
        return -1;
    }

    /**
     * The step at which the next retreat begins: steps one after another that take back at least a number of squares.
     * The step after the current one begins none, as it may go on with a retreat that is under way.
     *
     * @param last the last step looked at; by then the number of squares must have been taken back
     * @return the step that takes back the first square, or -1 if there is none
     */
    long nextRetreat(int squares, long last) {
        long first = search.step() + 1;
        long begin = first;
        int depth = search.depth();
        int highest = depth;
        while (search.step() < last && search.advance(1) > 0) {
            if (search.depth() >= depth) {
                begin = search.step() + 1;
                highest = search.depth();
            } else if (begin > first && highest - search.depth() >= squares) {
                return begin;
            }
            depth = search.depth();
        }
        return -1;
    }

    /** The next step that passes a test, up to a last step; -1 if there is none. */
    long nextWhere(Predicate<SearchScanCursor> test, long last) {
        SearchScanCursor view = begin();
        while (search.step() < last && view.advance()) {
            if (test.test(view)) {
                return search.step();
            }
        }
        return -1;
    }

    /** The cursor on the next step. The next scan moves it. */
    SearchScanCursor nextStep() {
        SearchScanCursor view = begin();
        view.advance();
        return view;
    }

    /** The cursor on the search at its current step. */
    private SearchScanCursor begin() {
        if (cursor == null) {
            cursor = new SearchScanCursor(search);
        } else {
            cursor.begin();
        }
        return cursor;
    }
}

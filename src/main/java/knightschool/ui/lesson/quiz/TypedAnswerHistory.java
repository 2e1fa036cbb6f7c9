package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import knightschool.history.HistoryEvent;
import knightschool.ui.history.ObservableHistory;

/**
 * The undo history of the typed answers that the user has given, by having them checked. Text that is typed before the
 * first of them is undone in its field. Text that is typed after one, and not given, is a step of its own when undo or
 * redo would replace it.
 */
final class TypedAnswerHistory implements AnswerHistory {
    private static final String GIVEN = "given";

    private final ObservableHistory<Entry> steps = new ObservableHistory<>();
    private final AnswerDraft draft;
    private final Runnable onGiven;

    /** The entry to which the last step has led. */
    private Entry last = new Entry("", false);

    /**
     * Text in the field.
     *
     * @param isGiven whether it was given as an answer
     */
    private record Entry(String text, boolean isGiven) {
        static Entry of(List<String> words) {
            return new Entry(words.getFirst(), words.contains(GIVEN) && words.size() > 1);
        }

        List<String> words() {
            return isGiven ? List.of(text, GIVEN) : List.of(text);
        }
    }

    /** @param onGiven runs after each undo and redo that leads to an answer that was given */
    TypedAnswerHistory(AnswerDraft draft, Runnable onGiven) {
        this.draft = draft;
        this.onGiven = onGiven;
    }

    /** Notes that the present answer is given. */
    void give() {
        Entry now = new Entry(text(), true);
        if (!now.text().equals(last.text())) {
            steps.leave(last);
        } else if (!last.isGiven() && !canUndo()) {
            steps.leave(new Entry("", false));
        }
        last = now;
    }

    private String text() {
        return draft.writtenProperty().get();
    }

    /**
     * Starts with restored answers that were given.
     *
     * @param texts the texts in their order; the last one may have been changed since, or taken back
     */
    void begin(List<String> texts) {
        List<Entry> entries = Stream.concat(
                        Stream.of(new Entry("", false)), texts.stream().map(text -> new Entry(text, true)))
                .toList();
        if (text().isEmpty()) {
            last = entries.getFirst();
            steps.replaceWith(List.of(), entries.subList(1, entries.size()));
        } else {
            last = entries.getLast();
            steps.replaceWith(entries.subList(0, entries.size() - 1), List.of());
        }
    }

    @Override
    public Steps steps() {
        List<List<String>> behind = steps.behind().stream().map(Entry::words).toList();
        List<String> present = now().words();
        return isLast() || !canUndo()
                ? new Steps(
                        behind,
                        present,
                        steps.ahead().stream().map(Entry::words).toList())
                : new Steps(with(behind, last.words()), present, List.of());
    }

    private static List<List<String>> with(List<List<String>> all, List<String> one) {
        return Stream.concat(all.stream(), Stream.of(one)).toList();
    }

    @Override
    public void adopt(Steps before) {
        Entry now = Entry.of(before.now());
        boolean isAny = !before.behind().isEmpty() || !before.ahead().isEmpty();
        if (isAny && now.text().equals(text())) {
            last = now;
            steps.replaceWith(
                    before.behind().stream().map(Entry::of).toList(),
                    before.ahead().stream().map(Entry::of).toList());
        }
    }

    /** Returns whether the present text is the answer given last. */
    boolean isAtGiven() {
        return last.isGiven() && isLast();
    }

    private boolean isLast() {
        return last.text().equals(text());
    }

    /** Returns the present text, which may have been changed since the last step. */
    private Entry now() {
        return isLast() ? last : new Entry(text(), false);
    }

    @Override
    public boolean canUndo() {
        return steps.undoableProperty().get();
    }

    @Override
    public void undo() {
        Entry now = now();
        if (!isLast() && canUndo()) {
            steps.insert(last);
        }
        step(steps.back(now));
    }

    @Override
    public boolean canRedo() {
        return steps.redoableProperty().get();
    }

    @Override
    public void redo() {
        Entry now = now();
        if (!isLast() && canRedo()) {
            steps.insert(last);
        }
        step(steps.forth(now));
    }

    private void step(Optional<Entry> entry) {
        entry.ifPresent(now -> {
            draft.writtenProperty().set(now.text());
            last = now;
            if (now.isGiven()) {
                onGiven.run();
            }
        });
    }

    @Override
    public void addListener(Consumer<HistoryEvent> listener) {
        steps.addListener(listener);
    }
}

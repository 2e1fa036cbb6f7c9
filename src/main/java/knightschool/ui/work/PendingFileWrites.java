package knightschool.ui.work;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import knightschool.files.InputFault;

/**
 * The files of the user that are being made or written in the background, by whatever part of the window. Closing the
 * window waits for them. Used on the JavaFX thread only.
 */
public final class PendingFileWrites {
    private final List<Write> unfinished = new ArrayList<>();
    private final List<InputFault> faults = new ArrayList<>();

    /** Those who wait until nothing is being written. */
    private final List<Consumer<List<InputFault>>> waiting = new ArrayList<>();

    /** The files of one act of the user, from the moment when the user has asked for them. */
    public final class Write {
        private List<Path> files;
        private Optional<ObservableValue<String>> progress = Optional.empty();

        private Write(Path file) {
            this.files = List.of(file);
        }

        /** Replaces the files, once it is known which ones are written together. */
        public void setFiles(List<Path> together) {
            files = List.copyOf(together);
        }

        /** Sets how far the work is, in words that change with it. */
        public void setProgress(ObservableValue<String> words) {
            progress = Optional.of(words);
        }

        /** Records that the file is written, or that the user has given it up. Ignored from the second time on. */
        public void end() {
            if (unfinished.remove(this) && unfinished.isEmpty()) {
                answer();
            }
        }

        /**
         * Runs a part of making or writing the file. If that throws, the file is not written: else the window would
         * wait for it for ever.
         */
        public void attempt(Runnable part) {
            try {
                part.run();
            } catch (RuntimeException | Error broken) {
                fail(WorkFailure.of(broken).fault());
                throw broken;
            }
        }

        /** Records that the file could not be made or written. */
        public void fail(InputFault fault) {
            if (unfinished.contains(this)) {
                faults.add(fault);
                end();
            }
        }
    }

    /**
     * Records that a file is being made or written from now on.
     *
     * @return is to be told when that has ended
     */
    public Write begin(Path file) {
        Write write = new Write(file);
        if (unfinished.isEmpty()) {
            faults.clear();
        }
        unfinished.add(write);
        return write;
    }

    private void answer() {
        List<Consumer<List<InputFault>>> all = List.copyOf(waiting);
        waiting.clear();
        answer(all.iterator(), List.copyOf(faults));
    }

    /** Answers all who wait, also those after one that throws. */
    private static void answer(Iterator<Consumer<List<InputFault>>> waiting, List<InputFault> faults) {
        if (waiting.hasNext()) {
            try {
                waiting.next().accept(faults);
            } finally {
                answer(waiting, faults);
            }
        }
    }

    /**
     * Waits until nothing is being written.
     *
     * @param then receives the faults of the files that are not written after all; called at once if nothing is being
     *     written
     */
    public void whenEnded(Consumer<List<InputFault>> then) {
        if (unfinished.isEmpty()) {
            then.accept(List.of());
        } else {
            waiting.add(then);
        }
    }

    /** Returns the files that are being made or written. */
    public List<Path> files() {
        return unfinished.stream()
                .flatMap(write -> write.files.stream())
                .distinct()
                .toList();
    }

    /**
     * Returns the files to name to a user who waits: those of the first long work, whose {@link #progress} is shown
     * beside them and beside which all others are soon written; all files if none is long.
     */
    public List<Path> awaitedFiles() {
        return firstLong().map(write -> write.files).orElseGet(this::files);
    }

    private Optional<Write> firstLong() {
        return unfinished.stream().filter(write -> write.progress.isPresent()).findFirst();
    }

    /** Returns how far the first long work is, in words that change with it; empty if none is long. */
    public Optional<ObservableValue<String>> progress() {
        return firstLong().flatMap(write -> write.progress);
    }
}

package knightschool.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import knightschool.files.FullDiskException;
import knightschool.text.JsonWriter;
import knightschool.text.SingleLineText;

/** What a command talks to: a place for results, a place for messages, and a clock. */
final class Terminal {
    private final Writer results;
    private final PrintWriter messages;
    private final LongSupplier nanoseconds;
    private final ReaderCheck reader;
    private boolean closed;

    /**
     * @param results takes what was asked for; unlike {@link System#out} it says when it cannot be written
     * @param messages takes what is meant for a person
     * @param nanoseconds a clock, for what is said only when a work takes long
     */
    Terminal(Writer results, PrintWriter messages, LongSupplier nanoseconds) {
        this(results, messages, nanoseconds, ReaderCheck.BY_WORDS);
    }

    /** @param reader says whether whoever read the results has gone */
    Terminal(Writer results, PrintWriter messages, LongSupplier nanoseconds, ReaderCheck reader) {
        this.results = new ResultWriter(results);
        this.reader = reader;
        this.messages = messages;
        this.nanoseconds = nanoseconds;
    }

    /** Standard output and standard error. */
    static Terminal ofProcess() {
        Writer out = new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8);
        return new Terminal(
                new BufferedWriter(out), new PrintWriter(System.err, true), System::nanoTime, ReaderCheck.OF_PROCESS);
    }

    Writer results() {
        return results;
    }

    PrintWriter messages() {
        return messages;
    }

    LongSupplier nanoseconds() {
        return nanoseconds;
    }

    /** The place for results as something that prints; it writes through to {@link #results}. */
    PrintWriter printer() {
        return new PrintWriter(results);
    }

    /** Prints one JSON object and a line feed. */
    void print(Consumer<JsonWriter> members) throws IOException {
        JsonWriter json = new JsonWriter(results).object();
        members.accept(json);
        json.end();
        results.append('\n');
    }

    /** One line for a person. */
    void say(String message) {
        messages.println(Cli.NAME + ": " + SingleLineText.of(message));
        messages.flush();
    }

    /** Writes out what is still held back, and returns the exit status that this leaves. */
    int flush(int status) {
        try {
            if (!closed) {
                results.flush();
            }
            return status;
        } catch (IOException fault) {
            return close(fault, status);
        }
    }

    /** Whether results cannot be written because the reader has gone; then nothing more of them is written out. */
    boolean isClosedPipe(IOException fault) {
        boolean pipeClosed = reader.isClosedPipe(fault);
        closed |= pipeClosed;
        return pipeClosed;
    }

    /**
     * Answers that results cannot be written. If the reader has gone, as {@code head} does, there is nothing to say.
     *
     * @param status the exit status if the reader has gone
     * @return the exit status
     */
    int close(IOException fault, int status) {
        closed = true;
        if (isClosedPipe(fault)) {
            return status;
        }
        say(
                FullDiskException.isSaidOfFullDisks(fault)
                        ? "the result cannot be written: the disk is full. Free some space on it."
                        : "the result cannot be written: " + fault.getMessage()
                                + ". Send it to a place with room that you may write to.");
        return FaultReport.UNUSABLE;
    }

    /**
     * Writes through to another writer, and once that has failed says so every time: what prints help keeps the first
     * failure for itself.
     */
    private static final class ResultWriter extends Writer {
        private final Writer to;
        private IOException failure;

        ResultWriter(Writer to) {
            this.to = to;
        }

        @Override
        public void write(char[] buffer, int from, int length) throws IOException {
            through(() -> to.write(buffer, from, length));
        }

        @Override
        public void flush() throws IOException {
            through(to::flush);
        }

        @Override
        public void close() throws IOException {
            through(to::close);
        }

        private interface Part {
            void write() throws IOException;
        }

        private void through(Part part) throws IOException {
            if (failure != null) {
                throw failure;
            }
            try {
                part.write();
            } catch (IOException e) {
                failure = e;
                throw e;
            }
        }
    }

    /**
     * Whether a failure to write means that whoever read the results has gone, as {@code head} does. Any other failure,
     * also of a pipe, loses results.
     */
    @FunctionalInterface
    interface ReaderCheck {
        /** By the words alone, in English. */
        ReaderCheck BY_WORDS = failure ->
                String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");

        /**
         * Of standard output. The system says it in the language of the person: in the same words as of any pipe whose
         * reader has gone.
         */
        ReaderCheck OF_PROCESS = failure -> BY_WORDS.isClosedPipe(failure)
                || closedPipeMessage()
                        .filter(words -> words.equals(failure.getMessage()))
                        .isPresent();

        boolean isClosedPipe(IOException failure);

        /** What the system says where nobody reads what is written; empty where it lets it be written. */
        static Optional<String> closedPipeMessage() {
            try {
                Pipe pipe = Pipe.open();
                try (Pipe.SinkChannel sink = pipe.sink()) {
                    pipe.source().close();
                    sink.write(ByteBuffer.allocate(1));
                }
                return Optional.empty();
            } catch (IOException broken) {
                return Optional.ofNullable(broken.getMessage());
            }
        }
    }
}

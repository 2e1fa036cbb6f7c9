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
import knightschool.text.TerminalMessageSanitizer;

/** The environment of a command: a writer for results, a writer for messages, and a clock. */
final class Terminal {
    private final Writer results;
    private final PrintWriter messages;
    private final LongSupplier nanoseconds;
    private final ReaderCheck reader;
    private boolean closed;

    /**
     * Creates a terminal.
     *
     * @param results receives the results; unlike {@link System#out} it throws an exception if they cannot be written
     * @param messages receives the messages for the user
     * @param nanoseconds a clock, for messages that appear only if the work takes long
     */
    Terminal(Writer results, PrintWriter messages, LongSupplier nanoseconds) {
        this(results, messages, nanoseconds, ReaderCheck.BY_WORDS);
    }

    /**
     * Creates a terminal.
     *
     * @param reader tells whether the reader of the results has gone
     */
    Terminal(Writer results, PrintWriter messages, LongSupplier nanoseconds, ReaderCheck reader) {
        this.results = new ResultWriter(results);
        this.reader = reader;
        this.messages = messages;
        this.nanoseconds = nanoseconds;
    }

    /** Returns a terminal on standard output and standard error. */
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

    /** Returns a {@link PrintWriter} that writes through to {@link #results}. */
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

    /** Prints one line for the user. */
    void say(String message) {
        messages.println(Cli.NAME + ": " + TerminalMessageSanitizer.of(message));
        messages.flush();
    }

    /**
     * Flushes the results.
     *
     * @param status the exit status if that succeeds
     * @return the exit status
     */
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

    /** Returns whether results cannot be written because the reader has gone. If so, no more results are flushed. */
    boolean isClosedPipe(IOException fault) {
        boolean pipeClosed = reader.isClosedPipe(fault);
        closed |= pipeClosed;
        return pipeClosed;
    }

    /**
     * Handles the failure to write results. If the reader has gone, as {@code head} does, no message is printed.
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
        return CommandExceptionHandler.UNUSABLE;
    }

    /**
     * Writes through to another writer. After a failure, every call throws that failure again, because the code that
     * prints the help swallows the first one.
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
     * Tells whether a failure to write means that the reader of the results has gone, as {@code head} does. Any other
     * failure, even of a pipe, loses results.
     */
    @FunctionalInterface
    interface ReaderCheck {
        /** Decides by the English message alone. */
        ReaderCheck BY_WORDS = failure ->
                String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");

        /**
         * Decides for standard output. The message of the system is in the user's language and is the same as for any
         * other pipe whose reader has gone.
         */
        ReaderCheck OF_PROCESS = failure -> BY_WORDS.isClosedPipe(failure)
                || closedPipeMessage()
                        .filter(words -> words.equals(failure.getMessage()))
                        .isPresent();

        boolean isClosedPipe(IOException failure);

        /** Returns the message of the system for writing to a pipe without a reader; empty if writing succeeds. */
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

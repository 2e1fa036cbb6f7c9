package knightschool.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.Locale;
import java.util.Optional;

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
    ReaderCheck OF_PROCESS = failure -> BY_WORDS.isGone(failure)
            || saidOfBrokenPipe()
                    .filter(words -> words.equals(failure.getMessage()))
                    .isPresent();

    boolean isGone(IOException failure);

    /** What the system says where nobody reads what is written; empty where it lets it be written. */
    static Optional<String> saidOfBrokenPipe() {
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

package knightschool.ui.work;

import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.text.SentenceCase;

/**
 * A failed computation as a scene reports it.
 *
 * @param description what happened, a sentence
 * @param remedy what to do next, a sentence
 * @param cause the exception
 * @param again repeats the computation
 */
public record WorkFailure(String description, String remedy, Throwable cause, Runnable again) {
    private static final long GIGABYTE = 1L << 30;

    private WorkFailure(String what, String remedy, Throwable cause) {
        this(what, remedy, cause, () -> {});
    }

    /** The message for a failure that cannot be repeated. */
    public static WorkFailure of(Throwable failure) {
        return switch (failure) {
            case InputFault fault ->
                new WorkFailure(SentenceCase.begun(fault.description()) + ".", fault.remedy(), fault);
            case OutOfMemoryError want -> ofMemory(Runtime.getRuntime().maxMemory(), want);
            default -> ofProgram(failure);
        };
    }

    /**
     * The message for a lack of memory.
     *
     * @param most the memory limit of the program, in bytes
     */
    private static WorkFailure ofMemory(long most, OutOfMemoryError want) {
        long more = 2 * Math.ceilDiv(most, GIGABYTE);
        return new WorkFailure(FailureWords.NO_MEMORY, FailureWords.moreMemory(more), want);
    }

    private static WorkFailure ofProgram(Throwable failure) {
        return new WorkFailure(FailureWords.brokeDown(failure), FailureWords.TRY_OR_REPORT, failure);
    }

    /**
     * Makes the message for a failure and reports the exception to the handler of uncaught exceptions: lack of memory
     * as {@link ReportedOutOfMemory}, and a faulty input, which the user can correct, not at all.
     */
    public static WorkFailure report(Throwable failure) {
        if (!(failure instanceof InputFault)) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler()
                    .uncaughtException(
                            thread, failure instanceof OutOfMemoryError ? new ReportedOutOfMemory(failure) : failure);
        }
        return of(failure);
    }

    /**
     * Passes a failure that no scene reports to the handler of uncaught exceptions, which shows it in the window, even
     * if it is a lack of memory or a faulty input.
     */
    static void tellInWindow(Throwable failure) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
    }

    /** Lack of memory that the scene of the computation reports, so that the window need not report it again. */
    public static final class ReportedOutOfMemory extends RuntimeException {
        private static final long serialVersionUID = 1;

        ReportedOutOfMemory(Throwable failure) {
            super(failure);
        }
    }

    /** Whether the cause is the input: a file, or a board that is too large. */
    public boolean isOfInput() {
        return cause instanceof InputFault;
    }

    /**
     * Both sentences, unless the handler of uncaught exceptions has shown the failure to the user, see {@link #report};
     * then empty.
     */
    public Optional<String> unreportedWords() {
        return isOfInput() || cause instanceof OutOfMemoryError ? Optional.of(words()) : Optional.empty();
    }

    WorkFailure withRetry(Runnable retry) {
        return new WorkFailure(description, remedy, cause, retry);
    }

    /** Repeats the work. To be called on the JavaFX thread. */
    public void retry() {
        again.run();
    }

    /** The failure as the fault of an input, for code that shows faults. */
    public InputFault fault() {
        return cause instanceof InputFault fault
                ? fault
                : new InputFault(
                        description.endsWith(".") ? description.substring(0, description.length() - 1) : description,
                        remedy);
    }

    /** Both sentences. */
    public String words() {
        return description + " " + remedy;
    }
}

package knightschool.ui.work;

import knightschool.files.InputFault;
import knightschool.text.SentenceCase;

/**
 * What a scene says of work that broke down, and how it is tried again.
 *
 * @param what what happened, in a sentence
 * @param remedy what to do next, in a sentence
 * @param cause what was thrown
 * @param again asks for the same work once more
 */
public record WorkFailure(String what, String remedy, Throwable cause, Runnable again) {
    private static final long GIGABYTE = 1L << 30;

    private WorkFailure(String what, String remedy, Throwable cause) {
        this(what, remedy, cause, () -> {});
    }

    /** The words for a failure, which nothing tries again. */
    public static WorkFailure of(Throwable failure) {
        return switch (failure) {
            case InputFault fault -> new WorkFailure(SentenceCase.begun(fault.what()) + ".", fault.remedy(), fault);
            case OutOfMemoryError want -> ofMemory(Runtime.getRuntime().maxMemory(), want);
            default -> ofProgram(failure);
        };
    }

    /** @param most how much memory the program may use, in bytes */
    private static WorkFailure ofMemory(long most, OutOfMemoryError want) {
        long more = 2 * Math.ceilDiv(most, GIGABYTE);
        return new WorkFailure(FailureWords.NO_MEMORY, FailureWords.moreMemory(more), want);
    }

    private static WorkFailure ofProgram(Throwable failure) {
        return new WorkFailure(FailureWords.brokeDown(failure), FailureWords.TRY_OR_REPORT, failure);
    }

    /**
     * The words for a failure. Whoever hears of uncaught ones hears too, as if the thread had died; of want of memory
     * as of {@link ReportedOutOfMemory}, and of a faulty input not at all, which is a person's to mend.
     */
    public static WorkFailure heard(Throwable failure) {
        if (!(failure instanceof InputFault)) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler()
                    .uncaughtException(
                            thread, failure instanceof OutOfMemoryError ? new ReportedOutOfMemory(failure) : failure);
        }
        return of(failure);
    }

    /** Want of memory that is told where the work is shown, so that a person need not be told again. */
    public static final class ReportedOutOfMemory extends RuntimeException {
        private static final long serialVersionUID = 1;

        ReportedOutOfMemory(Throwable failure) {
            super(failure);
        }
    }

    /** Whether the input is told to be at fault: a file, or a board that asks for too much. */
    public boolean isOfInput() {
        return cause instanceof InputFault;
    }

    WorkFailure withRetry(Runnable retry) {
        return new WorkFailure(what, remedy, cause, retry);
    }

    /** Asks for the same work once more; on the screen's thread. */
    public void retry() {
        again.run();
    }

    /** The same as what is wrong with an input, for places that show those. */
    public InputFault fault() {
        return cause instanceof InputFault fault
                ? fault
                : new InputFault(what.endsWith(".") ? what.substring(0, what.length() - 1) : what, remedy);
    }

    /** Both sentences. */
    public String words() {
        return what + " " + remedy;
    }
}

package knightschool.ui.work;

/**
 * What a scene says of work that broke down.
 *
 * @param what what happened, in a sentence
 * @param remedy what to do next, in a sentence
 */
public record WorkFailure(String what, String remedy) {
    private static final long GIGABYTE = 1L << 30;

    /** The words for a failure. */
    public static WorkFailure of(Throwable failure) {
        return failure instanceof OutOfMemoryError
                ? ofMemory(Runtime.getRuntime().maxMemory())
                : ofProgram(failure);
    }

    /** @param most how much memory the program may use, in bytes */
    private static WorkFailure ofMemory(long most) {
        long more = 2 * Math.ceilDiv(most, GIGABYTE);
        return new WorkFailure(
                "The memory that the program may use is not enough for this.",
                "Choose a smaller board, or start the program with more: JAVA_TOOL_OPTIONS=-Xmx" + more + "g.");
    }

    private static WorkFailure ofProgram(Throwable failure) {
        return new WorkFailure(
                "This broke down inside the program (" + failure + ").", "Choose another board and report it.");
    }

    /**
     * The words for a failure. Whoever hears of uncaught ones hears too, as if the thread had died; of want of memory
     * as of {@link Told}.
     */
    public static WorkFailure heard(Throwable failure) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler()
                .uncaughtException(thread, failure instanceof OutOfMemoryError ? new Told(failure) : failure);
        return of(failure);
    }

    /** Want of memory that is told where the work is shown, so that a person need not be told again. */
    public static final class Told extends RuntimeException {
        private static final long serialVersionUID = 1;

        Told(Throwable failure) {
            super(failure);
        }
    }

    /** Both sentences. */
    public String words() {
        return what + " " + remedy;
    }
}

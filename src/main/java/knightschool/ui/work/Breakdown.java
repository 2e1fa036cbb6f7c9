package knightschool.ui.work;

/**
 * What a scene says of work that broke down.
 *
 * @param what what happened, in a sentence
 * @param remedy what to do next, in a sentence
 */
public record Breakdown(String what, String remedy) {
    private static final long GIGABYTE = 1L << 30;

    /** The words for a failure. */
    public static Breakdown of(Throwable failure) {
        return failure instanceof OutOfMemoryError
                ? ofMemory(Runtime.getRuntime().maxMemory())
                : ofProgram(failure);
    }

    /** @param most how much memory the program may use, in bytes */
    private static Breakdown ofMemory(long most) {
        long more = 2 * Math.ceilDiv(most, GIGABYTE);
        return new Breakdown(
                "The memory that the program may use is not enough for this.",
                "Choose a smaller board (B), or start the program with more: JAVA_TOOL_OPTIONS=-Xmx" + more + "g.");
    }

    private static Breakdown ofProgram(Throwable failure) {
        return new Breakdown(
                "This broke down inside the program (" + failure + ").", "Choose another board (B) and report it.");
    }

    /**
     * The words for a failure. Of a fault of the program whoever hears of uncaught ones hears too, as if the thread had
     * died; want of memory is none, and is said where the work is shown.
     */
    public static Breakdown heard(Throwable failure) {
        if (!(failure instanceof OutOfMemoryError)) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
        }
        return of(failure);
    }

    /** Both sentences. */
    public String words() {
        return what + " " + remedy;
    }
}

package knightschool.ui.work;

/**
 * The message for a computation that failed with an exception which has no message for the user; an {@code InputFault}
 * has one.
 */
final class FailureWords {
    static final String TRY_AGAIN = "Try again";
    static final String NO_MEMORY = "The memory that the program may use is not enough for this.";
    static final String TRY_OR_REPORT = "Try it again. If that does not help, choose something else and report it.";

    private FailureWords() {}

    /** @param gigabytes how much memory to ask for */
    static String moreMemory(long gigabytes) {
        return "Choose a smaller board, or start the program with more: JAVA_TOOL_OPTIONS=-Xmx" + gigabytes + "g.";
    }

    static String brokeDown(Throwable failure) {
        return "This broke down inside the program (" + failure + ").";
    }
}

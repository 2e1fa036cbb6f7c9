package knightschool.ui;

import java.io.PrintStream;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.work.WorkFailure;

/**
 * The handler of uncaught exceptions on all threads: shows one sentence in the window and prints it to standard error,
 * while the content stays open. A sentence that is repeated immediately, as from a pulse that fails again and again, is
 * shown once.
 */
final class UncaughtHandler implements Thread.UncaughtExceptionHandler {
    private final MessageDisplay messages;
    private final Executor screen;
    private final PrintStream terminal;
    private String last = "";

    /**
     * @param screen runs tasks on the JavaFX thread, where {@code messages} is used
     * @param terminal receives the sentence too
     */
    UncaughtHandler(MessageDisplay messages, Executor screen, PrintStream terminal) {
        this.messages = messages;
        this.screen = screen;
        this.terminal = terminal;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        if (failure instanceof InputFault fault) {
            screen.execute(() -> messages.show(fault));
            return;
        }
        if (failure instanceof WorkFailure.ReportedOutOfMemory) {
            return;
        }
        String sentence = sentence(failure);
        if (keepIfNew(sentence)) {
            terminal.println(sentence);
            screen.execute(() -> messages.report(sentence));
        }
    }

    private synchronized boolean keepIfNew(String sentence) {
        boolean fresh = !sentence.equals(last);
        last = sentence;
        return fresh;
    }

    private static String sentence(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            return WorkFailure.of(failure).words();
        }
        return ProgramWords.wentWrong(failure, place(failure));
    }

    /** The first line of the stack trace within the program, to be copied into a report. */
    private static String place(Throwable failure) {
        return Stream.of(failure.getStackTrace())
                .filter(line -> line.getClassName().startsWith("knightschool."))
                .findFirst()
                .map(line -> ", " + line.getFileName() + ":" + line.getLineNumber())
                .orElse("");
    }
}

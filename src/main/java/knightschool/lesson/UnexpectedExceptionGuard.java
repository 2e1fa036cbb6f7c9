package knightschool.lesson;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import knightschool.files.InputFault;

/**
 * Runs the check of one part of a lesson and turns an unexpected exception into a fault of that part, so that the other
 * parts are still checked.
 */
public final class UnexpectedExceptionGuard {
    private UnexpectedExceptionGuard() {}

    /**
     * Runs a computation.
     *
     * @param line the first line of the part of the lesson
     * @param faults receives a fault if the computation throws an unexpected exception
     * @throws CancellationException if the result is no longer wanted
     */
    public static void run(int line, Consumer<InputFault> faults, Runnable work) {
        try {
            work.run();
        } catch (CancellationException e) {
            throw e;
        } catch (OutOfMemoryError _) {
            faults.accept(new InputFault("", line, "this needs more memory than there is", "Make it smaller."));
        } catch (RuntimeException | StackOverflowError e) {
            faults.accept(new InputFault(
                    "",
                    line,
                    "something went wrong inside the program here (" + e + ")",
                    "Please report it with this lesson."));
        }
    }
}

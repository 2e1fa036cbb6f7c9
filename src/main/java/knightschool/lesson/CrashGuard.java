package knightschool.lesson;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import knightschool.files.InputFault;

/**
 * Runs work on a part of a lesson; if the program itself breaks down there, that is told as a fault of this part, so
 * that the other parts are still checked.
 */
public final class CrashGuard {
    private CrashGuard() {}

    /**
     * Does a work that is the program's own.
     *
     * @param line where the part of the lesson begins
     * @param faults takes what is said if the work breaks down
     * @throws CancellationException if nobody waits for it any more
     */
    public static void tell(int line, Consumer<InputFault> faults, Runnable work) {
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

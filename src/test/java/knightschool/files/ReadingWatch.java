package knightschool.files;

import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import javafx.application.Platform;

/**
 * Looks who reads files while a test runs. What belongs to the window never does so on the JavaFX thread: a share that
 * does not answer would hold everything. What a test itself reads there is no matter, and who renders may wait.
 */
public final class ReadingWatch {
    private static final String WINDOW = "knightschool.ui.";
    private static final CodeSource TESTS = sourceOf(ReadingWatch.class);
    private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private final Queue<String> found = new ConcurrentLinkedQueue<>();

    public ReadingWatch() {
        TextFiles.watch(this::look);
    }

    private void look(Path file) {
        if (Platform.isFxApplicationThread()) {
            String readers = STACK.walk(frames -> frames.skip(1)
                    .takeWhile(frame -> !TESTS.equals(sourceOf(frame.getDeclaringClass())))
                    .map(StackWalker.StackFrame::getClassName)
                    .filter(name -> name.startsWith(WINDOW) && !name.startsWith(WINDOW + "render."))
                    .distinct()
                    .collect(Collectors.joining(" < ")));
            if (!readers.isEmpty()) {
                found.add(file + " by " + readers);
            }
        }
    }

    private static CodeSource sourceOf(Class<?> type) {
        return type.getProtectionDomain().getCodeSource();
    }

    /** Ends the watch. Fails where something was read that would have held the window. */
    public void end() {
        TextFiles.watch(_ -> {});
        if (!found.isEmpty()) {
            throw new AssertionError("read on the JavaFX thread: " + found.peek());
        }
    }
}

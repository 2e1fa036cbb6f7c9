package knightschool.ui.robot;

import com.sun.javafx.tk.Toolkit;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.Eventually;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The animations and the timers of frames that run now, which JavaFX tells nobody. One that a test leaves behind makes
 * frames in all tests after it, of which one that asks whether frames come to an end fails.
 */
public final class RunningAnimations {
    private static final String PACKAGE = "com.sun.scenario.animation";
    private static final ExtensionContext.Namespace STORE = ExtensionContext.Namespace.create(RunningAnimations.class);

    private RunningAnimations() {}

    /** Returns whether JavaFX can be asked: whether Java was started with an option that opens two packages of it. */
    public static boolean isOpen() {
        Module javaFx = Toolkit.class.getModule();
        Module own = RunningAnimations.class.getModule();
        return javaFx.isOpen(PACKAGE, own) && javaFx.isOpen("javafx.animation", own);
    }

    /** Records what runs before the tests of a class. */
    static void record(ExtensionContext testClass) {
        if (isOpen()) {
            testClass.getStore(STORE).put(testClass.getUniqueId(), Eventually.onFx(RunningAnimations::now));
        }
    }

    /** Waits until whatever the tests of a class have started has ended. The class fails if that goes on. */
    static void assertEnded(ExtensionContext testClass) {
        Set<?> before = testClass.getStore(STORE).remove(testClass.getUniqueId(), Set.class);
        if (before != null) {
            Set<Object> started = Eventually.onFx(() -> startedSince(before));
            Eventually.until(
                    () -> "everything has ended that " + testClass.getDisplayName() + " has started: " + names(started),
                    () -> {
                        started.retainAll(Eventually.onFx(RunningAnimations::now));
                        return started.isEmpty();
                    });
        }
    }

    /** Returns what is called in each frame; on the JavaFX thread. */
    public static Set<Object> now() {
        try {
            Object timer = Toolkit.class.getMethod("getPrimaryTimer").invoke(Toolkit.getToolkit());
            Set<Object> running = Collections.newSetFromMap(new IdentityHashMap<>());
            for (String list : List.of("receivers", "animationTimers")) {
                Object entries = field(list).get(timer);
                int length = field(list + "Length").getInt(timer);
                for (int i = 0; i < length; i++) {
                    Optional.ofNullable(receiver(Array.get(entries, i))).ifPresent(running::add);
                }
            }
            return running;
        } catch (ReflectiveOperationException changed) {
            throw new IllegalStateException("JavaFX keeps its animations in another way", changed);
        }
    }

    /** Returns what is called in each frame now and was not called before; on the JavaFX thread. */
    public static Set<Object> startedSince(Set<?> before) {
        Set<Object> started = now();
        started.removeAll(before);
        return started;
    }

    private static Object receiver(Object entry) throws ReflectiveOperationException {
        Method receiver =
                Class.forName(PACKAGE + ".AbstractPrimaryTimer$ReceiverRecord").getDeclaredMethod("receiver");
        receiver.setAccessible(true);
        return receiver.invoke(entry);
    }

    private static Field field(String name) throws ReflectiveOperationException {
        Field field = Class.forName(PACKAGE + ".AbstractPrimaryTimer").getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    /** Returns the classes of animations and timers, each with those around it that made it. */
    public static List<String> names(Set<Object> running) {
        return running.stream().map(RunningAnimations::name).sorted().toList();
    }

    private static String name(Object part) {
        return part.getClass().getName()
                + owner(part).map(owner -> " of " + name(owner)).orElse("");
    }

    /** Returns the object to which one of an inner class belongs. */
    private static Optional<Object> owner(Object part) {
        return Stream.of(part.getClass().getDeclaredFields())
                .filter(field -> field.getName().equals("this$0") && field.trySetAccessible())
                .findFirst()
                .map(field -> {
                    try {
                        return field.get(part);
                    } catch (IllegalAccessException impossible) {
                        throw new IllegalStateException(impossible);
                    }
                });
    }
}

package knightschool.ui.robot;

import java.lang.reflect.Method;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.files.ReadingWatch;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Runs a test on the JavaFX thread, with a robot and a window of its own: what the class marks with {@link Start}
 * before the test, then what it marks to be done before and after, and the test itself. Every window is closed at the
 * end, and a class fails that leaves an animation behind.
 *
 * <p>A test that ran on a thread of its own would read nodes and models while the window changes them, which a busy
 * machine shows and a quiet one hides. Here the window changes only where the test waits ({@link Eventually}) or lets
 * its robot act: between two lines of a test it stands still. The exception is {@link BesideScreen}.
 */
public final class OnScreen
        implements BeforeAllCallback,
                BeforeEachCallback,
                AfterEachCallback,
                AfterAllCallback,
                ParameterResolver,
                InvocationInterceptor {
    static {
        // Failures that nobody caught are told by the watch below, and only those of the program.
        WaitForAsyncUtils.autoCheckException = false;
        WaitForAsyncUtils.printException = false;
        // A thread that other tests keep busy is waited for as everything else is.
        long patience = TimeUnit.SECONDS.toMillis(Eventually.PATIENCE_SECONDS);
        FxToolkit.toolkitContext().setLaunchTimeoutInMillis(patience);
        FxToolkit.toolkitContext().setSetupTimeoutInMillis(patience);
    }

    /** A test that holds the JavaFX thread is ended by nobody there. */
    private static final long LONGEST_TEST_MINUTES = 10;

    private final ScreenRobot robot = new ScreenRobot();
    private UncaughtWatch uncaught;
    private ReadingWatch reading;

    @Override
    public void beforeAll(ExtensionContext context) throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        RunningAnimations.record(context);
    }

    @Override
    public void afterAll(ExtensionContext context) {
        RunningAnimations.assertEnded(context);
    }

    @Override
    public void beforeEach(ExtensionContext context) throws TimeoutException {
        uncaught = new UncaughtWatch();
        reading = new ReadingWatch();
        FxToolkit.registerPrimaryStage();
        Wardrobe.open();
        // A new one: that of the toolkit keeps the size and the limits that the test before gave it.
        Stage stage = Eventually.onFx(Stage::new);
        Object test = context.getRequiredTestInstance();
        List<Method> starts =
                AnnotationSupport.findAnnotatedMethods(test.getClass(), Start.class, HierarchyTraversalMode.TOP_DOWN);
        for (Method start : starts) {
            Eventually.onFx(() -> ReflectionSupport.invokeMethod(start, test, stage));
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        ClosedWindows.closeAll();
        try {
            robot.drop().release(new KeyCode[0]);
        } finally {
            uncaught.end();
            reading.end();
        }
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(test, context);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(test, context);
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> before, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(before, context);
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> after, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(after, context);
    }

    private static void run(Invocation<Void> invocation, ExtensionContext context) throws Throwable {
        if (context.getRequiredTestClass().isAnnotationPresent(BesideScreen.class)) {
            invocation.proceed();
        } else {
            onJavaFxThread(invocation);
        }
    }

    private static void onJavaFxThread(Invocation<Void> invocation) throws Throwable {
        CompletableFuture<Void> end = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                end.complete(invocation.proceed());
            } catch (Throwable fault) {
                end.completeExceptionally(fault);
            }
        });
        try {
            end.get(LONGEST_TEST_MINUTES, TimeUnit.MINUTES);
        } catch (ExecutionException fault) {
            throw fault.getCause();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType().equals(ScreenRobot.class);
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return robot;
    }
}

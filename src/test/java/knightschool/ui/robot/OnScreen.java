package knightschool.ui.robot;

import java.lang.reflect.Method;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import knightschool.Eventually;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.Start;

/**
 * Runs what a test class marks with {@link Start} on the JavaFX thread before each test, gives the test a robot, and
 * closes every window after it. TestFX's own extension does the same with pauses of 300 ms a test.
 */
public final class OnScreen implements BeforeEachCallback, AfterEachCallback, ParameterResolver {
    private final PromptRobot robot = new PromptRobot();

    @Override
    public void beforeEach(ExtensionContext context) throws TimeoutException {
        Stage stage = FxToolkit.registerPrimaryStage();
        Object test = context.getRequiredTestInstance();
        List<Method> starts =
                AnnotationSupport.findAnnotatedMethods(test.getClass(), Start.class, HierarchyTraversalMode.TOP_DOWN);
        for (Method start : starts) {
            Eventually.onFx(() -> ReflectionSupport.invokeMethod(start, test, stage));
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Eventually.onFx(() -> {
            List.copyOf(Window.getWindows()).forEach(Window::hide);
            return null;
        });
        robot.drop().release(new KeyCode[0]);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType().isAssignableFrom(FxRobot.class);
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return robot;
    }
}

package knightschool.ui.robot;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has the tests of a class run beside the JavaFX thread instead of on it ({@link OnScreen}): while something is dragged
 * through the system, the system holds that thread, and what a test did there could not go on. Such a test reads nodes
 * and models only in {@link knightschool.Eventually#onFx} and {@link knightschool.Eventually#untilShown}.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface BesideScreen {}

package knightschool.setup;

import java.util.List;

/**
 * Provides set-up formats of scenes, those of the program and those from other jars: a public implementation registered
 * as a service is found by {@link java.util.ServiceLoader}.
 */
public interface SetupFormatProvider {
    /**
     * Returns the formats of the scenes' set-ups. It is called while the kinds of scenes are made, so it must not use
     * {@link SceneKind}, and neither must the classes that it initialises: not all kinds are there yet. If it throws,
     * or names a scene that there is already, the program starts without its formats and says so.
     */
    List<SceneSetupFormat<?>> formats();
}

package knightschool.setup;

import java.util.List;

/**
 * Provides set-up formats of scenes, those of the program and those from other jars: a public implementation registered
 * as a service is found by {@link java.util.ServiceLoader}.
 */
public interface SetupFormatProvider {
    /** Returns the formats of the scenes' set-ups. */
    List<SetupFormat<?>> formats();
}

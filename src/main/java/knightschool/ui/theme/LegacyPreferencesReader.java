package knightschool.ui.theme;

import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import knightschool.session.StoredSettings;

/**
 * Reads the settings that an older version stored in the Java preferences. These are no longer written: if two programs
 * write preferences at the same time, one of them loses its changes (tried with Java 25 on Linux).
 */
public final class LegacyPreferencesReader {
    private static final String NODE = "knight-school";

    private LegacyPreferencesReader() {}

    /**
     * Reads the settings; empty if there are none. May be called on any thread.
     *
     * @throws BackingStoreException if they cannot be read
     */
    public static StoredSettings read() throws BackingStoreException {
        StoredSettings settings = StoredSettings.NONE;
        if (Preferences.userRoot().nodeExists(NODE)) {
            Preferences old = Preferences.userRoot().node(NODE);
            for (String name : old.keys()) {
                settings = settings.with(name, old.get(name, ""));
            }
        }
        return settings;
    }
}

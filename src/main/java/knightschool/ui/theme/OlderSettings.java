package knightschool.ui.theme;

import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import knightschool.session.StoredSettings;

/**
 * What an older version left among Java's preferences. They are not written any more: of two programs that write them
 * at once one loses what it wrote (tried with Java 25 on Linux).
 */
public final class OlderSettings {
    private static final String NODE = "knight-school";

    private OlderSettings() {}

    /** The settings; nothing where there are none, or they cannot be read. On any thread. */
    public static StoredSettings read() {
        StoredSettings known = StoredSettings.NONE;
        try {
            if (Preferences.userRoot().nodeExists(NODE)) {
                Preferences old = Preferences.userRoot().node(NODE);
                for (String name : old.keys()) {
                    known = known.with(name, old.get(name, ""));
                }
            }
        } catch (BackingStoreException _) {
            return StoredSettings.NONE;
        }
        return known;
    }
}

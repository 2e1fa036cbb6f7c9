package knightschool.ui.theme;

import java.util.prefs.AbstractPreferences;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.session.StoredSettings;

/**
 * What a person chose, for whoever keeps it in a file. Java keeps preferences too, but of two programs that write them
 * at once one loses what it wrote (tried with Java 25 on Linux). Used on the JavaFX thread.
 */
public final class StoredPreferences extends AbstractPreferences {
    private static final String OLD = "knight-school";

    private final ReadOnlyObjectWrapper<StoredSettings> values;

    /** @param known what was chosen before */
    public StoredPreferences(StoredSettings known) {
        super(null, "");
        this.values = new ReadOnlyObjectWrapper<>(this, "values", known);
    }

    /** What an older version left among Java's preferences. On any thread. */
    public static StoredSettings ofOlderVersion() {
        StoredSettings known = StoredSettings.NONE;
        try {
            if (Preferences.userRoot().nodeExists(OLD)) {
                Preferences old = Preferences.userRoot().node(OLD);
                for (String name : old.keys()) {
                    known = known.with(name, old.get(name, ""));
                }
            }
        } catch (BackingStoreException _) {
            return StoredSettings.NONE;
        }
        return known;
    }

    /** Everything that was chosen; heard when a person chooses. */
    public ReadOnlyObjectProperty<StoredSettings> valuesProperty() {
        return values.getReadOnlyProperty();
    }

    /** Another window chose something; it is not shown here, but remembered. */
    public void set(StoredSettings known) {
        values.set(known);
    }

    @Override
    protected void putSpi(String key, String value) {
        values.set(values.get().with(key, value));
    }

    @Override
    protected String getSpi(String key) {
        return values.get().values().get(key);
    }

    @Override
    protected void removeSpi(String key) {
        values.set(values.get().without(key));
    }

    @Override
    protected void removeNodeSpi() {
        values.set(StoredSettings.NONE);
    }

    @Override
    protected String[] keysSpi() {
        return values.get().values().keySet().toArray(String[]::new);
    }

    @Override
    protected String[] childrenNamesSpi() {
        return new String[0];
    }

    @Override
    protected AbstractPreferences childSpi(String name) {
        return new StoredPreferences(StoredSettings.NONE);
    }

    @Override
    protected void syncSpi() {
        flushSpi();
    }

    @Override
    protected void flushSpi() {
        // Who hears of the values keeps them.
    }
}

package knightschool.ui.theme;

import java.util.HashMap;
import java.util.Map;
import java.util.prefs.AbstractPreferences;

/** Preferences that live as long as the object: for pictures and tests, which must not touch what a person chose. */
final class TransientPreferences extends AbstractPreferences {
    private final Map<String, String> values = new HashMap<>();

    TransientPreferences() {
        super(null, "");
    }

    @Override
    protected void putSpi(String key, String value) {
        values.put(key, value);
    }

    @Override
    protected String getSpi(String key) {
        return values.get(key);
    }

    @Override
    protected void removeSpi(String key) {
        values.remove(key);
    }

    @Override
    protected void removeNodeSpi() {
        values.clear();
    }

    @Override
    protected String[] keysSpi() {
        return values.keySet().toArray(String[]::new);
    }

    @Override
    protected String[] childrenNamesSpi() {
        return new String[0];
    }

    @Override
    protected AbstractPreferences childSpi(String name) {
        return new TransientPreferences();
    }

    @Override
    protected void syncSpi() {
        flushSpi();
    }

    @Override
    protected void flushSpi() {
        // There is nowhere to write to.
    }
}

package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.prefs.Preferences;
import knightschool.graph.CycleTerminology;
import knightschool.session.StoredSettings;
import org.junit.jupiter.api.Test;

class SettingsTest {
    private final Preferences node = new TransientPreferences();

    @Test
    void settingsAreRememberedByTheNextOnes() {
        Settings settings = new Settings(node);
        settings.themeProperty().set(Theme.DARK);
        settings.dictionaryProperty().set(CycleTerminology.BOOKS);
        settings.legendProperty().set(true);
        settings.rememberSize(1600, 900);
        Settings next = new Settings(node);
        assertEquals(Theme.DARK, next.themeProperty().get());
        assertEquals(CycleTerminology.BOOKS, next.dictionaryProperty().get());
        assertTrue(next.legendProperty().get());
        assertEquals(1600, next.width());
        assertEquals(900, next.height());
    }

    @Test
    void settingsOfAnotherVersionFallBackToTheUsual() {
        node.put("theme", "SEPIA");
        node.put("width", "wide");
        node.putDouble("height", 3);
        Settings settings = new Settings(node);
        assertEquals(Theme.LIGHT, settings.themeProperty().get());
        assertEquals(1280, settings.width());
        assertEquals(700, settings.height());
    }

    @Test
    void keptPreferencesTellWhatIsChosen() {
        StoredPreferences kept = new StoredPreferences(StoredSettings.NONE.with("theme", "DARK"));
        Settings settings = new Settings(kept);
        assertEquals(Theme.DARK, settings.themeProperty().get());
        settings.themeProperty().set(Theme.LIGHT);
        settings.remember("editor.tours", "closed");
        assertEquals(
                StoredSettings.NONE.with("theme", "LIGHT").with("editor.tours", "closed"),
                kept.valuesProperty().get());
    }
}

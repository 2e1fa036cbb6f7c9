package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.graph.CycleTerminology;
import knightschool.session.StoredSettings;
import org.junit.jupiter.api.Test;

class UserSettingsTest {
    private final ObjectProperty<StoredSettings> kept = new SimpleObjectProperty<>(StoredSettings.NONE);

    @Test
    void settingsAreRememberedByTheNextOnes() {
        UserSettings settings = new UserSettings(kept);
        settings.themeProperty().set(Theme.DARK);
        settings.dictionaryProperty().set(CycleTerminology.BOOKS);
        settings.legendProperty().set(true);
        settings.rememberSize(1600, 900);
        UserSettings next = new UserSettings(kept);
        assertEquals(Theme.DARK, next.themeProperty().get());
        assertEquals(CycleTerminology.BOOKS, next.dictionaryProperty().get());
        assertTrue(next.legendProperty().get());
        assertEquals(1600, next.width());
        assertEquals(900, next.height());
    }

    @Test
    void settingsOfAnotherVersionFallBackToTheUsual() {
        kept.set(
                StoredSettings.NONE.with("theme", "SEPIA").with("width", "wide").with("height", "3.0"));
        UserSettings settings = new UserSettings(kept);
        assertEquals(Theme.LIGHT, settings.themeProperty().get());
        assertEquals(1280, settings.width());
        assertEquals(700, settings.height());
        kept.set(StoredSettings.NONE.with("width", "NaN").with("height", "Infinity"));
        assertEquals(1280, settings.width());
        assertEquals(720, settings.height());
    }

    @Test
    void keeperHearsWhatIsChosen() {
        kept.set(StoredSettings.NONE.with("theme", "DARK"));
        UserSettings settings = new UserSettings(kept);
        assertEquals(Theme.DARK, settings.themeProperty().get());
        settings.themeProperty().set(Theme.LIGHT);
        settings.remember("editor.tours", "closed");
        assertEquals(StoredSettings.NONE.with("theme", "LIGHT").with("editor.tours", "closed"), kept.get());
    }
}

package knightschool.ui.theme;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.graph.CycleTerminology;
import knightschool.session.StoredSettings;

/**
 * The settings of the user: theme, terminology, size of text and of the window, and what scenes remember. Each change
 * is published at once to be saved. Used on the JavaFX thread only.
 */
public final class UserSettings {
    private static final String THEME = "theme";
    private static final String DICTIONARY = "dictionary";
    private static final String FRESH_START = "fresh-start";
    private static final String TEXT_SIZE = "text-size";
    private static final String LEGEND = "legend";
    private static final String ON = "on";
    private static final String WIDTH = "width";
    private static final String HEIGHT = "height";

    private final ObjectProperty<StoredSettings> storedSettings;
    private final ObjectProperty<Theme> theme;
    private final ObjectProperty<CycleTerminology> terminology;
    private final BooleanProperty freshStart;
    private final BooleanProperty legend;
    private final ObjectProperty<TextSize> textSize;
    private Optional<Path> dialogFolder = Optional.empty();

    /**
     * @param storedSettings the stored settings, updated when the user changes one. Changes made in another window are
     *     set in it too: they are saved, but have no effect in this window
     */
    public UserSettings(ObjectProperty<StoredSettings> storedSettings) {
        this.storedSettings = storedSettings;
        this.theme = remembered(THEME, Theme.LIGHT);
        this.terminology = remembered(DICTIONARY, CycleTerminology.ARTICLES);
        this.freshStart = remembered(FRESH_START);
        this.legend = remembered(LEGEND);
        this.textSize = remembered(TEXT_SIZE, TextSize.USUAL);
    }

    private BooleanProperty remembered(String key) {
        BooleanProperty property = new SimpleBooleanProperty(this, key, Boolean.parseBoolean(remembered(key, "")));
        property.addListener((_, _, now) -> remember(key, now.toString()));
        return property;
    }

    /** Settings as in a first run, which are not saved: for pictures and tests. */
    public static UserSettings forgotten() {
        return new UserSettings(new SimpleObjectProperty<>(StoredSettings.NONE));
    }

    private <E extends Enum<E>> ObjectProperty<E> remembered(String key, E usual) {
        ObjectProperty<E> property = new SimpleObjectProperty<>(this, key, read(key, usual));
        property.addListener((_, _, now) -> remember(key, now.name()));
        return property;
    }

    /** The stored value, or {@code usual} if it is not known, for example because another version has stored it. */
    private <E extends Enum<E>> E read(String key, E usual) {
        String stored = remembered(key, usual.name());
        for (E one : usual.getDeclaringClass().getEnumConstants()) {
            if (one.name().equals(stored)) {
                return one;
            }
        }
        return usual;
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** The terminology for closed walks. */
    public ObjectProperty<CycleTerminology> dictionaryProperty() {
        return terminology;
    }

    /** Whether the program starts as in its first run rather than in the state in which it was left. */
    public BooleanProperty freshStartProperty() {
        return freshStart;
    }

    /** Whether the legend is open beside the scenes. */
    public BooleanProperty legendProperty() {
        return legend;
    }

    /** The size of text and controls. */
    public ObjectProperty<TextSize> textSizeProperty() {
        return textSize;
    }

    /** The folder last used in a file dialog of this run; empty before the first. */
    public Optional<Path> dialogFolder() {
        return dialogFolder;
    }

    /** Sets the folder last used in a file dialog. */
    public void rememberDialogFolder(Path folder) {
        dialogFolder = Optional.of(folder);
    }

    /**
     * A value remembered for a scene.
     *
     * @param key the name of the scene, a dot, and the name of the value
     * @param usual the value if none is remembered
     */
    public String remembered(String key, String usual) {
        return storedSettings.get().values().getOrDefault(key, usual);
    }

    /** Remembers a value for a scene; see {@link #remembered}. */
    public void remember(String key, String value) {
        storedSettings.set(storedSettings.get().with(key, value));
    }

    private double number(String key, double usual) {
        try {
            double number = Double.parseDouble(remembered(key, ""));
            return Double.isFinite(number) ? number : usual;
        } catch (NumberFormatException _) {
            return usual;
        }
    }

    /** Sets a property to its remembered value, false at first, and remembers its changes. */
    public void remember(String key, BooleanProperty chosen) {
        chosen.set(remembered(key, "").equals(ON));
        chosen.addListener((_, _, now) -> remember(key, now ? ON : ""));
    }

    /** The remembered width of the window, in pixels. */
    public double width() {
        return Math.max(1024, number(WIDTH, 1280));
    }

    /** The remembered height of the window, in pixels. */
    public double height() {
        return Math.max(700, number(HEIGHT, 720));
    }

    public void rememberSize(double width, double height) {
        remember(WIDTH, Double.toString(width));
        remember(HEIGHT, Double.toString(height));
    }
}

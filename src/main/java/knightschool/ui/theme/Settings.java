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
 * What a person chose and the program remembers: the theme, the dictionary, the size of words and of the window. Each
 * change is told to whoever keeps it at once. Used on the JavaFX thread only.
 */
public final class Settings {
    private static final String THEME = "theme";
    private static final String DICTIONARY = "dictionary";
    private static final String FRESH_START = "fresh-start";
    private static final String TEXT_SIZE = "text-size";
    private static final String LEGEND = "legend";
    private static final String ON = "on";
    private static final String WIDTH = "width";
    private static final String HEIGHT = "height";

    private final ObjectProperty<StoredSettings> kept;
    private final ObjectProperty<Theme> theme;
    private final ObjectProperty<CycleTerminology> terminology;
    private final BooleanProperty freshStart;
    private final BooleanProperty legend;
    private final ObjectProperty<TextSize> textSize;
    private Optional<Path> dialogFolder = Optional.empty();

    /**
     * @param kept what was chosen before; heard when a person chooses. What another window chooses is set there: it is
     *     remembered, and not shown
     */
    public Settings(ObjectProperty<StoredSettings> kept) {
        this.kept = kept;
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

    /** Settings as of a first run, which nobody remembers: for pictures and tests. */
    public static Settings forgotten() {
        return new Settings(new SimpleObjectProperty<>(StoredSettings.NONE));
    }

    private <E extends Enum<E>> ObjectProperty<E> remembered(String key, E usual) {
        ObjectProperty<E> property = new SimpleObjectProperty<>(this, key, read(key, usual));
        property.addListener((_, _, now) -> remember(key, now.name()));
        return property;
    }

    /** A name stored by another version, or by hand, may mean nothing today. */
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

    /** Which words a class uses for closed walks. */
    public ObjectProperty<CycleTerminology> dictionaryProperty() {
        return terminology;
    }

    /** Whether the program begins as for the first time, and not as it was left. */
    public BooleanProperty freshStartProperty() {
        return freshStart;
    }

    /** Whether the legend is open beside the scenes. */
    public BooleanProperty legendProperty() {
        return legend;
    }

    /** How large words and controls are. */
    public ObjectProperty<TextSize> textSizeProperty() {
        return textSize;
    }

    /** The folder that a dialog led to last; in this run only, and empty before the first. */
    public Optional<Path> dialogFolder() {
        return dialogFolder;
    }

    /** A dialog led to that folder. */
    public void rememberDialogFolder(Path folder) {
        dialogFolder = Optional.of(folder);
    }

    /**
     * What a scene remembered.
     *
     * @param key the scene's name, a dot, and what it is
     * @param usual where nothing is remembered
     */
    public String remembered(String key, String usual) {
        return kept.get().values().getOrDefault(key, usual);
    }

    /** Remembers something for a scene, until the next time; see {@link #remembered}. */
    public void remember(String key, String value) {
        kept.set(kept.get().with(key, value));
    }

    private double number(String key, double usual) {
        try {
            return Double.parseDouble(remembered(key, ""));
        } catch (NumberFormatException _) {
            return usual;
        }
    }

    /** Has a scene's switch as it was left the last time, off at first, and remembers it from now on. */
    public void remember(String key, BooleanProperty chosen) {
        chosen.set(remembered(key, "").equals(ON));
        chosen.addListener((_, _, now) -> remember(key, now ? ON : ""));
    }

    /** The width of the window, in pixels. */
    public double width() {
        return Math.max(1024, number(WIDTH, 1280));
    }

    /** The height of the window, in pixels. */
    public double height() {
        return Math.max(700, number(HEIGHT, 720));
    }

    public void rememberSize(double width, double height) {
        remember(WIDTH, Double.toString(width));
        remember(HEIGHT, Double.toString(height));
    }
}

package knightschool.ui.theme;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.PopupControl;
import javafx.scene.paint.Color;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import knightschool.drawing.ColourRole;
import knightschool.ui.popup.OpenPopups;

/**
 * Magnifies popups over a window, such as menus, lists and tooltips, which are in no {@link ScaledRegion}. Used on the
 * JavaFX thread.
 */
public final class PopupScaling {
    /** The font size that popups inherit at normal size, in pixels. */
    private static final double USUAL_SIZE = 14;

    private final Scene scene;
    private final Supplier<Theme> theme;
    private final DoubleSupplier factor;
    private final StyleSheetPreloader preloader = new StyleSheetPreloader(Platform::runLater);
    private final ListChangeListener<Window> windowListener = this::opened;

    /**
     * Styles all popups over a scene as long as this object is reachable.
     *
     * @param theme supplies the current theme
     * @param factor supplies the current magnification
     */
    public PopupScaling(Scene scene, Supplier<Theme> theme, DoubleSupplier factor) {
        this.scene = scene;
        this.theme = theme;
        this.factor = factor;
        Window.getWindows().addListener(new WeakListChangeListener<>(windowListener));
    }

    /**
     * Styles the open popups again after the theme or the magnification has changed, and preloads the style sheets of
     * the next ones.
     */
    public void prepare() {
        double by = factor.getAsDouble();
        // In the usual size what opens wears what the window wears.
        preloader.keep(by == 1 ? List.of() : theme.get().sheets(by));
        if (!OpenPopups.over(scene.getWindow(), Window.getWindows()).isEmpty()) {
            // A popup takes the names of colours from the node that it belongs to, which has to have its new ones.
            scene.getRoot().applyCss();
        }
        applyTheme(Window.getWindows());
    }

    private void opened(ListChangeListener.Change<? extends Window> change) {
        while (change.next()) {
            applyTheme(change.getAddedSubList());
        }
    }

    private void applyTheme(List<? extends Window> windows) {
        OpenPopups.over(scene.getWindow(), windows).forEach(this::applyTheme);
    }

    private void applyTheme(PopupWindow popup) {
        double by = factor.getAsDouble();
        List<String> sheets = theme.get().sheets(by);
        if (!popup.getScene().getStylesheets().equals(sheets)) {
            popup.getScene().setUserAgentStylesheet(scene.getUserAgentStylesheet());
            popup.getScene().getStylesheets().setAll(sheets);
        }
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            // The transparent corners of a popup would be white.
            int page = theme.get().palette().argb(ColourRole.PAGE);
            popup.getScene().setFill(Color.rgb(page >> 16 & 0xFF, page >> 8 & 0xFF, page & 0xFF));
        }
        if (popup instanceof PopupControl control) {
            // Nodes without a font size inherit that of the control, which no style sheet enlarges.
            control.setStyle(by == 1 ? null : String.format(Locale.ROOT, "-fx-font-size: %.1fpx;", USUAL_SIZE * by));
        }
    }
}

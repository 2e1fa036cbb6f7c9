package knightschool.ui.shell;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import knightschool.files.InputFault;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Messages in a strip over the scene, above its foot: it moves nothing, and it can be closed. */
final class MessageStrip implements Messages {
    /** The style of what carries the text of a slide. */
    private static final String SLIDE_TEXT = "slide-column";

    private static final double SIDE = 24;
    private static final double GAP = 8;

    private static final Duration SOME_SECONDS = Duration.seconds(6);

    private final Label text = new Label();
    private final HBox strip = new HBox();
    private final PauseTransition fade = new PauseTransition(SOME_SECONDS);
    private final Map<String, InputFault> standing = new LinkedHashMap<>();
    private final Set<String> dismissed = new HashSet<>();
    private boolean faultsOnly;

    MessageStrip() {
        Button close = new Button(null, new FontIcon(Feather.X));
        close.getStyleClass().add("bare");
        close.setId("dismiss");
        close.setTooltip(new Tooltip(ShellWords.CLOSE_MESSAGE));
        close.setAccessibleText(ShellWords.CLOSE_MESSAGE);
        close.setOnAction(_ -> dismiss());
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.setId("message");
        strip.getChildren().addAll(new FontIcon(Feather.ALERT_CIRCLE), text, close);
        strip.getStyleClass().add("message");
        strip.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        strip.setVisible(false);
        strip.setAccessibleRole(AccessibleRole.TEXT);
        fade.setOnFinished(_ -> clear());
    }

    Node node() {
        return strip;
    }

    @Override
    public void show(InputFault fault) {
        fade.stop();
        put(fault.getMessage());
    }

    @Override
    public void stand(String about, InputFault fault) {
        InputFault before = standing.put(about, fault);
        boolean known = before != null && before.getMessage().equals(fault.getMessage());
        if (!known) {
            dismissed.remove(about);
            show(fault);
        }
    }

    @Override
    public void settled(String about) {
        InputFault fault = standing.remove(about);
        dismissed.remove(about);
        if (fault != null && strip.isVisible() && text.getText().equals(fault.getMessage())) {
            clear();
        }
    }

    /** The person has read it. */
    private void dismiss() {
        standing.forEach((about, fault) -> {
            if (fault.getMessage().equals(text.getText())) {
                dismissed.add(about);
            }
        });
        clear();
    }

    @Override
    public void say(String sentence) {
        if (!faultsOnly) {
            put(sentence);
            fade.playFromStart();
        }
    }

    /** Whether only faults are shown: a class looks on. */
    void saysFaultsOnly(boolean now) {
        faultsOnly = now;
    }

    private void put(String words) {
        text.setText(words);
        strip.setAccessibleText(words);
        StackPane.setAlignment(strip, isBesideText() ? Pos.BOTTOM_RIGHT : Pos.BOTTOM_CENTER);
        StackPane.setMargin(strip, new Insets(GAP, SIDE, aboveFoot(), SIDE));
        strip.setVisible(true);
    }

    /** Whether a slide's text stands at the left, which is read while a message is shown. */
    private boolean isBesideText() {
        return strip.getScene().getRoot().lookup("." + SLIDE_TEXT) != null;
    }

    /** How far above the lower edge of the window it stands, so that no control at the foot is covered. */
    private double aboveFoot() {
        Parent window = strip.getParent();
        double below = window.getLayoutBounds().getHeight();
        return GAP
                + strip.getScene().getRoot().lookupAll("." + FootRow.STYLE).stream()
                        .filter(foot ->
                                foot.isVisible() && foot.getLayoutBounds().getHeight() > 0)
                        .mapToDouble(foot -> below
                                - window.sceneToLocal(foot.localToScene(foot.getLayoutBounds()))
                                        .getMinY())
                        .max()
                        .orElse(SIDE);
    }

    @Override
    public void clear() {
        fade.stop();
        standing.keySet().stream()
                .filter(about -> !dismissed.contains(about))
                .findFirst()
                .map(standing::get)
                .ifPresentOrElse(this::show, () -> strip.setVisible(false));
    }
}

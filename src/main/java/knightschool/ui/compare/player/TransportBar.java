package knightschool.ui.compare.player;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableNumberValue;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SceneFooterFactory;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.playback.SpeedClock;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The controls of the player that all panes share: buttons, the step, the timeline, the speed and the menu "Until
 * next…".
 */
public final class TransportBar extends HBox {
    private static final double GAP = 22;

    /** The gap between two toggle buttons, in pixels. */
    private static final double BESIDE = 4;

    /**
     * The least width of the bar with the speed, in pixels. In a narrower bar the space goes to the timeline, and the
     * speed can still be set by keys.
     */
    private static final double WIDE_ENOUGH_FOR_SPEED = 900;

    /** The least width of the bar with the speed where the bar has no timeline, in pixels. */
    private static final double WIDE_ENOUGH_WITHOUT_TIMELINE = 480;

    /** The style classes of the type scale, by the greatest number of characters of a step that fit in each. */
    private static final NavigableMap<Integer, String> SIZES =
            new TreeMap<>(Map.of(6, "text-20", 7, "text-16", 9, "text-14", Integer.MAX_VALUE, "text-12"));

    /** The height for up to {@link #USUAL_LANES} lanes with nothing above them, in pixels. */
    private static final double USUAL_HEIGHT = 68;

    private static final double HEIGHT_WITHOUT_TIMELINE = 52;
    private static final int USUAL_LANES = 3;
    private static final PseudoClass WITHOUT_TIMELINE = PseudoClass.getPseudoClass("without-timeline");

    private final CompareCommands commands;
    private final Runnable home;
    private final ComparisonTimeline timeline;
    private final BooleanProperty timelineHere = new SimpleBooleanProperty(true);
    private final IntegerProperty lanes = new SimpleIntegerProperty(USUAL_LANES);
    private final Region elsewhere = SpacerFactory.across();
    private final ToggleButton depths;
    private final ToggleButton domains;
    private final ToggleButton reasonsButton;
    private final NextEventMenu until;
    private final BooleanProperty speedNamed = new SimpleBooleanProperty(true);

    /** @param home returns the keyboard focus to the scene, so that Space plays after a click on a button */
    public TransportBar(CompareModel model, CompareCommands commands, ComparisonTimeline timeline, Runnable home) {
        this.commands = commands;
        this.home = home;
        this.timeline = timeline;
        getStyleClass().addAll("transport", SceneFooterFactory.STYLE);
        setAlignment(Pos.CENTER_LEFT);
        ObservableNumberValue height =
                Bindings.createDoubleBinding(this::neededHeight, timelineHere, lanes, timeline.marksHeightProperty());
        minHeightProperty().bind(height);
        prefHeightProperty().bind(height);
        HBox buttons = commands.playback().buttons(home);
        SpeedControl speed = new SpeedControl(model, commands);
        speed.onReleased(home);
        NodeVisibility.follow(
                speed,
                widthProperty()
                        .greaterThanOrEqualTo(
                                Bindings.when(timeline.visibleProperty().and(timelineHere))
                                        .then(WIDE_ENOUGH_FOR_SPEED)
                                        .otherwise(WIDE_ENOUGH_WITHOUT_TIMELINE))
                        .and(speedNamed));
        HBox.setHgrow(timeline, Priority.ALWAYS);
        domains = toggle(CompareCommands.DOMAINS, Feather.GRID, model.domainsShownProperty());
        domains.setId("all-domains");
        domains.disableProperty().bind(model.domainsHeldBackProperty());
        reasonsButton = toggle(
                CompareCommands.REASONS, Feather.CHECK_CIRCLE, model.reasons().requestedProperty());
        reasonsButton.setId("why-not");
        HBox.setMargin(domains, new Insets(0, BESIDE, 0, 0));
        depths = toggle(
                CompareCommands.DEPTHS, Feather.TRENDING_UP, model.depths().shownProperty());
        depths.setId("depths-shown");
        HBox.setMargin(depths, new Insets(0, BESIDE, 0, 0));
        until = new NextEventMenu(model, commands, home);
        HBox.setMargin(reasonsButton, new Insets(0, GAP / 2, 0, 0));
        HBox.setMargin(speed, new Insets(0, GAP, 0, GAP / 2));
        getChildren().setAll(buttons, stepCounter(model), timeline, speed, depths, domains, reasonsButton, until);
    }

    private double neededHeight() {
        return timelineHere.get()
                ? USUAL_HEIGHT
                        + ComparisonTimeline.LANE * Math.max(0, lanes.get() - USUAL_LANES)
                        + timeline.marksHeightProperty().get()
                : HEIGHT_WITHOUT_TIMELINE;
    }

    /** Returns the label with the step that all panes show. */
    private static VBox stepCounter(CompareModel model) {
        Label name = LabelFactory.of(ComparisonPlayerWords.STEP, "text-12", "muted");
        Label step = NodeStyle.named(new Label(), "step");
        step.setMinWidth(USE_PREF_SIZE);
        name.setLabelFor(step);
        model.stepProperty().subscribe(now -> {
            String text = NumberFormatter.grouped(now.longValue());
            step.setText(text);
            List<String> styles =
                    List.of("label", "strong", SIZES.ceilingEntry(text.length()).getValue());
            // Even the same classes once more would style the label anew.
            if (!step.getStyleClass().equals(styles)) {
                step.getStyleClass().setAll(styles);
            }
        });
        VBox counter = NodeStyle.of(new VBox(name, step), "step-counter");
        counter.setAlignment(Pos.CENTER_LEFT);
        return counter;
    }

    /**
     * Shows only some of the controls, for a bar beside a text. The keys of hidden controls still work.
     *
     * @param speed whether the speed is shown where there is room
     * @param buttons whether the buttons for the domain table and the reasons and the menu "Until next…" are shown
     */
    public void show(boolean speed, boolean buttons) {
        speedNamed.set(speed);
        List.of(domains, reasonsButton, until).forEach(one -> NodeVisibility.set(one, buttons));
        // Beside a text there is no room for them.
        NodeVisibility.set(depths, false);
    }

    /** Returns a toggle button in the style of this bar, for use elsewhere. */
    public ToggleButton toggle(Command command, String id, Feather icon, BooleanProperty selected) {
        return toggle(command, id, new FontIcon(icon), selected);
    }

    /** Returns such a button with a sign that no icon has. */
    public ToggleButton toggle(Command command, String id, Node sign, BooleanProperty selected) {
        return NodeStyle.named(toggle(command, sign, selected), id);
    }

    /** Takes the timeline into the bar, or leaves it to a row of its own. */
    void hold(boolean held) {
        timelineHere.set(held);
        pseudoClassStateChanged(WITHOUT_TIMELINE, !held);
        getChildren()
                .replaceAll(child -> child == timeline || child == elsewhere ? held ? timeline : elsewhere : child);
    }

    /** Makes room for the given number of timeline lanes. */
    public void makeRoom(int lanes) {
        this.lanes.set(lanes);
    }

    private ToggleButton toggle(String id, Feather icon, BooleanProperty selected) {
        return toggle(commands.named(id), new FontIcon(icon), selected);
    }

    private ToggleButton toggle(Command command, Node sign, BooleanProperty selected) {
        ToggleButton toggle = NodeStyle.of(new ToggleButton(null, sign), "icon-button", "player-toggle");
        toggle.setMinWidth(USE_PREF_SIZE);
        toggle.setTooltip(new Tooltip(command.tooltip()));
        toggle.setAccessibleText(command.words());
        toggle.selectedProperty().bindBidirectional(selected);
        toggle.addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> home.run());
        return toggle;
    }

    /** The control for the speed in steps per second: a slider over powers of ten, and the speed in words. */
    private static final class SpeedControl extends VBox {
        private final CompareModel model;
        private final Slider slider = new Slider(Math.log10(SpeedClock.SLOWEST), Math.log10(SpeedClock.FASTEST), 0);
        private final Label value = new Label();
        private boolean showing;

        SpeedControl(CompareModel model, CompareCommands commands) {
            this.model = model;
            getStyleClass().add("speed");
            setAlignment(Pos.CENTER_LEFT);
            Label name = LabelFactory.of(ComparisonPlayerWords.SPEED, "text-12", "muted");
            name.setMinWidth(USE_PREF_SIZE);
            name.setLabelFor(slider);
            value.getStyleClass().addAll("text-12", "strong");
            value.setMinWidth(USE_PREF_SIZE);
            slider.setId("speed");
            slider.setTooltip(new Tooltip(ComparisonPlayerWords.speedHelp(
                    commands.named(CompareCommands.FASTER), commands.named(CompareCommands.SLOWER))));
            slider.setLabelFormatter(new PowersOfTen());
            slider.setAccessibleText(ComparisonPlayerWords.SPEED_READ_OUT);
            slider.valueProperty().addListener((_, _, now) -> choose(now.doubleValue()));
            model.speedProperty().addListener(_ -> show());
            HBox words = new HBox(4, name, value);
            words.setAlignment(Pos.BASELINE_LEFT);
            getChildren().setAll(words, slider);
            show();
        }

        private void choose(double power) {
            if (!showing) {
                model.speedProperty().set(SpeedClock.rounded(power));
            }
        }

        /** Shows the current speed, even one that the slider does not offer. */
        private void show() {
            double speed = model.speedProperty().get();
            value.setText(ComparisonPlayerWords.stepsASecond(speed));
            if (SpeedClock.rounded(slider.getValue()) != speed) {
                showing = true;
                slider.setValue(Math.log10(speed));
                showing = false;
            }
        }

        /** Sets an action that runs when the slider is released with the mouse. */
        void onReleased(Runnable then) {
            slider.addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> then.run());
        }

        private static final class PowersOfTen extends StringConverter<Double> {
            @Override
            public String toString(Double power) {
                return NumberFormatter.besideLargest((long) SpeedClock.rounded(power), (long) SpeedClock.FASTEST);
            }

            @Override
            public Double fromString(String text) {
                return Math.log10(Double.parseDouble(text));
            }
        }
    }
}

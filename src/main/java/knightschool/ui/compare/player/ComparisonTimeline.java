package knightschool.ui.compare.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.function.LongConsumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import knightschool.compare.SearchComputationProgress;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.setup.value.TimelineBracket;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.DepthCurvesModel;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The timeline of a comparison: an axis of steps with one lane per search, which shows how far the search is computed,
 * and a handle at the current step. The handle can be dragged to any step, and a click jumps to a step. For assistive
 * technology it is a slider.
 */
public final class ComparisonTimeline extends Region {
    /** The distance between two lanes, in pixels. */
    static final double LANE = 14;

    /** The distance between two lanes where there are only two, in pixels: the labels behind them need more space. */
    private static final double LANE_OF_TWO = 20;

    private static final double FIRST_LANE = 11;
    private static final double COUNTS = 80;
    private static final double HANDLE = 8;
    private static final double DOT = 3;
    private static final double RING = 12;
    private static final double LIMIT_GAP = 18;

    private final LongConsumer seek;
    private final Button limit = new Button(ComparisonPlayerWords.LIMIT, new FontIcon(Feather.PLUS_CIRCLE));

    private final DepthCurvesModel depths;
    private final DepthCurvesView curves;
    private final StepAxisView axis = new StepAxisView();
    /**
     * The least width of the axis, in pixels. Where it would be shorter, lanes omit their options, which the panes show
     * too.
     */
    private static final double LEAST_AXIS = 120;

    private final List<TimelineLaneView> views = new ArrayList<>();
    private final Line clock = NodeStyle.of(new Line(), "clock-line");
    private final Circle handle = NodeStyle.of(new Circle(HANDLE), "clock-handle");
    private final Circle dot = NodeStyle.of(new Circle(DOT), "clock-dot");
    private final Circle ring = NodeStyle.of(new Circle(RING), "clock-ring");
    private final BookmarkFlagsView flags;
    private final ReadOnlyDoubleWrapper marks = new ReadOnlyDoubleWrapper(this, "marks");
    private Optional<TimelineBracketView> bracket = Optional.empty();
    private List<AlgorithmStyle> looks = List.of();
    private List<SearchComputationProgress> lanes = List.of();
    private long step;
    private IntToLongFunction ownStep = _ -> 0;
    private long last = 1;
    private double counts = COUNTS;
    private boolean covered;
    private double curvesHeight = DepthCurvesView.HEIGHT;
    private long furthest = 1;

    /** Creates a timeline. The model goes to each step that the user selects. */
    public ComparisonTimeline(CompareModel model, CompareCommands commands) {
        Command raise = commands.named(CompareCommands.GO_ON);
        this.seek = model.transport()::reach;
        this.curves = new DepthCurvesView(model);
        this.flags = new BookmarkFlagsView(seek);
        model.bookmarks().allProperty().subscribe(bookmarks -> {
            flags.set(bookmarks);
            raise();
        });
        this.depths = model.depths();
        curves.setVisible(false);
        depths.curvesProperty().subscribe(_ -> requestLayout());
        depths.axisKindProperty().subscribe(_ -> requestLayout());
        limit.setId("raise-limit");
        limit.getStyleClass().addAll("limit", "text-12");
        limit.setTooltip(new Tooltip(raise.tooltip()));
        limit.setAccessibleText(raise.words());
        limit.setOnAction(_ -> raise.run());
        getStyleClass().add("timeline");
        setAccessibleRole(AccessibleRole.SLIDER);
        setAccessibleText(ComparisonPlayerWords.CLOCK_READ_OUT);
        setFocusTraversable(true);
        Tooltip.install(
                this,
                new Tooltip(ComparisonPlayerWords.clockHelp(
                        commands.named(CompareCommands.BACK), commands.named(CompareCommands.FORWARD))));
        addEventHandler(MouseEvent.MOUSE_PRESSED, press -> drag(press, seek));
        addEventHandler(MouseEvent.MOUSE_DRAGGED, drag -> drag(drag, model.transport()::dragOn));
    }

    /**
     * Shows how far each search is computed, and the current step.
     *
     * @param steps returns for each lane the step at which its search is shown, by its index
     * @param most the step up to which the searches will be computed
     */
    public void show(List<SearchComputationProgress> now, long clockStep, IntToLongFunction steps, long most) {
        lanes = now;
        ownStep = steps;
        step = clockStep;
        furthest = most;
        arrange();
    }

    /** Hides everything after the current step, or shows it again. */
    public void cover(boolean now) {
        covered = now;
        arrange();
    }

    private void arrange() {
        boolean complete = lanes.stream().allMatch(SearchComputationProgress::complete);
        last = Math.max(1, complete && !covered ? longest(lanes) : furthest);
        limit.setVisible(!complete && !covered && furthest < CompareModel.LAST_LIMIT);
        notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE);
        requestLayout();
    }

    private static long longest(List<SearchComputationProgress> some) {
        return some.stream()
                .mapToLong(SearchComputationProgress::explored)
                .max()
                .orElse(1);
    }

    /** Sets the height of the comparison, in pixels, by which that of the curves is measured. */
    public void fitCurves(double comparison) {
        double next = DepthCurvesView.heightIn(comparison);
        if (next != curvesHeight) {
            curvesHeight = next;
            requestLayout();
        }
    }

    /** Shows or hides the depth curves above the lanes. */
    void showDepths(boolean visible) {
        curves.setVisible(visible);
        requestLayout();
    }

    /** Sets the identities of the lanes, from top to bottom. */
    public void identify(List<PaneIdentity> identities) {
        views.clear();
        identities.forEach(pane -> views.add(new TimelineLaneView(pane)));
        looks = identities.stream().map(PaneIdentity::look).toList();
        getChildren().setAll(curves, axis);
        getChildren().addAll(views);
        bracket.ifPresent(getChildren()::add);
        getChildren().add(flags);
        getChildren().addAll(limit, clock, ring, handle, dot);
        getChildren().forEach(node -> node.setManaged(false));
    }

    /** Shows a bracket above the lanes around a span of steps, or none if empty. */
    public void bracket(Optional<TimelineBracket> span) {
        if (span.equals(bracket.map(TimelineBracketView::span))) {
            return;
        }
        bracket.ifPresent(getChildren()::remove);
        bracket = span.map(steps -> new TimelineBracketView(steps, seek));
        bracket.ifPresent(view -> getChildren().add(getChildren().indexOf(limit), view));
        raise();
    }

    private void raise() {
        marks.set(flagHeight() + bracketHeight());
        requestLayout();
    }

    /** The height of what is above the lanes, in pixels: the flags of bookmarks and a bracket. */
    ReadOnlyDoubleProperty marksHeightProperty() {
        return marks.getReadOnlyProperty();
    }

    /** Returns the styles of the searches whose ends are seen, from top to bottom. */
    public List<AlgorithmStyle> endedLooks() {
        return views.stream()
                .filter(TimelineLaneView::isEndVisible)
                .map(TimelineLaneView::look)
                .toList();
    }

    /** Returns the top of the lanes, in pixels. */
    private double top() {
        return flagHeight() + curveHeight() + bracketHeight();
    }

    private double bracketHeight() {
        return bracket.isPresent() ? TimelineBracketView.HEIGHT : 0;
    }

    private double flagHeight() {
        return flags.isEmpty() ? 0 : BookmarkFlagsView.HEIGHT;
    }

    private double curveHeight() {
        return curves.isVisible() ? curvesHeight : 0;
    }

    /** Returns the current scale of the axis, which leaves space on its right for the counts of finished lanes. */
    StepAxisScale scale() {
        return new StepAxisScale(
                curves.isVisible() ? depths.axisKindProperty().get() : StepAxisScale.Kind.LOGARITHMIC,
                last,
                Math.max(1, getWidth() - counts));
    }

    /** Returns the current width of the axis, in pixels. */
    public double axisWidth() {
        return scale().width();
    }

    /**
     * Sets the labels that tell how the lanes ended, and returns the space that they need, in pixels.
     *
     * @param count the number of lanes whose progress is known
     * @param noted whether the labels include the options
     */
    private double label(int count, boolean noted) {
        double most = COUNTS;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, views.get(i).label(lanes.get(i), noted));
        }
        return most;
    }

    @Override
    protected void layoutChildren() {
        int count = Math.min(views.size(), lanes.size());
        counts = covered ? COUNTS : label(count, true);
        if (!covered && getWidth() - counts < LEAST_AXIS) {
            counts = label(count, false);
        }
        StepAxisScale scale = scale();
        double lane = lane();
        double top = top();
        if (curves.isVisible()) {
            curves.show(scale, looks, step, getWidth(), curvesHeight, covered);
            curves.setLayoutY(flagHeight());
            // Nothing after the line of the current step is visible.
            curves.setClip(covered ? new Rectangle(scale.x(step), curveHeight()) : null);
        }
        bracket.ifPresent(view -> {
            view.setLayoutY(flagHeight() + curveHeight());
            // Its end may be that of a search, on which a class still bets.
            view.setVisible(!covered || view.span().last() <= step);
            view.show(scale, getWidth());
        });
        double bottom = top + FIRST_LANE + lane * views.size() - lane / 2;
        flags.show(scale, step, bottom, getWidth(), covered);
        axis.setLayoutY(top);
        axis.show(scale, bottom - top + LANE / 4);
        for (int i = 0; i < count; i++) {
            views.get(i).setLayoutY(top + FIRST_LANE + lane * i);
            views.get(i).show(lanes.get(i), ownStep.applyAsLong(i), scale, covered);
        }
        limit.autosize();
        limit.relocate(scale.width() + LIMIT_GAP, bottom - 1);
        double x = scale.x(step);
        double middle = top + FIRST_LANE + lane * (views.size() - 1) / 2.0;
        clock.setStartX(x);
        clock.setEndX(x);
        clock.setStartY(curves.isVisible() ? flagHeight() : top + FIRST_LANE - LANE / 2 - 1);
        clock.setEndY(bottom + 2);
        for (Circle circle : List.of(ring, handle, dot)) {
            circle.setCenterX(x);
            circle.setCenterY(middle);
        }
    }

    /** Returns the distance between two lanes, in pixels. */
    private double lane() {
        return views.size() == 2 ? LANE_OF_TWO : LANE;
    }

    @Override
    protected double computePrefHeight(double width) {
        return top() + FIRST_LANE + lane() * Math.max(1, views.size()) + StepAxisView.HEIGHT;
    }

    private void drag(MouseEvent event, LongConsumer reach) {
        if (event.getButton() == MouseButton.PRIMARY) {
            reach.accept(scale().step(event.getX()));
            event.consume();
        }
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case VALUE -> (double) step;
            case MIN_VALUE -> 0.0;
            case MAX_VALUE -> (double) (covered ? step : longest(lanes));
            case VALUE_STRING -> ComparisonPlayerWords.step(step);
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        switch (action) {
            case INCREMENT -> seek.accept(step + 1);
            case DECREMENT -> seek.accept(step - 1);
            case SET_VALUE -> seek.accept(((Number) parameters[0]).longValue());
            default -> super.executeAccessibleAction(action, parameters);
        }
    }
}

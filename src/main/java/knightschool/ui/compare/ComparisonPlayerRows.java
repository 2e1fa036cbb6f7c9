package knightschool.ui.compare;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import knightschool.drawing.chart.BookmarkLegendSign;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;
import knightschool.ui.compare.model.BookmarkWords;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.player.ComparisonTimeline;
import knightschool.ui.compare.player.DepthCurvesTimelineRow;
import knightschool.ui.compare.player.TimelineLegendEntries;
import knightschool.ui.compare.player.TransportBar;
import knightschool.ui.legend.LegendEntry;

/** The player below the panes: its bar with the timeline, which moves into a row of its own for the depth curves. */
final class ComparisonPlayerRows {
    private final CompareModel model;
    private final ComparisonPartVisibility visibility;
    private final ComparisonTimeline timeline;
    private final TransportBar bar;
    private final DepthCurvesTimelineRow curves;

    /** @param home returns the keyboard focus to the scene */
    ComparisonPlayerRows(
            CompareModel model, ComparisonPartVisibility visibility, CompareCommands player, Runnable home) {
        this.model = model;
        this.visibility = visibility;
        this.timeline = new ComparisonTimeline(model, player);
        this.bar = new TransportBar(model, player, timeline, home);
        this.curves = new DepthCurvesTimelineRow(model.depths());
    }

    /** The rows, from top to bottom. */
    List<Node> nodes() {
        return List.of(curves, bar);
    }

    /** The bar with the buttons. */
    TransportBar bar() {
        return bar;
    }

    /** Sets the searches, from left to right. */
    void identify(List<PaneIdentity> searches) {
        timeline.identify(searches);
        bar.makeRoom(searches.size());
    }

    /** Shows the progress of the searches from now on when it changes. */
    void follow() {
        model.depths()
                .shownProperty()
                .subscribe(visible -> curves.hold(visibility.isInWindow() && visible, timeline, bar));
        model.progress().lanesProperty().addListener(_ -> showLanes());
        model.snapshotProperty().addListener(_ -> showLanes());
        model.progress().limitProperty().addListener(_ -> showLanes());
    }

    /**
     * Gives the depth curves their height.
     *
     * @param height the height of the comparison, in pixels
     */
    void fitCurves(double height) {
        timeline.fitCurves(height);
    }

    /** Hides what lies beyond the shown step while it would give an answer away, or shows it again. */
    void cover(boolean covered) {
        timeline.cover(covered);
    }

    /** Shows the controls that the opened set-up names; the window has all of them. */
    void showControls() {
        VisibleSceneControls controls = visibility.openedSetup().controls();
        boolean playerVisible = visibility.isInWindow() || controls.shows(SceneControl.PLAYER, false);
        bar.setVisible(playerVisible);
        bar.setManaged(playerVisible);
        if (!visibility.isInWindow()) {
            bar.show(controls.shows(SceneControl.SPEED, false), controls.shows(SceneControl.BUTTONS, false));
        }
        showLanes();
    }

    /** Shows the timeline if it may be seen. */
    void showTimeline() {
        timeline.setVisible(visibility.shows(HideableScenePart.TIMELINE));
    }

    private void showLanes() {
        if (visibility.isOpening()) {
            return;
        }
        timeline.bracket(visibility
                .openedSetup()
                .searching(model.problem(), model.panes().solvers())
                .bracket());
        timeline.show(
                model.progress().lanesProperty().get(),
                model.stepProperty().get(),
                model::stepOf,
                model.progress().limitProperty().get());
    }

    /** The legend entries of the signs that are now on the timeline. */
    Stream<LegendEntry> signs() {
        if (!timeline.isVisible()) {
            return Stream.empty();
        }
        Stream<LegendEntry> bookmarks = model.bookmarks().all().isEmpty()
                ? Stream.empty()
                : Stream.of(new LegendEntry(BookmarkLegendSign.sketch(), BookmarkWords.SIGN, BookmarkWords.WHERE));
        return Stream.of(
                        bookmarks,
                        TimelineLegendEntries.ofEnds(timeline.endedLooks()).stream(),
                        TimelineLegendEntries.ofCurves(model.depths()).stream())
                .flatMap(entries -> entries);
    }
}

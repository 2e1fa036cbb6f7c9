package knightschool.ui.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import knightschool.board.SquareNames;
import knightschool.drawing.Zoom;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.tour.TourBoardLayout;
import knightschool.ui.board.LargerSquaresLayoutRule;
import knightschool.ui.command.Command;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.legend.VisibleBoardSigns;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.PulseTimer;

/**
 * The view of the tour scene: the whole board, an enlarged part of it, and a player below. It calls its model once per
 * pulse.
 */
final class TourConstructionView extends BorderPane {
    private final TourConstructionModel model;
    private final ComparedTourPane joined;
    private final ComparedTourPane rule;
    private final ComparedTourLayout boards;
    private final LegendEntryCache<List<SignSource>> signs = new LegendEntryCache<>();
    private final PulseTimer pulse;
    private final List<Command> commands;
    private final TourConstructionWords words;
    private final WarnsdorffWords ruleWords;
    private final TourTransportBar player;

    /**
     * @param theme the current theme
     * @param unseenEnd run when the work has ended while another scene was shown
     */
    TourConstructionView(TourConstructionModel model, ObservableValue<Theme> theme, Runnable unseenEnd) {
        this.model = model;
        joined = new ComparedTourPane(
                "joined", TourConstructionWords.JOINED_HELP, new TourBoardView(model, theme, TourBoardContent.JOINED));
        rule = new ComparedTourPane(
                "rule", WarnsdorffWords.HELP, new TourBoardView(model, theme, TourBoardContent.RULE));
        TourConstructionCommands tourCommands = new TourConstructionCommands(
                model, this::zoom, (right, down) -> joined.board().pan(right, down));
        commands = tourCommands.all();
        words = new TourConstructionWords(model, commands);
        ruleWords = new WarnsdorffWords(model, commands);
        boards = new ComparedTourLayout();
        getStyleClass().add("tour");
        setCenter(boards);
        player = new TourTransportBar(model, tourCommands, words, this::focus);
        setBottom(player);
        listen();
        show();
        pulse = new PulseTimer(
                        this,
                        model::tick,
                        model::isIdle,
                        model.runningProperty(),
                        model.steps().playback().playingProperty())
                .onEndWhileDetached(model::isSettled, unseenEnd);
    }

    private void listen() {
        model.questionProperty().addListener(_ -> show());
        model.builtProperty().addListener(_ -> show());
        model.greedyProperty().addListener(_ -> show());
        model.steps().stepProperty().addListener(_ -> show());
        model.coverageProperty().addListener(_ -> show());
        model.breakdownProperty().addListener(_ -> show());
        model.steps().stepProperty().addListener(_ -> follow());
        model.runningProperty().addListener(_ -> show());
    }

    private void show() {
        boards.requestLayout();
        joined.show(words.title(), TourBoardContent.joining(model), words.joined(), words.joining());
        rule.show(WarnsdorffWords.TITLE, TourBoardContent.rule(model), ruleWords.visited(), ruleWords.rule());
    }

    /** The legend entries of the signs that are on the boards now. */
    List<LegendEntry> signs() {
        List<ComparedTourPane> panes = rule.isVisible() ? List.of(joined, rule) : List.of(joined);
        List<SignSource> views = panes.stream()
                .map(pane -> new SignSource(pane.board().content(), pane.board().window()))
                .toList();
        return signs.of(views, this::entries);
    }

    /** The content from which legend entries are made. */
    private record SignSource(TourBoardContent content, BoardViewport window) {}

    private List<LegendEntry> entries(List<SignSource> views) {
        List<VisibleBoardSigns> both = new ArrayList<>();
        for (int i = 0; i < views.size(); i++) {
            BoardViewport window = views.get(i).window();
            both.add(new VisibleBoardSigns(
                    TourConstructionWords.place(i, views.size(), boards.isStacked()),
                    square -> SquareNames.name(window.columns(), window.rows(), square),
                    views.get(i).content().signs(window)));
        }
        return BoardSignLegendEntries.of(both);
    }

    private void zoom(double by) {
        if (by == 0) {
            model.zoomProperty().set(Zoom.WHOLE);
        } else {
            joined.board().nearer(by, now());
        }
    }

    /** The ends of the edges that the current step adds; empty if it joins nothing. */
    private List<Integer> now() {
        return Optional.ofNullable(model.builtProperty().get())
                .flatMap(built -> built.assembly().now(model.steps().step()))
                .map(join -> join.put().stream()
                        .flatMap(edge -> Stream.of(edge.from(), edge.to()))
                        .toList())
                .orElse(List.of());
    }

    /** Scrolls the left board to the join of the current step, unless the steps are being played. */
    private void follow() {
        if (!model.steps().playback().playingProperty().get()) {
            joined.board().reveal(now());
        }
    }

    /** Shows or hides the pane of Warnsdorff's rule. */
    void showRule(boolean visible) {
        rule.setVisible(visible);
        boards.requestLayout();
    }

    /** Shows or hides the player below the boards. */
    void setPlayerShown(boolean visible) {
        setBottom(visible ? player : null);
    }

    boolean isPlayerShown() {
        return getBottom() != null;
    }

    /** Moves the keyboard focus to the boards. */
    public void focus() {
        joined.board().requestFocus();
    }

    /** Called when the scene is left; see {@link TourConstructionModel#putAway}. */
    void putAway() {
        model.putAway();
        joined.board().putAway();
        rule.board().putAway();
    }

    List<Command> commands() {
        return commands;
    }

    /** Whether everything visible is on screen. */
    public boolean isSettled() {
        return model.isSettled()
                && joined.board().isSettled()
                && (!rule.isVisible() || rule.board().isSettled());
    }

    /** Ends the pulse and all threads. */
    public void close() {
        pulse.close();
        model.close();
        joined.board().close();
        rule.board().close();
    }

    /** Whether all threads have ended. */
    boolean isEnded() {
        return model.isEnded() && joined.board().isEnded() && rule.board().isEnded();
    }

    /**
     * The two panes side by side, or one above the other for a wide board, whose squares are larger then. That of the
     * joined tour is alone if the other is hidden.
     */
    private final class ComparedTourLayout extends Region {
        private static final double GAP = 32;
        private static final double GAP_BELOW = 8;

        /** The approximate height of the title and text of a pane, in pixels. */
        private static final double WORDS = 112;

        ComparedTourLayout() {
            getChildren().addAll(joined, rule);
            setMinSize(0, 0);
        }

        @Override
        protected void layoutChildren() {
            double left = snappedLeftInset();
            double top = snappedTopInset();
            double width = getWidth() - left - snappedRightInset();
            double height = getHeight() - top - snappedBottomInset();
            if (!rule.isVisible()) {
                joined.resizeRelocate(left, top, width, height);
                return;
            }
            double half = Math.floor((width - GAP) / 2);
            double halfHeight = Math.floor((height - GAP_BELOW) / 2);
            if (LargerSquaresLayoutRule.isWorthIt(side(width, halfHeight), side(half, height))) {
                joined.resizeRelocate(left, top, width, halfHeight);
                rule.resizeRelocate(left, top + height - halfHeight, width, halfHeight);
            } else {
                joined.resizeRelocate(left, top, half, height);
                rule.resizeRelocate(left + width - half, top, half, height);
            }
        }

        /** Whether the panes are one above the other. */
        boolean isStacked() {
            return rule.getLayoutY() > joined.getLayoutY();
        }

        /** The side of a square in a pane of a size, in pixels. */
        private double side(double width, double height) {
            TourConstructionParameters now = model.question();
            return Math.min(
                    (width - TourBoardLayout.LEFT) / now.columns(),
                    (height - WORDS - TourBoardLayout.BELOW) / now.rows());
        }
    }
}

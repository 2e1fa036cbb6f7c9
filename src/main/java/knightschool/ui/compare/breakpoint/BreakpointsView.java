package knightschool.ui.compare.breakpoint;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointHit;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.scroll.ScrollPositionSetter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The breakpoints of a comparison, with a row that adds more, and beside them the steps at which they were hit. */
public final class BreakpointsView extends VBox {
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final double GAP = 4;
    private static final double BESIDE = 24;
    private static final double LIST = 84;
    private static final double LEAST_LIST = 56;

    private final BreakpointsModel stops;
    private final Searches searches;
    private final Runnable home;
    private final BreakpointForm form;
    private final Label fault = NodeStyle.named(new Label(), "stop-fault", "text-14", "choice-fault");
    private final VBox stopList = new VBox();
    private final VBox struck = new VBox();
    private final ScrollPane strikes = scrolled(struck, "stop-strikes");

    /** Makes a change of the breakpoints that can be undone. */
    private final Consumer<Runnable> changes;

    /**
     * The searches that stop at the breakpoints.
     *
     * @param board supplies their board
     * @param solvers their algorithms, from left to right
     * @param step the shown step
     * @param covered whether the strikes would give an answer to a class away
     * @param seeker shows a step of the search with the given index
     */
    public record Searches(
            Supplier<Board> board,
            ObservableValue<List<ConfiguredAlgorithm>> solvers,
            ObservableValue<Number> step,
            ObservableValue<Boolean> covered,
            ObjLongConsumer<Integer> seeker) {}

    /**
     * Creates the view of the breakpoints of a comparison.
     *
     * @param next goes on to the next breakpoint
     * @param changes makes a change of the breakpoints that can be undone
     * @param home returns the keyboard focus to the scene
     */
    public BreakpointsView(
            BreakpointsModel stops, Searches searches, Command next, Consumer<Runnable> changes, Runnable home) {
        this.stops = stops;
        this.searches = searches;
        this.changes = changes;
        this.home = home;
        setId("compare-stops");
        getStyleClass().addAll("stops", MessageDisplay.KEPT_CLEAR);
        fault.setWrapText(true);
        NodeVisibility.follow(fault, fault.textProperty().isNotEmpty());
        form = new BreakpointForm(searches.board(), this::add, fault::setText, run(next));
        HBox lists = new HBox(
                BESIDE,
                column(BreakpointsViewWords.STOPS, scrolled(stopList, "stop-list")),
                column(BreakpointsViewWords.STRIKES, strikes));
        VBox.setVgrow(lists, Priority.ALWAYS);
        // Hidden nodes are removed, so that they are not styled.
        List<Node> parts = List.of(form, fault, lists);
        visibleProperty().subscribe(visible -> getChildren().setAll(visible ? parts : List.of()));
        managedProperty().bind(visibleProperty());
        setVisible(false);
        stops.listedProperty().bind(visibleProperty());
        stops.allProperty().subscribe(this::list);
        searches.solvers().addListener(_ -> list(stops.all()));
        stops.strikesProperty().subscribe(_ -> listStrikes());
        searches.covered().addListener((_, _, _) -> listStrikes());
        searches.step().addListener(_ -> markNow());
    }

    private Board board() {
        return searches.board().get();
    }

    private Button run(Command next) {
        Button run = NodeStyle.named(new Button(BreakpointsViewWords.RUN + " (" + next.keyText() + ")"), "stop-run");
        run.setTooltip(new Tooltip(next.tooltip()));
        run.setMinWidth(USE_PREF_SIZE);
        run.disableProperty().bind(next.available().map(can -> !can));
        run.setOnAction(_ -> {
            next.run();
            home.run();
        });
        return run;
    }

    private static ScrollPane scrolled(VBox rows, String id) {
        ScrollPane pane = NodeStyle.named(new ScrollPane(rows), id, "edge-to-edge");
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.setFocusTraversable(false);
        pane.setPrefHeight(LIST);
        pane.setMinHeight(LEAST_LIST);
        return pane;
    }

    private static VBox column(String title, ScrollPane list) {
        Label label = LabelFactory.of(title, "text-12", "muted");
        VBox column = new VBox(label, list);
        VBox.setVgrow(list, Priority.ALWAYS);
        HBox.setHgrow(column, Priority.ALWAYS);
        // Both are as wide, whatever stands in them.
        column.setPrefWidth(1);
        column.setMinWidth(0);
        return column;
    }

    /** Sets the searches, from left to right. */
    public void identify(List<ConfiguredAlgorithm> solvers) {
        form.identify(solvers);
        list(stops.all());
    }

    /** Moves the keyboard focus to the first control. */
    public void begin() {
        applyCss();
        form.focus();
    }

    /** Adds a breakpoint. If it is refused, the row keeps its values so that they can be corrected. */
    private boolean add(Breakpoint more) {
        changes.accept(() -> fault.setText(stops.add(more)));
        boolean accepted = fault.getText().isEmpty();
        if (accepted) {
            home.run();
        }
        return accepted;
    }

    private void list(List<Breakpoint> now) {
        stopList.getChildren().setAll(now.isEmpty() ? List.of(empty(BreakpointsViewWords.NO_STOPS)) : rows(now));
    }

    private static Label empty(String words) {
        Label label = LabelFactory.of(words, "text-14", "muted");
        label.setWrapText(true);
        return label;
    }

    private List<Node> rows(List<Breakpoint> now) {
        return now.stream().<Node>map(this::row).toList();
    }

    private HBox row(Breakpoint stop) {
        String words = BreakpointWords.of(stop, board(), searches.solvers().getValue());
        Label label = LabelFactory.of(words, "text-14", "stop-words");
        label.setMinWidth(0);
        label.setTooltip(new Tooltip(words));
        HBox.setHgrow(label, Priority.ALWAYS);
        label.setMaxWidth(Double.MAX_VALUE);
        Button remove = NodeStyle.of(new Button(null, new FontIcon(Feather.X)), "bare", "stop-remove");
        remove.setTooltip(new Tooltip(BreakpointsViewWords.REMOVE));
        remove.setAccessibleText(BreakpointsViewWords.remove(words));
        remove.setMinWidth(USE_PREF_SIZE);
        remove.setOnAction(_ -> {
            changes.accept(() -> stops.remove(stop));
            home.run();
        });
        HBox row = NodeStyle.of(new HBox(GAP, remove, label), "stop-row");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** Lists the strikes, unless they would give an answer to a class away. */
    private void listStrikes() {
        List<BreakpointHit> now = stops.strikesProperty().get();
        boolean covered = searches.covered().getValue();
        String none = covered ? BreakpointsViewWords.STRIKES_COVERED : BreakpointsViewWords.NO_STRIKES;
        struck.getChildren()
                .setAll(
                        now.isEmpty() || covered
                                ? List.of(empty(none))
                                : now.stream().<Node>map(this::strike).toList());
        markNow();
    }

    private Button strike(BreakpointHit strike) {
        String place = BreakpointWords.place(strike, board());
        String why = BreakpointWords.conditions(strike.breakpoint(), board());
        Button go = NodeStyle.of(new Button(place + ": " + why), "stop-strike", "text-14");
        go.setMaxWidth(Double.MAX_VALUE);
        go.setUserData(strike);
        go.setTooltip(new Tooltip(BreakpointsViewWords.goTo(place + ": " + why)));
        go.setOnAction(_ -> {
            searches.seeker()
                    .accept(searches.solvers().getValue().indexOf(strike.panes().getFirst()), strike.step());
            home.run();
        });
        return go;
    }

    /** Marks the strikes at the shown step and scrolls to them. */
    private void markNow() {
        long step = searches.step().getValue().longValue();
        List<Node> rows = struck.getChildren();
        for (int i = 0; i < rows.size(); i++) {
            boolean now = rows.get(i).getUserData() instanceof BreakpointHit strike && strike.step() == step;
            rows.get(i).pseudoClassStateChanged(NOW, now);
            if (now) {
                ScrollPositionSetter.down(strikes, rows.size() == 1 ? 0 : (double) i / (rows.size() - 1));
            }
        }
    }
}

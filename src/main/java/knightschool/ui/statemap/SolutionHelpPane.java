package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.drawing.statemap.SolutionStripDrawing;
import knightschool.statemap.BlockMove;
import knightschool.statemap.StateMap;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.focus.FocusReturnAfterMouse;
import knightschool.ui.hint.HintSequenceButtons;
import knightschool.ui.hint.HintWords;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.statemap.model.StateMapFact;
import knightschool.ui.statemap.model.StateMapFactWords;
import knightschool.ui.statemap.model.StateMapFactsModel;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;

/**
 * The pane below a sliding puzzle with help for the player: hints, a shortest solution as a strip of boards, or the
 * facts about the map.
 */
final class SolutionHelpPane extends VBox {
    private static final PseudoClass GIVEN = PseudoClass.getPseudoClass("given");

    /** The height of the title and a scroll bar, in pixels. */
    private static final double ROW = 46;

    private final StateMapModel model;
    private final Label title = NodeStyle.named(new Label(), "help-title", "strong", "map-title");
    private final Hyperlink toggle = NodeStyle.named(new Hyperlink(), "toggle-solution");
    private final SketchView strip = new SketchView();
    private final ScrollPane scroll = NodeStyle.of(new ScrollPane(strip), "map-strip");
    private final HBox hints;
    private final Label lookBack = NodeStyle.named(LabelFactory.of("", "muted"), "look-back");
    private final Hyperlink facts = NodeStyle.named(new Hyperlink(), "toggle-facts");
    private final MapFactsPane factsPane;
    private List<LegendEntry> signs = List.of();

    /** @param focus returns the keyboard focus to the board */
    SolutionHelpPane(StateMapModel model, StateMapCommands commands, Runnable focus) {
        this.model = model;
        Command show = commands.named(StateMapCommands.STRIP);
        getStyleClass().add("map-help");
        title.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setOnAction(_ -> show.run());
        toggle.setTooltip(new Tooltip(show.tooltip()));
        ObservableValue<String> sentence = Bindings.createStringBinding(
                this::hint,
                model.help().hints().givenHintsProperty(),
                model.play().gameProperty(),
                model.maps().stateProperty());
        Command next = commands.named(StateMapCommands.HINT);
        hints = NodeStyle.of(
                new HBox(new HintSequenceButtons(
                                model.help().hints(),
                                StateMapWords.HINTS,
                                sentence,
                                next,
                                new FocusReturnAfterMouse(this, focus))
                        .buttons()),
                "map-hints");
        Command about = commands.named(StateMapCommands.FACTS);
        facts.setOnAction(_ -> about.run());
        facts.setTooltip(new Tooltip(about.tooltip()));
        factsPane = new MapFactsPane(model.facts());
        HBox head = NodeStyle.of(new HBox(16, title, SpacerFactory.across(), facts, toggle), "map-row");
        head.setAlignment(Pos.BASELINE_LEFT);
        lookBack.setWrapText(true);
        hints.setAlignment(Pos.TOP_LEFT);
        scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFitToHeight(true);
        scroll.setMinSize(0, 0);
        scroll.setFocusTraversable(false);
        StackPane content = new StackPane(hints, lookBack, scroll, factsPane);
        content.setAlignment(Pos.TOP_LEFT);
        content.setMinSize(0, 0);
        VBox.setVgrow(content, Priority.ALWAYS);
        getChildren().setAll(head, content);
        model.play().gameProperty().addListener(_ -> show());
        model.maps().stateProperty().addListener(_ -> show());
        model.setupProperty().addListener(_ -> show());
        model.facts().shownProperty().addListener(_ -> show());
        content.layoutBoundsProperty().addListener(_ -> show());
        show();
    }

    /** Returns the signs in the solution, if it is shown. */
    List<LegendEntry> signs() {
        return signs;
    }

    private void show() {
        signs = List.of();
        boolean solvable =
                model.stateMap().filter(map -> map.shortest() != StateMap.NONE).isPresent();
        boolean solutionVisible = model.showsSolution();
        boolean tells = model.facts().shownProperty().get();
        setVisible(model.stateMap().isPresent());
        factsPane.setVisible(tells);
        lookBack.setVisible(
                !solutionVisible && !tells && solvable && model.play().game().isSolved());
        model.stateMap()
                .ifPresent(map -> lookBack.setText(
                        StateMapWords.lookBack(model.play().game().walk().size() == map.shortest())));
        scroll.setVisible(solutionVisible && !tells && solvable);
        List<Integer> path = model.shortestPath();
        hints.setVisible(!solutionVisible && !tells && path.size() > 1);
        NodeVisibility.set(toggle, solvable && !tells);
        toggle.setText(solutionVisible ? StateMapWords.HIDE : StateMapWords.SHOW);
        facts.setText(tells ? StateMapFactWords.HIDE : StateMapFactWords.SHOW);
        title.setText(tells ? StateMapFactWords.TITLE : "");
        if (!solvable || tells) {
            return;
        }
        title.setText(solutionVisible || path.size() < 2 ? StateMapWords.strip(path.size() - 1) : HintWords.TITLE);
        if (solutionVisible) {
            StateMap map = model.stateMap().orElseThrow();
            double width = Math.max(200, scroll.getWidth() < 200 ? getWidth() : scroll.getWidth());
            List<BlockMove> moves = map.moves(path);
            strip.setSketch(SolutionStripDrawing.draw(
                    map.puzzleAt(path.getFirst()), moves, Math.floor(width), getHeight() - ROW));
            strip.setAccessibleText(StateMapWords.strip(moves.size()));
            if (SolutionStripDrawing.hasGrey(map.puzzleAt(path.getFirst()), moves)) {
                signs = List.of(StateMapLegendEntries.ofStrip());
            }
        }
    }

    /** Returns the words of the displayed hint; empty if none is. */
    private String hint() {
        int number = model.help().hints().givenHints().displayed();
        if (number == 0) {
            return "";
        }
        return model.help()
                .hintedMove()
                .map(move -> StateMapWords.hint(
                        number,
                        model.shortestPath().size() - 1,
                        model.play().game().puzzle(),
                        move))
                .orElse("");
    }

    /** The list of facts about the map. A click on one marks it on the map. */
    private static final class MapFactsPane extends GridPane {
        private static final int COLUMNS = 2;

        private final StateMapFactsModel facts;
        private final List<Button> buttons = new ArrayList<>();

        MapFactsPane(StateMapFactsModel facts) {
            this.facts = facts;
            getStyleClass().add("map-facts");
            for (int i = 0; i < COLUMNS; i++) {
                ColumnConstraints half = new ColumnConstraints();
                half.setPercentWidth(100.0 / COLUMNS);
                getColumnConstraints().add(half);
            }
            facts.factsProperty().addListener(_ -> show());
            facts.failureProperty().addListener(_ -> show());
            facts.chosenProperty().addListener(_ -> mark());
            show();
        }

        private void show() {
            getChildren().clear();
            buttons.clear();
            List<StateMapFact> all = facts.factsProperty().get();
            if (all.isEmpty()) {
                Label wait = LabelFactory.wrapped(
                        StateMapFactWords.missing(facts.failureProperty().get()), "muted");
                add(wait, 0, 0, COLUMNS, 1);
            }
            for (int i = 0; i < all.size(); i++) {
                Button button = button(all.get(i));
                buttons.add(button);
                add(button, i % COLUMNS, i / COLUMNS);
            }
            mark();
        }

        private Button button(StateMapFact fact) {
            Label value = LabelFactory.whole(fact.value(), "strong");
            Label caption = LabelFactory.of(fact.quantity(), "muted");
            HBox line = new HBox(6, value, caption);
            line.setAlignment(Pos.BASELINE_LEFT);
            Button button = NodeStyle.named(new Button(null, line), "fact-" + fact.id(), "map-fact");
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            button.setAccessibleText(fact.value() + " " + fact.quantity());
            boolean clicks = !fact.highlight().isEmpty();
            button.setTooltip(new Tooltip(clicks ? fact.help() + "\n" + StateMapFactWords.CLICK : fact.help()));
            button.setFocusTraversable(clicks);
            button.setUserData(fact);
            button.setMaxWidth(Double.MAX_VALUE);
            button.setOnAction(_ -> facts.choose(fact));
            return button;
        }

        private void mark() {
            StateMapFact fact = facts.chosenProperty().get().orElse(null);
            buttons.forEach(button ->
                    button.pseudoClassStateChanged(GIVEN, button.getUserData().equals(fact)));
        }
    }
}

package knightschool.ui.compare.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjLongConsumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.board.Board;
import knightschool.compare.ChoiceCost;
import knightschool.compare.OtherSearchPathFate;
import knightschool.compare.SelectedSubtree;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.control.HeightCachingColumn;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/**
 * The facts about the selected subtree of the search tree: the steps spent in it, what the searches of the other panes
 * do there, and buttons that act on it. While no subtree is selected, a place is kept for them, so that they do not
 * move the tree away under the pointer; where there is no height for that, they are hidden.
 */
final class SelectedSubtreeFactsPane extends HeightCachingColumn {
    private static final double GAP = 8;

    /** While a window is dragged larger it has another width in each frame. */
    private static final int MOST_WIDTHS = 16;

    private final HBox row = new HBox(GAP);
    private final boolean keepsPlace;
    private final Words words = new Words();
    private final List<? extends Node> buttons;
    private final Label facts = NodeStyle.named(new Label(), "tree-facts");
    private final TextFlow others = NodeStyle.named(new TextFlow(), "tree-others");
    private final ObjLongConsumer<Integer> jump;

    /** The sentences on the other searches, in the order of their panes. */
    private List<Fate> fates = List.of();

    /** The sentence on another search. */
    private record Fate(OtherSearchPathFate encounter, SearchTreeWords.SentenceWithStep words) {}

    /** Words that few are longer than, paragraph by paragraph; none where no place is kept. */
    private List<String> longest = List.of();

    /**
     * @param buttons the buttons that act on the selected node
     * @param keepsPlace whether a place is kept while no subtree is selected
     * @param jump goes to a step of a search, by its index
     */
    SelectedSubtreeFactsPane(List<? extends Node> buttons, boolean keepsPlace, ObjLongConsumer<Integer> jump) {
        super(GAP);
        this.jump = jump;
        this.buttons = buttons;
        this.keepsPlace = keepsPlace;
        words.getChildren().setAll(facts, others);
        facts.getStyleClass().addAll("text-14", "muted");
        facts.setWrapText(true);
        facts.setMinHeight(USE_PREF_SIZE);
        others.setMinHeight(USE_PREF_SIZE);
        facts.fontProperty().subscribe(_ -> words.forget());
        NodeVisibility.follow(others, Bindings.isNotEmpty(others.getChildren()));
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMinSize(0, USE_PREF_SIZE);
        row.setAlignment(Pos.TOP_LEFT);
        setNarrow(false);
        setMinHeight(USE_PREF_SIZE);
        managedProperty().bind(visibleProperty());
        setVisible(keepsPlace);
    }

    /** Sets whether the buttons stand below the words, for which a narrow tree has no room beside them. */
    void setNarrow(boolean narrow) {
        List<Node> inRow = new ArrayList<>(buttons);
        if (!narrow) {
            inRow.addFirst(words);
        }
        getChildren().clear();
        row.getChildren().setAll(inRow);
        getChildren().setAll(narrow ? List.of(words, row) : List.of(row));
    }

    /** Keeps a place for words, paragraph by paragraph. */
    void keepPlaceFor(List<String> paragraphs) {
        if (keepsPlace && !longest.equals(paragraphs)) {
            longest = List.copyOf(paragraphs);
            words.forget();
        }
    }

    /**
     * Shows the facts about a subtree; if empty, how one is selected, where a place is kept.
     *
     * @param over whether the search is over
     * @param whole the counted size of the whole subtree
     * @param panes the searches, from left to right
     * @param pane the search whose subtree it is, where several could be meant
     */
    void show(
            Optional<SelectedSubtree> selected,
            Board board,
            boolean over,
            Optional<ChoiceCost> whole,
            List<PaneIdentity> panes,
            Optional<PaneIdentity> pane) {
        String whose = pane.map(one -> one.title() + ": ").orElse("");
        facts.setText(selected.map(one -> whose + SearchTreeWords.of(one, board, over, whole))
                .orElse(keepsPlace ? SearchTreeWords.CHOOSE : ""));
        showOthers(selected.map(one -> one.others().stream()
                        .filter(encounter -> encounter.search() < panes.size())
                        .map(encounter -> new Fate(
                                encounter,
                                SearchTreeWords.of(
                                        encounter,
                                        one.subtree(),
                                        panes.get(encounter.search()).title())))
                        .toList())
                .orElse(List.of()));
        buttons.forEach(button -> button.setVisible(selected.isPresent()));
        setVisible(keepsPlace || selected.isPresent());
    }

    private void showOthers(List<Fate> now) {
        // The tree is read again and again: a link with the focus stays.
        if (!now.equals(fates)) {
            fates = now;
            others.getChildren().setAll(now.stream().flatMap(this::words).toList());
        }
    }

    private Stream<Node> words(Fate fate) {
        SearchTreeWords.SentenceWithStep words = fate.words();
        if (words.step().isEmpty()) {
            return Stream.of(text(words.text() + " "));
        }
        Hyperlink link = new Hyperlink(words.step());
        link.setOnAction(
                _ -> jump.accept(fate.encounter().search(), fate.encounter().step()));
        return Stream.of(text(words.before()), link, text(words.after() + " "));
    }

    private static Text text(String words) {
        return NodeStyle.of(new Text(words), "text-14", "muted");
    }

    /** The words, at least as high as the place that is kept for them. */
    private final class Words extends HeightCachingColumn {
        /** The bounds of the paragraphs for each width, in pixels. They are the same whatever is said now. */
        private final Map<Double, List<Bounds>> wrapped = new HashMap<>();

        Words() {
            super(0);
        }

        /** Measures the paragraphs anew. */
        void forget() {
            wrapped.clear();
            requestLayout();
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        /** As wide as the longest paragraph in one line, whatever is said now: the height follows from it. */
        @Override
        protected double computePrefWidth(double height) {
            double place =
                    wrapped(0).stream().mapToDouble(Bounds::getWidth).max().orElse(0);
            return Math.max(super.computePrefWidth(height), snapSizeX(place));
        }

        @Override
        protected double preferredHeight(double width) {
            double place = wrapped(Math.max(0, width)).stream()
                    .mapToDouble(paragraph -> snapSizeY(paragraph.getHeight()))
                    .sum();
            return Math.max(super.preferredHeight(width), place);
        }

        private List<Bounds> wrapped(double width) {
            if (wrapped.size() > MOST_WIDTHS) {
                wrapped.clear();
            }
            return wrapped.computeIfAbsent(
                    width,
                    _ -> longest.stream()
                            .map(paragraph -> bounds(paragraph, width))
                            .toList());
        }

        /** @param width the width in which the paragraph is wrapped, in pixels; 0 for one line */
        private Bounds bounds(String paragraph, double width) {
            Text text = new Text(paragraph);
            text.setFont(facts.getFont());
            text.setWrappingWidth(width);
            return text.getLayoutBounds();
        }
    }
}
